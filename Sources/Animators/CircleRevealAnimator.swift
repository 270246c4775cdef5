import TransitionKit
import UIKit

/// A circle grows from a point or a view until it has uncovered the new screen. Backward it closes on it.
///
/// ```swift
/// let transition = TransitionDelegate(CircleRevealAnimator(origin: .view(addButton)))
/// ```
///
/// After WXSTransition's point spread.
public final class CircleRevealAnimator: Animator {
    /// Where the circle grows from: a point in fractions of the screen, an element that a screen names or a view, by
    /// its middle. The middle of the screen by default, and where neither screen shows the element or the view.
    public var origin: Origin

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.5 by default.
    public init(origin: Origin = .center, duration: TimeInterval = 0.5) {
        self.origin = origin
        super.init(duration: duration)
    }

    public override var targets: [TransitionTarget] { origin.target.map { [$0] } ?? [] }

    public override func forwardChoreography(in scene: TransitionScene) -> Choreography {
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
            let middle = CGPoint(x: 0.5, y: 0.5)
            switch self {
            case .point(let x, let y):
                return x.isFinite && y.isFinite ? CGPoint(x: x, y: y) : middle
            case .middle(let target):
                let (element, screen) = (scene.element(of: target), scene.incomingFrame)
                guard let frame = (element?.outgoing ?? element?.incoming)?.frame, screen.width > 0,
                    screen.height > 0
                else { return middle }
                return CGPoint(
                    x: (frame.midX - screen.minX) / screen.width,
                    y: (frame.midY - screen.minY) / screen.height
                )
            }
        }
    }
}
