/// The content of a navigation bar while a controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default` = 0
        case generic = 1
        case minimal = 2
    }

    weak var bar: UINavigationBar?

    public init(title: String) {
        self.title = title
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open func encode(with coder: NSCoder) {}

    open var title: String? { didSet { changed() } }
    open var titleView: UIView? { didSet { changed() } }
    open var prompt: String?
    /// The search of the screen.
    open var searchController: UISearchController?
    open var hidesBackButton = false { didSet { changed() } }
    /// The item that determines the title of the back button on the next screen.
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    /// What the back button does instead of a pop.
    open var backAction: UIAction?
    open var backButtonTitle: String? { didSet { changed() } }
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
    open var leftItemsSupplementBackButton = false { didSet { changed() } }
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { watch(leftBarButtonItems) } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { watch(rightBarButtonItems) } }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    /// The title of the button that leads back to this item's screen, or `nil` for only a chevron.
    var titleForBackButton: String? {
        switch backButtonDisplayMode {
        case .minimal: nil
        case .generic: "Back"
        case .default: backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
        }
    }

    private func watch(_ items: [UIBarButtonItem]?) {
        for item in items ?? [] { item.whenChanged = { [weak self] in self?.changed() } }
        changed()
    }

    private func changed() {
        bar?.itemDidChange(self)
    }
}
