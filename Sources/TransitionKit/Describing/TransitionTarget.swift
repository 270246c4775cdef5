import UIKit

/// A view that an animator goes by: one that a screen names, or one that the animator is given.
///
/// Its place is in the scene, in the container's coordinates, wherever the view is: scrolled, transformed, on either
/// screen, or in a bar that stays.
///
/// ```swift
/// let button = scene.element(of: .view(addButton))
/// ```
public struct TransitionTarget: Hashable, Sendable {
    /// The name under which a scene has it.
    public let id: TransitionElementID

    /// The view that was given, as long as it exists; `nil` for one that a screen names.
    public var view: UIView? { id.view }

    /// The view that a screen names; see ``TransitionElementProviding``.
    public static func element(_ id: TransitionElementID) -> TransitionTarget {
        TransitionTarget(id: id)
    }

    /// A view of either screen, or one that stays in front of both. It is not retained.
    @MainActor public static func view(_ view: UIView) -> TransitionTarget {
        TransitionTarget(id: TransitionElementID(of: view))
    }

    /// A point of a view, in the view's own coordinates: where it was touched, say. It counts as a view of one point
    /// times one, and as the middle of the view where it is not finite. The view is not retained.
    @MainActor public static func point(_ point: CGPoint, in view: UIView) -> TransitionTarget {
        TransitionTarget(id: TransitionElementID(of: view, at: point))
    }
}

extension TransitionScene {
    /// Where a view is; `nil` where neither screen shows it: it is gone, hidden, scrolled away or off the screen.
    public func element(of target: TransitionTarget) -> TransitionElement? { elements[target.id] }
}
