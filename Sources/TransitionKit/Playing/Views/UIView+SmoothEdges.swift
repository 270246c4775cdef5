import UIKit

// The smooth edges of rotated layers. Without antialiasing, which is off by default, Core Animation draws
// them in steps.

extension CAEdgeAntialiasingMask {
    // The names of the edges are those of a coordinate system whose y-axis points up.
    fileprivate static let (minX, maxX) = (Self.layerLeftEdge, Self.layerRightEdge)
    fileprivate static let (minY, maxY) = (Self.layerBottomEdge, Self.layerTopEdge)
    fileprivate static let all: Self = [minX, maxX, minY, maxY]
}

extension Participant {
    /// The edges that are smooth while it's rotated.
    var smoothEdges: CAEdgeAntialiasingMask {
        guard isJoined, let slice else { return .all }
        return slice.edges(along: Pose.Clip.wholeScreen, within: 1e-6)
    }
}

extension UIView {
    /// Smooths edges of the view, and the parts of them that views inside it cover.
    ///
    /// - Parameter ledger: Records the changes, or is `nil` if the view belongs to the transition.
    func smoothEdges(_ edges: CAEdgeAntialiasingMask, recordingIn ledger: Ledger?) {
        ledger?.record(\.layer.allowsEdgeAntialiasing, of: self)
        ledger?.record(\.layer.edgeAntialiasingMask, of: self)
        layer.allowsEdgeAntialiasing = true
        layer.edgeAntialiasingMask = edges
        for subview in subviews where !subview.isHidden && subview.transform.isIdentity {
            let shared = edges.intersection(subview.frame.edges(along: bounds, within: 0.5))
            if !shared.isEmpty { subview.smoothEdges(shared, recordingIn: ledger) }
        }
    }
}

extension CGRect {
    /// Returns the edges that lie on the same edges of another rectangle, within a distance.
    fileprivate func edges(along other: CGRect, within distance: CGFloat) -> CAEdgeAntialiasingMask {
        var edges: CAEdgeAntialiasingMask = []
        if abs(minX - other.minX) <= distance { edges.insert(.minX) }
        if abs(maxX - other.maxX) <= distance { edges.insert(.maxX) }
        if abs(minY - other.minY) <= distance { edges.insert(.minY) }
        if abs(maxY - other.maxY) <= distance { edges.insert(.maxY) }
        return edges
    }
}
