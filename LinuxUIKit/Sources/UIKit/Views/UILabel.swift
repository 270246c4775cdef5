@_spi(Host) import CoreGraphics
@_spi(Host) import QuartzCore

/// Text for reading.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpLabel()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpLabel()
    }

    private func setUpLabel() {
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .left
        layer.needsDisplayOnBoundsChange = true
    }

    open var text: String? { didSet { if text != oldValue { textDidChange() } } }

    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet { if font != oldValue { fontDidChange() } }
    }

    open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

    private func fontDidChange() {
        adjustFont()
        textDidChange()
    }

    /// Gives the font the size that the user asks for, if it follows that.
    private func adjustFont() {
        guard adjustsFontForContentSizeCategory, let font, font.scaling != nil else { return }
        let adjusted = font.adjusted(for: traitCollection)
        if adjusted != font { self.font = adjusted }
    }

    open var textColor: UIColor! = .label { didSet { setNeedsDisplay() } }
    open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
    open var isHighlighted = false { didSet { setNeedsDisplay() } }
    open var isEnabled = true { didSet { setNeedsDisplay() } }
    open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textDidChange() } }

    /// How many lines at most; 0 for as many as it takes.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }

    /// The width at which `intrinsicContentSize` breaks lines; 0 for none.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Makes a single line smaller, down to `minimumScaleFactor` of the font's size, rather than cut it off.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
    open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }

    private func textDidChange() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    // MARK: Size

    open override var intrinsicContentSize: CGSize {
        size(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(width: size.width > 0 && size.width < 10_000 ? size.width : nil)
    }

    /// The rectangle that the text takes in `bounds`, at their top and at their beginning.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard let text, !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        let layout = textLayout(width: bounds.width, maxLines: numberOfLines)
        let size = CGSize(
            width: min(layout.size.width, bounds.width),
            height: min(layout.size.height, bounds.height)
        )
        return CGRect(origin: bounds.origin, size: pixelAligned(size))
    }

    override func fittingSize(width: CGFloat?) -> CGSize {
        // A single line asks for its whole width and leaves it to the stack to cut it.
        numberOfLines == 1 ? intrinsicContentSize : size(width: width)
    }

    override var defaultHuggingPriority: UILayoutPriority { UILayoutPriority(251) }

    private func size(width: CGFloat?) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let fitting = numberOfLines == 1 ? nil : width
        var size = pixelAligned(textLayout(width: fitting, maxLines: numberOfLines).size)
        if let fitting { size.width = min(size.width, fitting) }
        return size
    }

    private func pixelAligned(_ size: CGSize) -> CGSize {
        let scale = max(traitCollection.displayScale, 1)
        return CGSize(
            width: (size.width * scale).rounded(.up) / scale,
            height: (size.height * scale).rounded(.up) / scale
        )
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    /// Draws the text in the middle of `rect`, top to bottom.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let text, !text.isEmpty, rect.width > 0 else {
            return
        }
        var layout = textLayout(width: rect.width, maxLines: numberOfLines)
        if adjustsFontSizeToFitWidth, numberOfLines == 1 {
            let natural = textLayout(width: nil, maxLines: 1).size.width
            if natural > rect.width {
                let factor = max(rect.width / natural, minimumScaleFactor)
                layout = textLayout(
                    width: rect.width,
                    maxLines: 1,
                    font: font.withSize(font.pointSize * factor)
                )
            }
        }
        let scale = max(layer.contentsScale, 1)
        let top = rect.minY + max(rect.height - layout.size.height, 0) / 2
        layout.draw(in: context, at: CGPoint(x: rect.minX, y: (top * scale).rounded() / scale))
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func textLayout(width: CGFloat?, maxLines: Int, font: UIFont? = nil) -> TextLayout {
        let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
        let drawn = (color ?? .label).resolvedColor(with: traitCollection)
        let style = TextStyle(
            font ?? self.font ?? .systemFont(ofSize: UIFont.labelFontSize),
            color: isEnabled ? drawn : drawn.withAlphaComponent(0.3),
            alignment: textAlignment,
            lineBreak: lineBreakMode
        )
        let subject = LayoutSubject(
            text: text ?? "",
            style: style,
            maxWidth: width,
            maxLines: max(maxLines, 0),
            rightToLeft: isRightToLeft
        )
        if let known = layouts.first(where: { $0.subject == subject }) { return known.layout }
        let layout = TextLayout(
            subject.text,
            style: style,
            maxWidth: width,
            maxLines: subject.maxLines,
            rightToLeft: subject.rightToLeft
        )
        if layouts.count == Self.layoutLimit { layouts.removeFirst() }
        layouts.append((subject, layout))
        return layout
    }

    private struct LayoutSubject: Equatable {
        let text: String
        let style: TextStyle
        let maxWidth: CGFloat?
        let maxLines: Int
        let rightToLeft: Bool
    }

    /// The latest layouts. Text is often measured several times before it's drawn: with all the room it could
    /// take, and with the room that it has.
    private var layouts: [(subject: LayoutSubject, layout: TextLayout)] = []
    private static let layoutLimit = 3

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFont()
        setNeedsDisplay()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        adjustFont()
    }

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? { text }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }
}
