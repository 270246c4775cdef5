/// An object in the hierarchy that focus moves in: a view or a view controller. Here, the focus moves only on
/// request, and when the view that has it can't have it anymore.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    var focusItemContainer: (any UIFocusItemContainer)? { get }

    func setNeedsFocusUpdate()
    func updateFocusIfNeeded()
    /// Called for each environment that loses or gets the focus, before it moves.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called for each environment that lost or got the focus.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An object that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
    var frame: CGRect { get }
    var isTransparentFocusItem: Bool { get }
}

extension UIFocusItem {
    public var isTransparentFocusItem: Bool { false }
}

/// An object that finds the items at a place. Here, there's no such search.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    var coordinateSpace: any UICoordinateSpace { get }
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A frame of reference for points and rectangles.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
