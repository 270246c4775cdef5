import CoreGraphics

/// Edges that two siblings share, such as the hinge between the faces of a cube.
///
/// Both sides of a shared edge are smooth, and what lies behind the two would shine through as a thin line. So
/// the sibling drawn first reaches a little under the other one.
enum Seams {
    /// How far to reach, in pixels: a pixel that a slanting edge only touches must be covered whole.
    static let width = 1.5
    /// Edges nearer than this, in pixels, are one.
    private static let nearness = 0.05

    private struct Face {
        var position: Int
        var polygon: ConvexPolygon
        var bounds: CGRect
        var centre: Vector2
        var covers: Bool
    }

    /// For each part, by its position, the sides to grow, in the order of the corners of its extent.
    static func find(
        among parts: [DepthOrder.Part],
        of layers: [SampledLayer],
        map: Homography,
        isMirrored: Bool
    ) -> [Int: [Bool]] {
        guard parts.count > 1 else { return [:] }
        let faces = parts.enumerated().compactMap { position, part -> Face? in
            let layer = layers[part.index]
            let extent = layer.bodyExtent
            guard part.cuts.isEmpty, !extent.isNull, layer.mask == nil else { return nil }
            let own = layer.placement.homography.followed(by: map)
            // Edges between pixels are sharp anyway.
            if own.m13 == 0, own.m23 == 0, own.alignedPixels(of: extent) != nil { return nil }
            guard layer.isFacing(through: own, isMirrored: isMirrored) else { return nil }
            let polygon = ConvexPolygon(projecting: extent.corners, through: own)
            guard polygon.points.count == 4, polygon.area > 4 else { return nil }
            return Face(
                position: position,
                polygon: polygon,
                bounds: polygon.bounds.insetBy(dx: -1, dy: -1),
                centre: polygon.centre,
                covers: layer.opacity > 0.999
            )
        }
        var seams: [Int: [Bool]] = [:]
        for (index, face) in faces.enumerated() {
            for other in faces[(index + 1)...] where other.covers && face.bounds.intersects(other.bounds) {
                for side in 0..<4 where isShared(side, of: face, with: other) {
                    seams[face.position, default: [false, false, false, false]][side] = true
                }
            }
        }
        return seams
    }

    /// The other face continues, on the other side, all along the edge.
    private static func isShared(_ side: Int, of face: Face, with other: Face) -> Bool {
        let start = face.polygon.points[side]
        let along = face.polygon.points[(side + 1) % 4] - start
        let length = (along * along).sum().squareRoot()
        guard length > 1 else { return false }
        let normal = Vector2(-along.y, along.x) / length
        let line = HalfPlane(a: normal.x, b: normal.y, c: -(normal * start).sum())
        guard line.distance(to: face.centre) * line.distance(to: other.centre) < 0 else { return false }
        return (0..<4).contains { index in
            let ends = [other.polygon.points[index], other.polygon.points[(index + 1) % 4]]
            guard ends.allSatisfy({ abs(line.distance(to: $0)) < nearness }) else { return false }
            let places = ends.map { ((($0 - start) * along).sum()) / (length * length) }
            return min(places[0], places[1]) < 0.01 && max(places[0], places[1]) > 0.99
        }
    }
}
