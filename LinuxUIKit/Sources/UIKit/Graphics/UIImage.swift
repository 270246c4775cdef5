@_spi(Host) import CoreGraphics

/// An image: its pixels, and the number of pixels per point.
open class UIImage: NSObject, NSCoding, @unchecked Sendable {
    public enum Orientation: Int, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7
    }

    public enum RenderingMode: Int, Sendable {
        /// The mode that suits the context. Symbols are templates, and other images are drawn as they are.
        case automatic = 0
        case alwaysOriginal = 1
        /// Uses only the alpha channel, with the tint color.
        case alwaysTemplate = 2
    }

    @available(iOS 17.0, tvOS 17.0, *)
    public enum DynamicRange: Int, Sendable {
        case unspecified = -1
        case standard = 0
        case constrainedHigh = 1
        case high = 2
    }

    public enum ResizingMode: Int, Sendable {
        /// Repeats the part between the caps.
        case tile = 0
        /// Stretches the part between the caps.
        case stretch = 1
    }

    /// The pixels, whatever the orientation. For a symbol, they're black.
    open private(set) var cgImage: CGImage?
    open private(set) var scale: CGFloat
    open private(set) var imageOrientation: Orientation
    open private(set) var renderingMode = RenderingMode.automatic
    open private(set) var capInsets = UIEdgeInsets.zero
    /// The way in which a drawing fills the space between the caps of a resizable image. Image views stretch
    /// it here in any case.
    open private(set) var resizingMode = ResizingMode.tile
    private var isResizable = false
    open private(set) var flipsForRightToLeftLayoutDirection = false
    /// The images of an animated image. Here, only the first one is shown.
    open private(set) var images: [UIImage]?
    /// The duration of an animated image, in seconds.
    open private(set) var duration: TimeInterval = 0
    private(set) var symbol: Symbol?
    private(set) var tint: UIColor?
    private let variants = VariantCache()

    /// Creates an image without pixels, whose size is zero.
    public override init() {
        scale = 1
        imageOrientation = .up
        super.init()
    }

    public init(cgImage: CGImage) {
        self.cgImage = cgImage
        scale = 1
        imageOrientation = .up
        super.init()
    }

    /// Creates an image that's shown in an orientation. Its ``cgImage`` remains as it is.
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.cgImage = cgImage
        self.scale = scale > 0 ? scale : 1
        imageOrientation = orientation
        super.init()
    }

    /// Creates an image from the data of a PNG file, or returns `nil` for any other data.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    public init?(data: Data, scale: CGFloat) {
        guard let image = CGImage(pngData: data) else { return nil }
        cgImage = image
        self.scale = scale > 0 ? scale : 1
        imageOrientation = .up
        super.init()
    }

    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    public required init?(coder: NSCoder) { nil }

    init(symbol: Symbol) {
        self.symbol = symbol
        scale = max(UITraitCollection.screen.displayScale, 1)
        imageOrientation = .up
        cgImage = symbol.image(color: .black, scale: scale)
        flipsForRightToLeftLayoutDirection = symbol.shape.isDirectional
        super.init()
    }

    /// Creates one of the few symbols that are available here, or returns `nil` for any other name.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let shape = SymbolShape.named(name) else { return nil }
        self.init(symbol: Symbol(shape: shape, configuration: configuration as? SymbolConfiguration))
    }

    /// Returns an animated image, or `nil` if there are no images.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        images.first?.variant {
            $0.images = images
            $0.duration = duration
        }
    }

    open func encode(with coder: NSCoder) {}

    /// The size in points, in the image's orientation.
    open var size: CGSize {
        guard let cgImage else { return .zero }
        let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
        return imageOrientation.isTurned
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    open var isSymbolImage: Bool { symbol != nil }
    open var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

    open func pngData() -> Data? { cgImage?.pngData() }

    // MARK: Variants

    private func variant(_ change: (UIImage) -> Void) -> UIImage {
        let copy = UIImage()
        copy.cgImage = cgImage
        copy.scale = scale
        copy.imageOrientation = imageOrientation
        copy.renderingMode = renderingMode
        copy.capInsets = capInsets
        copy.resizingMode = resizingMode
        copy.isResizable = isResizable
        copy.flipsForRightToLeftLayoutDirection = flipsForRightToLeftLayoutDirection
        copy.symbol = symbol
        copy.tint = tint
        copy.images = images
        copy.duration = duration
        change(copy)
        return copy
    }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        variant { $0.renderingMode = renderingMode }
    }

    /// Returns the same shape filled with `color`, if it's drawn in its own colors.
    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        variant {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// Returns the image with caps that keep their size. The part between them is repeated if the image is
    /// drawn. In an image view, it's stretched here.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        variant {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        variant { $0.flipsForRightToLeftLayoutDirection = true }
    }

    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol, let configuration = configuration as? SymbolConfiguration else { return self }
        let image = UIImage(symbol: Symbol(shape: symbol.shape, configuration: configuration))
        image.renderingMode = renderingMode
        image.tint = tint
        return image
    }

    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        symbol == nil ? nil : withConfiguration(configuration)
    }

    // MARK: Drawing

    open func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image in the current context, scaled to fill `rect`. The caps of a resizable image keep
    /// their size. A template image has the fill color of the context.
    open func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let tint = renderingMode == .alwaysTemplate ? UIColor(cgColor: context.fillColor) : .label
        guard let image = pixels(tint: tint) else { return }
        if isResizable {
            drawPatches(of: image, in: rect, of: context)
        } else {
            context.drawUpright(image, in: rect)
        }
    }

    var isTemplate: Bool {
        renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage && tint == nil)
    }

    /// Returns the pixels for a tint color and the current traits.
    func pixels(tint color: UIColor, isMirrored: Bool = false) -> CGImage? {
        let fill = isTemplate ? color : tint
        guard fill != nil || isMirrored else { return uprightImage }
        return variants.image(for: PixelVariant(color: fill?.cgColor, isMirrored: isMirrored)) {
            var image = uprightImage
            if let fill {
                image = symbol.map { $0.image(color: fill, scale: scale) } ?? filled(with: fill)
            }
            return isMirrored ? image.flatMap(mirrored) : image
        }
    }

    /// The pixels in the image's orientation.
    private var uprightImage: CGImage? {
        guard imageOrientation != .up, let cgImage else { return cgImage }
        if let image = variants.upright { return image }
        let image = imageOrientation.upright(cgImage)
        variants.upright = image
        return image
    }

    private func mirrored(_ image: CGImage) -> CGImage? {
        let context = CGContext(pixelWidth: image.width, pixelHeight: image.height, scale: 1)
        context.translateBy(x: CGFloat(image.width), y: 0)
        context.scaleBy(x: -1, y: 1)
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        return context.makeImage()
    }

    private func filled(with color: UIColor) -> CGImage? {
        guard let image = uprightImage else { return nil }
        let context = CGContext(pixelWidth: image.width, pixelHeight: image.height, scale: 1)
        let rect = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        context.drawUpright(image, in: rect)
        context.setBlendMode(.sourceIn)
        context.setFillColor(color.cgColor)
        context.fill(rect)
        return context.makeImage()
    }
}

private struct PixelVariant: Equatable {
    var color: CGColor?
    var isMirrored: Bool
}

/// The last requested variant of an image, because the same one is often requested repeatedly, and its pixels
/// in its orientation.
private final class VariantCache {
    var upright: CGImage?
    private var last: (key: PixelVariant, image: CGImage)?

    func image(for key: PixelVariant, make: () -> CGImage?) -> CGImage? {
        if let last, last.key == key { return last.image }
        let image = make()
        last = image.map { (key, $0) }
        return image
    }
}
