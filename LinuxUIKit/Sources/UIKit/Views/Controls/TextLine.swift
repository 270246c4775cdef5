@_spi(Host) import CoreGraphics
@_spi(Host) import QuartzCore

/// The line of text in a text field, and its caret. During editing, the line scrolls so that the caret is
/// always visible. The caret doesn't blink, because a window without changes draws no frames.
@MainActor final class TextLine: UIView {
    private static let caretWidth: CGFloat = 2

    private let caretView = UIView(frame: .zero)
    /// The distance by which the beginning of the line is scrolled to the left.
    private var slide: CGFloat = 0
    private var layout: TextLayout?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        clipsToBounds = true
        layer.needsDisplayOnBoundsChange = true
        caretView.layer.cornerRadius = Self.caretWidth / 2
        caretView.isHidden = true
        addSubview(caretView)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Content

    var text = "" { didSet { if text != oldValue { contentDidChange() } } }
    var font: UIFont = .systemFont(ofSize: 17) { didSet { if font != oldValue { contentDidChange() } } }
    var color: UIColor = .label { didSet { contentDidChange() } }
    var alignment = NSTextAlignment.natural { didSet { if alignment != oldValue { contentDidChange() } } }

    /// The number of characters before the caret.
    var caret = 0 { didSet { if caret != oldValue { setNeedsLayout() } } }

    var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            slide = 0
            caretView.isHidden = !isEditing
            contentDidChange()
        }
    }

    private func contentDidChange() {
        layout = nil
        setNeedsLayout()
        setNeedsDisplay()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        caretView.backgroundColor = tintColor
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        caretView.backgroundColor = tintColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentDidChange()
    }

    // MARK: Geometry

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The whole line, regardless of its width.
    private var line: TextLayout {
        if let layout { return layout }
        let layout = makeLayout(width: nil, lineBreak: .byClipping)
        self.layout = layout
        return layout
    }

    private func makeLayout(width: CGFloat?, lineBreak: NSLineBreakMode) -> TextLayout {
        let style = TextStyle(
            font,
            color: color.resolvedColor(with: traitCollection),
            alignment: .left,
            lineBreak: lineBreak
        )
        return TextLayout(text, style: style, maxWidth: width, maxLines: 1, rightToLeft: isRightToLeft)
    }

    /// Returns the start of a line of the given width that fits in the view.
    private func start(of width: CGFloat) -> CGFloat {
        let free = bounds.width - width
        return switch alignment {
        case .left: 0
        case .center: free / 2
        case .right: free
        case .natural, .justified: isRightToLeft ? free : 0
        }
    }

    private var room: CGFloat { max(bounds.width - Self.caretWidth, 0) }

    /// The left end of the line in the view.
    private var origin: CGFloat { line.size.width <= room ? start(of: line.size.width) : -slide }

    private func caretX(before offset: Int) -> CGFloat {
        let index = text.index(text.startIndex, offsetBy: min(max(offset, 0), text.count))
        return line.caretX(atUTF8Offset: text.utf8.distance(from: text.startIndex, to: index))
    }

    /// Returns the position of the caret nearest to `x`, in characters.
    func offset(nearestTo x: CGFloat) -> Int {
        let places = (0...text.count).map { abs(origin + caretX(before: $0) - x) }
        return places.indices.min { places[$0] < places[$1] } ?? 0
    }

    /// The frame of the caret in this view.
    var caretRect: CGRect {
        let height = (font.lineHeight * 1.02).rounded()
        let x = min(max(origin + caretX(before: caret), 0), room)
        return CGRect(
            x: x,
            y: ((bounds.height - height) / 2).rounded(),
            width: Self.caretWidth,
            height: height
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        keepCaretVisible()
        caretView.frame = caretRect
    }

    private func keepCaretVisible() {
        let width = line.size.width
        let old = slide
        if !isEditing || width <= room {
            slide = 0
        } else {
            let x = caretX(before: caret)
            if x - slide < 0 { slide = x }
            if x - slide > room { slide = x - room }
            slide = min(max(slide, 0), width - room)
        }
        if slide != old { setNeedsDisplay() }
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), !text.isEmpty, bounds.width > 0 else { return }
        var line = line
        if !isEditing, line.size.width > bounds.width {
            line = makeLayout(width: bounds.width, lineBreak: .byTruncatingTail)
        }
        let scale = max(layer.contentsScale, 1)
        let x = isEditing ? origin : start(of: min(line.size.width, bounds.width))
        let top = (bounds.height - line.size.height) / 2
        line.draw(in: context, at: CGPoint(x: x, y: (top * scale).rounded() / scale))
    }
}
