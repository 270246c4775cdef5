import TransitionKit
import UIKit

/// An animator that drops the incoming screen from above. The screen bounces twice before it comes to rest,
/// but not under a finger. Backward, it falls off the bottom and tilts as it falls.
///
/// Inspired by the drop-down presentation of IBAnimatable.
public struct DropAnimator: Animator, Hashable {
    /// The range of angles, in radians, by which the screen may tilt when it falls off. Negative angles tilt
    /// it to the left in a left-to-right layout. The default is -0.3…0.3. Bounds beyond half a turn are
    /// clamped; a non-finite bound is replaced by its default.
    public var tilt: ClosedRange<CGFloat>
    /// The seed for the random tilt. The same seed always gives the same tilt. The default is 0.
    public var seed: UInt64
    public var duration: TimeInterval

    /// Creates a drop animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.6 seconds.
    public init(tilt: ClosedRange<CGFloat> = -0.3...0.3, seed: UInt64 = 0, duration: TimeInterval = 0.6) {
        self.tilt = tilt
        self.seed = seed
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        // 30 points up, and then 8, on a screen 844 points high.
        let bounce = scene.followsFinger ? 0 : scene.size.height / 28
        let low = Pose.rest.shadowed(to: 0.4)
        let fall = fall(to: low, bounce: bounce, in: scene)
        let bounces = [
            Keyframe(at: 0.63, low.translated(y: -bounce), timing: .easeOut),
            Keyframe(at: 0.8, low, timing: .easeIn),
            Keyframe(at: 0.9, low.translated(y: -bounce / 4), timing: .easeOut),
            Keyframe(at: 1, .rest, timing: .easeIn),
        ]
        let screen = Participant(
            .incoming,
            shadow: Participant.Shadow(radius: 16),
            keyframes: fall.filter { $0.time < 1 }
                + (scene.followsFinger ? [Keyframe(at: 1, .rest)] : bounces)
        )
        let background = EdgeBackground.beyond(
            scene.followsFinger ? [] : [.bottom],
            of: screen,
            reach: bounce,
            in: scene
        ).map { part in
            // Until the screen has landed, its shadow lies where the background will show.
            part.with(
                keyframes: [Keyframe(at: Self.landing - 0.001, part.pose(at: Self.landing).faded(to: 0))]
                    + part.keyframes.filter { $0.time >= Self.landing }
            )
        }
        // The rim fades with the distance that remains. A card has none, because the rim would be outside its
        // own round corners.
        let distance = max(-fall[0].pose.y, 1)
        let rim = fall.map { Keyframe(at: $0.time, $0.pose.faded(to: -$0.pose.y / distance)) }
        let isCard = !scene.incomingIsWhole && !scene.hasOutgoingView
        return Choreography(
            timing: .linear,
            participants: [Participant.covered(in: scene, dimmedTo: 0.2, within: 0...landing(in: scene))]
                + (isCard ? [screen] : screen.withRim(rim, in: scene)) + background
        )
    }

    /// The moment at which the incoming screen lands, and covers the other one. Under a finger, that's the
    /// end. Otherwise, a screen that fills the container already would leave again if people let go before
    /// half of the way.
    private func landing(in scene: TransitionScene) -> CGFloat { scene.followsFinger ? 1 : Self.landing }
    private static let landing: CGFloat = 0.46

    /// Returns the fall of the incoming screen from above the container.
    private func fall(to low: Pose, bounce: CGFloat, in scene: TransitionScene) -> [Keyframe] {
        let above = scene.translation(moving: scene.incomingFrame, outBy: .top)
        // Higher by the height of the bounce, for the background that extends beneath the screen.
        let start = Pose.rest.translated(by: above).translated(y: -bounce)
        let falling = TimingCurve.cubic(CGPoint(x: 0.25, y: 0.05), CGPoint(x: 0.8, y: 0.68))
        let timing = scene.followsFinger ? .linear : falling
        return Keyframe.sampled(steps: 30) { time in
            let pose = start.interpolated(to: low, at: timing.value(at: time))
            // Never larger than the distance that remains, so the corners that arrive last aren't seen.
            return pose.rounded(to: scene.incomingIsWhole ? min(scene.cornerRadius, abs(pose.y)) : 0)
        }.map { Keyframe(at: landing(in: scene) * $0.time, $0.pose) }
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        var random = SeededGenerator(seed: seed)
        let angle = CGFloat.random(in: playableTilt, using: &random)
        // So far that it's fast when it leaves. Under a finger, whose last steps would move nothing, it ends
        // just out of view, and its shadow has faded by then.
        let shortest = scene.translation(moving: scene.outgoingFrame, outBy: .bottom).dy
        let way = scene.translation(
            moving: scene.outgoingFrame,
            turnedBy: angle,
            shadow: scene.followsFinger ? Participant.Shadow(radius: 0) : Staging.shadowShape,
            outBy: .bottom,
            atLeast: scene.followsFinger ? shortest : shortest * 1.2
        )
        /// Returns the pose after a part of the way.
        func fallen(_ part: CGFloat) -> Pose {
            let pose = Pose.rest.translated(by: way, times: part).rotated(to: part * angle)
            return Staging.standard.applied(to: pose, in: scene)
        }
        let beneath = Choreography(participants: [.covered(in: scene.reversed(), dimmedTo: 0.2)])
        return Choreography(
            timing: .easeIn,
            participants: beneath.reversed().participants
                + Participant(
                    .outgoing,
                    shadow: Staging.shadowShape,
                    // Round as soon as its corners leave their places.
                    keyframes: [
                        Keyframe(at: 0, .rest), Keyframe(at: 0.05, fallen(0.05)),
                        Keyframe(at: 1, scene.followsFinger ? fallen(1).shadowed(to: 0) : fallen(1)),
                    ]
                ).withRim(in: scene)
        )
    }

    /// The range of angles, with valid bounds in the right order.
    private var playableTilt: ClosedRange<CGFloat> {
        let first = tilt.lowerBound.playable(or: Self().tilt.lowerBound, within: -.pi ... .pi)
        let last = tilt.upperBound.playable(or: Self().tilt.upperBound, within: -.pi ... .pi)
        // The default of one bound can lie beyond the other bound.
        return min(first, last)...max(first, last)
    }
}

extension Animator where Self == DropAnimator {
    /// Returns an animator that drops the incoming screen from above. See ``DropAnimator``.
    public static func drop(
        tilt: ClosedRange<CGFloat> = -0.3...0.3,
        seed: UInt64 = 0,
        duration: TimeInterval = 0.6
    ) -> DropAnimator {
        DropAnimator(tilt: tilt, seed: seed, duration: duration)
    }
}
