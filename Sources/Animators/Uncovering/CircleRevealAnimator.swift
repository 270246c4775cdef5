import TransitionKit
import UIKit

/// A circle grows from a point or a view until it has uncovered the new screen. Backward it closes on it.
///
/// ```swift
/// let transition = TransitionDelegate(.circleReveal(origin: .view(addButton)))
/// ```
///
/// After WXSTransition's point spread.
public struct CircleRevealAnimator: Animator, Hashable {
    /// Where the circle grows from: a point in fractions of the screen, an element that a screen names or a view, by
    /// its middle. The middle of the screen by default, and where neither screen shows the element or the view.
    public var origin: Origin
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.5 by default.
    public init(origin: Origin = .center, duration: TimeInterval = 0.5) {
        self.origin = origin
        self.duration = duration
    }

    public var targets: [TransitionTarget] { origin.target.map { [$0] } ?? [] }

    public func forward(in scene: TransitionScene) -> Choreography {
        let (width, height) = (max(scene.incomingFrame.width, 1), max(scene.incomingFrame.height, 1))
        let point = origin.point(in: scene)
        let radius = hypot(
            max(abs(point.x), abs(1 - point.x)) * width,
            max(abs(point.y), abs(1 - point.y)) * height
        )
        let closed = CGRect(origin: point, size: .zero)
        let open = closed.insetBy(dx: -radius / width, dy: -radius / height)
        return Choreography([
            Participant(.outgoing),
            Participant(
                .incoming,
                from: .rest.clipped(to: closed),
                to: .rest.clipped(to: open, cornerRadius: radius)
            ),
        ])
    }
}

extension CircleRevealAnimator {
    /// Where a circle grows from.
    public enum Origin: Hashable, Sendable {
        /// A point in fractions of the screen: (0, 0) is the upper leading corner, (1, 1) the lower trailing one.
        /// Not finite counts as the middle.
        case point(x: CGFloat, y: CGFloat)
        /// The middle of a view, as it is seen when the transition starts; see `element(_:)` and `view(_:)`.
        case middle(of: TransitionTarget)

        /// The middle of the screen.
        public static let center = Origin.point(x: 0.5, y: 0.5)

        /// The view that a screen names, by adopting `TransitionElementProviding`; the old screen's if both do.
        public static func element(_ id: TransitionElementID) -> Origin { .middle(of: .element(id)) }

        /// A view of either screen, or of a bar that stays: the button that was tapped, say. It is not retained.
        @MainActor public static func view(_ view: UIView) -> Origin { .middle(of: .view(view)) }

        fileprivate var target: TransitionTarget? {
            guard case .middle(let target) = self else { return nil }
            return target
        }

        /// The point in fractions of the screen that comes.
        fileprivate func point(in scene: TransitionScene) -> CGPoint {
            var point = CGPoint(x: 0.5, y: 0.5)
            switch self {
            case .point(let x, let y):
                if x.isFinite, y.isFinite { point = CGPoint(x: x, y: y) }
            case .middle(let target):
                let (element, screen) = (scene.element(of: target), scene.incomingFrame)
                guard let frame = (element?.outgoing ?? element?.incoming)?.frame, screen.width > 0,
                    screen.height > 0
                else { return point }
                point.x = (frame.midX - screen.minX) / screen.width
                point.y = (frame.midY - screen.minY) / screen.height
            }
            return CGPoint(x: point.x.playable(or: 0.5), y: point.y.playable(or: 0.5))
        }
    }
}

extension Animator where Self == CircleRevealAnimator {
    /// A circle grows from a point or a view until it has uncovered the new screen; see ``CircleRevealAnimator``.
    public static func circleReveal(
        origin: CircleRevealAnimator.Origin = .center,
        duration: TimeInterval = 0.5
    ) -> CircleRevealAnimator {
        CircleRevealAnimator(origin: origin, duration: duration)
    }
}
