import TransitionKit
import UIKit

/// Returns the rectangle at a fraction of the distance between two rectangles.
func lerp(_ start: CGRect, _ end: CGRect, _ fraction: CGFloat) -> CGRect {
    CGRect(
        x: lerp(start.minX, end.minX, fraction),
        y: lerp(start.minY, end.minY, fraction),
        width: lerp(start.width, end.width, fraction),
        height: lerp(start.height, end.height, fraction)
    )
}

extension CGSize {
    /// Returns the distance from a point, in fractions of the size, to the farthest corner, in points. It's
    /// at least 1.
    func reach(from origin: CGPoint) -> CGFloat {
        let x = max(abs(origin.x), abs(1 - origin.x)) * width
        return max(hypot(x, max(abs(origin.y), abs(1 - origin.y)) * height), 1)
    }
}

extension CGRect {
    /// Returns the strip along an edge, inside the rectangle.
    func strip(inside edge: TransitionEdge, thickness: CGFloat) -> CGRect {
        switch edge {
        case .top: CGRect(x: minX, y: minY, width: width, height: thickness)
        case .leading: CGRect(x: minX, y: minY, width: thickness, height: height)
        case .bottom: CGRect(x: minX, y: maxY - thickness, width: width, height: thickness)
        case .trailing: CGRect(x: maxX - thickness, y: minY, width: thickness, height: height)
        }
    }

    /// Returns the strip along an edge, outside the rectangle.
    func strip(outside edge: TransitionEdge, thickness: CGFloat) -> CGRect {
        let outward = edge.outward
        return strip(inside: edge, thickness: thickness)
            .offsetBy(dx: outward.dx * thickness, dy: outward.dy * thickness)
    }
}
