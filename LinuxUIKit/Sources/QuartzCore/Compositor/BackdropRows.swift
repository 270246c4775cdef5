import CoreGraphics

/// The rows of a frame that are read while the frame is drawn, because a layer blurs what lies behind it. All
/// rows that one layer reads must be drawn on the same canvas.
struct BackdropRows {
    /// Ranges that don't overlap, from top to bottom.
    private var ranges: [Range<Int>] = []

    init(of scene: Scene, height: Int) {
        var found: [Range<Int>] = []
        for (layer, place) in zip(scene.layers, scene.origins) where layer.hasBackdrop {
            Self.collect(layer, map: scene.map(of: layer, at: place), height: height, into: &found)
        }
        for range in found.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = ranges.last, range.lowerBound < last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                ranges.append(range)
            }
        }
    }

    private static func collect(
        _ layer: SampledLayer,
        map: Homography,
        height: Int,
        into ranges: inout [Range<Int>]
    ) {
        if layer.content.backdropBlur > 0 {
            let seen = ConvexPolygon(projecting: layer.content.bounds.corners, through: map)
            let frame = CGRect(x: -1e6, y: 0, width: 2e6, height: CGFloat(height))
            let box = seen.isEmpty ? .null : seen.bounds.insetBy(dx: 0, dy: -1).overlap(with: frame)
            if !box.isNull, box.isDrawable {
                ranges.append(Int(box.minY.rounded(.down))..<Int(box.maxY.rounded(.up)))
            }
        }
        for part in layer.sublayers + [layer.mask].compactMap({ $0 }) where part.hasBackdrop {
            collect(part, map: part.placement.homography.followed(by: map), height: height, into: &ranges)
        }
    }

    /// Returns the edges. Those inside a range of these rows are moved to its nearest end.
    func clearing(_ edges: [Int]) -> [Int] {
        guard !ranges.isEmpty else { return edges }
        return edges.map { edge in
            guard let range = ranges.first(where: { $0.lowerBound < edge && edge < $0.upperBound }) else {
                return edge
            }
            return edge - range.lowerBound < range.upperBound - edge ? range.lowerBound : range.upperBound
        }
    }
}
