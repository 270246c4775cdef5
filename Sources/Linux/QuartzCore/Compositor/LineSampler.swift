import CPangoCairo
import CoreGraphics

/// Samples pixels of a plane that's rotated about a horizontal or vertical axis.
///
/// Along a line parallel to that axis, everything is equally far away. So each line of the screen is a scaled
/// line of the picture. This is exact, and by far pixman's fastest operation.
struct LineSampler {
    /// A Boolean value that indicates whether the lines are columns of the screen.
    let isUpright: Bool
    /// The map from device pixels to the picture's pixels.
    private let map: Homography
    private let outline: ConvexPolygon
    private let area: PixelCell

    /// Returns `nil` if the plane is rotated about any other axis.
    init?(map: Homography, outline: ConvexPolygon, area: PixelCell) {
        // A hundredth of a pixel over the whole area isn't visible.
        let reach = Vector2(Double(max(area.width, area.height)), 0).x
        let middle = map.weight(at: area.centre)
        let slack = 0.01 * abs(middle) / reach
        let image = map.project(area.centre)
        let size = max(abs(image.x), abs(image.y), 1)
        if abs(map.m23) * size < slack, abs(map.m21) < slack {
            isUpright = true
        } else if abs(map.m13) * size < slack, abs(map.m12) < slack {
            isUpright = false
        } else {
            return nil
        }
        self.map = map
        self.outline = outline
        self.area = area
    }

    /// Returns the scale of a line, its start along the picture, and its line in the picture.
    private func line(at position: Double) -> (stretch: Double, start: Double, across: Double) {
        if isUpright {
            let weight = position * map.m13 + Double(area.y) * map.m23 + map.m33
            return (
                map.m22 / weight, (position * map.m12 + map.m32) / weight,
                (position * map.m11 + map.m31) / weight
            )
        }
        let weight = position * map.m23 + Double(area.x) * map.m13 + map.m33
        return (
            map.m11 / weight, (position * map.m21 + map.m31) / weight,
            (position * map.m22 + map.m32) / weight
        )
    }

    /// Fills the rows of the target from rows of the bitmap.
    func fill(rowsOf bitmap: Bitmap, to target: Bitmap) {
        let source = PixmanImage(bitmap)
        let target = PixmanImage(target)
        source.prepare()
        for row in 0..<area.height {
            guard let (first, count) = reach(of: row) else { continue }
            let line = line(at: Double(area.y + row) + 0.5)
            source.fetchRow(
                stretch: line.stretch,
                start: line.start + line.stretch * Double(area.x + first),
                across: line.across,
                to: target,
                x: first,
                y: row,
                count: count
            )
        }
    }

    /// Fills the columns of the target from columns of the bitmap, using rotated copies of both.
    func fill(columnsOf bitmap: Bitmap, through turned: Bitmap, to target: Bitmap) {
        let upright = bitmap.turned
        let source = PixmanImage(upright)
        let lines = PixmanImage(turned)
        source.prepare()
        for column in 0..<area.width {
            guard let (first, count) = reach(of: column) else { continue }
            let line = line(at: Double(area.x + column) + 0.5)
            source.fetchRow(
                stretch: line.stretch,
                start: line.start + line.stretch * Double(area.y + first),
                across: Double(bitmap.width) - line.across,
                to: lines,
                x: first,
                y: area.width - 1 - column,
                count: count
            )
        }
        var back = pixman_transform_t(
            matrix: ((0, 0x10000, 0), (-0x10000, 0, Int32(area.width) << 16), (0, 0, 0x10000))
        )
        pixman_image_set_transform(lines.image, &back)
        let target = PixmanImage(target)
        pixman_image_composite32(
            PIXMAN_OP_SRC,
            lines.image,
            nil,
            target.image,
            0,
            0,
            0,
            0,
            0,
            0,
            Int32(area.width),
            Int32(area.height)
        )
    }

    /// Returns the pixels of a line that the outline touches, counted from the area's corner.
    private func reach(of line: Int) -> (first: Int, count: Int)? {
        var low = Double.infinity
        var high = -Double.infinity
        let (before, after) =
            isUpright
            ? (Double(area.x + line) - 1, Double(area.x + line) + 2)
            : (Double(area.y + line) - 1, Double(area.y + line) + 2)
        var previous = outline.points[outline.points.count - 1]
        for point in outline.points {
            let (a, b) = isUpright ? (previous, point) : (previous.flipped, point.flipped)
            previous = point
            guard min(a.x, b.x) <= after, max(a.x, b.x) >= before else { continue }
            let slope = a.x == b.x ? 0 : (b.y - a.y) / (b.x - a.x)
            for end in [a, b] {
                let y = end.y + slope * (min(max(end.x, before), after) - end.x)
                low = min(low, y)
                high = max(high, y)
            }
        }
        guard low <= high else { return nil }
        let (start, length) = isUpright ? (area.y, area.height) : (area.x, area.width)
        let (nearest, farthest) = (Double(start) - 2, Double(start + length) + 2)
        let first = max(0, Int(min(max(low, nearest), farthest).rounded(.down)) - 1 - start)
        let last = min(length, Int(min(max(high, nearest), farthest).rounded(.up)) + 1 - start)
        return first < last ? (first, last - first) : nil
    }
}

extension Vector2 {
    fileprivate var flipped: Vector2 { Vector2(y, x) }
}

extension PixelCell {
    fileprivate var centre: Vector2 {
        Vector2(Double(x) + Double(width) / 2, Double(y) + Double(height) / 2)
    }
}

extension PixmanImage {
    fileprivate func prepare() {
        pixman_image_set_filter(image, PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(image, PIXMAN_REPEAT_PAD)
    }

    /// Writes `count` pixels of a row. The first pixel's center is half a step after `start`.
    fileprivate func fetchRow(
        stretch: Double,
        start: Double,
        across: Double,
        to target: borrowing PixmanImage,
        x: Int,
        y: Int,
        count: Int
    ) {
        let map = Homography(m11: stretch, m31: start, m32: across - 0.5)
        var matrix = map.fixedPoint
        pixman_image_set_transform(image, &matrix)
        pixman_image_composite32(
            PIXMAN_OP_SRC,
            image,
            nil,
            target.image,
            0,
            0,
            0,
            0,
            Int32(x),
            Int32(y),
            Int32(count),
            1
        )
    }
}
