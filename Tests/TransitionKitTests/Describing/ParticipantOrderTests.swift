import Animators
import Testing
import TransitionKit
import UIKit

/// Participants that start late, one after another, or as a group.
@Suite struct ParticipantOrderTests {
    private static let size = CGSize(width: 400, height: 800)
    private let rising = Participant(.incoming, from: .rest.translated(y: 100))

    @Test("A participant can use only a part of the transition")
    func aParticipantCanUseOnlyAPartOfTheTransition() {
        let part = rising.within(0.25...0.75)
        let expected: [(CGFloat, CGFloat)] = [(0, 100), (0.25, 100), (0.5, 50), (0.75, 0), (1, 0)]
        for (moment, y) in expected { #expect(abs(part.pose(at: moment).y - y) < 1e-9) }
        #expect(rising.delayed(by: 0.5).keyframes.map(\.time) == [0.5, 1])
        #expect(rising.delayed(by: .nan) == rising)
        #expect(rising.delayed(by: -3) == rising)
        #expect(rising.within(-1...9).keyframes.map(\.time) == [0, 1])
    }

    @Test("Staggered participants take equally long, and the last one ends with the transition")
    func staggeredParticipantsTakeEquallyLong() {
        let parts = [rising, rising, rising].staggered(by: 0.2)
        let times = parts.map { $0.keyframes.map(\.time) }
        for (time, expected) in zip(times.flatMap { $0 }, [0, 0.6, 0.2, 0.8, 0.4, 1] as [CGFloat]) {
            #expect(abs(time - expected) < 1e-9)
        }
        #expect([rising, rising].staggered(by: 0) == [rising, rising])
        #expect([rising, rising].staggered(by: .nan) == [rising, rising])
        #expect([rising].staggered(by: 0.5) == [rising])
        // Delays that would leave no time leave a tenth.
        let many = Array(repeating: rising, count: 11).staggered(by: 0.5)
        #expect(abs((many.last?.keyframes.first?.time ?? 0) - 0.9) < 1e-9)
        #expect(abs((many.first?.keyframes.last?.time ?? 0) - 0.1) < 1e-9)
    }

    @Test("Two poses about the same anchor combine")
    func twoPosesAboutTheSameAnchorCombine() {
        let leaning = Pose.rest.rotated(to: 0.5).translated(x: 10)
        let pose = leaning.concatenating(.rest.scaled(by: 2).translated(y: 5).faded(to: 0.5))
        #expect(pose.scaleX == 2 && pose.rotation == leaning.rotation && pose.opacity == 0.5)
        #expect(abs(pose.x - 20) < 1e-9 && abs(pose.y - 5) < 1e-9)
        #expect(leaning.concatenating(.rest) == leaning)
    }

    @Test("A group scales and rotates about its own point")
    func aGroupScalesAndRotatesAboutItsOwnPoint() {
        let scene = TransitionScene(size: Self.size)
        let quarter = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
        let parts = [Participant(.slice(quarter, of: .outgoing)), Participant(.outgoing)]
        let half = Pose.rest.scaled(by: 0.5)
        let group = parts.moving([Keyframe(at: 0, .rest), Keyframe(at: 1, half)], in: scene)
        // The slice's center, which is a quarter of the container away from the group's, comes half as close.
        let slice = group[0].pose(at: 1)
        #expect(abs(slice.x - 50) < 1e-9 && abs(slice.y - 100) < 1e-9 && slice.scaleX == 0.5)
        let screen = group[1].pose(at: 1)
        #expect(abs(screen.x) < 1e-9 && abs(screen.y) < 1e-9 && screen.scaleX == 0.5)
        // About the top-left corner, both keep their top-left corners aligned.
        let corner = parts.moving([Keyframe(at: 0, half)], about: Participant.Anchor(x: 0, y: 0), in: scene)
        #expect(abs(corner[0].pose(at: 0).x + 50) < 1e-9 && abs(corner[1].pose(at: 0).x + 100) < 1e-9)
    }

    @Test("Mirroring swaps the edges of shades, gradients, and shapes, and the sides of everything else")
    func mirroringSwapsTheEdgesOfShades() throws {
        let part = Participant(
            .incoming,
            shadow: Participant.Shadow(radius: 3, x: 12, y: 5),
            shade: Participant.Shade(strongestAt: .leading, minimumStrength: 0.4),
            clipShape: .star,
            from: .rest.scrolled(x: 7, y: 3).clipped(to: CGRect(x: 0, y: 0, width: 0.25, height: 1))
        )
        let frame = CGRect(x: 0, y: 0, width: 0.25, height: 1)
        let gradient = Decoration.gradient(from: .red, at: .leading, to: .blue, in: frame)
        let choreography = Choreography(
            vanishingPoint: CGPoint(x: 0.25, y: 0.9),
            participants: [part, Participant(.decoration(gradient))]
        )
        let mirrored = choreography.mirrored()
        #expect(mirrored.vanishingPoint == CGPoint(x: 0.75, y: 0.9))
        #expect(mirrored.participants[0].shadow == Participant.Shadow(radius: 3, x: -12, y: 5))
        let pose = mirrored.participants[0].pose(at: 0)
        #expect(pose.contentOffsetX == -7 && pose.contentOffsetY == 3)
        #expect(pose.clip.rect == CGRect(x: 0.75, y: 0, width: 0.25, height: 1))
        #expect(
            mirrored.participants[0].shade == Participant.Shade(strongestAt: .trailing, minimumStrength: 0.4)
        )
        #expect(mirrored.participants[0].clipShape != .star)
        let other = Decoration.gradient(
            from: .red,
            at: .trailing,
            to: .blue,
            in: CGRect(x: 0.75, y: 0, width: 0.25, height: 1)
        )
        #expect(mirrored.participants[1].subject == .decoration(other))
        #expect(mirrored.mirrored() == choreography)
        #expect(Participant.Shade(strongestAt: .top).strongestEdge == .top)
    }

    @Test("The background colors and corners that an animator receives are exchanged with the scene")
    func theBackgroundColorsAndCornersThatAnAnimatorReceivesAreExchanged() {
        let scene = TransitionScene(
            size: Self.size,
            foreground: [.outgoing: ["a"], .incoming: ["b"]],
            outgoingBackgroundColor: .red,
            incomingBackgroundColor: .blue,
            cornerRadius: 20
        )
        let back = scene.reversed()
        #expect(
            back.outgoingBackgroundColor == .blue && back.incomingBackgroundColor == .red
                && back.cornerRadius == 20
        )
        #expect(back.foreground == [.outgoing: ["b"], .incoming: ["a"]])
        #expect(back.reversed() == scene)
        #expect(TransitionScene(size: Self.size, cornerRadius: .nan).cornerRadius == 0)
        #expect(TransitionScene(size: Self.size).cornerRadius == 32)
    }

    @Test("The staging is visible during the transition, and not at rest")
    func theStagingIsVisibleDuringTheTransition() throws {
        let scene = TransitionScene(size: Self.size, outgoingBackgroundColor: .white, cornerRadius: 20)
        func screen(_ staging: Staging) throws -> Participant {
            let choreography = PageAnimator(staging: staging).choreography(in: scene)
            return try #require(choreography.participant(showing: .outgoing))
        }
        let standard = try screen(.standard)
        #expect(standard.pose(at: 0) == .rest)
        #expect(standard.pose(at: 1).cornerRadius == 20 && standard.pose(at: 1).shadowOpacity == 0.3)
        let own = try screen(Staging(cornerRadius: 8, shadowOpacity: .nan))
        #expect(own.pose(at: 1).cornerRadius == 8 && own.pose(at: 1).shadowOpacity == 0.3)
        for radius in [-4, .nan, .infinity] as [CGFloat] {
            #expect(try screen(Staging(cornerRadius: radius)).pose(at: 1).cornerRadius == 0)
        }
        let bare = PageAnimator(staging: .none).choreography(in: scene)
        #expect(!bare.participants.contains { $0.subject == .backdrop })
        #expect(bare.participant(showing: .outgoing)?.pose(at: 1).cornerRadius == 0)
        let ground = PageAnimator().choreography(in: scene).participants[0]
        #expect(ground.pose(at: 0).backgroundColor == UIColor(red: 0.83, green: 0.83, blue: 0.83, alpha: 1))
        let blurred = PageAnimator(staging: .backdrop(.blur)).choreography(in: scene).participants[0]
        #expect(blurred.subject == .blurredBackdrop(of: .outgoing))
    }

    @Test("A screen that overshoots shows its own background there")
    func aScreenThatOvershootsShowsItsOwnBackgroundThere() throws {
        let scene = TransitionScene(size: Self.size, incomingBackgroundColor: .green)
        let choreography = BounceAnimator().choreography(in: scene)
        let strip = try #require(
            choreography.participants.first { participant in
                if case .decoration = participant.subject { return true }
                return false
            }
        )
        let below = CGRect(x: 0, y: 1, width: 1, height: 1)
        #expect(strip.subject == .decoration(.color(.green, in: below)))
        let screen = try #require(choreography.participant(showing: .incoming))
        for moment in [0, 0.5, 1, 1.1] as [CGFloat] {
            #expect(strip.pose(at: moment) == screen.pose(at: moment).shadowed(to: 0))
        }
    }
}
