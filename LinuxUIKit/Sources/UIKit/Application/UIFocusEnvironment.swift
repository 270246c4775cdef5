/// An object in the hierarchy that focus moves in: a view or a view controller. Nothing is ever focused here.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
}
