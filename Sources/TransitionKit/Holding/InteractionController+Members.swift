import UIKit

extension InteractionController {
    /// A drag anywhere on the screen, away from an edge to go back; see ``SwipeInteraction``.
    ///
    /// - Parameter edge: the edge that the finger moves away from. `.leading` by default.
    public static func swipe(from edge: TransitionEdge = .leading) -> SwipeInteraction {
        SwipeInteraction(edge: edge)
    }

    /// A drag that begins at an edge of the screen; see ``EdgeSwipeInteraction``.
    ///
    /// - Parameter edge: the edge that the finger moves away from. `.leading` by default.
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public static func edgeSwipe(from edge: TransitionEdge = .leading) -> EdgeSwipeInteraction {
        EdgeSwipeInteraction(edge: edge)
    }

    /// Fingers that pick a screen up and put it away; see ``DragInteraction``.
    @available(tvOS, unavailable)
    public static func drag() -> DragInteraction { DragInteraction() }

    /// Two fingers that come together to go back; see ``PinchInteraction``.
    ///
    /// - Parameter scale: how many times nearer the fingers have to come for the whole way back. 2 by default.
    @available(tvOS, unavailable)
    public static func pinch(scale: CGFloat = 2) -> PinchInteraction {
        let pinch = PinchInteraction()
        pinch.scale = scale
        return pinch
    }
}
