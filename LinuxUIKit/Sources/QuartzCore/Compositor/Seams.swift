import CoreGraphics

/// Edges that two siblings share, such as the hinge between the faces of a cube.
///
/// If a side of a shared edge is smooth, the content behind would shine through as a thin line. To prevent
/// this, the sibling that's drawn first extends slightly under the other one.
enum Seams {
    /// The distance to extend, in pixels. A pixel that a slanted edge only touches must be covered entirely.
    private static let width = 1.5
    /// The distance if neither side is smooth, in pixels. Then there's only a gap if the edges differ, and
    /// whole pixels would stick out at the ends of a wider seam.
    private static let hardWidth = 0.3
    /// The maximum distance between edges that count as shared, in pixels. Slices that move side by side are
    /// this far apart, or overlap this much, between their keyframes.
    private static let nearness = 0.25

    /// The parts of a face's sides to extend, as fractions from corner to corner, in the order of the corners
    /// of its extent. If a side is shared from end to end, only `whole` is set.
    struct Sides: Equatable {
        static let whole: ClosedRange<Double> = 0...1

        fileprivate(set) var shared: [[ClosedRange<Double>]] = [[], [], [], []]
        /// The distances to extend the shared parts of each side, in pixels.
        fileprivate(set) var widths = [0.0, 0, 0, 0]

        fileprivate var isEmpty: Bool { shared.allSatisfy(\.isEmpty) }

        fileprivate mutating func add(_ part: ClosedRange<Double>, to side: Int, width: Double) {
            widths[side] = max(widths[side], width)
            if part == Self.whole {
                shared[side] = [part]
            } else if shared[side] != [Self.whole] {
                shared[side].append(part)
            }
        }
    }

    private struct Face {
        var position: Int
        var polygon: ConvexPolygon
        var bounds: CGRect
        var center: Vector2
        var covers: Bool
        var hardEdges: CAEdgeAntialiasingMask

        func isHard(_ side: Int) -> Bool { hardEdges.contains(CAEdgeAntialiasingMask.sides[side]) }
    }

    /// Returns the sides to extend for each part, by its index.
    ///
    /// - Parameter hardEdges: A closure that returns the edges of a layer that aren't smooth through a map.
    static func find(
        among parts: [DepthOrder.Part],
        of layers: [SampledLayer],
        map: Homography,
        isMirrored: Bool,
        counting work: inout DrawingWork,
        hardEdges: (SampledLayer, Homography) -> CAEdgeAntialiasingMask
    ) -> [Int: Sides] {
        guard parts.count > 1 else { return [:] }
        let faces = parts.enumerated().compactMap { position, part -> Face? in
            let layer = layers[part.index]
            let extent = layer.bodyExtent
            guard part.cuts.isEmpty, !extent.isNull, layer.mask == nil else { return nil }
            let own = layer.placement.homography.followed(by: map)
            // Edges between pixels are sharp, so they need no seam.
            if own.m13 == 0, own.m23 == 0, own.alignedPixels(of: extent) != nil { return nil }
            guard layer.isFacing(through: own, isMirrored: isMirrored) else { return nil }
            let polygon = ConvexPolygon(projecting: extent.corners, through: own)
            guard polygon.points.count == 4, polygon.area > 4, polygon.bounds.isDrawable else { return nil }
            return Face(
                position: position,
                polygon: polygon,
                bounds: polygon.bounds.insetBy(dx: -1, dy: -1),
                center: polygon.center,
                covers: layer.opacity > 0.999,
                hardEdges: hardEdges(layer, own)
            )
        }
        var seams: [Int: Sides] = [:]
        var neighbors = Neighbors(for: faces.map(\.bounds))
        for index in faces.indices.reversed() {
            let face = faces[index]
            var sides = Sides()
            // Contains only those that are drawn later.
            for later in neighbors.near(face.bounds) {
                let other = faces[later]
                work.pairs += 1
                guard face.bounds.intersects(other.bounds) else { continue }
                for side in 0..<4 {
                    guard let (part, otherSide) = sharedPart(of: side, of: face, with: other) else {
                        continue
                    }
                    let isHard = face.isHard(side) && other.isHard(otherSide)
                    sides.add(part, to: side, width: isHard ? hardWidth : width)
                }
            }
            if !sides.isEmpty { seams[face.position] = sides }
            if face.covers { neighbors.insert(index, face.bounds) }
        }
        return seams
    }

    /// Returns a Boolean value that indicates whether an edge lies between two rows or columns of pixels.
    private static func isSharp(_ start: Vector2, _ along: Vector2) -> Bool {
        func isWhole(_ value: Double) -> Bool { abs(value - value.rounded()) < 1.0 / 256 }
        return abs(along.x) < 1.0 / 256 && isWhole(start.x) || abs(along.y) < 1.0 / 256 && isWhole(start.y)
    }

    /// Returns the part of an edge where the other face continues on the opposite side, and the other face's
    /// side.
    private static func sharedPart(
        of side: Int,
        of face: Face,
        with other: Face
    ) -> (part: ClosedRange<Double>, otherSide: Int)? {
        let start = face.polygon.points[side]
        let along = face.polygon.points[(side + 1) % 4] - start
        let length = (along * along).sum().squareRoot()
        guard length > 1 else { return nil }
        let normal = Vector2(-along.y, along.x) / length
        let line = HalfPlane(a: normal.x, b: normal.y, c: -(normal * start).sum())
        guard line.distance(to: face.center) * line.distance(to: other.center) < 0 else { return nil }
        // The extended part would stick out beyond a face that's seen almost from its edge.
        guard other.polygon.points.contains(where: { abs(line.distance(to: $0)) >= width }) else {
            return nil
        }
        for index in 0..<4 {
            let ends = [other.polygon.points[index], other.polygon.points[(index + 1) % 4]]
            guard ends.allSatisfy({ abs(line.distance(to: $0)) < nearness }) else { continue }
            let places = ends.map { ((($0 - start) * along).sum()) / (length * length) }
            let (low, high) = (min(places[0], places[1]), max(places[0], places[1]))
            if low < 0.01 && high > 0.99 { return (Sides.whole, index) }
            if isSharp(start, along) { return nil }
            // Leaves out the ends, so nothing sticks out beyond the smooth ends of the other face.
            let part = (max(low, 0) + 0.5 / length, min(high, 1) - 0.5 / length)
            if part.0 < part.1 { return (part.0...part.1, index) }
        }
        return nil
    }
}
