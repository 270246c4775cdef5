import TransitionKit
import UIKit

/// Both screens move a little along one axis, while the old one fades out and then the new one in: for screens that
/// follow one another, such as the steps of a form.
///
/// After the shared axis of Material motion.
public struct SharedAxisAnimator: Animator, Hashable {
    /// The axis that the screens share.
    public enum SharedAxis: Hashable, Sendable, CaseIterable {
        /// Sideways, for steps on one level.
        case x
        /// Up and down, for steps on one level, too.
        case y
        /// In and out, for a level further down.
        case z
    }

    /// The axis that the screens share. `.x` by default: the new screen comes from the trailing side.
    public var axis: SharedAxis
    /// How far the screens move along x or y, in points. 30 by default, and where it is not finite.
    public var distance: CGFloat
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.3 by default.
    public init(axis: SharedAxis = .x, distance: CGFloat = 30, duration: TimeInterval = 0.3) {
        self.axis = axis
        self.distance = distance
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let distance = distance.playable(or: 30)
        switch axis {
        case .x:
            return FadeThrough.choreography(
                to: .rest.translated(x: -distance),
                from: .rest.translated(x: distance),
                in: scene
            )
        case .y:
            return FadeThrough.choreography(
                to: .rest.translated(y: -distance),
                from: .rest.translated(y: distance),
                in: scene
            )
        case .z:
            return FadeThrough.choreography(to: .rest.scaled(by: 1.1), from: .rest.scaled(by: 0.8), in: scene)
        }
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        let distance = distance.playable(or: 30)
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
    /// Both screens move a little along one axis and fade, one after the other; see ``SharedAxisAnimator``.
    public static func sharedAxis(
        axis: SharedAxisAnimator.SharedAxis = .x,
        distance: CGFloat = 30,
        duration: TimeInterval = 0.3
    ) -> SharedAxisAnimator {
        SharedAxisAnimator(axis: axis, distance: distance, duration: duration)
    }
}
