import CPangoCairo

/// Creates the image surfaces of contexts and images.
enum Bitmap {
    // Cairo's own limit, because it stores pixel coordinates in 16 bits.
    static let maximumSide = 32767

    /// Returns a transparent surface that the caller owns, or `nil` if the size isn't positive or is too
    /// large.
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
