/// Shows the top of a stack of controllers under a bar with its title.
///
/// Changes of the stack are visible at once in `viewControllers`; the transition to the new top begins in the next
/// layout pass.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    private var stack: [UIViewController] = []
    /// The stack whose top is on screen; the one to return to when a transition is cancelled.
    private var settledStack: [UIViewController] = []
    /// The controller whose view is in place.
    private var shown: UIViewController?
    /// Children that have not yet been told that they moved here.
    private var newcomers: [UIViewController] = []
    private var transition: TransitionContext?
    /// Whether a change of the stack waits for its transition, and whether that one is to be animated.
    private var isChangePending = false
    private var isPendingAnimated = false
    private var isChangingStack = false
    private var isEndingEarly = false

    private let contentView = UIView()
    private lazy var popGesture = PopGesture(self)
    private lazy var contentPopGesture = ContentPopGesture(self)
    /// What drives the pop that a swipe asked for.
    private var swipeDriver: UIPercentDrivenInteractiveTransition?

    // MARK: Making

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        change(to: [rootViewController], animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func loadView() {
        let view = ContainerView { [weak self] in self?.layOut() }
        contentView.frame = view.bounds
        contentView.clipsToBounds = true
        view.addSubview(contentView)
        view.addSubview(navigationBar)
        navigationBar.isHidden = isNavigationBarHidden
        view.addGestureRecognizer(popGesture)
        view.addGestureRecognizer(contentPopGesture)
        self.view = view
    }

    // MARK: The stack

    open weak var delegate: (any UINavigationControllerDelegate)?

    open var navigationBar: UINavigationBar { bar }

    private lazy var bar: UINavigationBar = {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: UINavigationBar.height))
        bar.whenBackTapped = { [weak self] in _ = self?.popViewController(animated: true) }
        return bar
    }()

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }

    /// What is seen: the top of the stack, or what is presented over it.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Pushes a controller that is not in the stack yet.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(!stack.contains { $0 === viewController }, "\(viewController) is in the stack already")
        change(to: stack + [viewController], animated: animated)
    }

    /// Pops the top; the root stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: stack.dropLast(), animated: animated)
        return top
    }

    /// Pops everything above a controller that is in the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            preconditionFailure("\(viewController) is not in the stack")
        }
        let popped = Array(stack[(index + 1)...])
        guard !popped.isEmpty else { return nil }
        change(to: Array(stack[...index]), animated: animated)
        return popped
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    /// Replaces the stack. A new top that was in the old stack comes as by a pop, any other as by a push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers, animated: animated)
    }

    func holds(_ controller: UIViewController) -> Bool {
        stack.contains { $0 === controller }
    }

    private func change(to newStack: [UIViewController], animated: Bool) {
        precondition(
            Set(newStack.map(ObjectIdentifier.init)).count == newStack.count,
            "a controller can be in the stack only once"
        )
        let old = stack
        isChangingStack = true
        stack = newStack
        for controller in newStack where controller.parent !== self {
            newcomers.append(controller)
            addChild(controller)
        }
        for controller in old where !holds(controller) { controller.willMove(toParent: nil) }
        isChangingStack = false
        isPendingAnimated = animated
        isChangePending = true
        callForSettling()
    }

    /// A layout pass makes a change that is waiting; where none comes, out of sight, the end of the turn does.
    private func callForSettling() {
        viewIfLoaded?.setNeedsLayout()
        guard shown != nil else { return }
        RunLoopQueue.main.afterCommit { [weak self] in
            guard let self, isChangePending, transition == nil, !isOnScreen else { return }
            settleUnseen()
        }
    }

    // MARK: Swiping back

    /// The swipe from the leading edge that pops. UIKit's own delegate of it refuses where the navigation controller's
    /// delegate may have an animation of its own.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }

    /// The swipe that pops from anywhere else in the content. For failure relations only.
    @available(iOS 26.0, *)
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPopGesture }

    /// What UIKit's own delegate of the two was asked, by the first words of the methods.
    @_spi(Host) public func takePopGestureQuestions() -> [String] {
        defer { (popGesture.questions, contentPopGesture.questions) = ([], []) }
        return popGesture.questions + contentPopGesture.questions
    }

    var showsBackButton: Bool {
        guard !isNavigationBarHidden, let item = stack.last?.navigationItem, !item.hidesBackButton else {
            return false
        }
        return item.leftItemsSupplementBackButton || item.leftBarButtonItems?.isEmpty != false
    }

    var canPopBySwipe: Bool {
        let isFree = transition == nil && !isChangePending || canInterrupt
        return stack.count > 1 && isFree && isOnScreen
    }

    /// Set by the default implementation of the delegate's method for animations: what a delegate lacks can't be asked
    /// here in another way.
    static var delegateLacksAnimations = false

    /// Whether the delegate has the method for animations, whatever it answers.
    var hasAnimatingDelegate: Bool {
        guard let delegate, stack.count > 1, let top = stack.last else { return false }
        Self.delegateLacksAnimations = false
        _ = delegate.navigationController(
            self,
            animationControllerFor: .pop,
            from: top,
            to: stack[stack.count - 2]
        )
        return !Self.delegateLacksAnimations
    }

    func pop(with driver: UIPercentDrivenInteractiveTransition) {
        swipeDriver = driver
        popViewController(animated: true)
        // The finger may be gone before the next layout pass.
        view.layoutIfNeeded()
        swipeDriver = nil
    }

    // MARK: The transition

    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        // Who asks right after a push wants the coordinator of that push.
        if isPendingAnimated, !isChangingStack { startPendingTransition() }
        return super.transitionCoordinator
    }

    private var isOnScreen: Bool {
        viewIfLoaded?.window != nil && (appearance.phase == .appeared || appearance.phase == .appearing)
    }

    /// Whether a change of the stack need not wait for the running transition: one of UIKit's own that nobody holds,
    /// and that goes to its end, ends at once.
    private var canInterrupt: Bool {
        guard let transition else { return false }
        return transition.animator is NavigationSlideAnimator && transition.hasStarted
            && !transition.isInteractive && !transition.transitionWasCancelled
    }

    private func startPendingTransition() {
        guard isChangePending, !isChangingStack, isOnScreen else { return }
        if canInterrupt, !isEndingEarly {
            isEndingEarly = true
            (transition?.animator as? NavigationSlideAnimator)?.finishNow()
            isEndingEarly = false
        }
        guard isChangePending, transition == nil else { return }
        let animated = isPendingAnimated
        isChangePending = false
        isPendingAnimated = false
        guard let to = stack.last, to !== shown else { return settleUnseen() }
        guard animated, let from = shown else { return swap(to: to) }

        let operation: Operation = settledStack.contains { $0 === to } ? .pop : .push
        let animator = delegate?.navigationController(
            self,
            animationControllerFor: operation,
            from: from,
            to: to
        )
        let interactor: (any UIViewControllerInteractiveTransitioning)? =
            if let animator {
                delegate?.navigationController(self, interactionControllerFor: animator)
            } else {
                swipeDriver
            }
        let target = stack

        prepareLayout(of: to)
        let layoutAnimator = animator == nil ? layoutAnimator(from: from, in: settledStack, to: to) : nil
        if layoutAnimator == nil { prepareSharedCollectionView(of: to, isCustom: animator != nil) }
        let context = TransitionContext(
            containerView: contentView,
            from: .init(controller: from, view: from.view, initialFrame: from.view.frame),
            to: .init(controller: to, finalFrame: contentFrame(for: to)),
            isAnimated: true,
            animator: animator ?? layoutAnimator ?? NavigationSlideAnimator(bringsIn: operation == .push),
            interactor: interactor
        )
        transition = context
        for controller in [self, from, to] { controller.beginTakingPart(in: context) }
        to.isMovingToParentItself = !settledStack.contains { $0 === to }
        from.isMovingFromParentItself = !holds(from)

        delegate?.navigationController(self, willShow: to, animated: true)
        from.beginAppearanceTransition(false, animated: true)
        // The app may have taken the whole controller off screen, as it heard of that.
        if isOnScreen { to.beginAppearanceTransition(true, animated: true) }
        context.to.view = to.view

        updateBottomBar()
        let bar = navigationBar.beginChange(to: target.map(\.navigationItem), isPush: operation == .push)
        context.coordinator.animateAlongsideTransition(in: navigationBar, animation: { _ in bar.animate() })
        context.whenEnded = { [weak self] completed in
            guard let self else { return }
            end(from: from, to: to, target: target, completed: completed)
            bar.end(completed)
            if completed { delegate?.navigationController(self, didShow: to, animated: true) }
            if isChangePending { callForSettling() }
        }
        context.start()
    }

    private func end(
        from: UIViewController,
        to: UIViewController,
        target: [UIViewController],
        completed: Bool
    ) {
        let context = transition
        if completed {
            from.view.removeFromSuperview()
            shown = to
            settledStack = target
            from.endAppearanceTransition()
            to.endAppearanceTransition()
        } else {
            // The stack is what it was before the gesture, whatever was asked for in the meantime.
            stack = settledStack
            isChangePending = false
            to.beginAppearanceTransition(false, animated: true)
            to.view.removeFromSuperview()
            to.endAppearanceTransition()
            if isOnScreen {
                from.beginAppearanceTransition(true, animated: true)
                from.endAppearanceTransition()
            }
        }
        to.isMovingToParentItself = false
        from.isMovingFromParentItself = false
        if let context {
            for controller in [self, from, to] { controller.endTakingPart(in: context) }
        }
        transition = nil
        settleChildren(target: target, completed: completed)
        updateBottomBar()
        viewIfLoaded?.setNeedsLayout()
    }

    /// Tells the children that the change of the stack is over, and lets go of those that left it.
    private func settleChildren(target: [UIViewController], completed: Bool) {
        let arrived = newcomers.filter { newcomer in target.contains { $0 === newcomer } }
        newcomers.removeAll { newcomer in arrived.contains { $0 === newcomer } }
        if completed {
            for controller in arrived { controller.didMove(toParent: self) }
            // The stack may have changed since, and that change may yet be cancelled.
            for controller in children
            where !holds(controller) && !settledStack.contains(where: { $0 === controller }) {
                newcomers.removeAll { $0 === controller }
                controller.removeFromParent()
            }
        } else {
            for controller in children where !holds(controller) {
                newcomers.removeAll { $0 === controller }
                controller.willMove(toParent: nil)
                controller.removeFromParent()
            }
            for controller in stack where !target.contains(where: { $0 === controller }) {
                controller.didMove(toParent: self)
            }
        }
    }

    /// A change without animation, while the bar and the screen are visible.
    private func swap(to: UIViewController) {
        let from = shown
        let target = stack
        to.isMovingToParentItself = !settledStack.contains { $0 === to }
        from?.isMovingFromParentItself = from.map { !holds($0) } ?? false
        delegate?.navigationController(self, willShow: to, animated: false)
        incoming = to
        from?.beginAppearanceTransition(false, animated: false)
        if isOnScreen { to.beginAppearanceTransition(true, animated: false) }
        from?.view.removeFromSuperview()
        install(to)
        incoming = nil
        settledStack = target
        from?.endAppearanceTransition()
        to.endAppearanceTransition()
        to.isMovingToParentItself = false
        from?.isMovingFromParentItself = false
        settleChildren(target: target, completed: true)
        updateBottomBar()
        navigationBar.setItems(target.map(\.navigationItem), animated: false)
        delegate?.navigationController(self, didShow: to, animated: false)
        if isChangePending { callForSettling() }
    }

    /// A change that nobody sees: the top stays the same, or the whole controller is off screen.
    private func settleUnseen() {
        isChangePending = false
        isPendingAnimated = false
        if let top = stack.last, top !== shown {
            let from = shown
            from?.beginAppearanceTransition(false, animated: false)
            from?.viewIfLoaded?.removeFromSuperview()
            install(top)
            from?.endAppearanceTransition()
            appearance.join(top)
        } else if stack.isEmpty {
            shown?.viewIfLoaded?.removeFromSuperview()
            shown = nil
        }
        settledStack = stack
        settleChildren(target: stack, completed: true)
        updateBottomBar()
        navigationBar.setItems(stack.map(\.navigationItem), animated: false)
    }

    private func install(_ controller: UIViewController) {
        prepareLayout(of: controller)
        prepareSharedCollectionView(of: controller)
        controller.view.frame = contentFrame(for: controller)
        contentView.addSubview(controller.view)
        shown = controller
    }

    // MARK: Appearance

    override var managesChildAppearance: Bool { true }

    override var appearanceFollowers: [UIViewController] {
        let isLeaving = appearance.phase == .disappearing
        if let transition { return transition.appearanceFollowers(isLeaving: isLeaving) }
        let followers = isLeaving ? [incoming, shown] : [incoming ?? shown]
        return followers.compactMap { $0 }
    }

    /// The screen that is told that it comes, in a change without animation.
    private weak var incoming: UIViewController?

    override func prepareToAppear() {
        if isChangePending, transition == nil { settleUnseen() }
    }

    // MARK: Layout

    open var isNavigationBarHidden = false {
        didSet {
            guard isNavigationBarHidden != oldValue else { return }
            navigationBar.isHidden = isNavigationBarHidden
            // A screen on its way in may hide or show the bar when it is about to appear.
            if let transition { prepareLayout(of: transition.to.controller) }
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Shows or hides the bar, sliding it when animated.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isNavigationBarHidden else { return }
        guard animated, isOnScreen else {
            isNavigationBarHidden = hidden
            return
        }
        isNavigationBarHidden = hidden
        let bar = navigationBar
        let away = CGAffineTransform(translationX: 0, y: -(bar.frame.maxY + 1))
        bar.isHidden = false
        bar.transform = hidden ? .identity : away
        UIView.animate(
            withDuration: 0.2,
            animations: { bar.transform = hidden ? away : .identity },
            completion: { [weak self] _ in
                bar.transform = .identity
                bar.isHidden = self?.isNavigationBarHidden ?? hidden
            }
        )
    }

    private func layOut() {
        contentView.frame = view.bounds
        if navigationBar.transform.isIdentity {
            navigationBar.frame = CGRect(
                x: 0,
                y: view.safeAreaInsets.top,
                width: view.bounds.width,
                height: UINavigationBar.height
            )
        }
        if transition == nil, let shown, let shownView = shown.viewIfLoaded {
            prepareLayout(of: shown)
            // An animator that never put its view in place must not leave an empty screen behind.
            if shownView.superview == nil { contentView.addSubview(shownView) }
            if shownView.superview === contentView, shownView.transform.isIdentity {
                shownView.frame = contentFrame(for: shown)
            }
        }
        if let transition { transition.to.finalFrame = contentFrame(for: transition.to.controller) }
        if isChangePending, transition == nil, view.window == nil { settleUnseen() }
        startPendingTransition()
    }

    private func extendsUnderBar(_ controller: UIViewController) -> Bool {
        controller.edgesForExtendedLayout.contains(.top)
            && (navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    }

    /// Where a child's view lies when it is at rest.
    private func contentFrame(for controller: UIViewController) -> CGRect {
        let bounds = contentView.bounds
        guard !isNavigationBarHidden, !extendsUnderBar(controller) else { return bounds }
        let top = view.safeAreaInsets.top + UINavigationBar.height
        return CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
    }

    private func prepareLayout(of controller: UIViewController) {
        let isUnderBar = !isNavigationBarHidden && extendsUnderBar(controller)
        controller.containerSafeAreaInsets.top = isUnderBar ? UINavigationBar.height : 0
    }

    /// Whether a controller that asked for it is in the stack.
    var hidesBottomBar: Bool { stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

    private func updateBottomBar() {
        (parent as? UITabBarController)?.updateTabBarVisibility()
    }
}
