import TransitionKit
import UIKit

/// One flies into the new screen: the old one grows past the viewer and is gone in a moment, over the new one
/// growing into its place. Or, the other way, out of the old screen.
///
/// After Hero's zoom and zoomOut.
public struct ZoomAnimator: Animator, Hashable {
    /// Which way the viewer seems to fly.
    public enum Style: Hashable, Sendable, CaseIterable {
        /// Into the new screen going forward, and out of it going backward.
        case `in`
        /// Out of the old screen going forward, and into it going backward.
        case out
    }

    /// Which way the viewer seems to fly. `.in` by default.
    public var style: Style
    /// The scale of the screen that is near the viewer. 2.2 by default, and where it is not finite.
    public var nearScale: CGFloat
    /// The scale of the screen that is far away. 0.85 by default, and where it is not finite.
    public var farScale: CGFloat
    /// What shows around the far screen. ``Staging/on(_:)`` the new screen's color by default, which is the far one's.
    public var staging: Staging
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.4 by default.
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
        let near = Pose.rest.scaled(by: nearScale.playable(or: 2.2))
        let far = staging.away(.rest.scaled(by: farScale.playable(or: 0.85)).dimmed(to: 0.15), in: scene)
        let flyingIn = Choreography(
            timing: .prompt,
            staging.backdrop(in: scene) + [
                Participant(.picture(of: .incoming), shadow: Staging.shadowShape, from: far),
                Participant(
                    .picture(of: .outgoing),
                    keyframes: [
                        Keyframe(at: 0, .rest),
                        // Opaque while it can be read, and gone in a tenth: two screens at once can't be.
                        Keyframe(at: 0.44, .rest.interpolated(to: near, at: 0.7)),
                        Keyframe(at: 0.54, Pose.rest.interpolated(to: near, at: 0.85).faded(to: 0)),
                        Keyframe(at: 1, near.faded(to: 0)),
                    ]
                ),
            ]
        )
        return style == .in ? flyingIn : flyingIn.reversed()
    }
}

extension Animator where Self == ZoomAnimator {
    /// One flies into the new screen, or out of the old one; see ``ZoomAnimator``.
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
