import TransitionKit
import UIKit

/// An animator that seems to fly the viewer into the incoming screen: the outgoing screen grows past the
/// viewer and fades, while the incoming one grows into place. It can also fly out of the outgoing screen.
///
/// Inspired by Hero's `zoom` and `zoomOut`.
public struct ZoomAnimator: Animator, Hashable {
    /// The directions in which the viewer can fly.
    public enum Style: Hashable, Sendable, CaseIterable {
        /// Flies into the incoming screen when the transition goes forward, and out of it when it goes
        /// backward.
        case `in`
        /// Flies out of the outgoing screen when the transition goes forward, and into it when it goes
        /// backward.
        case out
    }

    /// The direction in which the viewer flies. The default is `.in`.
    public var style: Style
    /// The scale of the screen close to the viewer. The default is 2.2, which also replaces non-finite
    /// values.
    public var nearScale: CGFloat
    /// The scale of the screen far from the viewer. The default is 0.85, which also replaces non-finite
    /// values.
    public var farScale: CGFloat
    /// The backdrop, corners, and shadow of the far screen. The default is ``Staging/on(_:)`` the color of
    /// the far screen. Whichever way the viewer flies, the far screen counts as the incoming one for the
    /// backdrop, and the near screen as the outgoing one.
    public var staging: Staging
    public var duration: TimeInterval

    /// Creates a zoom animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.4 seconds.
    public init(
        style: Style = .in,
        nearScale: CGFloat = 2.2,
        farScale: CGFloat = 0.85,
        staging: Staging = .on(.incoming),
        duration: TimeInterval = 0.4
    ) {
        self.style = style
        self.nearScale = nearScale
        self.farScale = farScale
        self.staging = staging
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        style == .in ? flyingIn(in: scene) : flyingIn(in: scene.reversed()).reversed()
    }

    private func flyingIn(in scene: TransitionScene) -> Choreography {
        let near = Pose.rest.scaled(by: nearScale.playable(or: 2.2))
        let far = staging.away(.rest.scaled(by: farScale.playable(or: 0.85)).dimmed(to: 0.15), in: scene)
        return Choreography(
            timing: .prompt,
            staging.backdrop(in: scene) + [
                Participant(.picture(of: .incoming), shadow: Staging.shadowShape, from: far),
                Participant(
                    .picture(of: .outgoing),
                    keyframes: [
                        Keyframe(at: 0, .rest),
                        // Opaque while it's legible, and then gone within a tenth, because two overlapping
                        // screens are hard to read.
                        Keyframe(at: 0.44, .rest.interpolated(to: near, at: 0.7)),
                        Keyframe(at: 0.54, Pose.rest.interpolated(to: near, at: 0.85).faded(to: 0)),
                        Keyframe(at: 1, near.faded(to: 0)),
                    ]
                ),
            ]
        )
    }
}

extension Animator where Self == ZoomAnimator {
    /// Returns an animator that flies the viewer from one screen into the other. See ``ZoomAnimator``.
    public static func zoom(
        style: ZoomAnimator.Style = .in,
        nearScale: CGFloat = 2.2,
        farScale: CGFloat = 0.85,
        staging: Staging = .on(.incoming),
        duration: TimeInterval = 0.4
    ) -> ZoomAnimator {
        ZoomAnimator(
            style: style,
            nearScale: nearScale,
            farScale: farScale,
            staging: staging,
            duration: duration
        )
    }
}
