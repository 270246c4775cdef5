import CoreGraphics

/// The order in which siblings are drawn, from the farthest to the nearest.
///
/// Siblings share a space, so a nearer one covers a farther one, and planes that intersect are cut where they
/// meet. Siblings at the same depth keep their order in the array.
struct DepthOrder {
    /// The smallest overlap that counts, in square points.
    fileprivate static let leastArea = 1e-3
    /// The smallest width of a part for which a sibling is cut, in points. It's a fraction of a pixel, and
    /// smaller than the hairline along a cut. Slices that move side by side overlap this much between their
    /// keyframes.
    fileprivate static let leastThickness = 0.1

    /// A sibling, or the part of it between cuts.
    struct Part {
        var index: Int
        /// In the superlayer's plane.
        var cuts: [HalfPlane] = []
        /// A Boolean value that's `false` if another part of the same sibling follows.
        var isLast = true
    }

    /// A sibling as the eye sees it: a polygon in the superlayer's plane, and the depth at each of its
    /// points.
    ///
    /// A projection maps planes to planes, so the depth is `a x + b y + c`.
    private struct Pane {
        var part: Part
        var polygon: ConvexPolygon
        var bounds: CGRect
        var depth: HalfPlane

        init(part: Part, polygon: ConvexPolygon, depth: HalfPlane) {
            self.part = part
            self.polygon = polygon
            self.depth = depth
            bounds = polygon.bounds
        }

        /// The largest difference between depths that count as equal, in points.
        static let sameDepth = 1e-3

        enum Order {
            case apart
            case level
            case before
            case after
            case crossing(HalfPlane)
        }

        /// Returns the order in which this pane and another one must be drawn.
        func order(to other: Pane) -> Order {
            let touch = bounds.overlap(with: other.bounds)
            guard !touch.isNull, touch.width > 0, touch.height > 0 else { return .apart }
            let overlap = polygon.clipped(to: other.polygon)
            guard overlap.area > DepthOrder.leastArea else { return .apart }
            let difference = HalfPlane(
                a: depth.a - other.depth.a,
                b: depth.b - other.depth.b,
                c: depth.c - other.depth.c
            )
            var low = 0.0
            var high = 0.0
            for point in overlap.points {
                let distance = difference.distance(to: point)
                low = min(low, distance)
                high = max(high, distance)
            }
            if low > -Self.sameDepth { return high < Self.sameDepth ? .level : .after }
            if high < Self.sameDepth { return .before }
            let near = overlap.clipped(to: difference)
            if near.isNegligible { return .before }
            if overlap.clipped(to: difference.opposite).isNegligible { return .after }
            return .crossing(difference)
        }

        /// Returns the parts of this pane on both sides of a line, or `nil` if it lies entirely on one side.
        func split(by line: HalfPlane) -> (nearer: Pane, farther: Pane)? {
            let nearer = polygon.clipped(to: line)
            let farther = polygon.clipped(to: line.opposite)
            guard !nearer.isNegligible, !farther.isNegligible else { return nil }
            var first = part
            first.cuts.append(line)
            var second = part
            second.cuts.append(line.opposite)
            return (
                Pane(part: first, polygon: nearer, depth: depth),
                Pane(part: second, polygon: farther, depth: depth)
            )
        }
    }

    static func parts(of layers: [SampledLayer], counting work: inout DrawingWork) -> [Part] {
        if layers.count < 2 { return layers.indices.map { Part(index: $0) } }
        if layers.allSatisfy(\.placement.isParallel) {
            return parallel(layers.map { $0.placement.depth0 / $0.placement.homography.m33 })
        }
        return ordered(split(panes(of: layers), counting: &work))
    }

    private static func parallel(_ depths: [Double]) -> [Part] {
        let rounded = depths.map { ($0 / Pane.sameDepth).rounded() }
        var order = Array(depths.indices)
        if zip(rounded, rounded.dropFirst()).contains(where: { $0 > $1 }) {
            order.sort { (rounded[$0], $0) < (rounded[$1], $1) }
        }
        return order.map { Part(index: $0) }
    }

    private static func panes(of layers: [SampledLayer]) -> [Pane] {
        layers.enumerated().compactMap { index, layer in
            let placement = layer.placement
            let extent = layer.extent
            guard !extent.isNull, let inverse = placement.homography.inverse else { return nil }
            let polygon = ConvexPolygon(projecting: extent.corners, through: placement.homography)
                .clipped(to: CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
            guard !polygon.isEmpty else { return nil }
            let (u, v, one) = (placement.depthU, placement.depthV, placement.depth0)
            let depth = HalfPlane(
                a: inverse.m11 * u + inverse.m12 * v + inverse.m13 * one,
                b: inverse.m21 * u + inverse.m22 * v + inverse.m23 * one,
                c: inverse.m31 * u + inverse.m32 * v + inverse.m33 * one
            )
            return Pane(part: Part(index: index), polygon: polygon, depth: depth)
        }
    }

    /// Two panes that overlap, by their positions in an array.
    private struct Overlap {
        let lower: Int
        let upper: Int
    }

    /// Cuts the panes until no two of them intersect, and finds those that overlap.
    private static func split(
        _ panes: [Pane],
        counting work: inout DrawingWork
    ) -> (panes: [Pane], overlaps: [Overlap]) {
        var result: [Pane] = []
        var overlaps: [Overlap] = []
        var neighbors = Neighbors(for: panes.map(\.bounds))
        var waiting = Array(panes.reversed())
        let limit = 8 * panes.count + 64
        while let pane = waiting.popLast() {
            let known = overlaps.count
            var isWhole = true
            search: for other in neighbors.near(pane.bounds)
            where result[other].part.index != pane.part.index {
                work.pairs += 1
                let isLower: Bool
                switch pane.order(to: result[other]) {
                case .apart: continue
                case .before: isLower = true
                case .after: isLower = false
                case .level: isLower = pane.part.index < result[other].part.index
                case .crossing(let line):
                    if result.count + waiting.count < limit, let parts = pane.split(by: line) {
                        waiting += [parts.nearer, parts.farther]
                        isWhole = false
                        break search
                    }
                    isLower = false
                }
                let index = result.count
                overlaps.append(
                    isLower ? Overlap(lower: index, upper: other) : Overlap(lower: other, upper: index)
                )
            }
            if isWhole {
                neighbors.insert(result.count, pane.bounds)
                result.append(pane)
            } else {
                overlaps.removeSubrange(known...)
            }
        }
        return (result, overlaps)
    }

    /// Sorts the panes so that each follows those it covers. Otherwise, they keep their order in the array.
    private static func ordered(_ found: (panes: [Pane], overlaps: [Overlap])) -> [Part] {
        let panes = found.panes
        var covering = Array(repeating: [Int](), count: panes.count)
        var pending = Array(repeating: 0, count: panes.count)
        for overlap in found.overlaps {
            covering[overlap.lower].append(overlap.upper)
            pending[overlap.upper] += 1
        }
        var queue = PaneQueue(free: panes.indices.filter { pending[$0] == 0 }, depths: panes.map(middleDepth))
        var parts: [Part] = []
        while let pane = queue.next() {
            for other in covering[pane] {
                pending[other] -= 1
                if pending[other] == 0 { queue.release(other) }
            }
            parts.append(panes[pane].part)
        }
        return joined(parts)
    }

    private static func middleDepth(_ pane: Pane) -> Double {
        pane.depth.distance(to: pane.polygon.center)
    }

    /// Joins parts whose cut turned out to be unnecessary, and marks the last part of each sibling.
    private static func joined(_ parts: [Part]) -> [Part] {
        var pieces: [Int: Int] = [:]
        for part in parts { pieces[part.index, default: 0] += 1 }
        var result: [Part] = []
        var position = 0
        while position < parts.count {
            let index = parts[position].index
            var run = position
            while run < parts.count, parts[run].index == index { run += 1 }
            if run - position == pieces[index] {
                result.append(Part(index: index))
            } else {
                result += parts[position..<run]
            }
            position = run
        }
        var seen: Set<Int> = []
        for position in result.indices.reversed() {
            result[position].isLast = seen.insert(result[position].index).inserted
        }
        return result
    }
}

extension ConvexPolygon {
    /// A Boolean value that indicates whether the polygon is so small or narrow that it's invisible.
    fileprivate var isNegligible: Bool {
        area <= DepthOrder.leastArea || thickness <= DepthOrder.leastThickness
    }
}
