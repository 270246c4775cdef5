import TransitionKit
import UIKit

/// An animator that fades the outgoing screen out, and then fades the incoming one in while it grows
/// slightly.
///
/// Use it for screens without a strong relationship, such as the tabs of an app. Inspired by the fade through
/// pattern of Material Design.
public struct FadeThroughAnimator: Animator, Hashable {
    /// The scale at which the incoming screen starts. If the screen's background isn't a single color, such
    /// as that of a photo, the screen starts larger by the same amount instead, so that it always fills its
    /// frame. The default is 0.92, which also replaces non-finite values. Negative values are treated as 0.
    public var scale: CGFloat
    public var duration: TimeInterval

    /// Creates a fade through animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.3 seconds.
    public init(scale: CGFloat = 0.92, duration: TimeInterval = 0.3) {
        self.scale = scale
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let scale = scale.playable(or: Self().scale, within: 0...1e6)
        let small = Pose.rest.scaled(by: scale).rounded(to: scene.cornerRadius)
        return FadeThrough.choreography(to: .rest, from: small, in: scene)
    }

    public func backward(in scene: TransitionScene) -> Choreography { forward(in: scene) }
}

extension Animator where Self == FadeThroughAnimator {
    /// Returns an animator that fades one screen out and then the other in. See ``FadeThroughAnimator``.
    public static func fadeThrough(scale: CGFloat = 0.92, duration: TimeInterval = 0.3) -> FadeThroughAnimator
    {
        FadeThroughAnimator(scale: scale, duration: duration)
    }
}
