/// The base class of bar items, which have a title and an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding, UIAccessibilityIdentification {
    /// A closure of the bar that shows the item. It's called after every change.
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

    /// The label for assistive technologies, instead of the title.
    open var accessibilityLabel: String? { didSet { whenChanged?() } }
    open var accessibilityIdentifier: String? { didSet { whenChanged?() } }
}
