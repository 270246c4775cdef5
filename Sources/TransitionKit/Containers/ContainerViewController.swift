import UIKit

/// A container view controller that shows one of several view controllers at a time, and switches between
/// them with any animation controller.
///
/// ```swift
/// let container = ContainerViewController(viewControllers: [inbox, archive, settings])
/// TransitionDelegate(.springSlide()).attach(to: container)
/// container.selectedIndex = 1
/// ```
///
/// This documentation calls all ``viewControllers`` the children of the container. In UIKit's terms, only the
/// selected one is a child, and during a switch, the previous one is, too. The delegate provides animation
/// controllers; without one, the container uses ``SpringSlideAnimator``. The container has a transition
/// coordinator for `animate(alongsideTransition:)`, calls appearance methods in UIKit's order, even for
/// canceled transitions, and can show a row of icons.
///
/// The visible child determines the system preferences. The status bar and the home indicator change during a
/// switch, and change back if it's canceled. Orientations, the pointer lock, and the screen edges that defer
/// system gestures change after a switch, so a canceled switch doesn't rotate anything. The bars around the
/// container follow the visible child's scroll view. Focus begins in the selected child. As in UIKit's
/// containers, the preferred content size of the selected child becomes the container's. VoiceOver announces
/// a new screen after a switch, and its scrub gesture goes back if a swipe could.
@preconcurrency @MainActor open class ContainerViewController: UIViewController {
    /// The delegate that provides animation controllers, can prevent selections, and is notified of them.
    public weak var delegate: (any ContainerViewControllerDelegate)? {
        didSet {
            (oldValue as? any ContainerConnecting)?.containerDidReplaceDelegate(self)
            (delegate as? any ContainerConnecting)?.connect(to: self)
        }
    }

    /// The view controllers to choose from. If the selected one is removed, the first one replaces it without
    /// an animation. A switch that's running continues if both of its view controllers remain.
    ///
    /// - Precondition: No view controller is in the array twice.
    public var viewControllers: [UIViewController] {
        didSet {
            viewControllersChanged()
            (delegate as? any ContainerConnecting)?.connect(to: self)
            layOutOverlays()
        }
    }

    /// A Boolean value that determines whether a row of icons, one for the `tabBarItem` of each view
    /// controller, is visible at the bottom. The default is `false`.
    ///
    /// An icon shows the item's image, or its title if there's no image, and its badge, and indicates whether
    /// the item is enabled. After you change an item, call ``updateIconBar()``.
    ///
    /// A navigation controller hides the row for screens whose `hidesBottomBarWhenPushed` is `true`, as it
    /// hides a tab bar.
    ///
    /// The row is outside the safe area of the visible child. Its height is added to the child's
    /// `additionalSafeAreaInsets` and removed when the child leaves, but not when the container is released.
    /// If you change these insets while the child is visible, add to them rather than replacing them.
    public var showsIconBar = false { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// The auditor that observes the animation controllers of switches, unless another auditor does. In a
    /// debug build, the default writes to the log; see ``TransitionAuditor/logging()``. In a release build,
    /// the default is `nil`. A change takes effect with the next switch.
    public var auditor: TransitionAuditor? = .makeDefault()

    // Used by the extensions in other files.
    let contentView = ContainerContentView()
    let iconBar = ContainerIconBar()
    lazy var appearances = AppearanceCallbacks(of: self)
    var selected: UIViewController?
    var running: ContainerSwitch?
    /// The notifications that are still to be sent, in the order of events.
    var pendingNotifications: [() -> Void] = []
    /// Whether the running switch is ending to make way for another change.
    var isEndingSwitch = false
    /// The last selection requested in the meantime.
    private var postponed: Selection?
    /// The preferred size that the container took over from a child.
    private var passedContentSize = CGSize.zero
    var isFollowingStack = false
    /// The screens of navigation controllers that don't reserve space for the row of icons.
    var screensWithoutBar: [Weak<UIViewController>] = []
    /// The views of presented screens that are hidden because their child isn't selected.
    var hiddenCoverings: [Weak<UIView>] = []
    /// The children that UIKit currently uses for system preferences.
    weak var reportedAppearance: UIViewController?
    weak var reportedBehavior: UIViewController?

    typealias Selection = (controller: UIViewController, animated: Bool)

    /// Creates a container.
    ///
    /// - Parameter viewControllers: The view controllers to choose from. The first one is selected. The
    ///   default is an empty array.
    /// - Precondition: No view controller is in the array twice.
    public init(viewControllers: [UIViewController] = []) {
        self.viewControllers = viewControllers
        super.init(nibName: nil, bundle: nil)
        viewControllersChanged()
    }

    public required init?(coder: NSCoder) {
        viewControllers = []
        super.init(coder: coder)
    }

    // MARK: Selection

    /// The view controller that's visible or about to be. If the container is on the screen, setting this
    /// property switches with a transition; see ``setSelectedIndex(_:animated:)``. Setting it to `nil` has no
    /// effect.
    ///
    /// - Precondition: The new value is one of ``viewControllers``, or `nil`.
    public var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            require(
                viewControllers.contains(newValue),
                "Only one of the container's viewControllers can be selected"
            )
            select(newValue, animated: true)
        }
    }

    /// The index of ``selectedViewController``, or `NSNotFound` if there's none. If the container is on the
    /// screen, setting this property switches with a transition; see ``setSelectedIndex(_:animated:)``.
    ///
    /// - Precondition: The new value is a valid index of ``viewControllers``. It can't be `NSNotFound`.
    public var selectedIndex: Int {
        get { selected.flatMap { viewControllers.firstIndex(of: $0) } ?? NSNotFound }
        set { setSelectedIndex(newValue, animated: true) }
    }

    /// Selects a view controller.
    ///
    /// If a transition is running, it ends immediately before the next one starts. However, a transition to
    /// the same view controller continues, unless people hold it. Without an animation, or if the container
    /// isn't on the screen, the screens change at once.
    ///
    /// When this call ends a transition, the callbacks of that transition can also select view controllers.
    /// Such selections are ignored, unless the transition ends at this call's view controller. Then, the last
    /// of them applies. It also applies if you set ``viewControllers``, and the selected one remains.
    ///
    /// - Precondition: The index is a valid index of ``viewControllers``.
    public func setSelectedIndex(_ index: Int, animated: Bool) {
        require(
            viewControllers.indices.contains(index),
            "The container has no view controller at index \(index)"
        )
        select(viewControllers[index], animated: animated)
    }

    /// Selects a child. Any call from here to the app can change the controllers.
    private func select(_ next: UIViewController, animated: Bool) {
        guard !isEndingSwitch else {
            postponed = (next, animated)
            return
        }
        if animated, let running, running.incoming === next, running.goesOn { return }
        // Layout comes first, because the final size of the container determines the transition.
        if isOnScreen { view.layoutIfNeeded() }
        let requested = endRunningSwitch()
        if !viewControllers.contains(next) || next === selected {
            carryOut(requested)
        } else if let selected, selected.parent === self, canAnimate {
            beginSwitch(from: selected, to: next, animated: animated)
        } else {
            replaceSilently(by: next, announces: true)
        }
        updateSystemPreferences()
    }

    private func carryOut(_ selection: Selection?) {
        guard let selection, viewControllers.contains(selection.controller) else { return }
        select(selection.controller, animated: selection.animated)
    }

    var isOnScreen: Bool { viewIfLoaded?.window != nil }

    /// Whether a switch of this container's own is running.
    package var isSwitching: Bool { running != nil }

    /// Whether a switch can be a transition now.
    var canAnimate: Bool { isOnScreen && appearances.presence != .disappearing }

    /// Ends the running switch and sends all remaining notifications. Meanwhile, no switch begins.
    ///
    /// - Returns: The last selection that was requested meanwhile. It's `nil` in a nested call, because the
    ///   outer call returns it.
    func endRunningSwitch() -> Selection? {
        let isNested = isEndingSwitch
        isEndingSwitch = true
        sendPendingNotifications()
        running?.endImmediately()
        isEndingSwitch = isNested
        guard !isNested else { return nil }
        defer { postponed = nil }
        return postponed
    }

    private func viewControllersChanged() {
        require(
            Set(viewControllers.map { ObjectIdentifier($0) }).count == viewControllers.count,
            "A view controller can be in the container's viewControllers only once"
        )
        // A switch continues if both of its screens remain.
        if running != nil, shown.allSatisfy({ viewControllers.contains($0) }) { return updateIconBar() }
        let wanted = selected
        if let running, !viewControllers.contains(running.outgoing),
            viewControllers.contains(running.incoming)
        {
            running.headForIncoming()
        }
        let requested = endRunningSwitch()
        if let selected, viewControllers.contains(selected) {
            updateIconBar()
            carryOut(requested)
        } else if let next = viewControllers.first(where: { $0 === wanted }) ?? viewControllers.first {
            replaceSilently(by: next, announces: false)
        } else if let selected {
            self.selected = nil
            updateIconBar()
            remove(selected)
        }
        updateSystemPreferences()
    }

    /// Updates the row of icons, if ``showsIconBar`` is `true`.
    ///
    /// UIKit doesn't report changes of a `tabBarItem`. The container updates the icons when it appears, when
    /// its layout changes, and when a switch begins or ends. To show a change immediately, call this method:
    ///
    /// ```swift
    /// inbox.tabBarItem.badgeValue = "3"
    /// container.updateIconBar()
    /// ```
    public func updateIconBar() {
        if showsIconBar { iconBar.show(viewControllers.map(\.tabBarItem), selectedIndex: selectedIndex) }
    }

    // MARK: Views

    open override func viewDidLoad() {
        super.viewDidLoad()
        contentView.clipsToBounds = true
        contentView.frame = view.bounds
        contentView.onLayout = { [weak self] in self?.takeOutStrays() }
        view.addSubview(contentView)
        view.addSubview(iconBar)
        iconBar.onSelect = { [weak self] index in self?.tapIcon(at: index) }
        if let selected { putInPlace(selected) }
        (delegate as? any ContainerConnecting)?.connect(to: self)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if contentView.bounds.size != view.bounds.size {
            // This comes first, because another transition can begin when the running one ends.
            contentView.frame = view.bounds
            // The final frames of a third-party transition are no longer valid. A transition that hasn't
            // started has none.
            if let running, running.hasStarted, running.context.transition?.adaptToContainer() != true {
                running.endImmediately()
            }
        }
        iconBar.isHidden = !showsIconBar
        updateIconBar()
        for child in shown { reserveIconBar(in: child) }
        followStack()
        placeIconBar()
        if running == nil, let view = selected?.viewIfLoaded, view.superview === contentView {
            fill(with: view)
        }
    }

    // MARK: Appearance

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateIconBar()
        running?.cameWithContainer = true
        appearances.containerWill(appear: true, showing: selected, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances.containerDid(appear: true)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        let count = appearances.changeCount
        let requested = endRunningSwitchToDisappear()
        // During the end of the switch, the app may have removed the container, or added it again.
        if appearances.changeCount == count {
            appearances.containerWill(appear: false, showing: selected, animated: animated)
        }
        carryOut(requested)
        updateSystemPreferences()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // The container was removed before it could notify its child.
        if appearances.presence.isVisible {
            appearances.containerWill(appear: false, showing: selected, animated: animated)
        }
        appearances.containerDid(appear: false)
    }

    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        // As in UIKit, the transition that the whole container takes part in comes first.
        super.transitionCoordinator ?? running?.coordinator
    }

    // MARK: Preferred size

    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === selected { passOnContentSize() }
    }

    /// Takes over the preferred size of the selected child. If it has none, the size that the app set
    /// remains.
    func passOnContentSize() {
        guard let size = selected?.preferredContentSize, size != passedContentSize,
            size != .zero || preferredContentSize == passedContentSize
        else { return }
        passedContentSize = size
        preferredContentSize = size
    }

    // MARK: System preferences

    // tvOS has none of these, and Swift 6.2 and earlier override nothing that a platform lacks.
    #if !os(tvOS)
        open override var childForStatusBarStyle: UIViewController? {
            followStack()
            return childForAppearance
        }

        open override var childForStatusBarHidden: UIViewController? { childForAppearance }

        open override var childForHomeIndicatorAutoHidden: UIViewController? {
            followStack()
            return childForAppearance
        }

        open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { childForBehavior }

        open override var childViewControllerForPointerLock: UIViewController? { childForBehavior }

        open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            childForBehavior?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
        }

        open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            childForBehavior?.preferredInterfaceOrientationForPresentation
                ?? super.preferredInterfaceOrientationForPresentation
        }
    #endif

    // MARK: Focus

    /// The child that people use, followed by the container's own view. During a switch that can still be
    /// canceled, that's the outgoing child.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        let own = super.preferredFocusEnvironments
        guard let child = childForBehavior else { return own }
        return [child] + own
    }

    // MARK: Bars

    /// Returns the scroll view that the bars around the container follow: the container's own, or that of the
    /// child that determines the status bar.
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        super.contentScrollView(for: edge) ?? scrollView(ofChildFor: edge)
    }

    // MARK: Accessibility

    /// Selects the previous view controller, if an attached gesture could do so now.
    open override func accessibilityPerformEscape() -> Bool {
        super.accessibilityPerformEscape() || performSwitch { $0.backwardSwitch }
    }

    /// Selects the next or previous view controller, if an attached gesture in the same direction could do so
    /// now.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        super.accessibilityScroll(direction) || performSwitch { $0.switchPurpose(for: direction) }
    }
}
