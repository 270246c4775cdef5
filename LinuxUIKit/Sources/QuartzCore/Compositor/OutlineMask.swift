import CPangoCairo
import CoreGraphics

/// Fills narrow outlines by way of masks.
///
/// Cairo fills an outline row by row, which takes longer than mixing the few pixels of a narrow one.
final class OutlineMask {
    private let bitmap: Bitmap
    private let cairo: OpaquePointer

    init(width: Int, height: Int) {
        bitmap = Bitmap(width: width, height: height, format: CAIRO_FORMAT_A8)
        cairo = cairo_create(bitmap.surface)
    }

    deinit {
        cairo_destroy(cairo)
    }

    /// Fills a part of an outline with pixels. The part is at most as large as the mask.
    ///
    /// - Parameter pixels: A bitmap whose first pixel is the part's.
    func fill(_ outline: Silhouette, in band: PixelCell, with pixels: Bitmap, on target: OpaquePointer) {
        cairo_surface_flush(bitmap.surface)
        for row in 0..<band.height {
            (bitmap.data + row * bitmap.bytesPerRow).update(repeating: 0, count: band.width)
        }
        cairo_surface_mark_dirty(bitmap.surface)
        cairo_save(cairo)
        cairo_rectangle(cairo, 0, 0, Double(band.width), Double(band.height))
        cairo_clip(cairo)
        cairo_translate(cairo, -Double(band.x), -Double(band.y))
        outline.addPath(to: cairo)
        cairo_fill(cairo)
        cairo_restore(cairo)

        cairo_save(target)
        cairo_new_path(target)
        cairo_rectangle(target, Double(band.x), Double(band.y), Double(band.width), Double(band.height))
        cairo_clip(target)
        cairo_set_source_surface(target, pixels.surface, Double(band.x), Double(band.y))
        cairo_pattern_set_filter(cairo_get_source(target), CAIRO_FILTER_NEAREST)
        cairo_mask_surface(target, bitmap.surface, Double(band.x), Double(band.y))
        cairo_restore(target)
    }
}
