import UIKit

/// A view that an animator goes by: one that a screen names, or one that the animator is given.
///
/// Its place is in the scene, in the container's coordinates, wherever the view is: scrolled, transformed, on either
/// screen, or in a bar that stays.
///
/// ```swift
/// let button = scene.element(of: .view(addButton))
/// ```
public struct TransitionTarget: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name under which a scene has it.
    public let id: TransitionElementID

    /// The view that was given, as long as it exists; `nil` for one that a screen names, and for one that is looked for.
    public var view: UIView? { id.view }

    init(id: TransitionElementID) { self.id = id }

    /// The view that a screen names; as ``element(_:)``.
    public init(stringLiteral name: String) { id = TransitionElementID(name) }

    /// The view that a screen names; see ``TransitionElementProviding``.
    public static func element(_ id: TransitionElementID) -> TransitionTarget {
        TransitionTarget(id: id)
    }

    /// A view of either screen, or one that stays in front of both. It is not retained.
    @MainActor public static func view(_ view: UIView) -> TransitionTarget {
        TransitionTarget(id: TransitionElementID(of: view))
    }

    /// A view that a closure finds, which is asked when a transition begins: for the way there, and again for the way back.
    /// Cells are reused and lists are scrolled meanwhile: look the view up by what it shows, a photo's identifier say.
    ///
    /// ```swift
    /// let source = TransitionTarget.view { [weak list] in list?.imageView(ofPhoto: photo.id) }
    /// ```
    ///
    /// - Parameter provider: returns `nil` where no view shows it now.
    public static func view(_ provider: @escaping @MainActor () -> UIView?) -> TransitionTarget {
        TransitionTarget(id: TransitionElementID(provider: provider))
    }

    /// A part of a view, in the view's own coordinates: where the picture is in an image view, say. It counts as the whole
    /// view where it is not finite or empty. The view is not retained.
    @MainActor public static func rect(_ rect: CGRect, in view: UIView) -> TransitionTarget {
        TransitionTarget(
            id: TransitionElementID(
                of: view,
                part: rect.usable.map { $0.isEmpty ? view.bounds : $0 } ?? view.bounds
            )
        )
    }

    /// A point of a view, in the view's own coordinates: where it was touched, say. It counts as a view of one point
    /// times one, and as the middle of the view where it is not finite. The view is not retained.
    @MainActor public static func point(_ point: CGPoint, in view: UIView) -> TransitionTarget {
        let isPoint = point.x.isFinite && point.y.isFinite
        let middle = isPoint ? point : CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return rect(CGRect(x: middle.x - 0.5, y: middle.y - 0.5, width: 1, height: 1), in: view)
    }
}

extension TransitionScene {
    /// Where a view is; `nil` where neither screen shows it: it is gone, hidden, scrolled away or off the screen.
    public func element(of target: TransitionTarget) -> TransitionElement? { elements[target.id] }
}
