/// A container that shows one of several controllers, which a bar at the bottom selects. They're either in
/// `viewControllers`, or created by `tabs`. If there are tabs, don't use `viewControllers` and the related
/// properties.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    private var controllers: [UIViewController]?
    private var selected: UIViewController?
    private var rootTabs: [UITab] = []
    private var currentTab: UITab?
    /// A Boolean value that indicates whether the managing navigation controller of the selected tab waits
    /// for its stack.
    private var isStackPending = false
    /// The controller that's in place, or that an earlier switch brings in, and its tab.
    private var shown: UIViewController?
    private var shownTab: UITab?
    /// The latest switch, and the tab that it shows, while it runs.
    private var transition: TransitionContext?
    private var comingTab: UITab?
    /// Earlier switches that haven't ended.
    private var earlierTransitions: [TransitionContext] = []
    /// A Boolean value that indicates whether an animator or an interaction controller is starting a switch.
    private var isStarting = false
    /// A Boolean value that indicates whether the last animator left the screen empty, because it didn't add
    /// the view. UIKit doesn't add it, either.
    private var isLeftEmpty = false
    /// A Boolean value that indicates whether one screen is replacing another without animation. Their
    /// callbacks can select a third one.
    private var isSwapping = false
    private var isTabBarHiddenByPush = false

    private let contentView = UIView()

    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    public init(tabs: [UITab]) {
        super.init(nibName: nil, bundle: nil)
        loadViewIfNeeded()
        setTabs(tabs, animated: false)
    }

    /// Creates a controller and its view. As in UIKit, `viewDidLoad()` of a subclass is called before its
    /// initializer returns.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        loadViewIfNeeded()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

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

    /// A view above the bar. Its frame isn't documented.
    @available(iOS 26.0, *)
    open var bottomAccessory: UITabAccessory? {
        didSet {
            guard bottomAccessory !== oldValue else { return }
            oldValue?.contentView.removeFromSuperview()
            if let bottomAccessory { view.insertSubview(bottomAccessory.contentView, belowSubview: tabBar) }
            view.setNeedsLayout()
        }
    }

    private lazy var bar: UITabBar = {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: UITabBar.height))
        bar.delegate = self
        bar.isManaged = true
        return bar
    }()

    // MARK: Controllers

    open var viewControllers: [UIViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers. If the selected one remains, the selection does, too. Otherwise, the one
    /// with the same index is selected, or the first one if there's none.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        guard rootTabs.isEmpty else { return }
        let new = viewControllers ?? []
        let old = controllers ?? []
        let index = selectedIndex
        controllers = viewControllers
        for controller in new { adopt(controller) }
        if selected == nil || !holds(selected) {
            selected = new.indices.contains(index) ? new[index] : new.first
        }
        showSelected()
        for controller in old where !holds(controller) { abandon(controller) }
        reloadTabBar()
    }

    private func adopt(_ controller: UIViewController) {
        guard controller.parent !== self else { return }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    func abandon(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.takeViewOut()
        controller.removeFromParent()
    }

    /// The selected controller. To set one that isn't among `viewControllers` is a programmer error. UIKit
    /// raises an exception, too.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            guard rootTabs.isEmpty || holds(newValue) else { return }
            precondition(holds(newValue), "only one of the viewControllers can be selected")
            select(newValue)
        }
    }

    /// The index of the selected controller. Setting one that's out of range does nothing.
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
        tabBar.select(controller.tabBarItem)
        showSelected(isNewSelection: true)
    }

    // MARK: Tabs

    /// The root tabs, each with its own controller. Initially, the first one that the user can select is
    /// selected.
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    open var tabs: [UITab] {
        get { rootTabs }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs. If the selected one remains, the selection does, too. Otherwise, the first one is
    /// selected.
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    open func setTabs(_ tabs: [UITab], animated: Bool) {
        guard !tabs.isEmpty || !rootTabs.isEmpty else { return }
        let old = children
        for tab in rootTabs { tab.owner = nil }
        rootTabs = tabs
        for tab in tabs { tab.owner = self }
        (controllers, selected) = (nil, nil)
        if let current = currentTab, !tabs.contains(current.root) { currentTab = nil }
        if currentTab == nil, let first = barTabs.first(where: \.isEnabled) ?? tabs.first {
            note(first.destination)
        }
        showSelected()
        for controller in old where !tabs.contains(where: { $0.shows(controller) }) { abandon(controller) }
        reloadTabBar()
    }

    /// The selected tab, which is never a group with children.
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    open var selectedTab: UITab? {
        get { currentTab }
        set {
            guard let newValue, newValue.tabBarController === self else { return }
            select(newValue.destination)
        }
    }

    /// Returns the tab with an identifier among the root tabs and those below them.
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    open func tab(forIdentifier identifier: String) -> UITab? { rootTabs.tab(identifier) }

    /// The root tabs to show in a compact width, or `nil` for all.
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    open var compactTabIdentifiers: [String]? { didSet { reloadTabBar() } }

    /// The tabs in the bar.
    private var barTabs: [UITab] {
        let filter = traitCollection.horizontalSizeClass == .compact ? compactTabIdentifiers : nil
        return rootTabs.filter { !$0.isHidden && filter?.contains($0.identifier) != false }
    }

    private func select(_ tab: UITab) {
        guard tab !== currentTab else { return }
        note(tab)
        tabBar.select(tab.root.item)
        showSelected(isNewSelection: true)
    }

    private func note(_ tab: UITab) {
        currentTab = tab
        isStackPending = true
        for child in tab.path.dropFirst() { child.group?.note(child) }
    }

    // MARK: The bar

    /// Responds to a tap on an item. The delegate can reject it, and is notified.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        if let tab = rootTabs.first(where: { $0.item === item }) { return tap(tab.destination) }
        guard let controller = controllers?.first(where: { $0.tabBarItem === item }) else { return }
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else {
            tabBar.select(selected?.tabBarItem)
            return
        }
        choose(controller)
        delegate?.tabBarController(self, didSelect: controller)
    }

    /// Responds to a tap on the item of a controller.
    private func choose(_ controller: UIViewController) {
        if controller === selected { controller.returnToRoot() } else { select(controller) }
    }

    private func tap(_ tab: UITab) {
        guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else {
            tabBar.select(currentTab?.root.item)
            return
        }
        let previous = currentTab
        if tab === previous { shown?.returnToRoot() } else { select(tab) }
        delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
    }

    func reloadTabBar() {
        let items = rootTabs.isEmpty ? (controllers ?? []).compactMap(\.tabBarItem) : barTabs.map(\.item)
        tabBar.show(items)
        tabBar.select(currentTab?.root.item ?? selected?.tabBarItem)
    }

    // MARK: The transition

    private var isOnScreen: Bool {
        viewIfLoaded?.window != nil && (appearance.phase == .appeared || appearance.phase == .appearing)
    }

    /// The controller to show. If it belongs to a tab, it's created here and not earlier.
    private func selectedScreen() -> UIViewController? {
        guard let currentTab else { return selected }
        if isStackPending {
            isStackPending = false
            currentTab.rebuildStack(animated: isOnScreen)
        }
        guard let screen = currentTab.screen else {
            preconditionFailure("The root tab \(currentTab.root.identifier) has no view controller")
        }
        adopt(screen)
        return screen
    }

    /// A Boolean value that indicates whether a switch is running during which UIKit performs a selection.
    private var switchesDuringSwitch: Bool {
        guard UIKitBehavior.current.selectionDuringSwitch == .isPerformed, let transition else {
            return false
        }
        return transition.hasStarted && !transition.hasEnded && !isStarting
            && transition.to.controller.parent === self
    }

    private func showSelected(isNewSelection: Bool = false) {
        // A selection during another transition may only be shown when that has ended.
        guard transition == nil || isNewSelection && switchesDuringSwitch, !isSwapping else { return }
        guard isOnScreen else {
            // The first screen isn't created before the controller appears.
            if shown != nil { settleUnseen() }
            return
        }
        let to = selectedScreen()
        let tab = currentTab
        let running = transition
        let current = running?.to.controller ?? shown
        guard to !== current else {
            if running == nil { shownTab = tab } else { comingTab = tab }
            return
        }
        guard let from = current, let to else { return swap(from: current, to: to) }
        let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
        let interactor = animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
        // The delegate may have selected another one, or shown one that did when it was loaded.
        guard transition === running, from === (running?.to.controller ?? shown),
            to === (currentTab?.screen ?? selected)
        else { return }
        leaveRunning()
        guard let animator else { return swap(from: from, to: to) }

        prepareLayout(of: to)
        let context = TransitionContext(
            containerView: contentView,
            from: .init(controller: from, view: from.view, initialFrame: from.view.frame),
            to: .init(controller: to, finalFrame: contentView.bounds),
            isAnimated: true,
            animator: animator,
            interactor: interactor
        )
        (transition, comingTab) = (context, tab)
        for controller in [self, from, to] { controller.beginTakingPart(in: context) }
        to.loadViewIfNeeded()
        // In this callback, the app may have removed the whole controller from the screen.
        if isOnScreen { to.beginToAppear(animated: true) }
        from.beginAppearanceTransition(false, animated: true)
        context.to.view = to.view
        contentSize.pass(on: to.preferredContentSize)
        selectedScreenDidChange()
        context.whenEnded = { [weak self, weak context] completed in
            guard let context else { return }
            self?.end(context, completed: completed)
        }
        isStarting = true
        context.start()
        isStarting = false
    }

    /// The switches that haven't ended.
    private var runningTransitions: [TransitionContext] {
        earlierTransitions + [transition].compactMap(\.self)
    }

    /// Lets the current switch run on while another one follows.
    private func leaveRunning() {
        guard let transition else { return }
        earlierTransitions.append(transition)
        (shown, shownTab) = (transition.to.controller, comingTab)
        (self.transition, comingTab) = (nil, nil)
    }

    private func end(_ context: TransitionContext, completed: Bool) {
        guard context === transition else { return endEarlier(context, completed: completed) }
        let (from, to) = (context.from.controller, context.to.controller)
        if completed {
            from.takeViewOut()
            (shown, shownTab) = (to, comingTab)
            to.bringBackCovering(to: contentView, frame: contentView.bounds)
            from.endAppearanceTransition()
            to.endAppearanceTransition()
        } else {
            // The app may have removed the previous one meanwhile.
            if currentTab != nil { currentTab = shownTab } else if holds(from) { selected = from }
            tabBar.select(currentTab?.root.item ?? selected?.tabBarItem)
            to.beginAppearanceTransition(false, animated: true)
            to.takeViewOut()
            to.endAppearanceTransition()
            if from.parent !== self {
                from.endAppearanceTransition()
            } else if isOnScreen {
                from.beginToAppear(animated: true)
                // Otherwise, it appears when the switch that brings it ends.
                let isComing = earlierTransitions.contains { $0.to.controller === from }
                if !isComing { from.endAppearanceTransition() }
            }
        }
        for controller in [self, from, to] { controller.endTakingPart(in: context) }
        (transition, comingTab) = (nil, nil)
        isLeftEmpty = shown?.isMissing == true
        if !completed { contentSize.pass(on: from.preferredContentSize) }
        selectedScreenDidChange()
        viewIfLoaded?.setNeedsLayout()
        showSelected()
    }

    /// Ends a switch that another one has followed. That one may have brought back the view that UIKit
    /// removes here.
    private func endEarlier(_ context: TransitionContext, completed: Bool) {
        earlierTransitions.removeAll { $0 === context }
        let (from, to) = (context.from.controller, context.to.controller)
        (completed ? from : to).takeViewOut()
        // The others are notified when the switches that still move them end.
        let moving = runningTransitions.flatMap { [$0.from.controller, $0.to.controller] }
        for screen in [from, to] where !moving.contains(where: { $0 === screen }) {
            if screen !== shown { screen.takeViewOut() }
            screen.endAppearanceTransition()
        }
        for controller in [self, from, to] { controller.endTakingPart(in: context) }
        if transition == nil { isLeftEmpty = shown?.isMissing == true }
        viewIfLoaded?.setNeedsLayout()
    }

    private func swap(from: UIViewController?, to: UIViewController?) {
        isSwapping = true
        incoming = to
        to?.loadViewIfNeeded()
        if isOnScreen { to?.beginToAppear(animated: false) }
        from?.beginAppearanceTransition(false, animated: false)
        from?.takeViewOut()
        install(to)
        incoming = nil
        from?.endAppearanceTransition()
        to?.endAppearanceTransition()
        isSwapping = false
        // A layout pass during the switch didn't place the screen.
        viewIfLoaded?.setNeedsLayout()
        showSelected()
    }

    private func settleUnseen() {
        guard transition == nil, !isSwapping else { return }
        let to = selectedScreen()
        guard to !== shown else { return }
        isSwapping = true
        // If the whole controller is only about to leave, the child hasn't been notified yet.
        let from = shown
        // If the whole controller appears in a callback, this screen appears with it.
        incoming = to
        from?.beginAppearanceTransition(false, animated: false)
        from?.takeViewOut()
        install(to)
        incoming = nil
        from?.endAppearanceTransition()
        if let to { appearance.join(to) }
        isSwapping = false
        viewIfLoaded?.setNeedsLayout()
        showSelected()
    }

    private func install(_ controller: UIViewController?) {
        (shown, shownTab) = (controller, currentTab)
        isLeftEmpty = false
        if let controller {
            prepareLayout(of: controller)
            controller.view.frame = contentView.bounds
            contentView.addSubview(controller.view)
            controller.bringBackCovering(to: contentView, frame: contentView.bounds)
            contentSize.pass(on: controller.preferredContentSize)
        }
        selectedScreenDidChange()
    }

    private func selectedScreenDidChange() {
        updateTabBarVisibility()
        viewIfLoaded?.window?.updateSystemAppearance()
    }

    // MARK: System appearance

    open override var childForStatusBarStyle: UIViewController? { screenForStatusBar }
    open override var childForStatusBarHidden: UIViewController? { screenForStatusBar }

    /// The selected screen. That of a tab doesn't exist before it's shown.
    private var screenForStatusBar: UIViewController? { selected ?? transition?.to.controller ?? shown }

    // MARK: Size

    private lazy var contentSize = PassedContentSize(self)

    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard container === (transition?.to.controller ?? shown) else { return }
        contentSize.pass(on: container.preferredContentSize)
    }

    // MARK: Appearance

    override var managesChildAppearance: Bool { true }

    override var appearanceFollowers: [UIViewController] {
        let isLeaving = appearance.phase == .disappearing
        if let transition {
            let running = isLeaving ? [transition] + earlierTransitions : [transition]
            return running.flatMap { $0.appearanceFollowers(isLeaving: isLeaving) }
        }
        let followers = isLeaving ? [incoming, shown] : [incoming ?? shown]
        return followers.compactMap { $0 }
    }

    /// The screen that's notified that it appears, in a switch without animation.
    private weak var incoming: UIViewController?

    override func prepareToAppear() {
        settleUnseen()
    }

    // MARK: Layout

    /// Hides the bar while the navigation stack of the selected tab contains a controller that requested
    /// this.
    func updateTabBarVisibility() {
        for controller in children { prepareLayout(of: controller) }
        let hides = (transition?.to.controller ?? shown)?.hidesTabBar == true
        guard hides != isTabBarHiddenByPush else { return }
        isTabBarHiddenByPush = hides
        tabBar.isHidden = hides
        viewIfLoaded?.setNeedsLayout()
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
        bottomAccessory?.contentView.frame = CGRect(
            x: 16,
            y: tabBar.frame.minY - 56,
            width: view.bounds.width - 32,
            height: 48
        )
        for context in runningTransitions { context.to.finalFrame = contentView.bounds }
        guard runningTransitions.isEmpty, !isSwapping, let shown, let shownView = shown.viewIfLoaded else {
            return
        }
        prepareLayout(of: shown)
        if shownView.superview == nil, !shown.isRemovedByPresentation, !isLeftEmpty {
            contentView.addSubview(shownView)
        }
        if shownView.superview === contentView, shownView.transform.isIdentity {
            shownView.frame = contentView.bounds
        }
    }

    private func prepareLayout(of controller: UIViewController) {
        controller.containerSafeAreaInsets.bottom = controller.hidesTabBar ? 0 : UITabBar.height
    }
}

extension UIViewController {
    /// Pops everything above the root of a navigation controller.
    fileprivate func returnToRoot() {
        (self as? UINavigationController)?.popToRootViewController(animated: true)
    }

    fileprivate var hidesTabBar: Bool { (self as? UINavigationController)?.hidesBottomBar == true }
}
