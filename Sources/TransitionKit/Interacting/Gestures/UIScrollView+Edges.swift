import UIKit

/// The edges of a scroll view's content, as people see them. A list can be upside down, such as that of a
/// chat, or turned by a right angle, so movements and axes are those of the window, and vectors are those of
/// the content.
extension UIScrollView {
    /// Returns whether the content can scroll along an axis.
    package func scrolls(along axis: TransitionAxis) -> Bool {
        let inset = adjustedContentInset
        guard isScrollEnabled, panGestureRecognizer.isEnabled else { return false }
        let vector = contentVector(axis == .horizontal ? CGVector(dx: 1, dy: 0) : CGVector(dx: 0, dy: 1))
        let (alwaysBounces, content, visible) =
            vector.dx != 0
            ? (alwaysBounceHorizontal, contentSize.width + inset.left + inset.right, bounds.width)
            : (alwaysBounceVertical, contentSize.height + inset.top + inset.bottom, bounds.height)
        return alwaysBounces && bounces || content > visible
    }

    /// Returns whether a finger that moves the content along a vector can pull it down to refresh it.
    func isRefreshed(by vector: CGVector) -> Bool {
        #if os(tvOS)
            return false
        #else
            return refreshControl?.isEnabled == true && vector.dy > 0
        #endif
    }

    /// Returns the offset at which the content ends for a finger that moves along a vector of the window.
    package func offset(atEdgeFor movement: CGVector) -> CGPoint { offset(atEndFor: contentVector(movement)) }

    /// Returns the offset at which the content ends for a finger that moves it along a vector.
    ///
    /// - Parameter start: The offset whose other coordinate stays, or `nil` for the current one.
    func offset(atEndFor vector: CGVector, from start: CGPoint? = nil) -> CGPoint {
        var offset = start ?? contentOffset
        let (x, y) = ends
        if vector.dx != 0 { offset.x = vector.dx > 0 ? x.lowerBound : x.upperBound }
        if vector.dy != 0 { offset.y = vector.dy > 0 ? y.lowerBound : y.upperBound }
        return offset
    }

    /// Stops content that scrolls or decelerates at the end for a finger that moves it along a vector.
    /// Content beyond an end would jump, so it returns from there.
    func stop(atEndFor vector: CGVector) {
        let start = excess.dot(vector) < 0 ? contentOffset : offset(atEndFor: vector)
        // Even if the offset is the same, this stops the content.
        setContentOffset(start, animated: false)
        // Content that has been stopped beyond an end doesn't bounce back by itself.
        let place = limited(start)
        if place != start { setContentOffset(place, animated: true) }
    }

    /// The part of the offset beyond the ends of the content.
    var excess: CGVector { contentOffset - limited(contentOffset) }

    /// Returns the nearest offset that isn't beyond an end.
    private func limited(_ offset: CGPoint) -> CGPoint {
        let (x, y) = ends
        return CGPoint(
            x: min(max(offset.x, x.lowerBound), x.upperBound),
            y: min(max(offset.y, y.lowerBound), y.upperBound)
        )
    }

    /// The offsets from one end of the content to the other, along both axes.
    private var ends: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let inset = adjustedContentInset
        let right = max(contentSize.width + inset.right - bounds.width, -inset.left)
        let bottom = max(contentSize.height + inset.bottom - bounds.height, -inset.top)
        return (-inset.left...right, -inset.top...bottom)
    }
}
