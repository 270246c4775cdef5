import UIKit

/// Which way a gesture goes: away from its edge or towards it; together or apart for pinches.
enum GestureSense {
    case away
    case toward

    var opposite: GestureSense { self == .away ? .toward : .away }
    /// 1 for the sense in which gestures are measured.
    var sign: CGFloat { self == .away ? 1 : -1 }
}

/// What a gesture in one sense brings about.
struct GestureAction {
    let sense: GestureSense
    let direction: TransitionDirection
    let isPossible: @MainActor () -> Bool
    let perform: @MainActor () -> Void
}

/// Scroll views and where their content ends.
extension UIScrollView {
    /// Whether its content can be moved along an axis.
    func scrolls(along axis: TransitionAxis) -> Bool {
        let inset = adjustedContentInset
        guard isScrollEnabled else { return false }
        switch axis {
        case .horizontal:
            return alwaysBounceHorizontal && bounces
                || contentSize.width + inset.left + inset.right > bounds.width
        case .vertical:
            return alwaysBounceVertical && bounces
                || contentSize.height + inset.top + inset.bottom > bounds.height
        }
    }

    /// Whether a finger that moves along a vector finds the content at its end, or beyond it.
    func isAtEdge(for movement: CGVector) -> Bool {
        edgeOffset(for: movement) { abs($0 - $1) <= 0.5 || ($0 < $1) == ($2 > 0) }
    }

    /// The offset at which the content ends for a finger that moves along a vector.
    func offset(atEdgeFor movement: CGVector) -> CGPoint {
        var offset = contentOffset
        let (x, y) = (ends(along: .horizontal), ends(along: .vertical))
        if movement.dx != 0 { offset.x = movement.dx > 0 ? x.lowerBound : x.upperBound }
        if movement.dy != 0 { offset.y = movement.dy > 0 ? y.lowerBound : y.upperBound }
        return offset
    }

    private func edgeOffset(
        for movement: CGVector,
        _ isThere: (_ offset: CGFloat, _ end: CGFloat, _ movement: CGFloat) -> Bool
    ) -> Bool {
        let end = offset(atEdgeFor: movement)
        if movement.dx != 0 { return isThere(contentOffset.x, end.x, movement.dx) }
        return isThere(contentOffset.y, end.y, movement.dy)
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
