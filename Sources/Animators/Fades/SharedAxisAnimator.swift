import TransitionKit
import UIKit

/// An animator that moves both screens slightly along an axis, while the outgoing one fades out and then the
/// incoming one fades in.
///
/// If a screen's background isn't a single color, such as that of a photo, the screen is enlarged while it
/// moves, so that it always fills its frame. Use this animator for screens in a sequence, such as the steps
/// of a form. Inspired by the shared axis pattern of Material Design.
public struct SharedAxisAnimator: Animator, Hashable {
    /// The axes along which the screens can move.
    public enum Axis: Hashable, Sendable, CaseIterable {
        /// The horizontal axis, for steps at the same level.
        case x
        /// The vertical axis, for steps at the same level.
        case y
        /// The axis toward the viewer, for a step to the next level of a hierarchy. Both screens grow if the
        /// transition goes forward, and shrink if it goes backward. A screen whose background isn't a single
        /// color is larger by the same amount instead of smaller.
        case z
    }

    /// The axis along which the screens move. The default is `.x`, which brings the incoming screen from the
    /// trailing edge.
    public var axis: Axis
    /// The distance the screens move along the x- or y-axis, in points. The default is 30, which also
    /// replaces non-finite values. If it's negative, the screens move the other way.
    public var distance: CGFloat
    public var duration: TimeInterval

    /// Creates a shared axis animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.3 seconds.
    public init(axis: Axis = .x, distance: CGFloat = 30, duration: TimeInterval = 0.3) {
        self.axis = axis
        self.distance = distance
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let distance = distance.playable(or: Self().distance)
        switch axis {
        case .x:
            return FadeThrough.choreography(
                to: .rest.translated(x: -distance),
                from: .rest.translated(x: distance),
                gap: distance > 0 ? .leading : .trailing,
                in: scene
            )
        case .y:
            return FadeThrough.choreography(
                to: .rest.translated(y: -distance),
                from: .rest.translated(y: distance),
                gap: distance > 0 ? .top : .bottom,
                in: scene
            )
        case .z:
            return FadeThrough.choreography(to: .rest.scaled(by: 1.1), from: .rest.scaled(by: 0.8), in: scene)
        }
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        let distance = distance.playable(or: Self().distance)
        switch axis {
        case .x, .y:
            var back = self
            back.distance = -distance
            return back.forward(in: scene)
        case .z:
            return FadeThrough.choreography(to: .rest.scaled(by: 0.8), from: .rest.scaled(by: 1.1), in: scene)
        }
    }
}

extension Animator where Self == SharedAxisAnimator {
    /// Returns an animator that moves and fades both screens along an axis. See ``SharedAxisAnimator``.
    public static func sharedAxis(
        axis: SharedAxisAnimator.Axis = .x,
        distance: CGFloat = 30,
        duration: TimeInterval = 0.3
    ) -> SharedAxisAnimator {
        SharedAxisAnimator(axis: axis, distance: distance, duration: duration)
    }
}
