import UIKit

/// A container of view controllers that shows one of them at a time and switches between them with any
/// animation controller.
///
/// Only the selected controller is a child. What objc.io issue 12 builds in stages is whole here: a delegate
/// that vends animation controllers, a spring slide where it vends none, a transition coordinator for
/// `animate(alongsideTransition:)`, appearance callbacks in UIKit's order, also when a transition is cancelled,
/// and an optional row of icons.
///
/// The system follows the child that is shown. The status bar and the home indicator change along with a switch, and back
/// along with one that is canceled. Orientations, the pointer's lock, and the edges where the system's gestures wait
/// change when a switch is over: one that is canceled turns nothing. A screen reader is told of a new screen when its
/// switch is over, and its gesture to go back does what a swipe back would do.
///
/// ```swift
/// let container = ContainerViewController(viewControllers: [inbox, archive, settings])
/// container.delegate = transition
/// container.selectedIndex = 1
/// ```
@MainActor open class ContainerViewController: UIViewController {
    /// Vends animation controllers and is told of selections. Not retained, as UIKit's delegates aren't.
    public weak var delegate: (any ContainerViewControllerDelegate)? {
        didSet { (delegate as? TransitionDelegate)?.connect(to: self, .neighbors) }
    }

    /// The controllers to choose from. If the selected one is no longer among them the first takes its place,
    /// without animation.
    public var viewControllers: [UIViewController] {
        didSet { viewControllersChanged() }
    }

    /// Whether a row of icons, one for each controller's `tabBarItem`, lies along the lower edge. `false` by default.
    ///
    /// An icon shows its item's image, or the title where there is none, the badge, and whether it is enabled. After a
    /// change of an item see ``updateIconBar()``.
    ///
    /// The safe area of a controller that is shown leaves it out: its height is added to the controller's
    /// `additionalSafeAreaInsets` and taken back when the controller leaves. Add to these as well, in place of setting
    /// them, while the controller is shown.
    public var showsIconBar = false {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// Watches the animation controllers of switches that nobody else watches. In a debug build one that writes to the
    /// log, see ``TransitionAuditor/logging()``; otherwise `nil` by default. A change counts from the next switch on.
    public var auditor: TransitionAuditor? = .makeDefault()

    // What the extensions in other files use.
    let contentView = UIView()
    let iconBar = ContainerIconBar()
    lazy var appearances = Appearances(of: self)
    var selected: UIViewController?
    var running: ContainerSwitch?
    /// What is still to be told of what is over, in the order in which it happened.
    var untold: [() -> Void] = []
    /// Whether what runs is being brought to its end for something else.
    var isMakingWay = false
    /// The last selection that was asked for meanwhile.
    private var postponed: Selection?
    /// What UIKit has been told of the children that decide for the system.
    var toldChildren = DecidingChildren()

    private typealias Selection = (controller: UIViewController, animated: Bool)

    /// - Parameter viewControllers: the controllers to choose from; the first is selected.
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

    /// The controller that is shown, or is on its way in. Setting it switches with a transition if the
    /// container is on the screen; see ``setSelectedIndex(_:animated:)``. Setting `nil` has no effect.
    ///
    /// - Precondition: the new value is one of ``viewControllers``, or `nil`.
    public var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            precondition(
                viewControllers.contains(newValue),
                "Only one of the container's viewControllers can be selected"
            )
            select(newValue, animated: true)
        }
    }

    /// The index of ``selectedViewController``, `NSNotFound` if there is none. Setting it switches with a
    /// transition if the container is on the screen; see ``setSelectedIndex(_:animated:)``.
    ///
    /// - Precondition: the new value is an index of ``viewControllers``. `NSNotFound` is not.
    public var selectedIndex: Int {
        get { selected.flatMap { viewControllers.firstIndex(of: $0) } ?? NSNotFound }
        set { setSelectedIndex(newValue, animated: true) }
    }

    /// Selects a controller.
    ///
    /// While a transition runs it goes straight to its end first. One that is on its way to the same controller
    /// already, and that nobody holds, goes on as it is. Without animation, or while the container is not on the
    /// screen or leaves it, the screens change at once.
    ///
    /// Callbacks of the transition that goes to its end may ask for selections of their own. They have no effect if
    /// this one is a change. If it is none, because its controller is shown by then, the last of them is carried out.
    /// The same is true when ``viewControllers`` are set and the selected one stays.
    ///
    /// - Precondition: the index is one of ``viewControllers``'.
    public func setSelectedIndex(_ index: Int, animated: Bool) {
        precondition(
            viewControllers.indices.contains(index),
            "The container has no view controller at index \(index)"
        )
        select(viewControllers[index], animated: animated)
    }

    /// The app may change the controllers whenever it is called on the way.
    private func select(_ next: UIViewController, animated: Bool) {
        guard !isMakingWay else {
            postponed = (next, animated)
            return
        }
        if animated, let running, running.incoming === next, running.goesOn { return }
        // The size that the container is about to have is the one to plan with.
        if isOnScreen { view.layoutIfNeeded() }
        let asked = makeWay()
        if !viewControllers.contains(next) || next === selected {
            carryOut(asked)
        } else if let selected, selected.parent === self, isOnScreen, appearances.presence != .disappearing {
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

    /// Ends what runs, and tells all that is still to be told. No switch begins meanwhile.
    ///
    /// - Returns: the last selection that was asked for meanwhile; `nil` within another call, which returns it.
    private func makeWay() -> Selection? {
        let isNested = isMakingWay
        isMakingWay = true
        tellRest()
        running?.finishNow()
        isMakingWay = isNested
        guard !isNested else { return nil }
        defer { postponed = nil }
        return postponed
    }

    private func viewControllersChanged() {
        let asked = makeWay()
        if let selected, viewControllers.contains(selected) {
            updateIconBar()
            carryOut(asked)
        } else if let first = viewControllers.first {
            replaceSilently(by: first, announces: false)
        } else if let selected {
            self.selected = nil
            updateIconBar()
            remove(selected)
        }
        updateSystemPreferences()
    }

    /// Shows the controllers' tab bar items as they are now, if ``showsIconBar``.
    ///
    /// UIKit doesn't tell of a change of a `tabBarItem`. The container looks at all of them whenever it appears or is laid
    /// out, and when a switch begins or ends. Call this after a change that is to be seen at once:
    ///
    /// ```swift
    /// inbox.tabBarItem.badgeValue = "3"
    /// container.updateIconBar()
    /// ```
    public func updateIconBar() {
        guard showsIconBar else { return }
        iconBar.show(viewControllers.map(\.tabBarItem), selectedIndex: selectedIndex)
    }

    // MARK: Views

    open override func viewDidLoad() {
        super.viewDidLoad()
        contentView.clipsToBounds = true
        contentView.frame = view.bounds
        view.addSubview(contentView)
        view.addSubview(iconBar)
        iconBar.onSelect = { [weak self] index in self?.selectedIndex = index }
        if let selected { putInPlace(selected) }
        (delegate as? TransitionDelegate)?.connect(to: self, .neighbors)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if contentView.bounds.size != view.bounds.size {
            // First, for what may begin when the running transition ends.
            contentView.frame = view.bounds
            // Frames that a running transition has promised no longer hold; one that has not started has none.
            if running?.hasStarted == true { running?.finishNow() }
        }
        iconBar.isHidden = !showsIconBar
        updateIconBar()
        iconBar.frame = ContainerIconBar.frame(in: view)
        for child in shown { reserveIconBar(in: child) }
        guard running == nil, let view = selected?.viewIfLoaded, view.superview === contentView else {
            return
        }
        fill(contentView, with: view)
    }

    func reserveIconBar(in child: UIViewController) {
        if child.parent === self {
            BottomRoom.keep(showsIconBar ? ContainerIconBar.height : 0, in: child, for: self)
        } else {
            BottomRoom.giveBack(in: child, by: self)
        }
    }

    /// Makes sure that the shown screen is there and where it belongs, whatever an animation controller left.
    func putInPlace(_ child: UIViewController) {
        if isCurrent(child) { child.loadViewIfNeeded() }
        guard isCurrent(child), child.parent === self, let view = child.viewIfLoaded else { return }
        if view.superview !== contentView { contentView.addSubview(view) }
        fill(contentView, with: view)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        reserveIconBar(in: child)
    }

    /// Gives a screen's view its place. Before the first layout there may be none, and the view keeps its size.
    private func fill(_ contentView: UIView, with view: UIView) {
        guard !contentView.bounds.isEmpty, CATransform3DIsIdentity(view.layer.transform) else { return }
        view.frame = contentView.bounds
    }

    /// Gives a view that has no size yet the one that it is about to have: not every animation controller sets frames.
    func giveSize(to child: UIViewController) {
        guard let view = child.viewIfLoaded, view.bounds.isEmpty else { return }
        fill(contentView, with: view)
    }

    /// Takes a screen out, unless it is shown again or somebody else's by now.
    func takeOut(_ child: UIViewController) {
        guard !isShown(child), let view = child.viewIfLoaded else { return }
        let isOurs = child.parent == nil ? view.isDescendant(of: contentView) : child.parent === self
        if isOurs { view.removeFromSuperview() }
    }

    // MARK: Appearance

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateIconBar()
        running?.containerAppears()
        appearances.containerWill(appear: true, showing: selected, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances.containerDid(appear: true)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        let step = appearances.step
        let asked = makeWay()
        // What has ended may have had the app take the container away, or bring it back.
        if appearances.step == step {
            appearances.containerWill(appear: false, showing: selected, animated: animated)
        }
        carryOut(asked)
        updateSystemPreferences()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Taken away before it could tell its child that it leaves.
        if appearances.presence.isVisible {
            appearances.containerWill(appear: false, showing: selected, animated: animated)
        }
        appearances.containerDid(appear: false)
    }

    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        running?.coordinator ?? super.transitionCoordinator
    }

    // MARK: What the system asks

    @available(tvOS, unavailable)
    open override var childForStatusBarStyle: UIViewController? { decidingChildren.look }

    @available(tvOS, unavailable)
    open override var childForStatusBarHidden: UIViewController? { decidingChildren.look }

    @available(tvOS, unavailable)
    open override var childForHomeIndicatorAutoHidden: UIViewController? { decidingChildren.look }

    @available(tvOS, unavailable)
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
        decidingChildren.behavior
    }

    @available(tvOS, unavailable)
    open override var childViewControllerForPointerLock: UIViewController? { decidingChildren.behavior }

    @available(tvOS, unavailable)
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        decidingChildren.behavior?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    @available(tvOS, unavailable)
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        decidingChildren.behavior?.preferredInterfaceOrientationForPresentation
            ?? super.preferredInterfaceOrientationForPresentation
    }

    // MARK: Accessibility

    /// Selects the controller before, if a gesture that does so is attached and could begin now.
    open override func accessibilityPerformEscape() -> Bool {
        super.accessibilityPerformEscape() || goBack()
    }
}
