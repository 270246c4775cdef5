@_spi(Host) import QuartzCore

/// A view that shows an image, positioned according to `contentMode`.
@preconcurrency @MainActor
open class UIImageView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpImageView()
    }

    /// Creates a view with the size of the image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUpImageView()
        self.image = image
        showImage()
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
        setUpImageView()
        self.image = image
        self.highlightedImage = highlightedImage
        showImage()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpImageView()
    }

    /// Image views don't receive touches by default.
    private func setUpImageView() {
        isOpaque = false
        isUserInteractionEnabled = false
    }

    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            showImage()
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
        }
    }

    open var highlightedImage: UIImage? { didSet { showImage() } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { showImage() } } }
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            showImage()
            invalidateIntrinsicContentSize()
        }
    }

    /// The brightness that the image may have. It's only stored here.
    @available(iOS 17.0, tvOS 17.0, *)
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified

    /// The images of an animation. Here, only the first one is shown while the animation runs.
    open var animationImages: [UIImage]? { didSet { stopAnimating() } }
    open var isAnimating: Bool { animates }
    private var animates = false { didSet { if animates != oldValue { showImage() } } }

    /// Does nothing if there are no images.
    open func startAnimating() {
        animates = animationImages?.isEmpty == false
    }

    open func stopAnimating() {
        animates = false
    }

    private var shownImage: UIImage? {
        if isAnimating, let first = animationImages?.first { return first }
        let image = isHighlighted ? highlightedImage ?? image : image
        guard let preferredSymbolConfiguration, image?.isSymbolImage == true else { return image }
        return image?.withConfiguration(preferredSymbolConfiguration)
    }

    open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }
    override var defaultHuggingPriority: UILayoutPriority { UILayoutPriority(251) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shownImage?.isTemplate == true { showImage() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showImage()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        showImage()
    }

    private func showImage() {
        guard let image = shownImage else {
            layer.contents = nil
            return
        }
        let traits = traitCollection
        let isMirrored =
            image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
        let pixels = traits.performingAsCurrent { image.pixels(tint: tintColor, isMirrored: isMirrored) }
        if layer.contents as AnyObject? !== pixels { layer.contents = pixels }
        layer.contentsScale = image.scale
        layer.contentsCenter = image.unitCenter
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }
}

extension UITraitCollection {
    func performingAsCurrent<Value>(_ body: () -> Value) -> Value {
        var value: Value?
        performAsCurrent { value = body() }
        return value!
    }
}

extension UIImage {
    /// The part that stretches, in fractions of the size.
    fileprivate var unitCenter: CGRect {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        guard capInsets != .zero, size.width > 0, size.height > 0 else { return unit }
        let middle = CGRect(origin: .zero, size: size).inset(by: capInsets)
        return CGRect(
            x: middle.minX / size.width,
            y: middle.minY / size.height,
            width: max(middle.width, 0) / size.width,
            height: max(middle.height, 0) / size.height
        )
    }
}
