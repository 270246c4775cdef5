import TransitionKit
import UIKit

/// The old screen shrinks away while the new one fades in above it. Backward the screen beneath grows back while
/// the one above fades out.
///
/// After the animator of objc.io issue 12. It is a picture that shrinks, so that its content does too.
public final class ScaleFadeAnimator: Animator {
    /// The scale that the old screen shrinks to. 0.1 by default.
    public var scale: CGFloat

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.5 by default.
    public init(scale: CGFloat = 0.1, duration: TimeInterval = 0.5) {
        self.scale = scale
        super.init(duration: duration)
    }

    public override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        Choreography([
            Participant(.outgoing, rendering: .picture, to: .rest.scaled(by: scale)),
            Participant(.incoming, from: .rest.faded(to: 0)),
        ])
    }
}
