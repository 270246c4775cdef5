@_spi(Host) import QuartzCore

/// A control for one line of text that the user can edit.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput, UIContentSizeCategoryAdjusting {
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextFieldTextDidBeginEditingNotification"
    )
    public nonisolated static let textDidChangeNotification = NSNotification.Name(
        "UITextFieldTextDidChangeNotification"
    )
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
        "UITextFieldTextDidEndEditingNotification"
    )

    let line = TextLine(frame: .zero)
    private let placeholderLabel = UILabel(frame: .zero)
    private let clearButton = UIButton(type: .custom)
    private let border = UIView(frame: .zero)

    private var content = ""

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpField()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpField()
    }

    private func setUpField() {
        isOpaque = false
        border.isUserInteractionEnabled = false
        for view in [border, placeholderLabel, line, clearButton] { addSubview(view) }
        clearButton.setImage(
            UIImage(
                systemName: "xmark.circle.fill",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 15)
            ),
            for: .normal
        )
        clearButton.accessibilityLabel = "Clear text"
        clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        showLook()
    }

    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Text

    /// The text, which is "" if there's none. Setting it sends no event, and moves the caret to the end.
    open var text: String? {
        get { content }
        set {
            content = newValue.map(Self.oneLine) ?? ""
            showText()
            caret = content.count
        }
    }

    /// The text that's shown while the field is empty.
    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }

    /// The placeholder with attributes, of which the color and the font at its beginning are used.
    open var attributedPlaceholder: NSAttributedString? {
        didSet {
            showText()
            showLook()
        }
    }

    private func placeholderAttribute<Value>(_ key: NSAttributedString.Key) -> Value? {
        guard let text = attributedPlaceholder, text.length > 0 else { return nil }
        return text.attribute(key, at: 0, effectiveRange: nil) as? Value
    }

    /// The font. The default is the system font at 17 points.
    open var font: UIFont? { didSet { showLook() } }
    open var adjustsFontForContentSizeCategory = false { didSet { showLook() } }
    open var textColor: UIColor? = .label { didSet { showLook() } }
    open var textAlignment = NSTextAlignment.natural { didSet { showLook() } }
    open var clearsOnBeginEditing = false

    var placeholderColor: UIColor { .placeholderText }
    var clearButtonColor: UIColor { .tertiaryLabel }
    var defaultFont: UIFont { .systemFont(ofSize: 17) }

    var shownFont: UIFont { font ?? defaultFont }

    private static func oneLine(_ text: String) -> String {
        text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? " " : $0 }) : text
    }

    private func showText() {
        line.text = isSecureTextEntry ? String(repeating: "•", count: content.count) : content
        placeholderLabel.text = placeholder
        placeholderLabel.isHidden = !content.isEmpty
        setNeedsLayout()
    }

    private func showLook() {
        if adjustsFontForContentSizeCategory, let adjusted = font?.adjusted(for: traitCollection),
            adjusted != font
        {
            // Which shows the look again.
            font = adjusted
            return
        }
        line.font = shownFont
        line.color = isEnabled ? textColor ?? .label : .secondaryLabel
        line.alignment = textAlignment
        placeholderLabel.font = placeholderAttribute(.font) ?? shownFont
        placeholderLabel.textColor = placeholderAttribute(.foregroundColor) ?? placeholderColor
        placeholderLabel.textAlignment = textAlignment
        clearButton.tintColor = clearButtonColor
        clearButton.imageView?.tintColor = clearButtonColor
        showBorder()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Text input

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    /// A Boolean value that indicates whether the characters are shown as dots.
    open var isSecureTextEntry = false { didSet { showText() } }

    open var hasText: Bool { !content.isEmpty }

    /// The number of characters before the caret.
    private var caret = 0 {
        didSet {
            caret = min(max(caret, 0), content.count)
            line.caret = caret
            if caret != oldValue, isEditing { delegate?.textFieldDidChangeSelection(self) }
        }
    }

    func moveCaret(by offset: Int) {
        guard isEditing else { return }
        caret = min(max(caret + min(max(offset, -content.count), content.count), 0), content.count)
    }

    open func insertText(_ text: String) {
        replace(caret..<caret, with: Self.oneLine(text))
    }

    open func deleteBackward() {
        guard caret > 0 else { return }
        replace(caret - 1..<caret, with: "")
    }

    private func index(_ offset: Int) -> String.Index { content.index(content.startIndex, offsetBy: offset) }

    private func replace(_ range: Range<Int>, with text: String) {
        let end = content.count - range.upperBound
        content.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: text)
        showText()
        // Counted from the end, because the inserted text can combine with the character before it.
        caret = content.count - end
        textDidChange()
    }

    private func textDidChange() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    // MARK: Typing

    /// Types at the caret, if the delegate agrees.
    func type(_ text: String) {
        if text == "\n" || text == "\r" { return pressReturn() }
        let text = Self.oneLine(text)
        guard !text.isEmpty, mayReplace(caret..<caret, with: text) else { return }
        insertText(text)
    }

    func typeBackspace() {
        guard caret > 0, mayReplace(caret - 1..<caret, with: "") else { return }
        deleteBackward()
    }

    private func mayReplace(_ range: Range<Int>, with text: String) -> Bool {
        let units = NSRange(index(range.lowerBound)..<index(range.upperBound), in: content)
        return delegate?.textField(self, shouldChangeCharactersIn: units, replacementString: text) ?? true
    }

    private func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .primaryActionTriggered)
        guard allControlEvents.contains(.editingDidEndOnExit) else { return }
        sendActions(for: .editingDidEndOnExit)
        resignFirstResponder()
    }

    private func clear() {
        guard isEnabled, delegate?.textFieldShouldClear(self) ?? true else { return }
        if !isEditing { becomeFirstResponder() }
        text = ""
        textDidChange()
    }

    // MARK: Editing

    open var isEditing: Bool { isFirstResponder }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        if window == nil { return super.becomeFirstResponder() }
        guard canBecomeFirstResponder,
            delegate?.textFieldShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else {
            return false
        }
        if clearsOnBeginEditing, !content.isEmpty, delegate?.textFieldShouldClear(self) ?? true {
            text = ""
            textDidChange()
        }
        line.isEditing = true
        caret = content.count
        setNeedsLayout()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        let agrees = delegate?.textFieldShouldEndEditing(self) ?? true
        guard agrees || UIApplication.shared.forcesResignation, super.resignFirstResponder() else {
            return false
        }
        line.isEditing = false
        setNeedsLayout()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    // MARK: Touches

    /// Moves the caret to the position of a tap.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, point(inside: touch.location(in: self), with: event) else { return }
        let x = touch.location(in: line).x
        let wasEditing = isEditing
        let offset = wasEditing ? line.offset(nearestTo: x) : 0
        guard becomeFirstResponder() else { return }
        // Before editing, the text may have been truncated. From now on, the positions of its characters are
        // known.
        caret = wasEditing ? offset : line.offset(nearestTo: x)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        keepsTap(from: gestureRecognizer) ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func stateDidChange() {
        super.stateDidChange()
        showLook()
    }

    // MARK: Beside the text

    open var borderStyle = BorderStyle.none { didSet { showLook() } }

    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }

    /// The view before the text, which is on the right in a right-to-left layout.
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// The view after the text.
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

    private func replace(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    private var showsClearButton: Bool {
        !content.isEmpty && isEnabled && clearButtonMode.applies(whileEditing: isEditing)
    }

    private var showsLeftView: Bool { leftView != nil && leftViewMode.applies(whileEditing: isEditing) }

    /// A Boolean value that indicates whether the right view is visible. The clear button replaces it.
    private var showsRightView: Bool {
        rightView != nil && !showsClearButton && rightViewMode.applies(whileEditing: isEditing)
    }

    func showBorder() {
        border.isHidden = borderStyle == .none
        border.layer.cornerRadius = borderStyle == .roundedRect ? 6 : 0
        border.backgroundColor = borderStyle == .roundedRect ? .systemBackground : nil
        let isDark = traitCollection.userInterfaceStyle == .dark
        let gray = isDark ? UIColor(white: 1, alpha: 0.16) : UIColor(white: 0, alpha: 0.2)
        let color = borderStyle == .roundedRect ? gray : .systemGray
        border.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
        border.layer.borderWidth = borderStyle == .roundedRect ? 0.5 : 1
    }

    /// Hides the border, for text fields with their own background.
    func hideBorder() {
        border.isHidden = true
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showLook()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        showLook()
    }

    // MARK: Layout

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    open override var intrinsicContentSize: CGSize {
        let text = UILabel(frame: .zero)
        text.font = shownFont
        text.text = content.isEmpty ? placeholder : content
        let room = CGRect(x: 0, y: 0, width: 10_000, height: bounds.height)
        let sides = room.width - textRect(forBounds: room).width
        let height = shownFont.lineHeight.rounded(.up)
        return CGSize(
            width: (text.intrinsicContentSize.width + sides + 2).rounded(.up),
            height: borderStyle == .none ? height + 1 : max(height + 12, 34)
        )
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override func fittingSize(width: CGFloat?) -> CGSize { intrinsicContentSize }

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the area of the text, without the views beside it.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        var insets = edgeInsets
        if showsLeftView { insets.leading = side(leftViewRect(forBounds: bounds), in: bounds) + leftGap }
        if showsRightView { insets.trailing = side(rightViewRect(forBounds: bounds), in: bounds) + 4 }
        if showsClearButton { insets.trailing = side(clearButtonRect(forBounds: bounds), in: bounds) + 2 }
        let directed = UIEdgeInsets(insets, in: effectiveUserInterfaceLayoutDirection)
        let rect = bounds.inset(by: directed)
        return CGRect(
            x: rect.minX,
            y: rect.minY,
            width: max(rect.width, 0),
            height: max(rect.height, 0)
        )
    }

    /// Returns the width that an accessory occupies, measured from its side.
    private func side(_ rect: CGRect, in bounds: CGRect) -> CGFloat {
        rect.midX < bounds.midX ? rect.maxX - bounds.minX : bounds.maxX - rect.minX
    }

    var leftGap: CGFloat { 4 }

    var edgeInsets: NSDirectionalEdgeInsets {
        switch borderStyle {
        case .none: .zero
        case .line: NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        case .bezel, .roundedRect: NSDirectionalEdgeInsets(top: 2, leading: 7, bottom: 2, trailing: 7)
        }
    }

    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        accessoryRect(leftView, in: bounds, isLeading: true)
    }

    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        accessoryRect(rightView, in: bounds, isLeading: false)
    }

    private func accessoryRect(_ view: UIView?, in bounds: CGRect, isLeading: Bool) -> CGRect {
        guard let view else { return .zero }
        let intrinsic = view.intrinsicContentSize
        let size = CGSize(
            width: view.bounds.width > 0 ? view.bounds.width : max(intrinsic.width, 0),
            height: view.bounds.height > 0 ? view.bounds.height : max(intrinsic.height, 0)
        )
        let inset = accessoryInset
        return CGRect(
            x: isLeading != isMirrored ? bounds.minX + inset : bounds.maxX - inset - size.width,
            y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
    }

    var accessoryInset: CGFloat { 0 }

    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let size = CGSize(width: 19, height: 19)
        let inset: CGFloat = borderStyle == .none ? 0 : 5
        return CGRect(
            x: isMirrored ? bounds.minX + inset : bounds.maxX - inset - size.width,
            y: (bounds.midY - size.height / 2).rounded(),
            width: size.width,
            height: size.height
        )
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        border.frame = borderRect(forBounds: bounds)
        leftView?.isHidden = !showsLeftView
        leftView?.frame = leftViewRect(forBounds: bounds)
        rightView?.isHidden = !showsRightView
        rightView?.frame = rightViewRect(forBounds: bounds)
        clearButton.isHidden = !showsClearButton
        clearButton.frame = clearButtonRect(forBounds: bounds)
        line.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        placeholderLabel.frame = placeholderRect(forBounds: bounds)
        line.layoutIfNeeded()
    }

    /// The clear button is small, so a touch near it counts, too.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === self, showsClearButton else { return hit }
        let area = clearButtonRect(forBounds: bounds).insetBy(dx: -8, dy: -12)
        return area.contains(point) ? clearButton : hit
    }

    // MARK: Accessibility

    override var defaultAccessibilityValue: String? { content.isEmpty ? placeholder : line.text }
}
