/// Lays out views in a row or a column.
///
/// There is no constraint solver: a view asks for a size by its `intrinsicContentSize` (labels and stacks by what
/// they need at the width there is). One that asks for none takes what is left over.
@preconcurrency @MainActor
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        /// The views fill the axis; the one that hugs its content least stretches, the least resistant shrinks.
        case fill = 0
        case fillEqually = 1
        /// The views fill the axis in proportion to the sizes they ask for.
        case fillProportionally = 2
        /// The views keep their sizes, with equal gaps of at least `spacing`.
        case equalSpacing = 3
        /// The views keep their sizes, their centres at equal distances where they fit.
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
        arrangedSubviews.removeAll { $0 === view }
        precondition((0...arrangedSubviews.count).contains(stackIndex), "there is no such place in the stack")
        arrangedSubviews.insert(view, at: stackIndex)
        if view.superview !== self { addSubview(view) }
        arrangementDidChange()
    }

    /// Takes the view out of the arrangement; it stays a subview.
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

    override func subviewVisibilityDidChange() {
        arrangementDidChange()
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

    private var margins: UIEdgeInsets {
        isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let scale = max(traitCollection.displayScale, 1)
        let arrangement = arrangement
        for (view, frame) in zip(arrangement.views, arrangement.frames(in: bounds.inset(by: margins))) {
            // Edges, not sizes, come to lie on pixels, so that neighbours keep touching.
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

    /// The size the arranged views need; a target width above zero breaks lines.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        fittingSize(width: targetSize.width > 0 && targetSize.width < 10_000 ? targetSize.width : nil)
    }
}

extension UIView {
    /// Gives the untransformed view an origin and a size, and leaves its transform alone.
    func place(at origin: CGPoint, size: CGSize) {
        let anchor = layer.anchorPoint
        let newBounds = CGRect(origin: bounds.origin, size: size)
        let newCenter = CGPoint(x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
        if newBounds != bounds { bounds = newBounds }
        if newCenter != center { center = newCenter }
    }
}
