/// The bar at the bottom of a tab bar controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
    static let height: CGFloat = 49

    private let background = BarBackground(hairline: .top)
    private var buttons: [TabBarButton] = []
    private var storedItems: [UITabBarItem]?
    private var storedSelection: UITabBarItem?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(background)
    }

    /// A Boolean value that indicates whether the bar belongs to a tab bar controller, which alone changes
    /// the items, the selection, and the delegate.
    var isManaged = false

    private func checkUnmanaged() {
        precondition(
            !isManaged,
            "Directly modifying a tab bar managed by a tab bar controller is not allowed."
        )
    }

    open weak var delegate: (any UITabBarDelegate)? {
        willSet {
            precondition(
                !isManaged,
                "Changing the delegate of a tab bar managed by a tab bar controller is not allowed."
            )
        }
    }

    open var items: [UITabBarItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        checkUnmanaged()
        show(items)
    }

    func show(_ items: [UITabBarItem]?) {
        storedItems = items
        if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true { select(nil) }
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            let button = TabBarButton(item)
            button.isSelected = item === selectedItem
            button.unselectedColor = unselectedItemTintColor
            button.addAction(
                UIAction { [weak self] _ in self?.tap(item) },
                for: .touchUpInside
            )
            addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    /// The selected item. Setting it doesn't call the delegate.
    open var selectedItem: UITabBarItem? {
        get { storedSelection }
        set {
            checkUnmanaged()
            select(newValue)
        }
    }

    func select(_ item: UITabBarItem?) {
        storedSelection = item
        for button in buttons { button.isSelected = button.item === item }
    }

    open var isTranslucent = true
    open var barTintColor: UIColor? { didSet { background.color = barTintColor } }
    open var unselectedItemTintColor: UIColor? {
        didSet {
            for button in buttons { button.unselectedColor = unselectedItemTintColor }
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height + safeAreaInsets.bottom)
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { .tabBar }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        guard !buttons.isEmpty else { return }
        let width = bounds.width / CGFloat(buttons.count)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            let place = isMirrored ? buttons.count - 1 - index : index
            button.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: Self.height)
        }
    }

    /// Taps an item, also for hosts and tests.
    @_spi(Host) public func tap(_ item: UITabBarItem) {
        guard item.isEnabled, storedItems?.contains(where: { $0 === item }) == true else { return }
        select(item)
        delegate?.tabBar(self, didSelect: item)
    }
}

/// A button with an icon over a small title.
@MainActor final class TabBarButton: UIControl {
    let item: UITabBarItem
    private let icon = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let badge = UILabel(frame: .zero)

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        icon.isUserInteractionEnabled = false
        label.font = .systemFont(ofSize: 10, weight: .medium)
        label.textAlignment = .center
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
        badge.textAlignment = .center
        badge.layer.cornerRadius = 9
        badge.clipsToBounds = true
        for view in [icon, label, badge] { addSubview(view) }
        item.whenChanged = { [weak self] in self?.show() }
        show()
    }

    required init?(coder: NSCoder) { nil }

    var unselectedColor: UIColor? { didSet { show() } }

    override func stateDidChange() {
        super.stateDidChange()
        show()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    private func show() {
        let color: UIColor = isSelected ? tintColor : unselectedColor ?? .systemGray
        let image = (isSelected ? item.selectedImage : nil) ?? item.image
        icon.image = image?.withRenderingMode(.alwaysTemplate)
        icon.tintColor = color
        label.text = item.title
        label.textColor = color
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? .systemRed
        isEnabled = item.isEnabled
        setNeedsLayout()
    }

    override var defaultAccessibilityLabel: String? { item.accessibilityLabel ?? item.title }
    override var defaultAccessibilityValue: String? { item.badgeValue }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { stateTraits.union(.button) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let iconSize = icon.image?.size ?? .zero
        icon.bounds.size = iconSize
        icon.center = CGPoint(x: bounds.midX, y: 19)
        let labelHeight = label.sizeThatFits(bounds.size).height
        label.frame = CGRect(x: 0, y: 41 - labelHeight / 2, width: bounds.width, height: labelHeight)
        let badgeWidth = max(badge.sizeThatFits(bounds.size).width + 10, 18)
        badge.frame = CGRect(x: bounds.midX + 6, y: 2, width: badgeWidth, height: 18)
    }
}
