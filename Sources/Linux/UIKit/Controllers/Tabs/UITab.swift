/// One place of a tab bar controller. Its controller is made when it is first asked for.
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@preconcurrency @MainActor
open class UITab: NSObject {
    private let storedIdentifier: String
    private let provider: ((UITab) -> UIViewController)?
    private var provided: UIViewController?

    /// What the bar shows for it, if it is a root tab.
    let item: UITabBarItem
    weak var group: UITabGroup?
    /// The tab bar controller that has it as a root tab.
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

    /// Unique within a tab bar controller.
    open var identifier: String { storedIdentifier }

    open var title: String { didSet { item.title = title } }
    open var image: UIImage? { didSet { item.image = image } }
    open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }

    /// Whether the user can select it. The app always can.
    @available(iOS 18.4, tvOS 18.4, visionOS 2.4, *)
    open var isEnabled: Bool {
        get { item.isEnabled }
        set { item.isEnabled = newValue }
    }

    open var isHidden = false { didSet { owner?.reloadTabBar() } }

    /// The controller, which the provider makes if there is none yet. A root tab must have one.
    open var viewController: UIViewController? {
        if provided == nil, let provider {
            let controller = provider(self)
            controller.sourceTab = self
            provided = controller
        }
        return provided
    }

    // MARK: Around it

    /// The group that it is a child of.
    open var parent: UITabGroup? { group }

    /// The tab bar controller that it, or the group at the root, has been added to.
    open var tabBarController: UITabBarController? { root.owner }

    /// The outermost of the groups around it that has a managing navigation controller, which may be itself.
    open var managingTabGroup: UITabGroup? {
        let groups = path.lazy.compactMap { $0 as? UITabGroup }
        return groups.first { $0.managingNavigationController != nil }
    }

    /// The tabs that lead to it, from the root on; it is the last.
    var path: [UITab] { Array(sequence(first: self) { $0.group }.reversed()) }

    var root: UITab { path[0] }

    /// Where a selection of it leads: by default a group selects one of its children.
    var destination: UITab { self }

    // MARK: What is shown

    /// What a tab bar controller shows while it is selected. The rest is up to the app, unless a navigation
    /// controller manages the group.
    var screen: UIViewController? {
        (root as? UITabGroup)?.managingNavigationController ?? root.viewController
    }

    /// Whether a controller is what a tab bar controller shows for it.
    func shows(_ controller: UIViewController) -> Bool {
        provided === controller || (self as? UITabGroup)?.managingNavigationController === controller
    }

    /// Makes the stack of the managing navigation controller lead to it. What has been pushed above stays.
    func rebuildStack(animated: Bool) {
        guard let group = managingTabGroup, let navigation = group.managingNavigationController else {
            return
        }
        let stack = path.drop { $0 !== group }.compactMap(\.viewController)
        guard !navigation.viewControllers.starts(with: stack) else { return }
        navigation.setViewControllers(stack, animated: animated && navigation.viewIfLoaded?.window != nil)
    }
}
