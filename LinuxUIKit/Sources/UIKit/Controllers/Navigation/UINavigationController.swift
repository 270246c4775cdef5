/// A container that shows the top of a stack of controllers below a bar with its title.
///
/// Changes of the stack appear in `viewControllers` immediately. The transition to the new top begins in the
/// next layout pass.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    var stack: [UIViewController] = []
    /// The stack whose top is on the screen. If a transition is canceled, this stack is restored.
    var settledStack: [UIViewController] = []
    /// The controller whose view is in place.
    var shown: UIViewController? {
        didSet {
            if oldValue !== shown { oldValue?.appearance.isNewcomer = false }
        }
    }
    /// The children that haven't been notified yet that they moved here.
    var newcomers: [UIViewController] = []
    var transition: TransitionContext? {
        get { transitionOwner.transition }
        set { transitionOwner.transition = newValue }
    }
    private let transitionOwner = TransitionOwner()
    /// A Boolean value that indicates whether the last animator left the screen empty, because it didn't add
    /// the view. UIKit doesn't add it, either.
    var isLeftEmpty = false
    /// A Boolean value that indicates whether a change of the stack waits for its transition. The next one
    /// indicates whether this transition is animated.
    var isChangePending = false
    var isPendingAnimated = false
    var isChangingStack = false
    /// A Boolean value that indicates whether one screen is replacing another without animation. Their
    /// callbacks can change the stack, and lay out the controller.
    var isSwapping = false
    /// A Boolean value that indicates whether a transition is ending, and its bar hasn't changed yet. No
    /// other transition begins meanwhile.
    var isEndingTransition = false
    var isEndingEarly = false
    /// The controllers whose items the bar has.
    var itemOwners: [UIViewController] = []

    let contentView = UIView()
    private lazy var popGesture = PopGesture(self)
    private lazy var contentPopGesture = ContentPopGesture(self)
    /// The driver of a pop by a swipe.
    var swipeDriver: UIPercentDrivenInteractiveTransition?

    // MARK: Creation

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        definesPresentationContext = true
        change(animated: false) { _ in [rootViewController] }
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        definesPresentationContext = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        definesPresentationContext = true
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
        bar.isManaged = true
        bar.whenBackTapped = { [weak self] in
            // While a gesture holds a transition, the bar doesn't pop.
            guard let self, transition?.isInteractive != true else { return }
            popViewController(animated: true)
        }
        return bar
    }()

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }

    /// Whether the stack can contain other stacks, as that of a collapsed split view controller does.
    @_spi(Host) public var holdsStacks = false

    /// The visible controller: the top of the stack, or the one that's presented over it.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Pushes a controller that isn't in the stack yet.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(!holds(viewController), "\(viewController) is in the stack already")
        change(animated: animated) { stack in
            // The end of a canceled swipe can have brought it back.
            stack.contains { $0 === viewController } ? nil : stack + [viewController]
        }
    }

    /// Pushes a controller that isn't in the stack yet, with animation.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    /// Pops the top controller, unless it's the root.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        change(animated: animated) { stack in stack.count > 1 ? Array(stack.dropLast()) : nil }?.last
    }

    /// Pops all controllers above one that's in the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        precondition(holds(viewController), "\(viewController) is not in the stack")
        return change(animated: animated) { stack in
            // The end of a canceled swipe can have taken it out.
            guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
            return index + 1 < stack.count ? Array(stack[...index]) : nil
        }
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    /// Replaces the stack. If the new top was in the old stack, the transition is a pop, and otherwise a
    /// push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(animated: animated) { _ in viewControllers }
    }

    func holds(_ controller: UIViewController) -> Bool {
        stack.contains { $0 === controller }
    }

    /// Changes the stack, or lets the change wait for a presentation.
    ///
    /// - Parameter operation: A closure that returns the new stack, or `nil` if nothing changes.
    /// - Returns: The controllers that leave the stack, or `nil` if nothing changes.
    @discardableResult
    private func change(
        animated: Bool,
        _ operation: @escaping (_ stack: [UIViewController]) -> [UIViewController]?
    ) -> [UIViewController]? {
        let presentation = presentationInTheWay
        if presentation == nil { endCanceledSwipe() }
        guard let newStack = operation(stack) else { return nil }
        precondition(
            Set(newStack.map(ObjectIdentifier.init)).count == newStack.count,
            "a controller can be in the stack only once"
        )
        precondition(
            holdsStacks || !newStack.contains { $0 is UINavigationController },
            "Pushing a navigation controller is not supported"
        )
        if ignoresChanges {
            Presenter.warn(
                "A change of \(self) was requested while an existing transition or presentation is "
                    + "occurring; the navigation stack will not be updated."
            )
            return nil
        }
        let old = stack
        let kept = Set(newStack.map(ObjectIdentifier.init))
        let leaving = old.filter { !kept.contains(ObjectIdentifier($0)) }
        if let presentation {
            presentation.whenIdle.append { [weak self] in _ = self?.change(animated: animated, operation) }
            return leaving
        }
        isChangingStack = true
        stack = newStack
        for controller in newStack where controller.parent !== self {
            newcomers.append(controller)
            addChild(controller)
        }
        for controller in leaving where !holds(controller) { controller.willMove(toParent: nil) }
        isChangingStack = false
        isPendingAnimated = animated
        isChangePending = true
        callForSettling()
        return leaving
    }

    /// Requests that a waiting change be made. A layout pass does this, or the end of the turn if the
    /// controller is off screen. Before it's visible, screens that left the stack are only released.
    func callForSettling() {
        viewIfLoaded?.setNeedsLayout()
        guard shown != nil else {
            if !isSwapping, !isOnScreen { settleChildren(target: [], completed: true) }
            return
        }
        RunLoopQueue.main.afterCommit { [weak self] in
            guard let self, isChangePending, transition == nil, !isSwapping, !isOnScreen else { return }
            settleUnseen()
        }
    }

    // MARK: Swiping back

    /// The swipe from the leading edge that pops. UIKit's own delegate rejects it if the navigation
    /// controller's delegate implements the method for animations.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }

    /// The swipe from anywhere else in the content that pops. Use it only for failure requirements.
    @available(iOS 26.0, *)
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPopGesture }

    /// Returns and clears the calls that UIKit's own delegate of the two gestures received, as the first
    /// words of the methods.
    @_spi(Host) public func takePopGestureQuestions() -> [String] {
        defer { (popGesture.questions, contentPopGesture.questions) = ([], []) }
        return popGesture.questions + contentPopGesture.questions
    }

    var showsBackButton: Bool {
        guard !isNavigationBarHidden, let item = stack.last?.navigationItem, !item.hidesBackButton else {
            return false
        }
        if let search = item.searchController, search.isActive, search.hidesNavigationBarDuringPresentation {
            return false
        }
        return item.leftItemsSupplementBackButton || item.leftBarButtonItems?.isEmpty != false
    }

    var canPopBySwipe: Bool {
        let isFree = transition == nil && !isChangePending || canInterrupt
        return stack.count > 1 && isFree && isOnScreen
    }

    /// A Boolean value that the default implementation of the delegate's method for animations sets. Here,
    /// there's no other way to determine whether a delegate implements this method.
    static var delegateLacksAnimations = false

    /// A Boolean value that indicates whether the delegate implements the method for animations, whatever it
    /// returns.
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

    /// Stops responding to touches, as UIKit does when one of the swipes begins where there's nothing to pop
    /// or during a transition. UIKit's own delegate of the swipes prevents this, and any other one has to.
    func freeze() { view.isUserInteractionEnabled = false }

    func pop(with driver: UIPercentDrivenInteractiveTransition) {
        // Later, no finger would drive the pop.
        guard presentationInTheWay == nil else { return }
        swipeDriver = driver
        popViewController(animated: true)
        // The finger may have lifted before the next layout pass.
        view.layoutIfNeeded()
        swipeDriver = nil
    }

    /// Pops the top controller, as the back button does.
    open override func accessibilityPerformEscape() -> Bool {
        if super.accessibilityPerformEscape() { return true }
        guard canPopBySwipe else { return false }
        return popViewController(animated: true) != nil
    }

    // MARK: The transition

    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        // If code asks right after a push, it wants the coordinator of that push.
        if isPendingAnimated, !isChangingStack { startPendingTransition() }
        return super.transitionCoordinator
    }

    // MARK: Appearance

    override var managesChildAppearance: Bool { true }

    override var appearanceFollowers: [UIViewController] {
        let isLeaving = appearance.phase == .disappearing
        if let transition { return transition.appearanceFollowers(isLeaving: isLeaving) }
        let followers = isLeaving ? [incoming, shown] : [incoming ?? shown]
        return followers.compactMap { $0 }
    }

    /// The controller that's notified that it appears, in a change without animation.
    weak var incoming: UIViewController?

    override func prepareToAppear() {
        if isChangePending, transition == nil, !isSwapping { settleUnseen() }
        // A change that a callback has requested meanwhile is announced when it's made, and a transition has
        // been announced.
        if !isChangePending, transition == nil, let shown, shown !== announced {
            delegate?.navigationController(self, willShow: shown, animated: false)
        }
    }

    /// The controller that the delegate has last been notified of. A stack that was built before the
    /// navigation controller appears is announced when it has appeared.
    weak var announced: UIViewController?

    override func finishAppearing() {
        guard transition == nil, !isChangePending, let shown, shown !== announced else { return }
        announce(shown, animated: false)
    }

    func announce(_ controller: UIViewController, animated: Bool) {
        announced = controller
        delegate?.navigationController(self, didShow: controller, animated: animated)
    }

    // MARK: Size

    private lazy var contentSize = PassedContentSize(self)

    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === (transition?.to.controller ?? shown) { passOnContentSize(of: container) }
    }

    func passOnContentSize(of container: (any UIContentContainer)?) {
        if let container { contentSize.pass(on: container.preferredContentSize) }
    }

    /// Returns the size of a child's view at rest. Children that don't extend under the bar are smaller.
    open override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let child = container as? UIViewController, holds(child), isViewLoaded else {
            return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        }
        return contentFrame(for: child, in: CGRect(origin: .zero, size: parentSize)).size
    }

    // MARK: Layout

    open var isNavigationBarHidden = false {
        didSet {
            guard isNavigationBarHidden != oldValue else { return }
            navigationBar.isHidden = isNavigationBarHidden
            // A screen may hide or show the bar when it's about to appear.
            if let transition { prepareLayout(of: transition.to.controller) }
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Whether the bar was hidden before the transition with which it comes or goes. Otherwise, `nil`.
    var wasBarHidden: Bool?
    /// The number of slides of the bar outside of transitions that haven't ended.
    private var barSlides = 0

    /// The duration with which the bar is shown or hidden, in seconds.
    public static let hideShowBarDuration: CGFloat = 0.2

    /// Shows or hides the bar, optionally with a slide animation. If a push or pop is about to start, the bar
    /// moves with it. When one has been canceled, nothing moves anymore.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isNavigationBarHidden else { return }
        let bar = navigationBar
        let wasGone = bar.isHidden
        isNavigationBarHidden = hidden
        guard animated, isOnScreen else { return }
        if let transition, !transition.hasStarted { wasBarHidden = wasBarHidden ?? !hidden }
        if wasBarHidden != nil || transition?.hasEnded == true && transition?.transitionWasCancelled == true {
            return
        }
        let way = bar.center.y + bar.bounds.height / 2 + 1
        let away = CGAffineTransform(translationX: 0, y: -way)
        bar.isHidden = false
        if wasGone { bar.transform = away }
        barSlides += 1
        UIView.animate(
            withDuration: Self.hideShowBarDuration,
            delay: 0,
            options: .beginFromCurrentState,
            animations: { bar.transform = hidden ? away : .identity },
            completion: { [weak self] _ in
                guard let self else { return }
                barSlides -= 1
                if barSlides == 0, wasBarHidden == nil { settleBar() }
            }
        )
    }

    private func settleBar() {
        navigationBar.transform = .identity
        navigationBar.isHidden = isNavigationBarHidden
        // The safe area may have changed meanwhile.
        viewIfLoaded?.setNeedsLayout()
    }

    /// Moves the bar sideways with the screen that has it, if a screen has hidden or shown it for the
    /// transition. Otherwise, its content changes.
    func moveBar(with change: UINavigationBar.Change, isPush: Bool, in context: TransitionContext) {
        let bar = navigationBar
        guard let wasHidden = wasBarHidden, wasHidden != isNavigationBarHidden else {
            wasBarHidden = nil
            context.coordinator.animateAlongsideTransition(in: bar, animation: { _ in change.animate() })
            return
        }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        // A bar that appears comes from the side of the incoming screen, and another one leaves on the other.
        let isRight = (isPush == wasHidden) != isMirrored
        let away = CGAffineTransform(translationX: bar.bounds.width * (isRight ? 1 : -1), y: 0)
        bar.isHidden = false
        if wasHidden {
            change.animate()
            bar.transform = away
        }
        context.coordinator.animateAlongsideTransition(
            in: bar,
            animation: { _ in bar.transform = wasHidden ? .identity : away }
        )
    }

    /// Ends the bar's way with a transition. A canceled transition leaves it as it was.
    func endMovingBar(completed: Bool) {
        guard let wasHidden = wasBarHidden else { return }
        wasBarHidden = nil
        navigationBar.layer.removeAllAnimations()
        if !completed { isNavigationBarHidden = wasHidden }
        settleBar()
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
        if transition == nil, !isSwapping, let shown, let shownView = shown.viewIfLoaded {
            prepareLayout(of: shown)
            if shownView.superview == nil, !shown.isRemovedByPresentation, !isLeftEmpty {
                contentView.addSubview(shownView)
            }
            if shownView.superview === contentView, shownView.transform.isIdentity {
                shownView.frame = contentFrame(for: shown)
            }
        }
        if let transition { transition.to.finalFrame = contentFrame(for: transition.to.controller) }
        if isChangePending, transition == nil, !isSwapping, view.window == nil { settleUnseen() }
        startPendingTransition()
    }

    private func extendsUnderBar(_ controller: UIViewController) -> Bool {
        controller.edgesForExtendedLayout.contains(.top)
            && (navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    }

    /// Returns the frame of a child's view at rest.
    func contentFrame(for controller: UIViewController) -> CGRect {
        contentFrame(for: controller, in: contentView.bounds)
    }

    private func contentFrame(for controller: UIViewController, in bounds: CGRect) -> CGRect {
        guard !isNavigationBarHidden, !extendsUnderBar(controller) else { return bounds }
        let top = view.safeAreaInsets.top + UINavigationBar.height
        return CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
    }

    func prepareLayout(of controller: UIViewController) {
        let isUnderBar = !isNavigationBarHidden && extendsUnderBar(controller)
        controller.containerSafeAreaInsets.top = isUnderBar ? UINavigationBar.height : 0
    }

    /// A Boolean value that indicates whether the stack contains a controller that requested this.
    var hidesBottomBar: Bool { Self.firstWithoutBar(in: stack) != nil }

    private static func firstWithoutBar(in stack: [UIViewController]) -> Int? {
        stack.indices.dropFirst().first { stack[$0].hidesBottomBarWhenPushed }
    }

    /// Called when a push or pop begins or ends, when the system's appearance becomes that of another screen,
    /// too.
    func updateBottomBar() {
        viewIfLoaded?.window?.updateSystemAppearance()
        keepBottomBarRoom()
        (parent as? UITabBarController)?.updateTabBarVisibility()
        for controller in stack + settledStack { controller.viewIfLoaded?.updateSafeAreaInsets() }
    }

    /// Lets each screen keep the room that it has with the bar or without it, although the bar comes or goes
    /// while two of them are visible. A list at its end would move otherwise.
    private func keepBottomBarRoom() {
        let isHidden = hidesBottomBar
        let height = parent is UITabBarController ? UITabBar.height : 0
        for stack in [settledStack, stack] {
            let first = Self.firstWithoutBar(in: stack) ?? stack.endIndex
            for (index, controller) in stack.enumerated() where controller.parent === self {
                let isWithoutBar = index >= first
                controller.bottomBarRoom = isWithoutBar == isHidden ? 0 : isHidden ? height : -height
            }
        }
    }
}

/// An object that owns the transition of a navigation controller, and ends UIKit's own animation when the
/// controller is released: its screens may be used elsewhere at once. The controller itself has no isolated
/// `deinit`, because its subclasses, which have plain ones on iOS, would need isolated ones as well.
@MainActor private final class TransitionOwner {
    var transition: TransitionContext?

    isolated deinit {
        guard let transition, transition.interactor == nil else { return }
        (transition.animator as? NavigationSlideAnimator)?.finishNow()
    }
}
