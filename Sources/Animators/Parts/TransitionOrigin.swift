import TransitionKit
import UIKit

/// A point that a transition starts from.
///
/// ```swift
/// let transition = TransitionDelegate(.circleReveal(origin: .view(addButton)))
/// ```
public enum TransitionOrigin: Hashable, Sendable {
    /// A point in fractions of the screen: (0, 0) is the upper leading corner, (1, 1) the lower trailing one. Not finite
    /// counts as the middle.
    case point(x: CGFloat, y: CGFloat)
    /// The middle of a view, as it is seen when the transition starts; see ``element(_:)`` and ``view(_:)``.
    case middle(of: TransitionTarget)

    /// The middle of the screen.
    public static let center = TransitionOrigin.point(x: 0.5, y: 0.5)

    /// The view that a screen names, by adopting `TransitionElementProviding`; the old screen's if both do.
    public static func element(_ id: TransitionElementID) -> TransitionOrigin { .middle(of: .element(id)) }

    /// A view of either screen, or of a bar that stays: the button that was tapped, say. It is not retained.
    @MainActor public static func view(_ view: UIView) -> TransitionOrigin { .middle(of: .view(view)) }

    /// Where a gesture is, for one that has just been recognized: a tap on a map, say. The middle of the screen where
    /// the recognizer has no view.
    ///
    /// ```swift
    /// let transition = TransitionDelegate(.explode(origin: .touch(tap)))
    /// ```
    @MainActor public static func touch(_ recognizer: UIGestureRecognizer) -> TransitionOrigin {
        guard let view = recognizer.view else { return .center }
        return .middle(of: .point(recognizer.location(in: view), in: view))
    }

    /// Where the touch of an event is, for the action of a control. The middle of the screen where the event has none.
    @MainActor public static func touch(_ event: UIEvent) -> TransitionOrigin {
        guard let touch = event.allTouches?.first, let view = touch.view else { return .center }
        return .middle(of: .point(touch.location(in: view), in: view))
    }

    /// The view that an animator has to ask for.
    var target: TransitionTarget? {
        guard case .middle(let target) = self else { return nil }
        return target
    }

    /// The point in fractions of a screen's frame; the middle where nothing shows the view.
    func point(in screen: CGRect, of scene: TransitionScene) -> CGPoint {
        var point = CGPoint(x: 0.5, y: 0.5)
        switch self {
        case .point(let x, let y):
            if x.isFinite, y.isFinite { point = CGPoint(x: x, y: y) }
        case .middle(let target):
            let element = scene.element(of: target)
            guard let frame = (element?.outgoing ?? element?.incoming)?.frame, screen.width > 0,
                screen.height > 0
            else { return point }
            point.x = (frame.midX - screen.minX) / screen.width
            point.y = (frame.midY - screen.minY) / screen.height
        }
        return CGPoint(x: point.x.playable(or: 0.5), y: point.y.playable(or: 0.5))
    }
}
