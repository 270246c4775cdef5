import CPangoCairo
import CoreGraphics

/// A rectangle of device pixels.
struct PixelCell {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

/// Samples pixels of a picture through a homography.
///
/// A division per pixel makes pixman several times slower than an affine map. So a tile is halved until an
/// affine map is precise enough. For most rotations, this results in long, narrow strips along the axis.
struct TileSampler {
    /// pixman uses 16.16 fixed-point numbers. In tiles up to this size, rounding errors aren't visible.
    private static let largest = 256
    /// The maximum deviation of a tile from the exact projection, in pixels of the picture.
    private static let tolerance = 1.0 / 24

    let bitmap: Bitmap
    /// The map from device pixels to the picture's pixels.
    let map: Homography
    let outline: ConvexPolygon
    let target: Bitmap
    /// The device pixel at the target's origin.
    let origin: (x: Int, y: Int)

    func fill(_ area: PixelCell) {
        for y in stride(from: area.y, to: area.y + area.height, by: Self.largest) {
            for x in stride(from: area.x, to: area.x + area.width, by: Self.largest) {
                fill(
                    tile: PixelCell(
                        x: x,
                        y: y,
                        width: min(Self.largest, area.x + area.width - x),
                        height: min(Self.largest, area.y + area.height - y)
                    )
                )
            }
        }
    }

    private func fill(tile: PixelCell) {
        // Pixels that the outline merely touches also need a color.
        let bounds = outline.clipped(to: tile.rect.insetBy(dx: -1, dy: -1)).bounds
        let seen = bounds.insetBy(dx: -1, dy: -1).integral.overlap(with: tile.rect)
        guard !bounds.isNull, !seen.isEmpty, seen.isDrawable else { return }
        let cell = PixelCell(
            x: Int(seen.minX),
            y: Int(seen.minY),
            width: Int(seen.width),
            height: Int(seen.height)
        )
        if let affine = affineMap(over: cell) { return fetch(cell, through: affine) }

        // Cuts across the axis along which the weight changes more.
        let cutsAcross = abs(map.m13) * Double(cell.width) >= abs(map.m23) * Double(cell.height)
        var (first, second) = (cell, cell)
        if cutsAcross && cell.width > 1 || cell.height == 1 {
            first.width = cell.width / 2
            second.x += first.width
            second.width -= first.width
        } else {
            first.height = cell.height / 2
            second.y += first.height
            second.height -= first.height
        }
        fill(tile: first)
        fill(tile: second)
    }

    /// Returns the affine map from the cell's own pixels whose errors at the corners and in the center are
    /// equal, or `nil` if the errors are too large.
    private func affineMap(over cell: PixelCell) -> Homography? {
        let corners = cell.rect.corners
        let size = Vector2(Double(cell.width), Double(cell.height))
        let isSmallest = cell.width * cell.height == 1
        // The outline merely touches pixels beyond the horizon, so their color doesn't matter.
        guard corners.allSatisfy({ map.weight(at: $0) > 0 }) else {
            return isSmallest ? .identity : nil
        }
        let images = corners.map(map.project)
        let mean = (images[0] + images[1] + images[2] + images[3]) / 4
        let middle = map.project(corners[0] + size / 2)
        let across = (images[1] + images[2] - images[0] - images[3]) / (2 * size.x)
        let down = (images[2] + images[3] - images[0] - images[1]) / (2 * size.y)
        let start = (mean + middle) / 2 - across * (size.x / 2) - down * (size.y / 2)
        let affine = Homography(
            m11: across.x,
            m12: across.y,
            m21: down.x,
            m22: down.y,
            m31: start.x,
            m32: start.y
        )
        guard !isSmallest else { return affine }
        let own = CGRect(x: 0, y: 0, width: cell.width, height: cell.height).corners
        for (corner, image) in zip(own, images) {
            let error = affine.project(corner) - image
            guard abs(error.x) < Self.tolerance, abs(error.y) < Self.tolerance else { return nil }
        }
        return affine
    }

    private func fetch(_ cell: PixelCell, through map: Homography) {
        // Uses only the part of the picture that's needed, so its coordinates stay small, too.
        let size = CGRect(x: 0, y: 0, width: cell.width, height: cell.height)
        let reached = ConvexPolygon(size.corners.map(map.project)).bounds
            .insetBy(dx: -2, dy: -2).integral
        let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        let part = reached.overlap(with: whole)
        // Entirely beyond an edge, there's only the color of the edge.
        let source = part.isEmpty ? whole : part

        let image = PixmanImage(
            bitmap,
            x: Int(source.minX),
            y: Int(source.minY),
            width: Int(source.width),
            height: Int(source.height)
        )
        let target = PixmanImage(target)
        var matrix = map.followed(by: .translation(-Double(source.minX), -Double(source.minY)))
            .fixedPoint
        pixman_image_set_transform(image.image, &matrix)
        pixman_image_set_filter(image.image, PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(image.image, PIXMAN_REPEAT_PAD)
        pixman_image_composite32(
            PIXMAN_OP_SRC,
            image.image,
            nil,
            target.image,
            0,
            0,
            0,
            0,
            Int32(cell.x - Int(origin.x)),
            Int32(cell.y - Int(origin.y)),
            Int32(cell.width),
            Int32(cell.height)
        )
    }
}

extension Homography {
    /// The affine map in pixman's number format.
    var fixedPoint: pixman_transform_t {
        func fixed(_ value: Double) -> pixman_fixed_t {
            value.isNaN ? 0 : pixman_fixed_t(min(max((value * 65536).rounded(), -0x7FFF_FFFF), 0x7FFF_FFFF))
        }
        return pixman_transform_t(
            matrix: (
                (fixed(m11), fixed(m21), fixed(m31)),
                (fixed(m12), fixed(m22), fixed(m32)),
                (0, 0, 0x10000)
            )
        )
    }
}
