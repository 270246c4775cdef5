import UIKit

/// An edge of the container.
///
/// In a transition, the edges `leading` and `trailing` depend on ``TransitionScene/layoutDirection``. For a
/// gesture, they depend on the layout direction of the view that the gesture is attached to.
public enum TransitionEdge: Hashable, Sendable, CaseIterable {
    /// The top edge.
    case top
    /// The left edge, or the right edge in a right-to-left layout.
    case leading
    /// The bottom edge.
    case bottom
    /// The right edge, or the left edge in a right-to-left layout.
    case trailing

    /// The unit vector from the center of the container through the edge, in a left-to-right layout: x points
    /// to the right, and y points down.
    public var outward: CGVector {
        switch self {
        case .top: CGVector(dx: 0, dy: -1)
        case .leading: CGVector(dx: -1, dy: 0)
        case .bottom: CGVector(dx: 0, dy: 1)
        case .trailing: CGVector(dx: 1, dy: 0)
        }
    }

    /// The opposite edge.
    public var opposite: TransitionEdge {
        switch self {
        case .top: .bottom
        case .leading: .trailing
        case .bottom: .top
        case .trailing: .leading
        }
    }

    /// The edge with left and right exchanged.
    var mirrored: TransitionEdge { outward.dx == 0 ? self : opposite }
}

/// The leading or trailing edge of the container. Which of them is on the left depends on the layout
/// direction, as for ``TransitionEdge``.
public enum TransitionHorizontalEdge: Hashable, Sendable, CaseIterable {
    /// The left edge, or the right edge in a right-to-left layout.
    case leading
    /// The right edge, or the left edge in a right-to-left layout.
    case trailing
}
