import TransitionKit
import UIKit

/// An animator that fades the incoming screen in while it grows to full size on a spring. The screen beneath
/// blurs and dims. Backward, the screen in front shrinks and disappears.
///
/// Inspired by the boom transition of WXSTransition.
public struct PopUpAnimator: Animator, Hashable {
    /// The damping ratio of the spring. A value of 1 doesn't overshoot; smaller values oscillate more. The
    /// default is 0.6, which also replaces non-finite values. Values outside 0.05…1 are clamped.
    public var dampingRatio: CGFloat
    /// The scale at which the incoming screen starts. The default is 0.7, which also replaces non-finite
    /// values. Negative values are treated as 0.
    public var scale: CGFloat
    /// The corners and shadow of the incoming screen while it's small. The default is ``Staging/standard``.
    /// The staging's backdrop is ignored.
    public var staging: Staging
    public var duration: TimeInterval
    /// How much the outgoing screen darkens, from 0 (not at all) to 1. The default is 0.3.
    var dimming: CGFloat = 0.3

    /// Creates a pop-up animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.45 seconds.
    public init(
        dampingRatio: CGFloat = 0.6,
        scale: CGFloat = 0.7,
        staging: Staging = .standard,
        duration: TimeInterval = 0.45
    ) {
        self.dampingRatio = dampingRatio
        self.scale = scale
        self.staging = staging
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let spring = TimingCurve.spring(dampingRatio: dampingRatio.playable(or: Self().dampingRatio))
        let small = small(in: scene)
        func pose(at time: CGFloat) -> Pose {
            // Without a finger, gradually at first, while there's little to see of it.
            let arrival = scene.followsFinger ? time : spring.value(at: pow(time, 1.25))
            return rounded(small.interpolated(to: .rest, at: arrival), in: scene)
        }
        // The outgoing screen is blurred before the incoming one appears, which is opaque before the spring
        // swings back.
        return Choreography(
            timing: .linear,
            participants: beneath(
                in: scene,
                unfocusing: [(0, 0), (0.02, 0.06), (0.06, 0.35), (0.11, 0.71), (0.16, 1)]
            ) + [
                unfocused(
                    .incoming,
                    // Gone once the sharp picture covers it, or it would be seen around the corners of a
                    // card.
                    Keyframe.sampled {
                        let appearance = smooth(smooth(($0 - 0.08) / 0.22))
                        return pose(at: $0).faded(to: appearance * (1 - smooth(($0 - 0.38) / 0.1)))
                    }
                )
            ]
                + Participant(
                    .picture(of: .incoming),
                    shadow: Staging.shadowShape,
                    keyframes: Keyframe.sampled { pose(at: $0).faded(to: smooth(($0 - 0.17) / 0.2)) }
                ).withRim(in: scene)
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        let small = small(in: scene)
        let timing = TimingCurve.cubic(CGPoint(x: 0.22, y: 0), CGPoint(x: 0.75, y: 0.7))
        /// Returns the pose at a part of the way.
        func away(_ part: CGFloat) -> Pose { rounded(.rest.interpolated(to: small, at: part), in: scene) }
        let legible = (0...12).map { step in
            let time = CGFloat(step) / 12
            let part = scene.followsFinger ? time : timing.value(at: time)
            return (time: 0.68 * time, part: part, pose: away(0.78 * part))
        }
        // A screen that's gone before would return if people let go.
        let end: CGFloat = scene.followsFinger ? 1 : 0.89
        // The screen beneath comes into focus only when this one is gone, so that nobody reads both at once.
        let beneath = beneath(
            in: scene.reversed(),
            unfocusing: [(0, 0), (0.03, 0.06), (0.07, 0.35), (0.11, 0.75), (0.15, 1)]
        )
        return Choreography(
            timing: .linear,
            participants: Choreography(participants: beneath).reversed().participants + [
                unfocused(
                    .outgoing,
                    legible.map { Keyframe(at: $0.time, $0.pose.faded(to: $0.part)) }
                        + (0...5).map { step in
                            let part = CGFloat(step) / 5
                            return Keyframe(
                                at: lerp(0.7, end, part),
                                away(lerp(0.8, 1, part)).faded(to: 1 - smooth(part))
                            )
                        }
                )
            ]
                + Participant(
                    .picture(of: .outgoing),
                    shadow: Staging.shadowShape,
                    keyframes: legible.map { Keyframe(at: $0.time, $0.pose) } + [
                        Keyframe(at: 0.77, away(0.89).faded(to: 0)), Keyframe(at: end, small.faded(to: 0)),
                    ]
                ).withRim(in: scene)
        )
    }

    /// Returns a blurred picture of a screen. It's what's seen of a screen that fades, because text is hard
    /// to read in front of text.
    private func unfocused(_ side: TransitionSide, _ keyframes: [Keyframe]) -> Participant {
        Participant(
            .blurredPicture(of: side),
            keyframes: keyframes.mapPoses { $0.shadowed(to: 0) }
        )
    }

    /// Returns the outgoing screen, which blurs.
    ///
    /// - Parameter unfocusing: The opacity of its blurred picture at several moments, from 0 to 1.
    private func beneath(
        in scene: TransitionScene,
        unfocusing: [(time: CGFloat, opacity: CGFloat)]
    ) -> [Participant] {
        let dimming = dimming.playable(or: Self().dimming)
        let dimmed = Pose.rest.dimmed(to: dimming)
        // The other screen soon covers all of it.
        let screen = Participant(
            .outgoing,
            shade: .covered(.outgoing, in: scene),
            keyframes: [Keyframe(at: 0, .rest), Keyframe(at: 0.5, dimmed, timing: .easeInOut)]
        )
        guard scene.hasBothViews else { return [screen] }
        let blurred = Participant(
            .blurredPicture(of: .outgoing),
            shade: screen.shade,
            keyframes: unfocusing.map {
                Keyframe(at: $0.time, screen.pose(at: $0.time).faded(to: $0.opacity))
            } + [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5].map { Keyframe(at: $0, screen.pose(at: $0)) }
        )
        return [screen, blurred]
    }

    /// Returns a pose between rest and the small one, with corners that are round until the edges have almost
    /// arrived at those of the container.
    private func rounded(_ pose: Pose, in scene: TransitionScene) -> Pose {
        let inset = (1 - pose.scaleX) * scene.size.width / 2
        return pose.rounded(to: small(in: scene).cornerRadius * roundness(atInset: inset))
    }

    /// Returns the pose of the screen at its smallest, with the staging's corners and shadow.
    private func small(in scene: TransitionScene) -> Pose {
        let scale = scale.playable(or: Self().scale, within: 0...1e6)
        return staging.applied(to: .rest.scaled(by: scale), in: scene)
    }
}

extension Animator where Self == PopUpAnimator {
    /// Returns an animator that pops the incoming screen up on a spring. See ``PopUpAnimator``.
    public static func popUp(
        dampingRatio: CGFloat = 0.6,
        scale: CGFloat = 0.7,
        staging: Staging = .standard,
        duration: TimeInterval = 0.45
    ) -> PopUpAnimator {
        PopUpAnimator(dampingRatio: dampingRatio, scale: scale, staging: staging, duration: duration)
    }
}
