import TransitionKit
import UIKit

/// The old screen shrinks away while the new one fades in above it. Backward the screen beneath grows back while
/// the one above fades out.
///
/// After the animator of objc.io issue 12. It is a picture that shrinks, so that its content does too.
public struct ScaleFadeAnimator: Animator, Hashable {
    /// The scale that the old screen shrinks to. 0.1 by default, and where it is not finite.
    public var scale: CGFloat
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.5 by default.
    public init(scale: CGFloat = 0.1, duration: TimeInterval = 0.5) {
        self.scale = scale
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        Choreography([
            Participant(.picture(of: .outgoing), to: .rest.scaled(by: scale.playable(or: 0.1))),
            Participant(.incoming, from: .rest.faded(to: 0)),
        ])
    }
}

extension Animator where Self == ScaleFadeAnimator {
    /// The old screen shrinks away while the new one fades in above it; see ``ScaleFadeAnimator``.
    public static func scaleFade(scale: CGFloat = 0.1, duration: TimeInterval = 0.5) -> ScaleFadeAnimator {
        ScaleFadeAnimator(scale: scale, duration: duration)
    }
}
