@_spi(Host) import QuartzCore

/// A control with a title and an image that runs actions when tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        /// The title and image have the tint color.
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7

        public static var roundedRect: ButtonType { .system }
    }

    private var titles: [UInt: String] = [:]
    private var titleColors: [UInt: UIColor] = [:]
    private var images: [UInt: UIImage] = [:]
    private let label = UILabel()
    private let picture = UIImageView()
    private var primaryAction: UIAction?

    open private(set) var buttonType = ButtonType.custom

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpButton()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpButton()
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    }

    /// Creates a button with the title and image of `primaryAction`, which it runs when tapped.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        adopt(primaryAction)
        contentDidChange()
    }

    private func setUpButton() {
        isOpaque = false
        for view in [picture, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        label.lineBreakMode = .byTruncatingMiddle
        contentDidChange()
    }

    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        primaryAction = action
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    override var tapEvents: [Event] { super.tapEvents + [.primaryActionTriggered] }

    // MARK: Content

    /// The background, insets, and colors in one description, or `nil` for a button in the traditional style.
    public var configuration: Configuration? { didSet { contentDidChange() } }

    open var titleLabel: UILabel? { label }
    open var imageView: UIImageView? { picture }

    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state.rawValue] = title
        if configuration != nil, state == .normal { configuration?.title = title }
        contentDidChange()
    }

    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[state.rawValue] = color
        contentDidChange()
    }

    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state.rawValue] = image
        if configuration != nil, state == .normal { configuration?.image = image }
        contentDidChange()
    }

    open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }
    open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state.rawValue] }
    open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] }

    open var currentTitle: String? { configuration?.title ?? current(titles) ?? primaryAction?.title }
    open var currentImage: UIImage? { configuration?.image ?? current(images) }

    open var currentTitleColor: UIColor {
        if let color = current(titleColors) { return color }
        if let configuration { return configuration.foreground(tint: tintColor) }
        return buttonType == .custom ? .white : tintColor
    }

    /// The color of the title: dim if the button is disabled and has no color for that state.
    private var shownTitleColor: UIColor {
        let isColored = isEnabled || titleColors[UIControl.State.disabled.rawValue] != nil
        return isColored ? currentTitleColor : .tertiaryLabel
    }

    /// Returns the value for the current state, or otherwise for the normal state.
    private func current<Value>(_ values: [UInt: Value]) -> Value? {
        values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
    }

    override func stateDidChange() {
        super.stateDidChange()
        contentDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        contentDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentDidChange()
    }

    private func contentDidChange() {
        if configuration != nil, let primaryAction {
            if configuration?.title == nil, !primaryAction.title.isEmpty {
                configuration?.title = primaryAction.title
                return
            }
            if configuration?.image == nil, let image = primaryAction.image {
                configuration?.image = image
                return
            }
        }
        label.text = currentTitle
        label.textColor = shownTitleColor
        if let configuration { label.font = configuration.font }
        picture.image = currentImage
        picture.tintColor =
            isEnabled ? (configuration == nil ? tintColor : currentTitleColor) : .tertiaryLabel
        if configuration != nil || buttonType != .custom {
            // The background shows through a pressed button.
            label.alpha = isHighlighted ? 0.4 : 1
            picture.alpha = label.alpha
        }
        applyBackgroundColor()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    override var shownBackgroundColor: UIColor? {
        configuration?.fill(tint: tintColor, isEnabled: isEnabled) ?? backgroundColor
    }

    // MARK: Layout

    private var insets: UIEdgeInsets {
        if let configuration {
            return UIEdgeInsets(configuration.contentInsets, in: effectiveUserInterfaceLayoutDirection)
        }
        guard buttonType == .system, currentImage == nil else { return .zero }
        return UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    }

    private var isVertical: Bool {
        guard let placement = configuration?.imagePlacement else { return false }
        return placement == .top || placement == .bottom
    }

    private var gap: CGFloat {
        let hasBoth = picture.image != nil && label.text?.isEmpty == false
        return hasBoth ? configuration?.imagePadding ?? 0 : 0
    }

    open override var intrinsicContentSize: CGSize {
        let (title, image) = (label.intrinsicContentSize, picture.image?.size ?? .zero)
        let content =
            isVertical
            ? CGSize(width: max(title.width, image.width), height: title.height + gap + image.height)
            : CGSize(width: title.width + gap + image.width, height: max(title.height, image.height))
        let minimumWidth: CGFloat = buttonType == .system && configuration == nil && image.width == 0 ? 30 : 0
        return CGSize(
            width: max(content.width + insets.left + insets.right, minimumWidth),
            height: content.height + insets.top + insets.bottom
        )
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let configuration { layer.cornerRadius = configuration.cornerRadius(for: bounds.size) }
        let area = bounds.inset(by: insets)
        let image = picture.image?.size ?? .zero
        let title = titleSize(forWidth: max(area.width - (isVertical ? 0 : image.width + gap), 0))

        let arranged = isVertical ? column(title, image, in: area) : row(title, image, in: area)
        picture.place(at: arranged.image.aligned(to: layer.contentsScale), size: image)
        label.place(at: arranged.title.aligned(to: layer.contentsScale), size: title)
    }

    /// The size of the title where it has that width. A title of one line is cut off, another one is broken.
    private func titleSize(forWidth width: CGFloat) -> CGSize {
        let size = label.intrinsicContentSize
        guard label.numberOfLines != 1, size.width > width else {
            return CGSize(width: min(size.width, width), height: size.height)
        }
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    private typealias Places = (title: CGPoint, image: CGPoint)

    private func row(_ title: CGSize, _ image: CGSize, in area: CGRect) -> Places {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let imageComesFirst = (configuration?.imagePlacement != .trailing) != isMirrored
        let width = title.width + gap + image.width
        let left = area.minX + (area.width - width) * horizontalPosition(isMirrored: isMirrored)
        func top(_ height: CGFloat) -> CGFloat { area.minY + (area.height - height) * verticalPosition }
        let titleX = imageComesFirst ? left + image.width + gap : left
        let imageX = imageComesFirst ? left : left + title.width + gap
        return (CGPoint(x: titleX, y: top(title.height)), CGPoint(x: imageX, y: top(image.height)))
    }

    private func column(_ title: CGSize, _ image: CGSize, in area: CGRect) -> Places {
        let imageComesFirst = configuration?.imagePlacement != .bottom
        let height = title.height + gap + image.height
        let top = area.minY + (area.height - height) * verticalPosition
        let titleY = imageComesFirst ? top + image.height + gap : top
        let imageY = imageComesFirst ? top : top + title.height + gap
        return (
            CGPoint(x: area.midX - title.width / 2, y: titleY),
            CGPoint(x: area.midX - image.width / 2, y: imageY)
        )
    }

    /// The fraction of the remaining space that's before the content.
    private func horizontalPosition(isMirrored: Bool) -> CGFloat {
        switch contentHorizontalAlignment {
        case .center, .fill: 0.5
        case .left: 0
        case .right: 1
        case .leading: isMirrored ? 1 : 0
        case .trailing: isMirrored ? 0 : 1
        }
    }

    private var verticalPosition: CGFloat {
        switch contentVerticalAlignment {
        case .center, .fill: 0.5
        case .top: 0
        case .bottom: 1
        }
    }

    /// The button handles taps itself, even if a view around it waits for taps.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        keepsTap(from: gestureRecognizer) ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override var defaultAccessibilityLabel: String? { currentTitle }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { stateTraits.union(.button) }
}

extension CGPoint {
    func aligned(to scale: CGFloat) -> CGPoint {
        let scale = max(scale, 1)
        return CGPoint(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale)
    }
}
