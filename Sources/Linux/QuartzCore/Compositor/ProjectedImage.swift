import CPangoCairo
import CoreGraphics

/// Draws pictures of planes as the eye sees them, perspective-correct and with smooth edges.
final class ProjectedImage {
    /// Where projected pixels wait for their outline; it grows and is used again.
    private var scratch = Bitmap(width: 1, height: 1)

    /// pixman counts in 16.16 fixed point; over tiles no wider than this the rounding stays invisible.
    private static let tile = 256
    /// How far, in pixels of the picture, a tile may be off the true projection.
    private static let tolerance = 1.0 / 24

    /// - Parameters:
    ///   - map: From the plane's coordinates to device pixels.
    ///   - outline: What to fill, in device pixels.
    func draw(
        _ image: PlaneImage,
        through map: Homography,
        outline: ConvexPolygon,
        alpha: Double,
        on cairo: OpaquePointer
    ) {
        guard let toPlane = map.inverse else { return }
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        let visible = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        let shown = outline.clipped(to: visible.insetBy(dx: -1, dy: -1))
        let area = shown.bounds.intersection(visible).integral
        guard !shown.isEmpty, !area.isEmpty else { return }

        if scratch.width < Int(area.width) || scratch.height < Int(area.height) {
            scratch = Bitmap(
                width: max(scratch.width, Int(area.width)),
                height: max(scratch.height, Int(area.height))
            )
        }
        cairo_surface_flush(scratch.surface)
        let sampler = Sampler(
            bitmap: image.bitmap,
            map: toPlane.followed(by: image.toPixels),
            outline: shown,
            target: scratch,
            origin: Vector2(Double(area.minX), Double(area.minY))
        )
        for y in stride(from: 0, to: Int(area.height), by: Self.tile) {
            for x in stride(from: 0, to: Int(area.width), by: Self.tile) {
                sampler.fill(
                    Cell(
                        x: Int(area.minX) + x,
                        y: Int(area.minY) + y,
                        width: min(Self.tile, Int(area.width) - x),
                        height: min(Self.tile, Int(area.height) - y)
                    )
                )
            }
        }
        cairo_surface_mark_dirty(scratch.surface)

        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_set_source_surface(cairo, scratch.surface, Double(area.minX), Double(area.minY))
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        cairo_new_path(cairo)
        shown.addPath(to: cairo)
        if alpha < 1 {
            cairo_clip(cairo)
            cairo_paint_with_alpha(cairo, alpha)
        } else {
            cairo_fill(cairo)
        }
        cairo_restore(cairo)
    }

    /// A rectangle of device pixels.
    private struct Cell {
        var x: Int
        var y: Int
        var width: Int
        var height: Int

        var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
    }

    /// Fetches pixels of a picture through a homography.
    ///
    /// Division for every pixel costs pixman several times what an affine map does. So a tile is halved until
    /// an affine map is as good, which for most turns leaves long narrow strips along the axis of the turn.
    private struct Sampler {
        let bitmap: Bitmap
        /// From device pixels to the picture's pixels.
        let map: Homography
        let outline: ConvexPolygon
        let target: Bitmap
        let origin: Vector2

        func fill(_ tile: Cell) {
            // Pixels that the outline only touches need a colour too.
            let bounds = outline.clipped(to: tile.rect.insetBy(dx: -1, dy: -1)).bounds
            let seen = bounds.insetBy(dx: -1, dy: -1).integral.intersection(tile.rect)
            guard !bounds.isNull, !seen.isEmpty else { return }
            let cell = Cell(
                x: Int(seen.minX),
                y: Int(seen.minY),
                width: Int(seen.width),
                height: Int(seen.height)
            )
            if let affine = affineMap(over: cell) { return fetch(cell, through: affine) }

            // The weight changes along one axis more than along the other; that one is cut.
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
            fill(first)
            fill(second)
        }

        /// The affine map from the cell's own pixels that errs equally at its corners and in its middle, if
        /// that is little.
        private func affineMap(over cell: Cell) -> Homography? {
            let corners = cell.rect.corners
            let size = Vector2(Double(cell.width), Double(cell.height))
            let isSmallest = cell.width * cell.height == 1
            // Beyond the horizon, which the outline only touches, any colour does.
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
                guard abs(error.x) < tolerance, abs(error.y) < tolerance else { return nil }
            }
            return affine
        }

        private func fetch(_ cell: Cell, through map: Homography) {
            // Only the part of the picture that is reached, so that its numbers stay small too.
            let size = CGRect(x: 0, y: 0, width: cell.width, height: cell.height)
            let reached = ConvexPolygon(size.corners.map(map.project)).bounds
                .insetBy(dx: -2, dy: -2).integral
            let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
            let part = reached.intersection(whole)
            // Wholly beyond an edge there is only the edge's own colour.
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
}

extension Homography {
    /// The affine map in pixman's numbers.
    fileprivate var fixedPoint: pixman_transform_t {
        func fixed(_ value: Double) -> pixman_fixed_t {
            pixman_fixed_t(min(max((value * 65536).rounded(), -0x7FFF_FFFF), 0x7FFF_FFFF))
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
