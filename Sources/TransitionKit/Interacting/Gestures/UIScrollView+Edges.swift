import UIKit

/// The edges of a scroll view's content, as people see them. A list can be upside down, such as that of a
/// chat, or turned by a right angle, so movements and axes are those of the window.
extension UIScrollView {
    /// Returns whether the content can scroll along an axis.
    package func scrolls(along axis: TransitionAxis) -> Bool {
        let inset = adjustedContentInset
        guard isScrollEnabled else { return false }
        let way = contentVector(axis == .horizontal ? CGVector(dx: 1, dy: 0) : CGVector(dx: 0, dy: 1))
        let (alwaysBounces, content, visible) =
            way.dx != 0
            ? (alwaysBounceHorizontal, contentSize.width + inset.left + inset.right, bounds.width)
            : (alwaysBounceVertical, contentSize.height + inset.top + inset.bottom, bounds.height)
        return alwaysBounces && bounces || content > visible
    }

    /// Returns whether the content is at its end, or beyond it, for a finger that moves along a vector.
    func isAtEdge(for movement: CGVector) -> Bool {
        let edge = offset(atEdgeFor: movement)
        let movement = contentVector(movement)
        let (offset, end, way) =
            movement.dx != 0
            ? (contentOffset.x, edge.x, movement.dx) : (contentOffset.y, edge.y, movement.dy)
        return abs(offset - end) <= 0.5 || (offset < end) == (way > 0)
    }

    /// Returns whether a finger that moves along a vector can pull the content down to refresh it.
    func isRefreshed(by movement: CGVector) -> Bool {
        #if os(tvOS)
            return false
        #else
            return refreshControl?.isEnabled == true && contentVector(movement).dy > 0
        #endif
    }

    /// Returns the offset at which the content ends for a finger that moves along a vector.
    ///
    /// - Parameter start: The offset whose other coordinate stays, or `nil` for the current one.
    package func offset(atEdgeFor movement: CGVector, from start: CGPoint? = nil) -> CGPoint {
        var offset = start ?? contentOffset
        let movement = contentVector(movement)
        let (x, y) = (ends(along: .horizontal), ends(along: .vertical))
        if movement.dx != 0 { offset.x = movement.dx > 0 ? x.lowerBound : x.upperBound }
        if movement.dy != 0 { offset.y = movement.dy > 0 ? y.lowerBound : y.upperBound }
        return offset
    }

    /// Returns the distance of an offset from the end for a finger that moves along a vector, or 0 beyond it.
    func distance(from offset: CGPoint, toEdgeFor movement: CGVector) -> CGFloat {
        let (edge, way) = (self.offset(atEdgeFor: movement), contentVector(movement))
        return max((offset.x - edge.x) * way.dx + (offset.y - edge.y) * way.dy, 0)
    }

    /// Stops content that scrolls or decelerates at the end for a finger that moves along a vector.
    package func stop(atEdgeFor movement: CGVector) {
        let (edge, x, y) = (offset(atEdgeFor: movement), ends(along: .horizontal), ends(along: .vertical))
        // Even if the offset is the same, this stops the content.
        setContentOffset(edge, animated: false)
        // Then it can't bounce back by itself along the other axis.
        let place = CGPoint(
            x: min(max(edge.x, x.lowerBound), x.upperBound),
            y: min(max(edge.y, y.lowerBound), y.upperBound)
        )
        if place != edge { setContentOffset(place, animated: true) }
    }

    private func ends(along axis: TransitionAxis) -> ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        switch axis {
        case .horizontal:
            return -inset.left...max(contentSize.width + inset.right - bounds.width, -inset.left)
        case .vertical:
            return -inset.top...max(contentSize.height + inset.bottom - bounds.height, -inset.top)
        }
    }
}
