import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// What Core Animation plays is where the poses are, so it doesn't move when a finger catches it.
@MainActor @Suite struct CatchContinuityTests {
    /// What moves, and how.
    struct Motion: CustomTestStringConvertible {
        let name: String
        let participant: Participant
        /// The angle by which the first screen has turned its named view, in radians.
        var turn: CGFloat = 0

        var testDescription: String { name }

        static func stretched(x: CGFloat = 1, y: CGFloat = 1) -> Pose {
            var pose = Pose.rest
            (pose.scaleX, pose.scaleY) = (x, y)
            return pose
        }
    }

    private nonisolated static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    private nonisolated static let part = CGRect(x: 0.6, y: 0, width: 0.4, height: 1)
    private nonisolated static let photo = Participant.Subject.surface(of: "photo", on: .outgoing)

    private nonisolated static func slice(turned turn: CGFloat, from pose: Pose) -> Participant {
        Participant(.slice(whole, of: .incoming, rotation: turn), from: pose)
    }

    private nonisolated static let motions = [
        Motion(name: "narrow slice", participant: slice(turned: 0.3, from: Motion.stretched(x: 0.05))),
        Motion(
            name: "turning slice",
            participant: slice(turned: 0.785, from: Motion.stretched(x: 0.5).rotated(to: 1.2))
        ),
        Motion(
            name: "tall view",
            participant: Participant(.element("photo", on: .outgoing), to: Motion.stretched(y: 4)),
            turn: 0.6
        ),
        Motion(
            name: "shrinking surface",
            participant: Participant(
                photo,
                from: Pose.rest.clipped(to: part).scaled(by: 3).colored(.red),
                to: Pose.rest.colored(.red)
            )
        ),
        Motion(
            name: "stretched surface",
            participant: Participant(
                photo,
                from: Motion.stretched(y: 4).colored(.red),
                to: Pose.rest.colored(.red)
            ),
            turn: 0.6
        ),
        Motion(
            name: "turning surface",
            participant: Participant(
                photo,
                from: Pose.rest.clipped(to: part).rotated(to: 1.2).colored(.red),
                to: Pose.rest.clipped(to: part).colored(.red)
            )
        ),
        Motion(
            name: "invalid number",
            participant: Participant(
                .incoming,
                from: Pose.rest.translated(x: .nan, y: 300),
                to: Pose.rest.translated(x: 40)
            )
        ),
        Motion(
            name: "invalid scale",
            participant: Participant(.incoming, from: Motion.stretched(x: .nan, y: .infinity).scaled(by: 0.5))
        ),
    ]

    @Test(arguments: motions, [0.2, 0.5, 0.9] as [TimeInterval]) func nothingJumpsWhenCaught(
        _ motion: Motion,
        at fraction: TimeInterval
    ) {
        let interaction = InteractionController()
        let animator = DescribedAnimator { _ in
            let motion = motion.participant
            let screens =
                [Participant(.outgoing)] + (motion.screen == .incoming ? [] : [Participant(.incoming)])
            // A surface lies behind the picture of its view.
            return Choreography(
                participants: screens + [motion]
                    + (motion.isSurface ? [Participant(.element("photo", on: .outgoing))] : [])
            )
        }
        let rig = ElementRig(animator, in: .custom, interaction: interaction)
        let photo = rig.first.add("photo", UIView(), at: CGRect(x: 100, y: 200, width: 120, height: 60))
        photo.transform = CGAffineTransform(rotationAngle: motion.turn)
        rig.start(.forward)
        rig.advance(by: fraction * animator.duration)
        func corners() -> [CGPoint] {
            rig.container?.subviews.flatMap { LayerGeometry.corners(of: $0.layer) } ?? []
        }
        let before = corners()
        #expect(interaction.pause())
        let after = corners()
        #expect(before.count == after.count && before.count >= 8)
        for (start, end) in zip(before, after) { #expect(hypot(end.x - start.x, end.y - start.y) < 0.5) }
        interaction.finish()
        rig.advance(by: 2)
    }

    private nonisolated static let back = TimingCurve.cubic(
        CGPoint(x: 0.68, y: -0.55),
        CGPoint(x: 0.265, y: 1.55)
    )
    private nonisolated static let slot = CGRect(x: 0.5, y: 0, width: 0, height: 1)

    private nonisolated static let limited: [(Pose, TimingCurve)] = [
        (Pose.rest.faded(to: 0), back), (Pose.rest.rounded(to: 200), back),
        (Pose.rest.clipped(to: slot), back), (Pose.rest.rounded(to: 80), .linear),
    ]

    @Test(
        "Opacities, corners, and clips have the same limits while they're played",
        arguments: limited.indices,
        [0.1, 0.25, 0.6, 0.9] as [TimeInterval]
    )
    func caughtAtALimit(index: Int, fraction: TimeInterval) {
        let (start, timing) = Self.limited[index]
        let interaction = InteractionController()
        let animator = DescribedAnimator { _ in
            Choreography(
                timing: timing,
                participants: [Participant(.outgoing), Participant(.incoming, from: start)]
            )
        }
        let rig = ElementRig(animator, in: .custom, interaction: interaction)
        let layer = rig.second.view.layer
        if timing == .linear { layer.cornerRadius = 40 }
        rig.start(.forward)
        rig.advance(by: fraction * animator.duration)
        func look() -> [CGFloat] {
            let shown = layer.presentation() ?? layer
            let mask = layer.mask.map { $0.presentation() ?? $0 }
            let width = mask?.bounds.size.width ?? 0
            return [CGFloat(shown.opacity), shown.cornerRadius / 200, width / 390]
        }
        let played = look()
        #expect(interaction.pause())
        let held = look()
        for (before, after) in zip(played, held) {
            #expect(abs(before - after) < 0.02, "\(played) \(held)")
        }
        interaction.finish()
        rig.advance(by: 2)
    }

    /// What has a corner radius that's larger than half of what's visible.
    enum Round: CaseIterable, Sendable { case clip, corners, surface }

    @Test(
        "A radius that's too large makes what's visible as round as possible, played and held",
        arguments: Round.allCases,
        [0.25, 0.5, 0.9] as [TimeInterval]
    )
    func tooRound(what: Round, fraction: TimeInterval) throws {
        let interaction = InteractionController()
        let animator = DescribedAnimator { _ in
            let away = Pose.rest.translated(x: 100).colored(.white)
            let part = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
            let start = what == .corners ? away.rounded(to: 1000) : away.clipped(to: part, cornerRadius: 1000)
            let subject: Participant.Subject =
                what == .surface ? .surface(of: "photo", on: .outgoing) : .incoming
            let moving = Participant(subject, from: start, to: .rest.colored(.white))
            // A surface lies behind the picture of its view.
            let others = what == .surface ? [Participant(.incoming)] : []
            let pictures = what == .surface ? [Participant(.element("photo", on: .outgoing))] : []
            return Choreography(
                timing: .linear,
                participants: [Participant(.outgoing)] + others + [moving] + pictures
            )
        }
        let rig = ElementRig(animator, in: .custom, interaction: interaction)
        rig.first.add("photo", UIView(), at: CGRect(x: 100, y: 200, width: 120, height: 60))
        rig.start(.forward)
        rig.advance(by: fraction * animator.duration)
        let layer = try what == .surface ? #require(rig.pictures.first).layer : rig.second.view.layer
        let round = try what == .clip ? #require(layer.mask) : layer
        func check(_ state: String) {
            let left = (layer.presentation() ?? layer).transform.m41 / 100
            let shown = round.presentation() ?? round
            let half = min(shown.bounds.width, shown.bounds.height) / 2
            let expected = min(1000 * left, half)
            #expect(abs(shown.cornerRadius - expected) < 1, "\(state), with \(left) left")
        }
        check("played")
        #expect(interaction.pause())
        check("held")
        interaction.finish()
        rig.advance(by: 2)
    }
}
