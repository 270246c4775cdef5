import CPangoCairo
import CoreGraphics

/// The half-plane where `a x + b y + c` isn't negative.
struct HalfPlane: Equatable {
    var a: Double
    var b: Double
    var c: Double

    func distance(to point: Vector2) -> Double {
        a * point.x + b * point.y + c
    }

    var opposite: HalfPlane { HalfPlane(a: -a, b: -b, c: -c) }

    /// Returns the half-plane, expanded by a distance.
    func grown(by distance: Double) -> HalfPlane {
        HalfPlane(a: a, b: b, c: c + distance * (a * a + b * b).squareRoot())
    }

    /// Returns the half-plane's image under a map whose inverse is given, for points in front of the eye.
    func mapped(byInverse inverse: Homography) -> HalfPlane {
        HalfPlane(
            a: inverse.m11 * a + inverse.m12 * b + inverse.m13 * c,
            b: inverse.m21 * a + inverse.m22 * b + inverse.m23 * c,
            c: inverse.m31 * a + inverse.m32 * b + inverse.m33 * c
        )
    }
}

/// A convex polygon. With fewer than three points, it's empty.
struct ConvexPolygon {
    var points: [Vector2]

    init(_ points: [Vector2]) {
        self.points = points
    }

    /// Creates the visible part of an outline in the plane that the map leads to.
    ///
    /// The part behind the eye is cut away before the projection, where the cut is still a straight line.
    init(projecting outline: [Vector2], through map: Homography) {
        let seen = ConvexPolygon(outline).clipped(
            to: HalfPlane(a: map.m13, b: map.m23, c: map.m33 - Homography.nearestWeight)
        )
        points = seen.points.map(map.project)
    }

    var isEmpty: Bool { points.count < 3 }

    /// The area, which is half the sum of the cross products of the sides. It's positive in either direction.
    var area: Double {
        guard !isEmpty else { return 0 }
        var sum = 0.0
        var previous = points[points.count - 1]
        for point in points {
            sum += previous.x * point.y - point.x * previous.y
            previous = point
        }
        return abs(sum) / 2
    }

    /// The approximate width of the polygon where it's narrow.
    var thickness: Double {
        let bounds = bounds
        let length = Double(hypot(bounds.width, bounds.height))
        return length > 0 ? area / length : 0
    }

    var bounds: CGRect {
        guard let first = points.first else { return .null }
        var low = first
        var high = first
        for point in points.dropFirst() {
            low = Vector2(min(low.x, point.x), min(low.y, point.y))
            high = Vector2(max(high.x, point.x), max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    var center: Vector2 {
        points.reduce(Vector2.zero, +) / Double(max(1, points.count))
    }

    /// Returns whether other points lie inside the polygon, or outside it by at most a tolerance.
    func contains(_ others: [Vector2], within tolerance: Double) -> Bool {
        guard !isEmpty else { return false }
        let center = center
        var previous = points[points.count - 1]
        for point in points {
            let along = point - previous
            let length = (along * along).sum().squareRoot()
            guard length > 0 else { continue }
            let outward = Vector2(along.y, -along.x) / length
            let side = ((center - previous) * outward).sum() > 0 ? -outward : outward
            guard others.allSatisfy({ (($0 - previous) * side).sum() <= tolerance }) else { return false }
            previous = point
        }
        return true
    }

    func clipped(to side: HalfPlane) -> ConvexPolygon {
        guard !isEmpty else { return self }
        var kept: [Vector2] = []
        kept.reserveCapacity(points.count + 1)
        var previous = points[points.count - 1]
        var previousDistance = side.distance(to: previous)
        for point in points {
            let distance = side.distance(to: point)
            if (distance < 0) != (previousDistance < 0) {
                kept.append(
                    previous + (point - previous) * (previousDistance / (previousDistance - distance))
                )
            }
            if distance >= 0 { kept.append(point) }
            previous = point
            previousDistance = distance
        }
        return ConvexPolygon(kept)
    }

    func clipped(to rect: CGRect) -> ConvexPolygon {
        let bounds = bounds
        if bounds.isDrawable, rect.contains(bounds) { return self }
        return clipped(to: HalfPlane(a: 1, b: 0, c: -Double(rect.minX)))
            .clipped(to: HalfPlane(a: -1, b: 0, c: Double(rect.maxX)))
            .clipped(to: HalfPlane(a: 0, b: 1, c: -Double(rect.minY)))
            .clipped(to: HalfPlane(a: 0, b: -1, c: Double(rect.maxY)))
    }

    func clipped(to other: ConvexPolygon) -> ConvexPolygon {
        guard !other.isEmpty else { return other }
        let center = other.center
        var result = self
        for (index, point) in other.points.enumerated() where !result.isEmpty {
            let next = other.points[(index + 1) % other.points.count]
            let along = next - point
            guard along != .zero else { continue }
            var side = HalfPlane(a: -along.y, b: along.x, c: along.y * point.x - along.x * point.y)
            if side.distance(to: center) < 0 { side = side.opposite }
            result = result.clipped(to: side)
        }
        return result
    }

    /// Returns the polygon with its sides moved outward, each by a distance. Side `k` leads from point `k` to
    /// the next one.
    func growing(by distances: [Double]) -> ConvexPolygon {
        guard !isEmpty, distances.count == points.count, let most = distances.max(), most > 0 else {
            return self
        }
        let center = center
        let lines = points.indices.map { index -> HalfPlane in
            let point = points[index]
            let along = points[(index + 1) % points.count] - point
            var side = HalfPlane(a: -along.y, b: along.x, c: along.y * point.x - along.x * point.y)
            if side.distance(to: center) < 0 { side = side.opposite }
            return distances[index] > 0 ? side.grown(by: distances[index]) : side
        }
        return ConvexPolygon(
            points.indices.map { index in
                let last = (index + points.count - 1) % points.count
                let (before, after) = (lines[last], lines[index])
                let cross = before.a * after.b - after.a * before.b
                let corner = Vector2(
                    (before.b * after.c - after.b * before.c) / cross,
                    (after.a * before.c - before.a * after.c) / cross
                )
                let step = corner - points[index]
                let (length, farthest) = ((step * step).sum().squareRoot(), 4 * most)
                if length < farthest { return corner }
                // If two sides are almost parallel, they intersect far away. In this case, the point moves a
                // part of the way there if a side stays in place or if the corner is sharp. Straight outward
                // from both sides of a sharp corner would lead across one of them.
                let isSharp = before.a * after.a + before.b * after.b < 0
                if length.isFinite, isSharp || (distances[last] == 0) != (distances[index] == 0) {
                    return points[index] + step * (farthest / length)
                }
                var moved = points[index]
                for (side, line) in [(last, before), (index, after)] where distances[side] > 0 {
                    let inward = Vector2(line.a, line.b)
                    moved -= inward * (distances[side] / (inward * inward).sum().squareRoot())
                }
                return moved
            }
        )
    }

    /// Returns the polygon with the shared parts of its sides moved outward. If only part of a side is
    /// shared, the result has a step there, and isn't convex.
    ///
    /// - Parameter margins: The distances by which sides are moved as a whole, whether they're shared or not.
    ///   With 0, a side is moved only where it's shared.
    func growing(_ seams: Seams.Sides, beyond margins: [Double] = [0, 0, 0, 0]) -> ConvexPolygon {
        guard points.count == seams.shared.count else { return self }
        let whole = seams.shared.map { $0 == [Seams.Sides.whole] }
        let distances = margins.indices.map { side in
            margins[side] > 0 ? margins[side] : whole[side] ? seams.widths[side] : 0
        }
        let grown = growing(by: distances)
        let parts = seams.shared.indices.filter {
            margins[$0] == 0 && !whole[$0] && !seams.shared[$0].isEmpty
        }
        guard !parts.isEmpty else { return grown }
        let center = center
        var result: [Vector2] = []
        for side in grown.points.indices {
            result.append(grown.points[side])
            guard parts.contains(side) else { continue }
            let (start, end) = (points[side], points[(side + 1) % points.count])
            let along = end - start
            var outward = Vector2(-along.y, along.x) / (along * along).sum().squareRoot() * seams.widths[side]
            if (outward * (start - center)).sum() < 0 { outward = -outward }
            for part in seams.shared[side].sorted(by: { $0.lowerBound < $1.lowerBound }) {
                let (first, last) = (start + along * part.lowerBound, start + along * part.upperBound)
                result += [first, first + outward, last + outward, last]
            }
        }
        return ConvexPolygon(result)
    }

    /// Returns rectangles of whole pixels that together contain the part of the polygon inside the area.
    ///
    /// If the polygon is narrow and slanted, it fills only a small part of its bounds. Several smaller
    /// rectangles surround it more closely.
    func parts(in area: CGRect) -> [CGRect] {
        let box = bounds.overlap(with: area)
        let filled = abs(clipped(to: area).area)
        guard filled > 0, !box.isEmpty else { return [area] }
        let count = min(Int((Double(box.width * box.height) / filled).squareRoot()), 16)
        guard count > 1 else { return [area] }
        let isTall = area.height > area.width
        let length = ((isTall ? area.height : area.width) / CGFloat(count)).rounded(.up)
        return (0..<count).compactMap { index in
            var part = area
            if isTall {
                part.origin.y += CGFloat(index) * length
                part.size.height = length
            } else {
                part.origin.x += CGFloat(index) * length
                part.size.width = length
            }
            part = part.overlap(with: area)
            let seen = clipped(to: part).bounds.insetBy(dx: -1, dy: -1).overlap(with: part).integral
            return seen.isNull || seen.isEmpty ? nil : seen
        }
    }

    /// Adds the outline to Cairo's current path, in device pixels.
    func addPath(to cairo: OpaquePointer) {
        guard let first = points.first else { return }
        cairo_move_to(cairo, first.x, first.y)
        for point in points.dropFirst() { cairo_line_to(cairo, point.x, point.y) }
        cairo_close_path(cairo)
    }
}
