@_spi(Host) import QuartzCore

/// A view that shows a part of larger content. The origin of its bounds determines which part.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Here, the same as `scrollableAxes`. In a controller's main scroll view, the top and bottom always
        /// count, too.
        case automatic = 0
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }

    /// The effect of dragging the content on editing.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        /// Editing ends when a drag begins.
        case onDrag = 1
        /// Here, the keyboard doesn't follow the finger.
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

    /// The point of the content at the top left of the view.
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

    /// The control that people pull down to refresh the content.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            refreshInset = 0
            guard let refreshControl else { return }
            insertSubview(refreshControl, at: 0)
            refreshControl.hold()
            moveRefreshControl()
        }
    }

    /// The room for a control that's refreshing, in points.
    var refreshInset: CGFloat = 0 { didSet { adjustedInsetMayHaveChanged() } }

    /// Removes the room for the control, and scrolls what was moved by it back.
    func closeRefreshInset() {
        guard refreshInset > 0 else { return }
        let offset = contentOffset
        refreshInset = 0
        guard !isTracking, clamped(offset) != offset else { return }
        contentOffset = offset
        setContentOffset(clamped(offset), animated: true)
    }

    private func moveRefreshControl() {
        guard let refreshControl else { return }
        let beginning = -(contentInset.top + safeAreaPart.top)
        refreshControl.contentDidMove(beginning - contentOffset.y, isDragged: isDragging)
    }

    // MARK: Zooming

    // The scales are stored, and the recognizer takes its touches, but the content isn't zoomed.

    open var zoomScale: CGFloat = 1
    open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
    open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
    /// The recognizer for pinches, or `nil` if the content can't be zoomed.
    open private(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?

    private func zoomLimitsDidChange() {
        let canZoom = maximumZoomScale > minimumZoomScale
        guard canZoom != (pinchGestureRecognizer != nil) else { return }
        if let pinchGestureRecognizer { removeGestureRecognizer(pinchGestureRecognizer) }
        pinchGestureRecognizer = canZoom ? UIPinchGestureRecognizer() : nil
        if let pinchGestureRecognizer { addGestureRecognizer(pinchGestureRecognizer) }
    }

    // MARK: Dragging

    private lazy var scroller = Scroller(self)

    /// The recognizer that scrolls. Gestures that take precedence over scrolling require its failure.
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

    /// A Boolean value that indicates whether a finger touches the content, even without moving it.
    open var isTracking: Bool { scroller.isTracking }
    /// A Boolean value that indicates whether a finger moves the content.
    open var isDragging: Bool { scroller.isDragging }
    /// A Boolean value that indicates whether the content moves by itself after a drag.
    open var isDecelerating: Bool { scroller.isDecelerating }
    /// A Boolean value that indicates whether the content moves to an offset that the app has requested.
    @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *)
    open var isScrollAnimating: Bool { scroller.isScrollAnimating }
    /// The rate at which the content decelerates after a drag.
    open var decelerationRate = DecelerationRate.normal

    /// A Boolean value that indicates whether views in the content receive touches only after it's clear that
    /// they don't scroll.
    open var delaysContentTouches = true
    /// A Boolean value that indicates whether scrolling can take a touch away from a view that follows it.
    open var canCancelContentTouches = true

    /// Called before a view in the content receives its touches. The default is `true`.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        true
    }

    /// Called before scrolling takes a touch away from a view. By default, controls keep it.
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
            movePins()
            if fitted, old.size != newValue.size, old.origin == newValue.origin { stayInLimits() }
            guard old.origin != newValue.origin else { return }
            updateSubviewSafeAreaInsets(scrolledFrom: old.origin)
            setNeedsLayout()
            moveRefreshControl()
            delegate?.scrollViewDidScroll(self)
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
            let (old, fitted) = (bounds.size, clamped(contentOffset) == contentOffset)
            super.frame = newValue
            movePins()
            if fitted, old != bounds.size { stayInLimits() }
        }
    }

    /// The views that don't scroll along.
    var pins: [Pin] = []

    /// Called before the bounds change.
    func boundsWillChange(to new: CGRect) {}

    // MARK: Insets

    /// The content inset plus the part of the safe area that the content avoids.
    open var adjustedContentInset: UIEdgeInsets {
        contentInset + safeAreaPart + UIEdgeInsets(top: refreshInset, left: 0, bottom: 0, right: 0)
    }

    open func adjustedContentInsetDidChange() {}

    /// The inset that the offset was last adjusted to.
    private var lastAdjustedInset = UIEdgeInsets.zero

    /// The inset that limits the offset. Without a window, there's no safe area, and the last one counts.
    var limitingInset: UIEdgeInsets { window == nil ? lastAdjustedInset : adjustedContentInset }

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
        // Without a window, there's no safe area. Content that's only covered stays where it is.
        if window != nil { adjustedInsetMayHaveChanged() }
        movePins()
    }

    /// Adjusts content that comes back to a window without a safe area. Its safe area hasn't changed then,
    /// because it had none without a window, either.
    override func safeAreaDidSettle() {
        if window != nil { adjustedInsetMayHaveChanged() }
    }

    /// Keeps content at its beginning if it was there, and within its limits.
    private func adjustedInsetMayHaveChanged() {
        let (old, new) = (lastAdjustedInset, adjustedContentInset)
        guard old != new else { return }
        lastAdjustedInset = new
        let fitted = clamped(contentOffset, inset: old) == contentOffset
        var offset = contentOffset
        if offset.x == -old.left { offset.x = -new.left }
        if offset.y == -old.top { offset.y = -new.top }
        contentOffset = offset
        if fitted { stayInLimits() }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        setNeedsLayout()
        updateSubviewSafeAreaInsets()
    }

    /// The safe area, in most cases without the part that the content is already inset by.
    override var safeAreaInsetsForSubviews: UIEdgeInsets {
        let (all, handled) = (safeAreaInsets, safeAreaPart)
        guard UIKitBehavior.current.safeAreaInScrollViews == .isHandled else { return all }
        return UIEdgeInsets(
            top: all.top - handled.top,
            left: all.left - handled.left,
            bottom: all.bottom - handled.bottom,
            right: all.right - handled.right
        )
    }

    /// Updates the safe areas of the subviews, unless the content has only moved along axes without unsafe
    /// parts that concern them.
    private func updateSubviewSafeAreaInsets(scrolledFrom old: CGPoint) {
        guard storedSafeAreaInsets != .zero else { return }
        let (outer, new) = (safeAreaInsetsForSubviews, bounds.origin)
        let acrossUnsafe = old.x != new.x && (outer.left != 0 || outer.right != 0)
        let downUnsafe = old.y != new.y && (outer.top != 0 || outer.bottom != 0)
        if acrossUnsafe || downUnsafe { updateSubviewSafeAreaInsets() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { scroller.viewDidLeaveWindow() }
    }

    // MARK: Scrolling

    /// Scrolls to `contentOffset`. If animated, it takes 0.3 seconds, and the offset changes with each frame.
    ///
    /// If the content is already there, no animation starts, and the delegate isn't notified of an end.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroller.stop()
        guard animated, UIView.areAnimationsEnabled, window != nil else {
            self.contentOffset = contentOffset
            return
        }
        guard contentOffset != self.contentOffset else { return }
        scroller.scroll(to: contentOffset)
    }

    /// Scrolls as little as possible to show `rect`, in content coordinates.
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

    /// Moves the content with a wheel, within its limits.
    func turnWheel(by delta: CGPoint) {
        scroller.wheel(by: delta)
    }

    /// Lets content that's beyond its edge return, unless a finger holds it.
    func springBack() { scroller.springBack() }

    /// Returns the offset where the content comes to rest after a drag, given the proposed one. The velocity
    /// is in points per millisecond.
    func targetOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    /// A Boolean value that indicates whether the content decelerates or springs back after a drag.
    var movesByItself: Bool { true }

    /// Keeps an offset within the limits when the size of the content or the view changes.
    private func stayInLimits() {
        if !isTracking, !isDragging, !isDecelerating { contentOffset = clamped(contentOffset) }
    }

    /// Returns the nearest offset at which the content fills the view.
    func clamped(_ offset: CGPoint, contentSize: CGSize? = nil, inset: UIEdgeInsets? = nil) -> CGPoint {
        let (x, y) = scroller.limits(of: contentSize ?? self.contentSize, inset ?? limitingInset)
        return CGPoint(
            x: min(max(offset.x, x.lowerBound), x.upperBound),
            y: min(max(offset.y, y.lowerBound), y.upperBound)
        )
    }

    open func flashScrollIndicators() {}
}
