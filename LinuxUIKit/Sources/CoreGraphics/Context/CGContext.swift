import CPangoCairo

/// A bitmap to draw in.
public final class CGContext {
    /// Cairo's context. Its matrix is always the current transform. Code that draws in it directly must
    /// restore whatever it changes.
    @_spi(Host) public let cairo: OpaquePointer

    public let width: Int
    public let height: Int

    /// The initial transform from user space to pixels, counted from the top left.
    let base: CGAffineTransform
    private let surface: OpaquePointer
    private let showsData: Bool
    /// A Boolean value that indicates whether images of the bitmap have an alpha channel.
    @_spi(Host) public var hasAlpha = true

    var state: GraphicsState
    var savedStates: [GraphicsState] = []

    // In pixels, so a later change of the transform doesn't affect the elements added before.
    var currentPath = CGMutablePath()

    init(surface: OpaquePointer, base: CGAffineTransform, showsData: Bool) {
        self.surface = cairo_surface_reference(surface)
        self.base = base
        self.showsData = showsData
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        cairo = cairo_create(surface)
        state = GraphicsState(transform: base)
        applyTransform()
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    /// Creates a transparent bitmap with its origin at the top left, a y-axis that points down, and `scale`
    /// pixels per point.
    @_spi(Host) public convenience init(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
        precondition(
            (1...Bitmap.maximumSide).contains(pixelWidth) && (1...Bitmap.maximumSide).contains(pixelHeight),
            "a bitmap is 1 to \(Bitmap.maximumSide) pixels wide and high, not \(pixelWidth)×\(pixelHeight)"
        )
        precondition(scale > 0 && scale.isFinite, "a scale is positive, not \(scale)")
        guard let surface = Bitmap.makeSurface(width: pixelWidth, height: pixelHeight) else {
            fatalError("no memory for a bitmap of \(pixelWidth)×\(pixelHeight) pixels")
        }
        self.init(surface: surface, base: CGAffineTransform(scaleX: scale, y: scale), showsData: true)
        cairo_surface_destroy(surface)
    }

    /// Creates a bitmap with its origin at the bottom left, a y-axis that points up, and one pixel per point.
    ///
    /// The pixels are stored as 8-bit premultiplied BGRA (`premultipliedFirst`, `byteOrder32Little`). Another
    /// 8-bit RGB layout is accepted only if the context allocates its own memory, and `data` is then `nil`.
    /// Otherwise, the initializer returns `nil`.
    public convenience init?(
        data: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        guard bitsPerComponent == 8, space.model == .rgb else { return nil }
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
        let isNative =
            alpha == .premultipliedFirst && info.intersection(.byteOrderMask) == .byteOrder32Little
        guard data == nil || isNative else { return nil }

        var created: OpaquePointer?
        if let data {
            let side = 1...Bitmap.maximumSide
            guard side.contains(width), side.contains(height), bytesPerRow >= width * 4,
                bytesPerRow % 4 == 0
            else { return nil }
            created = cairo_image_surface_create_for_data(
                data.assumingMemoryBound(to: UInt8.self),
                CAIRO_FORMAT_ARGB32,
                Int32(width),
                Int32(height),
                Int32(bytesPerRow)
            )
        } else {
            created = Bitmap.makeSurface(width: width, height: height)
        }
        guard let surface = created else { return nil }
        let base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        self.init(surface: surface, base: base, showsData: isNative)
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

    /// The pixels in rows from the top, or `nil` if they aren't stored in the requested layout.
    public var data: UnsafeMutableRawPointer? {
        guard showsData else { return nil }
        cairo_surface_flush(surface)
        return UnsafeMutableRawPointer(cairo_image_surface_get_data(surface))
    }

    /// Returns a copy of the bitmap, without the content of open layers and mask clips.
    public func makeImage() -> CGImage? {
        guard let copy = Bitmap.makeSurface(width: width, height: height) else { return nil }
        defer { cairo_surface_destroy(copy) }
        cairo_surface_flush(surface)
        // Cairo doesn't know about bytes that were written through `data`.
        cairo_surface_mark_dirty(surface)
        let painter = cairo_create(copy)
        cairo_set_operator(painter, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(painter, surface, 0, 0)
        cairo_paint(painter)
        cairo_destroy(painter)
        return CGImage(surface: copy, hasAlpha: hasAlpha)
    }

    /// Returns the bitmap itself as an image. Don't draw in the context anymore.
    @_spi(Host) public func finish() -> CGImage { CGImage(surface: surface, hasAlpha: hasAlpha) }

    public func flush() { cairo_surface_flush(surface) }

    public func synchronize() { flush() }
}

extension CGContext: Hashable {
    public static func == (lhs: CGContext, rhs: CGContext) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
