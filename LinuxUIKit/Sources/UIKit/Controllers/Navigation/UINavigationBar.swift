/// The bar at the top of a navigation controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    static let height: CGFloat = 44

    private let background = BarBackground(hairline: .bottom)
    private var content: NavigationBarContent?
    private var stack: [UINavigationItem] = []
    var whenBackTapped: () -> Void = {}
    /// A Boolean value that indicates whether the bar belongs to a navigation controller, which alone changes
    /// the items.
    var isManaged = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpBar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpBar()
    }

    private func setUpBar() {
        isOpaque = false
        addSubview(background)
    }

    /// The items of the stack. The bar shows the last one.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        checkUnmanaged("setItems:animated:")
        show(items ?? [])
    }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        checkUnmanaged("pushNavigationItem:animated:")
        show(stack + [item])
    }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        checkUnmanaged("popNavigationItemAnimated:")
        guard let last = stack.last else { return nil }
        show(stack.dropLast())
        return last
    }

    func show(_ items: [UINavigationItem]) {
        stack = items
        rebuild()
    }

    private func checkUnmanaged(_ method: String) {
        precondition(
            !isManaged,
            "Cannot call \(method) directly on a UINavigationBar managed by a controller."
        )
    }

    open var topItem: UINavigationItem? { stack.last }
    open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

    /// A Boolean value that indicates whether content can extend under the bar.
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    open var barTintColor: UIColor? { didSet { background.color = barTintColor } }
    /// Stored, but without effect. Titles are always small here.
    open var prefersLargeTitles = false

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            // The background depends on the position, too.
            if newValue != super.frame { setNeedsLayout() }
            super.frame = newValue
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // The background extends to the edge of the screen, behind the status bar. While the bar slides away,
        // its frame is somewhere else.
        let above = max(center.y - bounds.height / 2, 0)
        background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        for case let content as NavigationBarContent in subviews { content.frame = bounds }
    }

    /// Taps the back button, for hosts and tests.
    @_spi(Host) public func tapBackButton() {
        if topItem?.hidesBackButton != true, backItem != nil { goBack() }
    }

    private func goBack() {
        if let action = topItem?.backAction { action.handler(action) } else { whenBackTapped() }
    }

    func itemDidChange(_ item: UINavigationItem) {
        if change == nil, item === topItem || item === backItem { rebuild() }
    }

    private func rebuild() {
        content?.removeFromSuperview()
        content = makeContent()
        if let content { addSubview(content) }
    }

    private func makeContent() -> NavigationBarContent {
        for item in stack where item.bar !== self { item.bar = self }
        let content = NavigationBarContent(item: topItem, backItem: backItem) { [weak self] in
            self?.goBack()
        }
        content.frame = bounds
        return content
    }

    // MARK: Changing with a transition

    /// A change from one item to another that runs with a transition and can be canceled.
    @MainActor final class Change {
        fileprivate let former: [UINavigationItem]
        fileprivate let old: NavigationBarContent?
        fileprivate let new: NavigationBarContent
        private let bar: UINavigationBar
        /// The distances that the two titles move. The lower item's title moves to or from the position of
        /// the back button's title.
        private let oldWay: CGFloat
        private let newWay: CGFloat
        private let backTitle: UIView?
        private let backWay: CGFloat
        private let isPush: Bool

        fileprivate init(
            _ bar: UINavigationBar,
            former: [UINavigationItem],
            new: NavigationBarContent,
            isPush: Bool
        ) {
            self.bar = bar
            self.former = former
            self.new = new
            old = bar.content
            let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let way = bar.bounds.width * 0.3 * (isPush == isMirrored ? -1 : 1)
            let (upper, lower) = isPush ? (new, old) : (old, new)
            backTitle = upper?.backTitleView
            let toBack = backTitle.flatMap { back in
                lower.map { back.convert(back.bounds, to: bar).midX - $0.titleView.center.x }
            }
            backWay = toBack ?? 0
            self.isPush = isPush
            oldWay = isPush ? toBack ?? -way : -way
            newWay = isPush ? way : toBack ?? way
            new.alpha = 0
            new.titleView.transform = CGAffineTransform(translationX: newWay, y: 0)
            // The back button's title starts at the position of the previous title, and the two crossfade.
            if isPush { backTitle?.transform = CGAffineTransform(translationX: -backWay, y: 0) }
        }

        func animate() {
            new.alpha = 1
            new.titleView.transform = .identity
            old?.alpha = 0
            backTitle?.transform = isPush ? .identity : CGAffineTransform(translationX: -backWay, y: 0)
            old?.titleView.transform = CGAffineTransform(translationX: oldWay, y: 0)
        }

        func end(_ completed: Bool) {
            new.titleView.transform = .identity
            old?.titleView.transform = .identity
            bar.change = nil
            new.removeFromSuperview()
            old?.removeFromSuperview()
            if !completed { bar.stack = former }
            bar.rebuild()
        }
    }

    private weak var change: Change?

    func beginChange(to items: [UINavigationItem], isPush: Bool) -> Change {
        layoutIfNeeded()
        let former = stack
        stack = items
        let new = makeContent()
        addSubview(new)
        new.layoutIfNeeded()
        let change = Change(self, former: former, new: new, isPush: isPush)
        self.change = change
        return change
    }
}
