import CPangoCairo

/// An immutable bitmap in sRGB with 8 bits per component and premultiplied alpha.
public final class CGImage: @unchecked Sendable {
    /// The pixels, as a Cairo image surface of format ARGB32. Never draw on it.
    @_spi(Host) public let surface: OpaquePointer

    public let width: Int
    public let height: Int

    private let hasAlpha: Bool

    // The image that this image was cropped from. They share their pixels.
    private let whole: CGImage?

    /// Wraps a finished ARGB32 surface. The caller must not draw on it anymore.
    ///
    /// - Parameters:
    ///   - isOpaque: Whether all pixels are opaque. If it's `nil`, the pixels are examined when needed.
    ///   - hasAlpha: Whether the image has an alpha channel.
    @_spi(Host) public init(surface: OpaquePointer, isOpaque: Bool? = nil, hasAlpha: Bool = true) {
        precondition(cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32, "not an ARGB32 surface")
        cairo_surface_flush(surface)
        self.surface = cairo_surface_reference(surface)
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        whole = nil
        self.hasAlpha = hasAlpha
        if let isOpaque { self.isOpaque = isOpaque }
    }

    /// Creates an image from rows of pixels, from the top, with four bytes per pixel: blue, green, red, and
    /// alpha, premultiplied. Returns `nil` if the size isn't positive or doesn't match the number of bytes.
    @_spi(Host) public convenience init?(width: Int, height: Int, bgraPremultiplied bytes: [UInt8]) {
        guard width > 0, height > 0, bytes.count == width * height * 4,
            let surface = Bitmap.makeSurface(width: width, height: height)
        else { return nil }
        defer { cairo_surface_destroy(surface) }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let data = cairo_image_surface_get_data(surface)!
        bytes.withUnsafeBufferPointer { source in
            for row in 0..<height {
                (data + row * stride).update(from: source.baseAddress! + row * width * 4, count: width * 4)
            }
        }
        cairo_surface_mark_dirty(surface)
        self.init(surface: surface)
    }

    private init(part: CGRect, of whole: CGImage) {
        let stride = cairo_image_surface_get_stride(whole.surface)
        let offset = Int(part.minY) * Int(stride) + Int(part.minX) * 4
        width = Int(part.width)
        height = Int(part.height)
        surface = cairo_image_surface_create_for_data(
            cairo_image_surface_get_data(whole.surface) + offset,
            CAIRO_FORMAT_ARGB32,
            Int32(part.width),
            Int32(part.height),
            stride
        )
        self.whole = whole
        hasAlpha = whole.hasAlpha
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }
    public var colorSpace: CGColorSpace? { .standardRGB }
    public var alphaInfo: CGImageAlphaInfo { hasAlpha ? .premultipliedFirst : .noneSkipFirst }
    public var bitmapInfo: CGBitmapInfo {
        [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)]
    }
    public var isMask: Bool { false }
    public var shouldInterpolate: Bool { true }

    public func copy() -> CGImage? { self }

    /// Returns the part of the image inside the rectangle, which is in pixels from the top left and is
    /// rounded outward. Returns `nil` if there's no such part.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard rect.isFinite else { return rect.isInfinite ? self : nil }
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        return CGImage(part: part, of: self)
    }

    /// Calls the closure with rows of pixels, from the top: blue, green, red, and alpha, premultiplied.
    @_spi(Host) public func withPixels<R>(
        _ body: (_ pixels: UnsafeBufferPointer<UInt8>, _ bytesPerRow: Int) -> R
    ) -> R {
        // If the image is part of a larger one, its last row ends before the stride does.
        let count = bytesPerRow * (height - 1) + width * 4
        let pixels = UnsafeBufferPointer<UInt8>(
            start: cairo_image_surface_get_data(surface),
            count: count
        )
        return withExtendedLifetime(self) { body(pixels, bytesPerRow) }
    }

    /// A Boolean value that indicates whether all pixels are opaque.
    @_spi(Host) public private(set) lazy var isOpaque: Bool = withPixels { pixels, bytesPerRow in
        let opaque: UInt32 = 0xFF00_0000
        return (0..<height).allSatisfy { row in
            let start = UnsafeRawPointer(pixels.baseAddress! + row * bytesPerRow)
            var common = opaque
            for column in 0..<width {
                common &= start.load(fromByteOffset: 4 &* column, as: UInt32.self)
            }
            return common == opaque
        }
    }

    /// A Boolean value that indicates whether nothing was drawn in the image.
    @_spi(Host) public var isTransparent: Bool {
        withPixels { pixels, bytesPerRow in
            (0..<height).allSatisfy { row in
                let start = UnsafeRawPointer(pixels.baseAddress! + row * bytesPerRow)
                var all: UInt32 = 0
                for column in 0..<width {
                    all |= start.load(fromByteOffset: 4 &* column, as: UInt32.self)
                }
                return all == 0
            }
        }
    }
}

extension CGImage: Hashable {
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
