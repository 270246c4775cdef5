import UIKit

// The smooth edges of rotated layers. Without antialiasing, which is off by default, Core Animation draws
// them in steps.

extension Participant {
    /// The edges that are smooth while it's rotated.
    var smoothEdges: CAEdgeAntialiasingMask {
        let whole = Pose.Clip.wholeScreen
        return (isJoined ? slice ?? whole : whole).edges(along: whole, within: 1e-6)
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
        // Their names are those of a coordinate system whose y-axis points up.
        var edges: CAEdgeAntialiasingMask = []
        if abs(minX - other.minX) <= distance { edges.insert(.layerLeftEdge) }
        if abs(maxX - other.maxX) <= distance { edges.insert(.layerRightEdge) }
        if abs(minY - other.minY) <= distance { edges.insert(.layerBottomEdge) }
        if abs(maxY - other.maxY) <= distance { edges.insert(.layerTopEdge) }
        return edges
    }
}
