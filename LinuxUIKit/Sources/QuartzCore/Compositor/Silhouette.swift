import CPangoCairo
import CoreGraphics

/// The outline of a layer, in device pixels. Each of its sides is either smooth or hard.
///
/// A pixel at a hard side belongs to the layer if its center lies inside, and otherwise it doesn't.
struct Silhouette {
    /// The distance, in pixels, to which a polygon extends beyond those sides that the other one has. It's
    /// more than the width of a seam and the diagonal of a pixel together.
    private static let margin = 3.0

    /// The polygon to fill, which contains all of the outline.
    private(set) var polygon: ConvexPolygon
    /// A Boolean value that indicates whether the polygon has only smooth sides. Otherwise, all are hard.
    private var isFilledSmoothly = true
    /// The polygon with the hard sides, if there are both kinds.
    private var limit: ConvexPolygon?

    /// A Boolean value that indicates whether all sides are smooth.
    var isSmooth: Bool { isFilledSmoothly && limit == nil }

    /// Creates an outline with four sides. If a part of it is cut away because it lies behind the eye, or if
    /// it has no area, a single hard edge makes all sides hard.
    ///
    /// - Parameter seams: The sides to extend slightly.
    init(_ polygon: ConvexPolygon, hardEdges: CAEdgeAntialiasingMask = [], seams: Seams.Sides? = nil) {
        guard !hardEdges.isEmpty else {
            self.polygon = seams.map { polygon.growing($0) } ?? polygon
            return
        }
        let seams = seams ?? Seams.Sides()
        guard hardEdges != .all, polygon.points.count == 4, polygon.area > 1e-6 else {
            self.polygon = polygon.growing(seams)
            isFilledSmoothly = false
            return
        }
        let hard = CAEdgeAntialiasingMask.sides.map { hardEdges.contains($0) }
        self.polygon = polygon.growing(seams, beyond: hard.map { $0 ? Self.margin : 0 })
        limit = polygon.growing(seams, beyond: hard.map { $0 ? 0 : Self.margin })
    }

    /// Returns the part of the outline inside a rectangle whose sides aren't visible.
    func clipped(to rect: CGRect) -> Silhouette {
        var result = self
        result.polygon = polygon.clipped(to: rect)
        result.limit = limit?.clipped(to: rect)
        return result
    }

    /// Returns the part of the outline inside a polygon with smooth sides.
    func clipped(to other: ConvexPolygon) -> Silhouette {
        var result = self
        if isFilledSmoothly {
            result.polygon = polygon.clipped(to: other)
        } else {
            let reach = polygon.bounds.insetBy(dx: -Self.margin, dy: -Self.margin)
            (result.polygon, result.limit) = (other.clipped(to: reach), polygon)
            result.isFilledSmoothly = true
        }
        return result
    }

    /// Adds the polygon to fill to Cairo's current path.
    ///
    /// Save Cairo's state before, because this method sets the antialiasing, and clips to the hard sides if
    /// there are both kinds. User space must be pixels.
    func addPath(to cairo: OpaquePointer) {
        if let limit {
            cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
            limit.addPath(to: cairo)
            cairo_clip(cairo)
        }
        cairo_set_antialias(cairo, isFilledSmoothly ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        polygon.addPath(to: cairo)
    }
}

extension CAEdgeAntialiasingMask {
    /// The edges in the order of a rectangle's corners: each begins at the corner with its index.
    static let sides: [Self] = [.layerBottomEdge, .layerRightEdge, .layerTopEdge, .layerLeftEdge]
}

extension CGRect {
    /// A distance, in points, that isn't visible.
    private static let tolerance: CGFloat = 0.01

    /// Returns the edges that another rectangle reaches or exceeds.
    func edges(reachedBy other: CGRect) -> CAEdgeAntialiasingMask {
        guard !other.isNull else { return [] }
        var edges: CAEdgeAntialiasingMask = []
        if other.minX <= minX + Self.tolerance { edges.insert(.layerLeftEdge) }
        if other.maxX >= maxX - Self.tolerance { edges.insert(.layerRightEdge) }
        if other.minY <= minY + Self.tolerance { edges.insert(.layerBottomEdge) }
        if other.maxY >= maxY - Self.tolerance { edges.insert(.layerTopEdge) }
        return edges
    }

    /// Returns the edges that lie inside another rectangle, and not on its own edges.
    func edges(inside other: CGRect) -> CAEdgeAntialiasingMask {
        edges(reachedBy: other.insetBy(dx: 2 * Self.tolerance, dy: 2 * Self.tolerance))
    }
}
