/// A button in a navigation bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a button that runs an action. It has the action's title and image, unless you specify others.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.primaryAction = primaryAction
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    open var style = Style.plain { didSet { whenChanged?() } }
    open var width: CGFloat = 0 { didSet { whenChanged?() } }
    open var customView: UIView? { didSet { whenChanged?() } }
    open var tintColor: UIColor? { didSet { whenChanged?() } }
    open var primaryAction: UIAction? { didSet { whenChanged?() } }
}
