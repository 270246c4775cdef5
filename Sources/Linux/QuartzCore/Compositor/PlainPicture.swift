import CPangoCairo
import CoreGraphics

/// A bitmap that's rotated and scaled without perspective, and drawn directly on the target. It's made for
/// hundreds of small moving tiles.
///
/// Its edges are smooth because they blend with transparent pixels beyond them.
struct PlainPicture {
    let bitmap: Bitmap
    /// The map from device pixels to the bitmap's pixels.
    let map: Homography

    /// Draws the bitmap, whose outline is given in device pixels. Returns `false` if this isn't possible
    /// without a detour.
    func draw(in outline: ConvexPolygon, alpha: Double, on cairo: OpaquePointer) -> Bool {
        // Seams extend beyond the bitmap's edges, where this bitmap has no pixels.
        let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height).insetBy(
            dx: -0.01,
            dy: -0.01
        )
        guard map.m13 == 0, map.m23 == 0, let clip = Self.clip(of: cairo),
            outline.points.allSatisfy({ point in
                let place = map.project(point)
                return whole.contains(CGPoint(x: place.x, y: place.y))
            }), let target = cairo_get_group_target(cairo),
            cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
            cairo_image_surface_get_format(target) == CAIRO_FORMAT_ARGB32
        else { return false }
        let area = outline.bounds.insetBy(dx: -1, dy: -1).integral.overlap(with: clip)
        guard !area.isEmpty else { return true }

        var offset = (x: 0.0, y: 0.0)
        cairo_surface_get_device_offset(target, &offset.x, &offset.y)
        cairo_surface_flush(target)
        let (x, y) = (Int32(area.minX), Int32(area.minY))
        let canvas = cairo_image_surface_get_data(target).withMemoryRebound(to: UInt32.self, capacity: 1) {
            pixman_image_create_bits_no_clear(
                PIXMAN_a8r8g8b8,
                cairo_image_surface_get_width(target),
                cairo_image_surface_get_height(target),
                $0,
                cairo_image_surface_get_stride(target)
            )
        }
        let source = PixmanImage(bitmap)
        var matrix = Homography.translation(Double(x), Double(y)).followed(by: map).fixedPoint
        pixman_image_set_transform(source.image, &matrix)
        pixman_image_set_filter(source.image, PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(source.image, PIXMAN_REPEAT_NONE)
        var opacity = pixman_color_t(red: 0, green: 0, blue: 0, alpha: UInt16((alpha * 65535).rounded()))
        let mask = alpha < 1 ? pixman_image_create_solid_fill(&opacity) : nil
        pixman_image_composite32(
            PIXMAN_OP_OVER,
            source.image,
            mask,
            canvas,
            0,
            0,
            0,
            0,
            x + Int32(offset.x),
            y + Int32(offset.y),
            Int32(area.width),
            Int32(area.height)
        )
        if let mask { pixman_image_unref(mask) }
        pixman_image_unref(canvas)
        cairo_surface_mark_dirty(target)
        return true
    }

    /// Returns Cairo's clip in device pixels, or `nil` if it isn't a rectangle.
    private static func clip(of cairo: OpaquePointer) -> CGRect? {
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        defer { cairo_restore(cairo) }
        guard let list = cairo_copy_clip_rectangle_list(cairo) else { return nil }
        defer { cairo_rectangle_list_destroy(list) }
        guard list.pointee.status == CAIRO_STATUS_SUCCESS else { return nil }
        guard list.pointee.num_rectangles == 1 else {
            return list.pointee.num_rectangles == 0 ? .zero : nil
        }
        let rect = list.pointee.rectangles[0]
        let clip = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
        return clip == clip.integral ? clip : nil
    }
}

extension Homography {
    /// The affine map in pixman's number format.
    fileprivate var fixedPoint: pixman_transform_t {
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
