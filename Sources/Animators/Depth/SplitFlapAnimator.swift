import TransitionKit
import UIKit

/// An animator that flips the screen like a leaf on a split-flap display.
///
/// The upper half of the outgoing screen falls about the center, with the lower half of the incoming screen
/// on its back. This leaf bounces once when it lands. Backward, the leaf swings up again without a bounce.
/// Inspired by the tip flip of WXSTransition.
public struct SplitFlapAnimator: Animator, Hashable {
    public var duration: TimeInterval

    /// Creates a split-flap animator.
    ///
    /// - Parameter duration: The duration of the transition, in seconds. The default is 0.7.
    public init(duration: TimeInterval = 0.7) {
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        // The angle is so small that perspective keeps the edge of the leaf outside the screen. The shade
        // shows the bounce.
        let bounced = Hinge(.top).lifted(by: .pi / 12).dimmed(to: 0.07)
        return choreography(
            landing: [
                // It starts at the speed that the leaf has reached on its way down.
                Keyframe(
                    at: 0.86,
                    .rest,
                    timing: .cubic(CGPoint(x: 0.33, y: 0.41), CGPoint(x: 0.67, y: 0.75))
                ),
                Keyframe(at: 0.93, bounced, timing: .easeOut),
                Keyframe(at: 1, .rest, timing: .easeIn),
            ],
            in: scene
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        // In reverse, it starts gently, and passes the middle at about the speed at which the upper half
        // continues, so that there's no jerk.
        let timing = TimingCurve.cubic(CGPoint(x: 0.33, y: 0.5), CGPoint(x: 0.67, y: 0.67))
        let landing = [Keyframe(at: 1, .rest, timing: timing)]
        return choreography(landing: landing, in: scene.reversed()).reversed()
    }

    private func choreography(landing: [Keyframe], in scene: TransitionScene) -> Choreography {
        let leaf = Leaf(edge: .top, shade: 0.6, scene: scene, reach: 3)
        return Choreography(
            timing: .linear,
            eyeDistance: leaf.eyeDistance,
            participants: leaf.resting
                + [
                    leaf.lifting([Keyframe(at: 0, .rest), Keyframe(at: 0.5, leaf.lifted, timing: .easeIn)]),
                    leaf.landing([Keyframe(at: 0.5, leaf.landingLifted)] + landing),
                ]
        )
    }
}

extension Animator where Self == SplitFlapAnimator {
    /// Returns an animator that flips the screen like a leaf on a split-flap display. See
    /// ``SplitFlapAnimator``.
    public static func splitFlap(duration: TimeInterval = 0.7) -> SplitFlapAnimator {
        SplitFlapAnimator(duration: duration)
    }
}
