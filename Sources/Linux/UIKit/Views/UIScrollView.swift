@_spi(Host) import QuartzCore

/// Shows a part of content that is larger than itself: its bounds' origin says which.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Here as `scrollableAxes`, and always at the top and bottom of a controller's own scroll view.
        case automatic = 0
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }

    /// What dragging the content does to what is being edited.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        /// Editing ends when a drag begins.
        case onDrag = 1
        /// The keyboard does not follow the finger here.
        case interactive = 2
        case onDragWithAccessory = 3
        case interactiveWithAccessory = 4

        var isByDragging: Bool { self == .onDrag || self == .onDragWithAccessory }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrolling()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpScrolling()
    }

    private func setUpScrolling() {
        clipsToBounds = true
        addGestureRecognizer(panGestureRecognizer)
    }

    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

    /// The content's point at the top left of the view.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin else { return }
            bounds.origin = newValue
        }
    }

    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            let fitted = clamped(contentOffset, contentSize: oldValue) == contentOffset
            setNeedsLayout()
            adjustedInsetMayHaveChanged()
            if fitted { stayInLimits() }
        }
    }

    open var contentInset = UIEdgeInsets.zero { didSet { adjustedInsetMayHaveChanged() } }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { adjustedInsetMayHaveChanged() }
    }
    open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
    open var bounces = true
    open var alwaysBounceVertical = false { didSet { adjustedInsetMayHaveChanged() } }
    open var alwaysBounceHorizontal = false { didSet { adjustedInsetMayHaveChanged() } }
    open var isPagingEnabled = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var keyboardDismissMode = KeyboardDismissMode.none

    // MARK: Dragging

    private lazy var scroller = Scroller(self)

    /// The recogniser that scrolls. Gestures that go before scrolling make it require their failure.
    open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

    private lazy var scrollPan: ScrollPan = {
        let pan = ScrollPan()
        pan.scroller = scroller
        pan.allowedScrollTypesMask = .all
        pan.addHandler { [weak self] recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer else { return }
            self?.scroller.pan(pan)
        }
        return pan
    }()

    /// Whether a finger is on the content, moving it or not.
    open var isTracking: Bool { scroller.isTracking }
    /// Whether a finger moves the content.
    open var isDragging: Bool { scroller.isDragging }
    /// Whether the content moves by itself after a drag.
    open var isDecelerating: Bool { scroller.isDecelerating }
    /// How fast content slows down that was thrown.
    open var decelerationRate = DecelerationRate.normal

    /// Whether a view in the content gets a touch only after it is clear that nothing is to be scrolled.
    open var delaysContentTouches = true
    /// Whether scrolling may take a touch from a view that follows it.
    open var canCancelContentTouches = true

    /// Asked before a view in the content gets its touches; true by default.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        true
    }

    /// Asked before scrolling takes a touch from a view; by default a control keeps it.
    open func touchesShouldCancel(in view: UIView) -> Bool {
        !(view is UIControl)
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            boundsWillChange(to: newValue)
            let old = super.bounds
            let fitted = clamped(contentOffset) == contentOffset
            super.bounds = newValue
            if fitted, old.size != newValue.size, old.origin == newValue.origin { stayInLimits() }
            guard old.origin != newValue.origin else { return }
            setNeedsLayout()
            delegate?.scrollViewDidScroll(self)
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
            super.frame = newValue
        }
    }

    /// Called before the bounds change.
    func boundsWillChange(to new: CGRect) {}

    // MARK: Insets

    /// The content inset and what of the safe area the content has to stay clear of.
    open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaPart }

    open func adjustedContentInsetDidChange() {}

    /// What the offset has been adjusted to.
    private var lastAdjustedInset = UIEdgeInsets.zero

    private var safeAreaPart: UIEdgeInsets {
        let safe = safeAreaInsets
        var scrollsDown = alwaysBounceVertical || contentSize.height > bounds.height
        var scrollsAcross = alwaysBounceHorizontal || contentSize.width > bounds.width
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: (scrollsDown, scrollsAcross) = (true, true)
        case .automatic: scrollsDown = scrollsDown || owner != nil || superview?.owner != nil
        case .scrollableAxes: break
        }
        return UIEdgeInsets(
            top: scrollsDown ? safe.top : 0,
            left: scrollsAcross ? safe.left : 0,
            bottom: scrollsDown ? safe.bottom : 0,
            right: scrollsAcross ? safe.right : 0
        )
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        adjustedInsetMayHaveChanged()
    }

    /// Keeps content that stood at its beginning there.
    private func adjustedInsetMayHaveChanged() {
        let (old, new) = (lastAdjustedInset, adjustedContentInset)
        guard old != new else { return }
        lastAdjustedInset = new
        var offset = contentOffset
        if offset.x == -old.left { offset.x = -new.left }
        if offset.y == -old.top { offset.y = -new.top }
        contentOffset = offset
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        setNeedsLayout()
        updateSubviewSafeAreaInsets()
    }

    /// What the content is inset by is not in its way any more.
    override var safeAreaInsetsForSubviews: UIEdgeInsets {
        let (all, handled) = (safeAreaInsets, safeAreaPart)
        return UIEdgeInsets(
            top: all.top - handled.top,
            left: all.left - handled.left,
            bottom: all.bottom - handled.bottom,
            right: all.right - handled.right
        )
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { scroller.viewDidLeaveWindow() }
    }

    // MARK: Scrolling

    /// Moves to `contentOffset`, within 0.3 seconds if animated.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroller.stop()
        guard animated, UIView.areAnimationsEnabled, window != nil else {
            self.contentOffset = contentOffset
            return
        }
        UIView.animate(withDuration: 0.3) {
            self.contentOffset = contentOffset
        } completion: { _ in
            self.delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// Scrolls by as little as it takes to show `rect`, in content coordinates.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        let visible = bounds.inset(by: inset)
        func shift(_ low: CGFloat, _ high: CGFloat, _ visibleLow: CGFloat, _ visibleHigh: CGFloat) -> CGFloat
        {
            if high - low > visibleHigh - visibleLow || low < visibleLow { return low - visibleLow }
            return max(high - visibleHigh, 0)
        }
        let target = CGPoint(
            x: contentOffset.x + shift(rect.minX, rect.maxX, visible.minX, visible.maxX),
            y: contentOffset.y + shift(rect.minY, rect.maxY, visible.minY, visible.maxY)
        )
        setContentOffset(clamped(target), animated: animated)
    }

    /// The axes along which the user can move the content.
    var scrollableAxes: (horizontal: Bool, vertical: Bool) { scroller.axes }

    /// Moves the content by a wheel, within its limits.
    func turnWheel(by delta: CGPoint) {
        scroller.wheel(by: delta)
    }

    /// Where a throw comes to rest that would lead to `proposed`; the velocity is in points a millisecond.
    func targetOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    /// Whether content that fingers leave flies on, or springs back.
    var movesByItself: Bool { true }

    /// Keeps an offset that was in the limits there when the content or the view has got another size.
    private func stayInLimits() {
        if !isTracking, !isDragging, !isDecelerating { contentOffset = clamped(contentOffset) }
    }

    private func clamped(_ offset: CGPoint, contentSize: CGSize? = nil) -> CGPoint {
        let (x, y) = scroller.limits(of: contentSize ?? self.contentSize)
        return CGPoint(
            x: min(max(offset.x, x.lowerBound), x.upperBound),
            y: min(max(offset.y, y.lowerBound), y.upperBound)
        )
    }

    open func flashScrollIndicators() {}
}
