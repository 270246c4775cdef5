import CPangoCairo

@_spi(Host) extension CGImage {
    /// Returns `nil` if the data isn't a PNG file.
    public convenience init?(pngData data: Data) {
        final class Reader {
            var rest: Data
            init(_ data: Data) { rest = data }
        }
        let reader = Reader(data)
        let decoded = withExtendedLifetime(reader) {
            cairo_image_surface_create_from_png_stream(
                { closure, bytes, count in
                    let reader = Unmanaged<Reader>.fromOpaque(closure!).takeUnretainedValue()
                    guard reader.rest.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
                    reader.rest.prefix(Int(count)).copyBytes(to: bytes!, count: Int(count))
                    reader.rest = reader.rest.dropFirst(Int(count))
                    return CAIRO_STATUS_SUCCESS
                },
                Unmanaged.passUnretained(reader).toOpaque()
            )
        }
        guard let decoded else { return nil }
        defer { cairo_surface_destroy(decoded) }
        guard cairo_surface_status(decoded) == CAIRO_STATUS_SUCCESS else { return nil }

        // Files without alpha decode to a format other than the one that images use here.
        let width = Int(cairo_image_surface_get_width(decoded))
        let height = Int(cairo_image_surface_get_height(decoded))
        guard let surface = Bitmap.makeSurface(width: width, height: height) else { return nil }
        defer { cairo_surface_destroy(surface) }
        let cairo = cairo_create(surface)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(cairo, decoded, 0, 0)
        cairo_paint(cairo)
        cairo_destroy(cairo)
        self.init(surface: surface, hasAlpha: cairo_surface_get_content(decoded) != CAIRO_CONTENT_COLOR)
    }

    public func pngData() -> Data? {
        final class Writer {
            var data = Data()
        }
        let writer = Writer()
        let status = cairo_surface_write_to_png_stream(
            surface,
            { closure, bytes, count in
                let writer = Unmanaged<Writer>.fromOpaque(closure!).takeUnretainedValue()
                writer.data.append(bytes!, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            },
            Unmanaged.passUnretained(writer).toOpaque()
        )
        return status == CAIRO_STATUS_SUCCESS ? writer.data : nil
    }
}
