import TransitionKit
import UIKit

/// Forward the new screen grows out of a point while the old one fades to half; backward it collapses to the
/// point again. It is a picture that grows and shrinks, so that its content does too.
///
/// After the dismissal of appcoda's tutorial.
public struct ShrinkAnimator: Animator, Hashable {
    /// The point that the screen shrinks to, in fractions of its size. Its center by default, and along an axis on
    /// which it is not finite.
    public var anchor: Participant.Anchor
    /// The scale it shrinks to. 0, nothing at all, by default, and where it is not finite.
    public var scale: CGFloat
    /// The opacity of the screen beneath while it is covered, 0…1. 0.5 by default, and where it is not finite.
    public var fade: CGFloat
    public var duration: TimeInterval

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
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let point = Participant.Anchor(
            x: anchor.x.playable(or: 0.5),
            y: anchor.y.playable(or: 0.5),
            z: anchor.z.playable(or: 0)
        )
        let small = Pose.rest.scaled(by: scale.playable(or: 0))
        return Choreography([
            .backdrop(.black),
            Participant(.outgoing, to: .rest.faded(to: fade.playable(or: 0.5))),
            Participant(.picture(of: .incoming), anchor: point, from: small),
        ])
    }
}

extension Animator where Self == ShrinkAnimator {
    /// The new screen grows out of a point, and backward collapses to it again; see ``ShrinkAnimator``.
    public static func shrink(
        anchor: Participant.Anchor = .center,
        scale: CGFloat = 0,
        fade: CGFloat = 0.5,
        duration: TimeInterval = 0.5
    ) -> ShrinkAnimator {
        ShrinkAnimator(anchor: anchor, scale: scale, fade: fade, duration: duration)
    }
}
