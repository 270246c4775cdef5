import UIKit

extension InteractionController {
    /// Returns an interaction that follows a drag anywhere on the screen. See ``SwipeInteraction``.
    ///
    /// - Parameter edge: The edge away from which people drag to go back. The default is leading.
    public static func swipe(edge: TransitionEdge = .leading) -> SwipeInteraction {
        SwipeInteraction(edge: edge)
    }

    /// Returns an interaction that follows a drag from an edge of the screen. See ``EdgeSwipeInteraction``.
    ///
    /// - Parameter edge: The edge at which the drag begins. The default is leading.
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public static func edgeSwipe(edge: TransitionEdge = .leading) -> EdgeSwipeInteraction {
        EdgeSwipeInteraction(edge: edge)
    }

    /// Returns an interaction that lets people pick up a screen and put it away. See ``DragInteraction``.
    ///
    /// - Parameter directions: The edges toward which a drag with one finger begins. The default is bottom
    ///   and trailing.
    @available(tvOS, unavailable)
    public static func drag(directions: Set<TransitionEdge> = [.bottom, .trailing]) -> DragInteraction {
        DragInteraction(directions: directions)
    }

    /// Returns an interaction that follows a pinch. See ``PinchInteraction``.
    ///
    /// - Parameter scale: The factor by which the distance between the fingers changes for an entire
    ///   transition. The default is 2.
    @available(tvOS, unavailable)
    public static func pinch(scale: CGFloat = 2) -> PinchInteraction { PinchInteraction(scale: scale) }

    /// Returns whether a drag in a direction goes back and can begin anywhere in a view.
    package func goesBack(along direction: CGVector, in view: UIView?) -> Bool {
        guard let gesture = self as? GestureInteraction, gesture is SwipeInteraction || gesture.dragsFreely
        else { return false }
        return gesture.source.directionsBack(on: view).contains(direction)
    }
}
