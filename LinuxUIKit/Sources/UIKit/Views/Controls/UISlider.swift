@_spi(Host) import QuartzCore

/// A control for a value in a range. The user drags its thumb along a track.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private static let thumbSize = CGSize(width: 28, height: 28)
    private static let trackHeight: CGFloat = 4
    private static let height: CGFloat = 34
    /// The distance from the thumb's edge at which a finger can still grab it.
    private static let reach: CGFloat = 12

    private let minimumTrack = UIImageView(frame: .zero)
    private let maximumTrack = UIImageView(frame: .zero)
    private let thumb = ControlKnob(
        softShadow: .init(drop: 6, radius: 6.5, opacity: 0.12),
        tightShadow: .init(drop: 0.5, radius: 2, opacity: 0.12)
    )
    private let thumbPicture = UIImageView(frame: .zero)
    private let minimumPicture = UIImageView(frame: .zero)
    private let maximumPicture = UIImageView(frame: .zero)

    private var thumbImages: [UInt: UIImage] = [:]
    private var minimumTrackImages: [UInt: UIImage] = [:]
    private var maximumTrackImages: [UInt: UIImage] = [:]

    private var storedValue: Float = 0
    /// The distance from the finger to the center of the thumb.
    private var grip: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSlider()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSlider()
    }

    private func setUpSlider() {
        isOpaque = false
        for view in [maximumTrack, minimumTrack, minimumPicture, maximumPicture, thumb, thumbPicture] {
            addSubview(view)
        }
        showLook()
    }

    // MARK: Value

    /// The value. The default is 0, and it's always in the range.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// The value at the start of the track. The default is 0. If the maximum is smaller, it becomes the same
    /// value.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = storedValue
            setNeedsLayout()
        }
    }

    /// The value at the end of the track. The default is 1. If the minimum is larger, it becomes the same
    /// value.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
            setNeedsLayout()
        }
    }

    /// A Boolean value that indicates whether `.valueChanged` is sent continuously during a drag, or only at
    /// its end.
    open var isContinuous = true

    /// Sets the value, limited to the range, without sending an event. A value that isn't a number is
    /// ignored.
    open func setValue(_ value: Float, animated: Bool) {
        guard !value.isNaN else { return }
        let inside = min(max(value, minimumValue), maximumValue)
        guard inside != storedValue else { return }
        storedValue = inside
        setNeedsLayout()
        guard animated, window != nil, UIView.areAnimationsEnabled else { return }
        let options: UIView.AnimationOptions = [
            .beginFromCurrentState, .allowUserInteraction, .curveEaseInOut,
        ]
        UIView.animate(withDuration: 0.25, delay: 0, options: options) { self.layoutIfNeeded() }
    }

    private var fraction: CGFloat { fraction(of: storedValue) }

    private func fraction(of value: Float) -> CGFloat {
        let length = maximumValue - minimumValue
        guard length > 0, length.isFinite else { return 0 }
        return CGFloat(min(max((value - minimumValue) / length, 0), 1))
    }

    // MARK: Appearance

    open var minimumTrackTintColor: UIColor? { didSet { showLook() } }
    open var maximumTrackTintColor: UIColor? { didSet { showLook() } }
    open var thumbTintColor: UIColor? { didSet { showLook() } }

    /// The images beside the ends of the track.
    open var minimumValueImage: UIImage? { didSet { showLook() } }
    open var maximumValueImage: UIImage? { didSet { showLook() } }

    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        thumbImages[state.rawValue] = image
        showLook()
    }

    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        minimumTrackImages[state.rawValue] = image
        showLook()
    }

    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        maximumTrackImages[state.rawValue] = image
        showLook()
    }

    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state.rawValue] }
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[state.rawValue] }
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[state.rawValue] }

    open var currentThumbImage: UIImage? { current(thumbImages) }
    open var currentMinimumTrackImage: UIImage? { current(minimumTrackImages) }
    open var currentMaximumTrackImage: UIImage? { current(maximumTrackImages) }

    private func current(_ images: [UInt: UIImage]) -> UIImage? {
        images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
    }

    private func showLook() {
        minimumTrack.image = currentMinimumTrackImage
        maximumTrack.image = currentMaximumTrackImage
        let (low, high) = (minimumTrackTintColor ?? tintColor, maximumTrackTintColor ?? .systemFill)
        minimumTrack.backgroundColor = minimumTrack.image == nil ? low : nil
        maximumTrack.backgroundColor = maximumTrack.image == nil ? high : nil
        minimumTrack.tintColor = low
        maximumTrack.tintColor = high
        thumb.fill = thumbTintColor ?? .white
        thumbPicture.image = currentThumbImage
        thumbPicture.tintColor = thumbTintColor
        thumb.isHidden = thumbPicture.image != nil
        minimumPicture.image = minimumValueImage
        maximumPicture.image = maximumValueImage
        for view in [minimumTrack, maximumTrack, minimumPicture, maximumPicture] {
            view.alpha = isEnabled ? 1 : 0.5
        }
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        showLook()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showLook()
    }

    // MARK: Layout

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: Self.height)
    }

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        pictureRect(minimumValueImage, in: bounds, atLeft: !isMirrored)
    }

    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        pictureRect(maximumValueImage, in: bounds, atLeft: isMirrored)
    }

    private func pictureRect(_ image: UIImage?, in bounds: CGRect, atLeft: Bool) -> CGRect {
        let size = image?.size ?? .zero
        let origin = CGPoint(
            x: atLeft ? bounds.minX : bounds.maxX - size.width,
            y: bounds.midY - size.height / 2
        )
        return CGRect(origin: origin.aligned(to: layer.contentsScale), size: size)
    }

    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        var (left, right) = (minimumValueImage, maximumValueImage)
        if isMirrored { swap(&left, &right) }
        let insets = UIEdgeInsets(top: 0, left: inset(beside: left), bottom: 0, right: inset(beside: right))
        let height = max(
            currentMinimumTrackImage?.size.height ?? 0,
            currentMaximumTrackImage?.size.height ?? 0
        )
        let track = bounds.inset(by: insets)
        let thickness = height > 0 ? height : Self.trackHeight
        return CGRect(
            x: track.minX,
            y: (track.midY - thickness / 2).rounded(),
            width: max(track.width, 0),
            height: thickness
        )
    }

    private func inset(beside image: UIImage?) -> CGFloat {
        image.map { $0.size.width + 16 } ?? 2
    }

    /// Returns the frame of the thumb for `value`.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? Self.thumbSize
        let share = isMirrored ? 1 - fraction(of: value) : fraction(of: value)
        // The thumb extends slightly beyond the ends of the track.
        let way = max(rect.width + 4 - size.width, 0)
        return CGRect(
            x: rect.minX - 2 + way * share,
            y: rect.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
    }

    private var thumbRect: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
    }

    /// The area in which a finger can grab the thumb.
    private var handle: CGRect { thumbRect.insetBy(dx: -Self.reach, dy: -Self.reach) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let track = trackRect(forBounds: bounds)
        let thumbRect = thumbRect
        var low = track
        low.size.width = max(thumbRect.midX - track.minX, 0)
        var high = track
        high.origin.x = thumbRect.midX
        high.size.width = max(track.maxX - thumbRect.midX, 0)
        if isMirrored { swap(&low, &high) }
        minimumTrack.frame = low
        maximumTrack.frame = high
        for view in [minimumTrack, maximumTrack] {
            view.layer.cornerRadius = view.image == nil ? min(track.height, view.bounds.width) / 2 : 0
        }
        thumb.frame = thumbRect
        thumbPicture.frame = thumbRect
        minimumPicture.frame = minimumValueImageRect(forBounds: bounds)
        maximumPicture.frame = maximumValueImageRect(forBounds: bounds)
    }

    // MARK: Tracking

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || handle.contains(point)
    }

    /// Begins only at the thumb. A finger elsewhere on the track has no effect.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        guard handle.contains(point) else { return false }
        grip = thumbRect.midX - point.x
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let way = track.width + 4 - thumbRect.width
        guard way > 0 else { return true }
        let middle = touch.location(in: self).x + grip
        var share = (middle - (track.minX - 2) - thumbRect.width / 2) / way
        if isMirrored { share = 1 - share }
        let old = value
        value = minimumValue + (maximumValue - minimumValue) * Float(min(max(share, 0), 1))
        if isContinuous, value != old { sendValueChanged() }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        sendValueChanged()
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        sendValueChanged()
    }

    private func sendValueChanged() {
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    /// The slider handles a drag of its thumb itself, even if a view around it scrolls or pops.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if keepsTap(from: gestureRecognizer) { return false }
        // The thumb has moved with the finger since it was grabbed.
        let grabbed = isTracking ? bounds.union(handle) : handle
        if keepsDragAcross(startingIn: grabbed, from: gestureRecognizer) { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func claims(_ touch: UITouch, from start: CGPoint) -> Bool {
        handle.contains(start) && touch.leads(across: self, from: start)
    }

    // MARK: Accessibility

    override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }
    override var defaultAccessibilityValue: String? { "\(Int((fraction * 100).rounded()))%" }

    open override func accessibilityIncrement() { step(by: 0.1) }
    open override func accessibilityDecrement() { step(by: -0.1) }

    private func step(by share: Float) {
        guard isEnabled else { return }
        setValue(value + (maximumValue - minimumValue) * share, animated: true)
        sendValueChanged()
    }
}
