import UIKit

/// An edge of the container that a screen comes from or leaves by.
///
/// `leading` and `trailing` follow the layout direction of the container's view.
public enum TransitionEdge: Hashable, Sendable, CaseIterable {
    /// The upper edge.
    case top
    /// The left edge, or the right one in a right-to-left layout.
    case leading
    /// The lower edge.
    case bottom
    /// The right edge, or the left one in a right-to-left layout.
    case trailing

    /// The unit vector that points from the middle of the container out through the edge, left to right: x to
    /// the right, y downwards.
    public var outward: CGVector {
        switch self {
        case .top: CGVector(dx: 0, dy: -1)
        case .leading: CGVector(dx: -1, dy: 0)
        case .bottom: CGVector(dx: 0, dy: 1)
        case .trailing: CGVector(dx: 1, dy: 0)
        }
    }

    /// The edge across from this one.
    public var opposite: TransitionEdge {
        switch self {
        case .top: .bottom
        case .leading: .trailing
        case .bottom: .top
        case .trailing: .leading
        }
    }

    /// The edge in a mirror that swaps left and right.
    var mirrored: TransitionEdge { outward.dx == 0 ? self : opposite }
}

/// The leading or the trailing edge of the container, by the layout direction of its view.
public enum TransitionHorizontalEdge: Hashable, Sendable, CaseIterable {
    /// The left edge, or the right one in a right-to-left layout.
    case leading
    /// The right edge, or the left one in a right-to-left layout.
    case trailing
}
