import TransitionKit
import UIKit

/// An animator that grows the incoming screen out of a point or a view while the outgoing one dims. Backward,
/// the screen collapses into the point.
///
/// It scales a picture of the screen, so that the content scales too. Inspired by the dismissal in a tutorial
/// by AppCoda.
public struct ShrinkAnimator: Animator, Hashable {
    /// The point from which the screen grows. The default is the center of the screen, which is also used if
    /// neither screen shows the view.
    public var origin: TransitionOrigin
    /// The scale at which the screen starts. The default is 0, which also replaces non-finite values.
    public var scale: CGFloat
    /// How much the screen beneath darkens while it's covered, from 0 (not at all) to 1 (black). The default
    /// is 0.4, which also replaces non-finite values.
    public var dimming: CGFloat
    /// The corners and shadow of the screen while it's small. The backdrop isn't used. The default is
    /// ``Staging/standard``.
    public var staging: Staging
    public var duration: TimeInterval

    /// Creates a shrink animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.4 seconds.
    public init(
        origin: TransitionOrigin = .center,
        scale: CGFloat = 0,
        dimming: CGFloat = 0.4,
        staging: Staging = .standard,
        duration: TimeInterval = 0.4
    ) {
        self.origin = origin
        self.scale = scale
        self.dimming = dimming
        self.staging = staging
        self.duration = duration
    }

    public var targets: [TransitionTarget] { origin.target.map { [$0] } ?? [] }

    public func forward(in scene: TransitionScene) -> Choreography {
        let point = origin.point(in: scene.incomingFrame, of: scene)
        let scale = scale.playable(or: 0)
        // Corners and shadow look the same at every scale, until the screen would be entirely round.
        func small(_ scale: CGFloat) -> Pose {
            let away = staging.away(.rest, in: scene)
            let widest = 0.15 * min(scene.incomingFrame.width, scene.incomingFrame.height)
            return away.scaled(by: scale).rounded(to: min(away.cornerRadius / max(abs(scale), 0.1), widest))
        }
        let start = small(scale)
        let early = start.interpolated(to: .rest, at: 0.15)
        return Choreography(
            timing: .responsive,
            [Participant(.outgoing, to: .rest.dimmed(to: dimming.playable(or: 0.4)))]
                + Participant(
                    .picture(of: .incoming),
                    anchor: Participant.Anchor(x: point.x, y: point.y),
                    shadow: Staging.shadowShape,
                    keyframes: [
                        // A screen that starts from nothing fades in, because a tiny stamp doesn't look like
                        // a screen.
                        Keyframe(at: 0, start.faded(to: scale < 0.1 ? 0 : 1)),
                        Keyframe(at: 0.15, early.rounded(to: small(early.scaleX).cornerRadius)),
                        Keyframe(at: 1, .rest),
                    ]
                ).withRim(in: scene)
        )
    }
}

extension Animator where Self == ShrinkAnimator {
    /// Returns an animator that grows the incoming screen out of a point. See ``ShrinkAnimator``.
    public static func shrink(
        origin: TransitionOrigin = .center,
        scale: CGFloat = 0,
        dimming: CGFloat = 0.4,
        staging: Staging = .standard,
        duration: TimeInterval = 0.4
    ) -> ShrinkAnimator {
        ShrinkAnimator(origin: origin, scale: scale, dimming: dimming, staging: staging, duration: duration)
    }
}
