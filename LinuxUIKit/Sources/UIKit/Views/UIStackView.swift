/// A view that arranges views in a row or a column.
///
/// There's no constraint solver here. A view specifies its size in `intrinsicContentSize`. For labels and
/// stack views, this depends on the available width. Views without an intrinsic size share the remaining
/// space.
///
/// In an animation block, changing `isHidden` of an arranged view moves the others. The view itself appears
/// or vanishes at once, whereas UIKit's stack view also resizes it.
@preconcurrency @MainActor
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        /// The views fill the axis. The one with the lowest hugging priority stretches, or the least
        /// resistant one shrinks.
        case fill = 0
        case fillEqually = 1
        /// The views fill the axis in proportion to their preferred sizes.
        case fillProportionally = 2
        /// The views keep their sizes, with equal gaps of at least `spacing`.
        case equalSpacing = 3
        /// The views keep their sizes, and their centers are evenly spaced if there's enough space.
        case equalCentering = 4
    }

    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    public nonisolated static let spacingUseSystem = -CGFloat.greatestFiniteMagnitude

    open private(set) var arrangedSubviews: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
    open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
    open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
    open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

    // MARK: Arranged views

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        precondition((0...arrangedSubviews.count).contains(stackIndex), "there is no such place in the stack")
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        if view.superview !== self { addSubview(view) }
        arrangementDidChange()
    }

    /// Removes the view from the arrangement. It remains a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    override func visibilityDidChange(of subview: UIView) {
        arrangementDidChange()
        guard AnimationScope.isEnabled, AnimationScope.current != nil, window != nil else { return }
        if !subview.isHidden { UIView.performWithoutAnimation { placeInGap(subview) } }
        layoutIfNeeded()
    }

    override func subviewContentSizeDidChange() {
        arrangementDidChange()
    }

    private func arrangementDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    // MARK: Layout

    private var arrangement: StackArrangement {
        let views = arrangedSubviews.filter { !$0.isHidden }
        return StackArrangement(
            views: views,
            gaps: views.dropLast().map { gap(after: $0) },
            axis: axis,
            distribution: distribution,
            alignment: alignment,
            isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft
        )
    }

    private func gap(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        let gap = custom == Self.spacingUseDefault ? spacing : custom
        return gap == Self.spacingUseSystem ? 8 : gap
    }

    /// Places a view that appears after the one before it, which hasn't made room yet. Otherwise, it would
    /// come from wherever it was when it was last visible.
    private func placeInGap(_ view: UIView) {
        let arrangement = arrangement
        guard let index = arrangement.views.firstIndex(where: { $0 === view }) else { return }
        let frames = arrangement.frames(in: bounds.inset(by: margins))
        var start = frames[index]
        if index > 0 {
            let (old, new) = (arrangement.views[index - 1].frame, frames[index - 1])
            if axis == .vertical {
                start.origin.y += old.maxY - new.maxY
            } else {
                start.origin.x += arrangement.isMirrored ? old.minX - new.minX : old.maxX - new.maxX
            }
        }
        view.place(at: start.origin, size: start.size)
    }

    private var margins: UIEdgeInsets {
        isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let scale = max(traitCollection.displayScale, 1)
        let arrangement = arrangement
        for (view, frame) in zip(arrangement.views, arrangement.frames(in: bounds.inset(by: margins))) {
            // Aligns edges and not sizes with pixels, so adjacent views always touch.
            func aligned(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
            let (left, top) = (aligned(frame.minX), aligned(frame.minY))
            let size = CGSize(width: aligned(frame.maxX) - left, height: aligned(frame.maxY) - top)
            view.place(at: CGPoint(x: left, y: top), size: size)
        }
    }

    override func fittingSize(width: CGFloat?) -> CGSize {
        let margins = margins
        let inner = arrangement.fittingSize(width: width.map { $0 - margins.left - margins.right })
        return CGSize(
            width: inner.width + margins.left + margins.right,
            height: inner.height + margins.top + margins.bottom
        )
    }

    /// Returns the size that the arranged views need. If the target width is positive, it determines line
    /// breaks.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        fittingSize(width: targetSize.width > 0 && targetSize.width < 10_000 ? targetSize.width : nil)
    }
}

extension UIView {
    /// Sets the origin and size of the untransformed view, without changing its transform.
    func place(at origin: CGPoint, size: CGSize) {
        let anchor = layer.anchorPoint
        let newBounds = CGRect(origin: bounds.origin, size: size)
        let newCenter = CGPoint(x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
        if newBounds != bounds { bounds = newBounds }
        if newCenter != center { center = newCenter }
    }
}
