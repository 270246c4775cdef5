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

    /// What of each side of a face is to be grown, in parts of its length from corner to corner, in the order of the
    /// corners of its extent. A side that is shared from end to end has `whole` alone.
    struct Sides: Equatable {
        static let whole: ClosedRange<Double> = 0...1

        fileprivate(set) var shared: [[ClosedRange<Double>]] = [[], [], [], []]

        fileprivate var isEmpty: Bool { shared.allSatisfy(\.isEmpty) }

        fileprivate mutating func add(_ part: ClosedRange<Double>, to side: Int) {
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
        var centre: Vector2
        var covers: Bool
    }

    /// For each part, by its position, the sides to grow.
    static func find(
        among parts: [DepthOrder.Part],
        of layers: [SampledLayer],
        map: Homography,
        isMirrored: Bool,
        counting work: inout DrawingWork
    ) -> [Int: Sides] {
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
            guard polygon.points.count == 4, polygon.area > 4, polygon.bounds.isDrawable else { return nil }
            return Face(
                position: position,
                polygon: polygon,
                bounds: polygon.bounds.insetBy(dx: -1, dy: -1),
                centre: polygon.centre,
                covers: layer.opacity > 0.999
            )
        }
        var seams: [Int: Sides] = [:]
        var neighbors = Neighbors(for: faces.map(\.bounds))
        for index in faces.indices.reversed() {
            let face = faces[index]
            var sides = Sides()
            // Those drawn later are in already.
            for later in neighbors.near(face.bounds) {
                let other = faces[later]
                work.pairs += 1
                guard face.bounds.intersects(other.bounds) else { continue }
                for side in 0..<4 {
                    if let part = sharedPart(of: side, of: face, with: other) { sides.add(part, to: side) }
                }
            }
            if !sides.isEmpty { seams[face.position] = sides }
            if face.covers { neighbors.insert(index, face.bounds) }
        }
        return seams
    }

    /// Whether an edge runs between two rows or two columns of pixels.
    private static func isSharp(_ start: Vector2, _ along: Vector2) -> Bool {
        func isWhole(_ value: Double) -> Bool { abs(value - value.rounded()) < 1.0 / 256 }
        return abs(along.x) < 1.0 / 256 && isWhole(start.x) || abs(along.y) < 1.0 / 256 && isWhole(start.y)
    }

    /// Where along an edge the other face continues on the other side.
    private static func sharedPart(
        of side: Int,
        of face: Face,
        with other: Face
    ) -> ClosedRange<Double>? {
        let start = face.polygon.points[side]
        let along = face.polygon.points[(side + 1) % 4] - start
        let length = (along * along).sum().squareRoot()
        guard length > 1 else { return nil }
        let normal = Vector2(-along.y, along.x) / length
        let line = HalfPlane(a: normal.x, b: normal.y, c: -(normal * start).sum())
        guard line.distance(to: face.centre) * line.distance(to: other.centre) < 0 else { return nil }
        for index in 0..<4 {
            let ends = [other.polygon.points[index], other.polygon.points[(index + 1) % 4]]
            guard ends.allSatisfy({ abs(line.distance(to: $0)) < nearness }) else { continue }
            let places = ends.map { ((($0 - start) * along).sum()) / (length * length) }
            let (low, high) = (min(places[0], places[1]), max(places[0], places[1]))
            if low < 0.01 && high > 0.99 { return Sides.whole }
            if isSharp(start, along) { return nil }
            // Nothing sticks out beyond the other face's smooth ends.
            let part = (max(low, 0) + 0.5 / length, min(high, 1) - 0.5 / length)
            if part.0 < part.1 { return part.0...part.1 }
        }
        return nil
    }
}
