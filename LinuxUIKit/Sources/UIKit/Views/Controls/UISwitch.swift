@_spi(Host) import QuartzCore

/// A control that's either on or off. Its size is always 51 × 31 points.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    public enum Style: Int, Sendable {
        case automatic = 0
        case checkbox = 1
        case sliding = 2
    }

    private static let size = CGSize(width: 51, height: 31)
    private static let margin: CGFloat = 2
    /// The growth of the knob while a finger is on it.
    private static let stretch: CGFloat = 6
    /// The horizontal distance that a finger must move to switch the knob.
    private static let push: CGFloat = 12

    private let track = UIView(frame: .zero)
    private let knob = ControlKnob(
        softShadow: .init(drop: 3, radius: 4, opacity: 0.15),
        tightShadow: .init(drop: 3, radius: 0.5, opacity: 0.06)
    )

    private var storedIsOn = false
    /// A Boolean value that indicates whether the knob shows the on state. During a drag, it changes before
    /// the value does.
    private var showsOn = false
    private var dragStart: CGFloat = 0
    private var wasDragged = false

    /// Creates a switch. The size of `frame` is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUpSwitch()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSwitch()
        bounds.size = Self.size
    }

    private func setUpSwitch() {
        track.isUserInteractionEnabled = false
        track.layer.cornerRadius = Self.size.height / 2
        // The knob casts its shadow only on the track.
        track.clipsToBounds = true
        addSubview(track)
        track.addSubview(knob)
        showLook()
    }

    // MARK: Value

    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }

    /// Sets the state without sending an event.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != storedIsOn || on != showsOn else { return }
        storedIsOn = on
        show(on, animated: animated)
    }

    // MARK: Appearance

    /// The color of a switch that's on. The default is green.
    open var onTintColor: UIColor? { didSet { showLook() } }
    open var thumbTintColor: UIColor? { didSet { showLook() } }
    /// Without effect since iOS 7.
    open var onImage: UIImage?
    open var offImage: UIImage?
    /// The title of a checkbox. There are no checkboxes on iPhone.
    open var title: String?
    open var preferredStyle = Style.automatic
    open var style: Style { .sliding }

    private func showLook() {
        track.backgroundColor = showsOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        knob.fill = thumbTintColor ?? .white
        track.alpha = isEnabled ? 1 : 0.5
        setNeedsLayout()
    }

    private func show(_ on: Bool, animated: Bool) {
        showsOn = on
        settle(animated: animated)
    }

    private func settle(animated: Bool) {
        guard animated, window != nil, UIView.areAnimationsEnabled else { return showLook() }
        UIView.animate(
            withDuration: 0.35,
            delay: 0,
            usingSpringWithDamping: 0.86,
            initialSpringVelocity: 0,
            options: [.beginFromCurrentState, .allowUserInteraction]
        ) {
            self.showLook()
            self.layoutIfNeeded()
        }
    }

    override func stateDidChange() {
        super.stateDidChange()
        settle(animated: isEnabled)
    }

    // MARK: Layout

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    override var defaultHuggingPriority: UILayoutPriority { .defaultHigh }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = bounds
        let side = bounds.height - 2 * Self.margin
        let width = side + (isHighlighted ? Self.stretch : 0)
        let isAtRight = showsOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        knob.frame = CGRect(
            x: isAtRight ? bounds.maxX - Self.margin - width : bounds.minX + Self.margin,
            y: Self.margin,
            width: width,
            height: side
        )
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        dragStart = touch.location(in: self).x
        wasDragged = false
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        guard abs(x - dragStart) >= Self.push else { return true }
        wasDragged = true
        let on = (x > dragStart) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        dragStart = x
        if on != showsOn { show(on, animated: true) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let isInside = touch.map { keeps($0, with: event) } ?? true
        if !wasDragged, isInside { show(!storedIsOn, animated: true) }
        guard showsOn != storedIsOn else { return }
        storedIsOn = showsOn
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        if showsOn != storedIsOn { show(storedIsOn, animated: true) }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if keepsTap(from: gestureRecognizer) { return false }
        if keepsDragAcross(startingIn: bounds, from: gestureRecognizer) { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func claims(_ touch: UITouch, from start: CGPoint) -> Bool {
        touch.leads(across: self, from: start)
    }

    // MARK: Accessibility

    override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
    override var defaultAccessibilityValue: String? { isOn ? "1" : "0" }
}
