import TransitionKit
import UIKit

/// Forward the new screen grows out of a point while the old one fades to half; backward it collapses to the
/// point again. It is a picture that grows and shrinks, so that its content does too.
///
/// After the dismissal of appcoda's tutorial.
public final class ShrinkAnimator: Animator {
    /// The point that the screen shrinks to, in fractions of its size. Its centre by default.
    public var anchor: Participant.Anchor
    /// The scale it shrinks to. 0, nothing at all, by default.
    public var scale: CGFloat
    /// The opacity of the screen beneath while it is covered, 0…1. 0.5 by default.
    public var fade: CGFloat

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.5 by default.
    public init(
        anchor: Participant.Anchor = .center,
        scale: CGFloat = 0,
        fade: CGFloat = 0.5,
        duration: TimeInterval = 0.5
    ) {
        self.anchor = anchor
        self.scale = scale
        self.fade = fade
        super.init(duration: duration)
    }

    public override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            hasBlackBackground: true,
            [
                Participant(.outgoing, to: .rest.faded(to: fade)),
                Participant(.incoming, rendering: .picture, anchor: anchor, from: .rest.scaled(by: scale)),
            ]
        )
    }
}
