/// Shows one of several controllers, chosen in a bar at the bottom.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    private var controllers: [UIViewController]?
    private var selected: UIViewController?
    /// The controller whose view is in place.
    private var shown: UIViewController?
    private var transition: TransitionContext?
    private var isTabBarHiddenByPush = false

    private let contentView = UIView()

    open override func loadView() {
        let view = ContainerView { [weak self] in self?.layOut() }
        contentView.frame = view.bounds
        contentView.clipsToBounds = true
        view.addSubview(contentView)
        view.addSubview(tabBar)
        self.view = view
    }

    open weak var delegate: (any UITabBarControllerDelegate)?

    open var tabBar: UITabBar { bar }

    private lazy var bar: UITabBar = {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: UITabBar.height))
        bar.delegate = self
        return bar
    }()

    // MARK: The tabs

    open var viewControllers: [UIViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the tabs. The selection stays if its controller does, and else goes to the first.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let old = controllers ?? []
        controllers = viewControllers
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        if selected == nil || !holds(selected) { selected = new.first }
        showSelected()
        for controller in old where !holds(controller) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        reloadTabBar()
    }

    /// The selected controller. Setting one that is not a tab does nothing.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue, holds(newValue) else { return }
            select(newValue)
        }
    }

    /// The place of the selected controller. Setting one out of range does nothing.
    open var selectedIndex: Int {
        get { controllers?.firstIndex { $0 === selected } ?? NSNotFound }
        set {
            guard let controllers, controllers.indices.contains(newValue) else { return }
            select(controllers[newValue])
        }
    }

    private func holds(_ controller: UIViewController?) -> Bool {
        controllers?.contains { $0 === controller } == true
    }

    private func select(_ controller: UIViewController) {
        guard controller !== selected else { return }
        selected = controller
        tabBar.selectedItem = controller.tabBarItem
        showSelected()
    }

    /// A tap on an item: the delegate may refuse it, and hears of it.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let controller = controllers?.first(where: { $0.tabBarItem === item }) else { return }
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else {
            tabBar.selectedItem = selected?.tabBarItem
            return
        }
        select(controller)
        delegate?.tabBarController(self, didSelect: controller)
    }

    func reloadTabBar() {
        tabBar.setItems((controllers ?? []).compactMap { $0.tabBarItem }, animated: false)
        tabBar.selectedItem = selected?.tabBarItem
    }

    // MARK: The transition

    private var isOnScreen: Bool {
        viewIfLoaded?.window != nil && (appearance.phase == .appeared || appearance.phase == .appearing)
    }

    private func showSelected() {
        // A selection made during a transition is shown when that one is over.
        guard transition == nil, let to = selected, to !== shown else { return }
        guard isOnScreen else {
            if isViewLoaded { settleUnseen() }
            return
        }
        guard let from = shown else { return swap(from: nil, to: to) }
        guard
            let animator = delegate?.tabBarController(
                self,
                animationControllerForTransitionFrom: from,
                to: to
            )
        else { return swap(from: from, to: to) }
        let interactor = delegate?.tabBarController(self, interactionControllerFor: animator)

        prepareLayout(of: to)
        let context = TransitionContext(
            containerView: contentView,
            from: .init(controller: from, view: from.view, initialFrame: from.view.frame),
            to: .init(controller: to, finalFrame: contentView.bounds),
            isAnimated: true,
            animator: animator,
            interactor: interactor
        )
        transition = context
        for controller in [self, from, to] { controller.beginTakingPart(in: context) }
        to.beginAppearanceTransition(true, animated: true)
        from.beginAppearanceTransition(false, animated: true)
        context.to.view = to.view
        context.whenEnded = { [weak self] completed in self?.end(from: from, to: to, completed: completed) }
        context.start()
    }

    private func end(from: UIViewController, to: UIViewController, completed: Bool) {
        let context = transition
        if completed {
            from.view.removeFromSuperview()
            shown = to
            from.endAppearanceTransition()
            to.endAppearanceTransition()
        } else {
            selected = from
            tabBar.selectedItem = from.tabBarItem
            to.beginAppearanceTransition(false, animated: true)
            to.view.removeFromSuperview()
            to.endAppearanceTransition()
            from.beginAppearanceTransition(true, animated: true)
            from.endAppearanceTransition()
        }
        if let context {
            for controller in [self, from, to] { controller.endTakingPart(in: context) }
        }
        transition = nil
        viewIfLoaded?.setNeedsLayout()
        showSelected()
    }

    private func swap(from: UIViewController?, to: UIViewController) {
        to.beginAppearanceTransition(true, animated: false)
        from?.beginAppearanceTransition(false, animated: false)
        from?.view.removeFromSuperview()
        install(to)
        from?.endAppearanceTransition()
        to.endAppearanceTransition()
    }

    private func settleUnseen() {
        guard let selected, selected !== shown, transition == nil else { return }
        shown?.viewIfLoaded?.removeFromSuperview()
        install(selected)
    }

    private func install(_ controller: UIViewController) {
        prepareLayout(of: controller)
        controller.view.frame = contentView.bounds
        contentView.addSubview(controller.view)
        shown = controller
    }

    // MARK: Appearance

    override var managesChildAppearance: Bool { true }

    override var appearanceFollowers: [UIViewController] {
        if let transition { return [transition.to.controller] }
        return shown.map { [$0] } ?? []
    }

    override func prepareToAppear() {
        settleUnseen()
    }

    // MARK: Layout

    /// Hides the bar while a controller that asked for it is in the navigation stack of the selected tab.
    func setTabBarHiddenByPush(_ hidden: Bool) {
        guard hidden != isTabBarHiddenByPush else { return }
        isTabBarHiddenByPush = hidden
        tabBar.isHidden = hidden
        for controller in controllers ?? [] { prepareLayout(of: controller) }
    }

    private func layOut() {
        contentView.frame = view.bounds
        let height = UITabBar.height + view.safeAreaInsets.bottom
        tabBar.frame = CGRect(
            x: 0,
            y: view.bounds.height - height,
            width: view.bounds.width,
            height: height
        )
        transition?.to.finalFrame = contentView.bounds
        guard transition == nil, let shown, let shownView = shown.viewIfLoaded else { return }
        prepareLayout(of: shown)
        // An animator that never put its view in place must not leave an empty screen behind.
        if shownView.superview == nil { contentView.addSubview(shownView) }
        if shownView.superview === contentView, shownView.transform.isIdentity {
            shownView.frame = contentView.bounds
        }
    }

    private func prepareLayout(of controller: UIViewController) {
        controller.containerSafeAreaInsets.bottom = isTabBarHiddenByPush ? 0 : UITabBar.height
    }
}
