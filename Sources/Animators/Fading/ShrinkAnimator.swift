import TransitionKit
import UIKit

/// Forward the new screen grows out of a point or a view while the old one dims; backward it collapses to it
/// again. It is a picture that grows and shrinks, so that its content does too.
///
/// After the dismissal of appcoda's tutorial.
public struct ShrinkAnimator: Animator, Hashable {
    /// Where the screen shrinks to: a point in fractions of it, an element that a screen names or a view, by its
    /// middle. The middle of the screen by default, and where neither screen shows the element or the view.
    public var origin: TransitionOrigin
    /// The scale it shrinks to. 0, nothing at all, by default, and where it is not finite.
    public var scale: CGFloat
    /// How dark the screen beneath becomes while it is covered, 0…1. 0.4 by default, and where it is not finite.
    public var dimming: CGFloat
    /// The corners and the shadow of the screen while it is small; a backdrop does not show. ``Staging/standard`` by
    /// default.
    public var staging: Staging
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.4 by default.
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
        // Corners and shadow look the same however small the screen is, until it would be round all over.
        func small(_ scale: CGFloat) -> Pose {
            let away = staging.away(.rest, in: scene)
            let widest = 0.15 * min(scene.incomingFrame.width, scene.incomingFrame.height)
            return away.scaled(by: scale).rounded(to: min(away.cornerRadius / max(abs(scale), 0.1), widest))
        }
        let start = small(scale)
        let early = start.interpolated(to: .rest, at: 0.15)
        return Choreography(
            timing: .prompt,
            [
                Participant(.outgoing, to: .rest.dimmed(to: dimming.playable(or: 0.4))),
                Participant(
                    .picture(of: .incoming),
                    anchor: Participant.Anchor(x: point.x, y: point.y),
                    shadow: Staging.shadowShape,
                    keyframes: [
                        // From nothing it fades in, for a stamp to look like a screen.
                        Keyframe(at: 0, start.faded(to: scale < 0.1 ? 0 : 1)),
                        Keyframe(at: 0.15, early.rounded(to: small(early.scaleX).cornerRadius)),
                        Keyframe(at: 1, .rest),
                    ]
                ),
            ]
        )
    }
}

extension Animator where Self == ShrinkAnimator {
    /// The new screen grows out of a point, and backward collapses to it again; see ``ShrinkAnimator``.
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
