import TransitionKit
import UIKit

/// One flies into the new screen: the old one grows past the viewer and fades, over the new one growing into its
/// place. Or, the other way, out of the old screen.
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
    /// The scale of the screen that is near the viewer. 1.3 by default, and where it is not finite.
    public var nearScale: CGFloat
    /// The scale of the screen that is far away. 0.7 by default, and where it is not finite.
    public var farScale: CGFloat
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.4 by default.
    public init(
        style: Style = .in,
        nearScale: CGFloat = 1.3,
        farScale: CGFloat = 0.7,
        duration: TimeInterval = 0.4
    ) {
        self.style = style
        self.nearScale = nearScale
        self.farScale = farScale
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let near = Pose.rest.scaled(by: nearScale.playable(or: 1.3)).faded(to: 0)
        let far = Pose.rest.scaled(by: farScale.playable(or: 0.7))
        let flyingIn = Choreography([
            .backdrop(.black),
            Participant(.picture(of: .incoming), from: far),
            Participant(
                .picture(of: .outgoing),
                keyframes: [
                    Keyframe(at: 0, .rest),
                    // Gone early: two screens at once can't be read.
                    Keyframe(at: 0.65, Pose.rest.interpolated(to: near, at: 0.65).faded(to: 0)),
                    Keyframe(at: 1, near),
                ]
            ),
        ])
        return style == .in ? flyingIn : flyingIn.reversed()
    }
}

extension Animator where Self == ZoomAnimator {
    /// One flies into the new screen, or out of the old one; see ``ZoomAnimator``.
    public static func zoom(
        style: ZoomAnimator.Style = .in,
        nearScale: CGFloat = 1.3,
        farScale: CGFloat = 0.7,
        duration: TimeInterval = 0.4
    ) -> ZoomAnimator {
        ZoomAnimator(style: style, nearScale: nearScale, farScale: farScale, duration: duration)
    }
}
