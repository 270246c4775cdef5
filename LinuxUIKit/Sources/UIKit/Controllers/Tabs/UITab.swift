/// A tab of a tab bar controller. Its controller is created on first use.
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@preconcurrency @MainActor
open class UITab: NSObject {
    private let storedIdentifier: String
    private let provider: ((UITab) -> UIViewController)?
    private var provided: UIViewController?

    /// The item that the bar shows for a root tab.
    let item: UITabBarItem
    weak var group: UITabGroup?
    /// The tab bar controller that this is a root tab of.
    weak var owner: UITabBarController?

    public init(
        title: String,
        image: UIImage?,
        identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        storedIdentifier = identifier
        provider = viewControllerProvider
        item = UITabBarItem(title: title, image: image, selectedImage: nil)
        super.init()
    }

    /// The identifier, which is unique in a tab bar controller.
    open var identifier: String { storedIdentifier }

    open var title: String { didSet { item.title = title } }
    open var image: UIImage? { didSet { item.image = image } }
    open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }

    /// A Boolean value that indicates whether the user can select the tab. The app can always select it.
    @available(iOS 18.4, tvOS 18.4, visionOS 2.4, *)
    open var isEnabled: Bool {
        get { item.isEnabled }
        set { item.isEnabled = newValue }
    }

    open var isHidden = false { didSet { owner?.reloadTabBar() } }

    /// A Boolean value that indicates whether the tab is visible in a bar that supports placements. There's
    /// no such bar here, so a test sets it.
    open var hasVisiblePlacement: Bool { isPlaced }
    @_spi(Host) public var isPlaced = false

    /// The controller. If there's none yet, the provider creates it. A root tab must have one.
    open var viewController: UIViewController? {
        if provided == nil, let provider {
            let controller = provider(self)
            controller.sourceTab = self
            provided = controller
        }
        return provided
    }

    // MARK: Hierarchy

    /// The group that this is a child of.
    open var parent: UITabGroup? { group }

    /// The tab bar controller of this tab, or of its root group.
    open var tabBarController: UITabBarController? { root.owner }

    /// The outermost group with a managing navigation controller, including this one.
    open var managingTabGroup: UITabGroup? {
        let groups = path.lazy.compactMap { $0 as? UITabGroup }
        return groups.first { $0.managingNavigationController != nil }
    }

    /// The tabs from the root to this one.
    var path: [UITab] { Array(sequence(first: self) { $0.group }.reversed()) }

    var root: UITab { path[0] }

    /// The tab that a selection of this tab leads to. By default, a group selects one of its children.
    var destination: UITab { self }

    // MARK: Content

    /// The controller that a tab bar controller shows while this tab is selected. Unless a navigation
    /// controller manages the group, the app is responsible for anything else.
    var screen: UIViewController? {
        (root as? UITabGroup)?.managingNavigationController ?? root.viewController
    }

    /// Returns a Boolean value that indicates whether a tab bar controller shows the given controller for
    /// this tab.
    func shows(_ controller: UIViewController) -> Bool {
        provided === controller || (self as? UITabGroup)?.managingNavigationController === controller
    }

    /// Changes the stack of the managing navigation controller so that it leads to this tab. Controllers that
    /// were pushed above remain.
    func rebuildStack(animated: Bool) {
        guard let group = managingTabGroup, let navigation = group.managingNavigationController else {
            return
        }
        let stack = path.drop { $0 !== group }.compactMap(\.viewController)
        guard !navigation.viewControllers.starts(with: stack) else { return }
        // Before the group had a stack, the tab bar controller showed its controllers itself.
        for controller in stack where controller.parent is UITabBarController {
            (controller.parent as? UITabBarController)?.abandon(controller)
        }
        navigation.setViewControllers(stack, animated: animated && navigation.viewIfLoaded?.window != nil)
    }
}
