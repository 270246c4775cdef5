import TransitionKit
import UIKit

/// The old screen fades out, then the new one fades in and grows a little: for screens that have nothing in common, such
/// as those of tabs.
///
/// After the fade through of Material motion.
public struct FadeThroughAnimator: Animator, Hashable {
    /// The scale that the new screen grows from. 0.92 by default, and where it is not finite.
    public var scale: CGFloat
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.3 by default.
    public init(scale: CGFloat = 0.92, duration: TimeInterval = 0.3) {
        self.scale = scale
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let small = Pose.rest.scaled(by: scale.playable(or: 0.92)).rounded(to: scene.cornerRadius)
        return FadeThrough.choreography(to: .rest, from: small, in: scene)
    }

    public func backward(in scene: TransitionScene) -> Choreography { forward(in: scene) }
}

extension Animator where Self == FadeThroughAnimator {
    /// The old screen fades out, then the new one fades in and grows a little; see ``FadeThroughAnimator``.
    public static func fadeThrough(scale: CGFloat = 0.92, duration: TimeInterval = 0.3) -> FadeThroughAnimator
    {
        FadeThroughAnimator(scale: scale, duration: duration)
    }
}
