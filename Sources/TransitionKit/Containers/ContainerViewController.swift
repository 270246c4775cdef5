import UIKit

/// A container of view controllers that shows one of them at a time and switches between them with any
/// animation controller.
///
/// Only the selected controller is a child. What objc.io issue 12 builds in stages is whole here: a delegate
/// that vends animation controllers, a spring slide where it vends none, a transition coordinator for
/// `animate(alongsideTransition:)`, appearance callbacks in UIKit's order, also when a transition is cancelled,
/// and an optional row of icons.
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
    /// The safe area of a controller that is shown leaves it out: its height is added to the controller's
    /// `additionalSafeAreaInsets` and taken back when the controller leaves. Add to these as well, in place of setting
    /// them, while the controller is shown.
    public var showsIconBar = false {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    private let contentView = UIView()
    private let iconBar = ContainerIconBar()
    private lazy var appearances = Appearances(of: self)
    private var selected: UIViewController?
    private var running: ContainerSwitch?
    /// What is still to be told of what is over, in the order in which it happened.
    private var untold: [() -> Void] = []
    /// Whether what runs is being brought to its end for something else.
    private var isMakingWay = false
    /// The last selection that was asked for meanwhile.
    private var postponed: Selection?

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
        guard viewControllers.contains(next), next !== selected else { return carryOut(asked) }
        if let selected, selected.parent === self, isOnScreen, appearances.presence != .disappearing {
            beginSwitch(from: selected, to: next, animated: animated)
        } else {
            replaceSilently(by: next, announces: true)
        }
    }

    private func carryOut(_ selection: Selection?) {
        guard let selection, viewControllers.contains(selection.controller) else { return }
        select(selection.controller, animated: selection.animated)
    }

    private var isOnScreen: Bool { viewIfLoaded?.window != nil }

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
        iconBar.items = viewControllers.map(\.tabBarItem)
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
    }

    private func updateIconBar() {
        iconBar.selectedIndex = selectedIndex
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
        iconBar.frame = ContainerIconBar.frame(in: view)
        for child in shown { reserveIconBar(in: child) }
        guard running == nil, let view = selected?.viewIfLoaded, view.superview === contentView,
            CATransform3DIsIdentity(view.layer.transform)
        else { return }
        view.frame = contentView.bounds
    }

    private func reserveIconBar(in child: UIViewController) {
        if child.parent === self {
            BottomRoom.keep(showsIconBar ? ContainerIconBar.height : 0, in: child, for: self)
        } else {
            BottomRoom.giveBack(in: child, by: self)
        }
    }

    /// Makes sure that the shown screen is there and where it belongs, whatever an animation controller left.
    private func putInPlace(_ child: UIViewController) {
        if isCurrent(child) { child.loadViewIfNeeded() }
        guard isCurrent(child), child.parent === self, let view = child.viewIfLoaded else { return }
        if view.superview !== contentView { contentView.addSubview(view) }
        if CATransform3DIsIdentity(view.layer.transform) { view.frame = contentView.bounds }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        reserveIconBar(in: child)
    }

    /// Takes a screen out, unless it is shown again or somebody else's by now.
    private func takeOut(_ child: UIViewController) {
        guard !isShown(child), let view = child.viewIfLoaded else { return }
        let isOurs = child.parent == nil ? view.isDescendant(of: contentView) : child.parent === self
        if isOurs { view.removeFromSuperview() }
    }

    // MARK: Appearance

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearances.containerWill(appear: true, showing: selected, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances.containerDid(appear: true)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        let asked = makeWay()
        appearances.containerWill(appear: false, showing: selected, animated: animated)
        carryOut(asked)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        appearances.containerDid(appear: false)
    }

    // MARK: Children

    /// The children that are on the screen, or would be.
    private var shown: [UIViewController] {
        running.map { [$0.outgoing, $0.incoming] } ?? selected.map { [$0] } ?? []
    }

    private func isShown(_ child: UIViewController) -> Bool { shown.contains { $0 === child } }

    /// Whether a child is the selected one, and nothing has come in between.
    private func isCurrent(_ child: UIViewController) -> Bool { selected === child && running == nil }

    private func tellArrival(of child: UIViewController) {
        if child.parent === self { child.didMove(toParent: self) }
    }

    /// Ends being the parent of a child that has been told so, unless it is shown again or somebody else's by now.
    private func detach(_ child: UIViewController) {
        guard !isShown(child) else { return }
        BottomRoom.giveBack(in: child, by: self)
        if child.parent === self { child.removeFromParent() }
    }

    /// Detaches a child that has come in vain, if it has come at all.
    private func sendBack(_ child: UIViewController) {
        guard !isShown(child) else { return }
        if child.parent === self { child.willMove(toParent: nil) }
        detach(child)
    }

    /// Tells what is still to be told. Before a selection begins that is asked for on the way, it has the rest told.
    private func tellRest() {
        while !untold.isEmpty { untold.removeFirst()() }
    }

    // MARK: Switching

    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        running?.coordinator ?? super.transitionCoordinator
    }

    private func beginSwitch(from old: UIViewController, to new: UIViewController, animated: Bool) {
        if !old.view.isDescendant(of: contentView) { putInPlace(old) }
        var animationController: (any UIViewControllerAnimatedTransitioning)?
        var interactionController: (any UIViewControllerInteractiveTransitioning)?
        if animated {
            let vended =
                delegate?.containerViewController(self, animationControllerForTransitionFrom: old, to: new)
                ?? SpringSlideAnimator().animationController()
            animationController = vended
            interactionController = delegate?.containerViewController(self, interactionControllerFor: vended)
        }
        // The delegate may have selected another or changed the children.
        guard isCurrent(old), old.parent === self, old.view.isDescendant(of: contentView),
            viewControllers.contains(new)
        else { return }
        let next = ContainerSwitch(
            from: old,
            to: new,
            in: contentView,
            direction: direction(from: old, to: new) ?? .forward,
            appearances: appearances,
            animationController: animationController,
            interactionController: interactionController
        ) { [weak self] didComplete in self?.runningEnded(didComplete) }
        running = next
        selected = new
        updateIconBar()

        // Each of these calls the app, which may select another or change the children.
        let steps: [() -> Void] = [
            { old.willMove(toParent: nil) },
            { self.addChild(new) },
            { new.loadViewIfNeeded() },
            { self.reserveIconBar(in: new) },
            { next.beginLeaving() },
            { next.beginComing() },
            { next.start() },
        ]
        for step in steps where running === next { step() }
        // One that has been overtaken while it was added is a child all the same.
        sendBack(new)
    }

    /// First the state, then the views, then the children, then whoever wants to know; all but the first may start the
    /// next switch.
    private func runningEnded(_ didComplete: Bool) {
        // That of any other switch concerns nobody.
        guard let ended = running, ended.context.isOver else { return }
        let (old, new) = (ended.outgoing, ended.incoming)
        let (gone, stays) = didComplete ? (old, new) : (new, old)
        running = nil
        selected = stays
        updateIconBar()
        let rest: [() -> Void] = [
            { if didComplete { self.detach(old) } else { self.sendBack(new) } },
            { self.tellArrival(of: stays) },
            { ended.coordinator.transitionEnded() },
            { ended.tellAnimationController(didComplete) },
            { self.announce(new, isSelected: didComplete) },
        ]
        untold += rest
        if !didComplete { ended.turnBack() }
        takeOut(gone)
        putInPlace(stays)
        if didComplete { ended.coordinator.runAlongside() }
        ended.endAppearances()
        tellRest()
    }

    private func announce(_ child: UIViewController, isSelected: Bool) {
        if isSelected {
            delegate?.containerViewController(self, didSelect: child)
        } else {
            delegate?.containerViewController(self, didCancelSelecting: child)
        }
    }

    /// Shows a controller at once. Callbacks may select another on the way.
    private func replaceSilently(by new: UIViewController, announces: Bool) {
        let old = selected
        selected = new
        updateIconBar()
        if let old { remove(old) }
        guard isCurrent(new) else { return }
        addChild(new)
        var appearance: Appearances.Appearance?
        if isViewLoaded {
            // If it selects another when it is loaded, it has not begun to appear.
            if isCurrent(new) { new.loadViewIfNeeded() }
            if isCurrent(new) {
                appearance = appearances.prepare(new)
                appearances.begin(appearance, appears: true, animated: false)
            }
            putInPlace(new)
        }
        guard isCurrent(new) else { return sendBack(new) }
        untold.append { self.tellArrival(of: new) }
        if announces { untold.append { self.announce(new, isSelected: true) } }
        appearances.endComing(appearance)
        tellRest()
    }

    private func remove(_ old: UIViewController) {
        if old.parent === self { old.willMove(toParent: nil) }
        guard !isShown(old) else { return }
        let appearance = appearances.beginLeaving(old)
        takeOut(old)
        appearances.end(appearance)
        detach(old)
    }
}
