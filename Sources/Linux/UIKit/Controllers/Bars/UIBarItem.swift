/// What the items of all bars have in common: a title and an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding, UIAccessibilityIdentification {
    /// Called after any change, by the bar that shows the item.
    var whenChanged: (() -> Void)?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open func encode(with coder: NSCoder) {}

    open var title: String? { didSet { whenChanged?() } }
    open var image: UIImage? { didSet { whenChanged?() } }
    open var imageInsets = UIEdgeInsets.zero { didSet { whenChanged?() } }
    open var isEnabled = true { didSet { whenChanged?() } }
    open var tag = 0

    /// What assistive technologies call the item, in place of its title.
    open var accessibilityLabel: String? { didSet { whenChanged?() } }
    open var accessibilityIdentifier: String? { didSet { whenChanged?() } }
}
