@_spi(Host) import CoreGraphics

/// A renderer that draws images.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    private let imageFormat: UIGraphicsImageRendererFormat

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        // Several renderers can have the same format, and the app can change it afterward.
        let own = format.copy(with: nil) as? UIGraphicsImageRendererFormat ?? format
        imageFormat = own
        super.init(bounds: bounds, rendererFormat: own)
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    public convenience init(size: CGSize) {
        self.init(size: size, format: .preferred())
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Returns the image that `actions` draws. Its size is the renderer's, in points. If the size is empty,
    /// so is the image.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        var context = UIGraphicsImageRendererContext(format: imageFormat)
        draw(in: context, actions)
        let isFinished = isKnownUniquelyReferenced(&context)
        return isFinished ? context.finishedImage() : context.currentImage
    }

    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    private func draw(
        in context: UIGraphicsImageRendererContext,
        _ actions: (UIGraphicsImageRendererContext) -> Void
    ) {
        let bounds = imageFormat.bounds
        context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
        if imageFormat.opaque {
            context.cgContext.hasAlpha = false
            context.cgContext.setFillColor(UIColor.black.cgColor)
            context.cgContext.fill(bounds)
        }
        UIGraphicsPushContext(context.cgContext)
        defer { UIGraphicsPopContext() }
        actions(context)
    }
}

/// The base class of graphics renderers.
open class UIGraphicsRenderer: NSObject {
    open private(set) var format: UIGraphicsRendererFormat

    init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
        let format = rendererFormat
        format.bounds = bounds
        self.format = format
        super.init()
    }
}

open class UIGraphicsRendererFormat: NSObject, NSCopying {
    open internal(set) var bounds = CGRect.zero

    public required override init() {
        super.init()
    }

    /// Returns the format that suits most images. It's the same as the preferred one.
    open class func `default`() -> Self {
        Self()
    }

    /// Returns the format that matches the screen.
    open class func preferred() -> Self {
        Self()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.bounds = bounds
        return copy
    }
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The number of pixels per point. The default is the screen's scale.
    open var scale: CGFloat = max(UITraitCollection.screen.displayScale, 1)
    /// A Boolean value that indicates whether the image has no alpha channel and starts black.
    open var opaque = false

    /// Creates a format for a screen with the traits. If they don't have a scale, the screen's applies.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = max(traitCollection.displayScale, 1) }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? UIGraphicsImageRendererFormat {
            copy.scale = scale
            copy.opaque = opaque
        }
        return copy
    }
}

/// The context for a renderer's actions.
open class UIGraphicsRendererContext: NSObject {
    open private(set) var format: UIGraphicsRendererFormat
    open fileprivate(set) var cgContext: CGContext

    init(format: UIGraphicsRendererFormat, cgContext: CGContext) {
        self.format = format
        self.cgContext = cgContext
        super.init()
    }

    /// Fills `rect` with the current fill color.
    open func fill(_ rect: CGRect) {
        cgContext.fill(rect)
    }

    /// Strokes `rect` with a line that's one point wide and inside the rectangle.
    open func stroke(_ rect: CGRect) {
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
    }

    open func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let scale: CGFloat
    /// A Boolean value that indicates whether the renderer has no area. There's a bitmap nevertheless,
    /// because the actions draw in it.
    private let isEmpty: Bool

    init(format: UIGraphicsImageRendererFormat) {
        let size = format.bounds.size
        let wish = format.scale > 0 ? format.scale : max(UITraitCollection.screen.displayScale, 1)
        let scale = Self.scale(wish, for: size)
        let isEmpty = !(size.width > 0 && size.height > 0)
        func pixels(_ length: CGFloat) -> Int {
            isEmpty ? 1 : Int(min(max((length * scale).rounded(.up), 1), 16_384))
        }
        self.scale = scale
        self.isEmpty = isEmpty
        super.init(
            format: format,
            cgContext: CGContext(
                pixelWidth: pixels(size.width),
                pixelHeight: pixels(size.height),
                scale: scale
            )
        )
    }

    /// Reduces the scale if the size would require too much memory.
    private static func scale(_ wish: CGFloat, for size: CGSize) -> CGFloat {
        let side = max(size.width, size.height) * wish
        let count = size.width * wish * size.height * wish
        guard side > 16_384 || count > 64e6 else { return wish }
        let scale = wish * min(16_384 / side, (64e6 / count).squareRoot())
        return scale > 0 && scale.isFinite ? scale : 1e-6
    }

    /// Returns the image without copying it, unless the app has kept the context to draw more.
    fileprivate func finishedImage() -> UIImage {
        if isEmpty { return UIImage() }
        let isFinished = isKnownUniquelyReferenced(&cgContext)
        return isFinished
            ? UIImage(cgImage: cgContext.finish(), scale: scale, orientation: .up) : currentImage
    }

    /// The image that has been drawn so far.
    open var currentImage: UIImage {
        guard !isEmpty, let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }
}
