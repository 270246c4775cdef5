import CPangoCairo

/// Makes the image surfaces behind contexts and images.
enum Bitmap {
    // Cairo's own limit, because it counts pixels in 16 bits.
    static let maximumSide = 32767

    /// A transparent surface, owned by the caller; nil for a size that is not positive or too large.
    static func makeSurface(
        width: Int,
        height: Int,
        format: cairo_format_t = CAIRO_FORMAT_ARGB32
    ) -> OpaquePointer? {
        guard width > 0, height > 0, width <= maximumSide, height <= maximumSide else { return nil }
        let surface = cairo_image_surface_create(format, Int32(width), Int32(height))
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        return surface
    }
}
