/// An object in the hierarchy that focus moves in: a view or a view controller. Here, the focus moves only on
/// request.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
}

/// An object that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    var isTransparentFocusItem: Bool { get }
}

/// An object that knows what has the focus in a scene.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    open private(set) weak var focusedItem: (any UIFocusItem)?

    /// Moves the focus to the view that an environment prefers, at once.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        var next = environment
        while !(next is UIView), let preferred = next.preferredFocusEnvironments.first { next = preferred }
        if let item = next as? any UIFocusItem { focusedItem = item }
    }
}
