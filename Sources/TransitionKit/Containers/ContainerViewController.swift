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

    /// Whether a row of icons, one for each controller's `tabBarItem`, lies along the lower edge. The children's
    /// safe area leaves it out. `false` by default.
    public var showsIconBar = false {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    private let contentView = UIView()
    private let iconBar = ContainerIconBar()
    private var selected: UIViewController?
    private var running: ContainerSwitch?
    /// What children are still to be told of a switch that is over.
    private var unsettled: (() -> Void)?
    /// Whether what runs is being brought to its end for another selection.
    private var isMakingWay = false
    private var presence = Presence.gone
    private let appearances = Appearances()
    /// The selected child's, while the container itself comes or goes.
    private var ownAppearance: Appearances.Appearance?

    /// Where the container itself stands, as its own appearance callbacks tell.
    private enum Presence {
        case gone
        case appearing
        case visible
        case disappearing

        var isVisible: Bool { self == .appearing || self == .visible }
    }

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
    /// container is on the screen.
    ///
    /// - Precondition: the new value is one of ``viewControllers``.
    public var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            guard let index = viewControllers.firstIndex(of: newValue) else {
                preconditionFailure("Only one of the container's viewControllers can be selected")
            }
            selectedIndex = index
        }
    }

    /// The index of ``selectedViewController``, `NSNotFound` if there is none. Setting it switches with a
    /// transition if the container is on the screen.
    public var selectedIndex: Int {
        get { selected.flatMap { viewControllers.firstIndex(of: $0) } ?? NSNotFound }
        set { setSelectedIndex(newValue, animated: true) }
    }

    /// Selects a controller.
    ///
    /// While a transition runs it goes straight to its end first. Without animation, or while the container is
    /// not on the screen or leaves it, the screens change at once. Selections that callbacks of the transition that
    /// makes way ask for have no effect: this one counts.
    ///
    /// - Precondition: the index is one of ``viewControllers``'.
    public func setSelectedIndex(_ index: Int, animated: Bool) {
        precondition(
            viewControllers.indices.contains(index),
            "The container has no view controller at index \(index)"
        )
        guard !isMakingWay else { return }
        // The size that the container is about to have is the one to plan with.
        if isOnScreen { view.layoutIfNeeded() }
        guard viewControllers.indices.contains(index) else { return }
        let next = viewControllers[index]
        makeWay()
        guard next !== selected else { return }
        if let current = selected, isOnScreen, presence != .disappearing {
            beginSwitch(from: current, to: next, animated: animated)
        } else {
            replaceSilently(by: next)
            delegate?.containerViewController(self, didSelect: next)
        }
    }

    private var isOnScreen: Bool { viewIfLoaded?.window != nil }

    /// Ends what runs, and tells the children all that is still to be told.
    private func makeWay() {
        isMakingWay = true
        settleChildren()
        running?.finishNow()
        isMakingWay = false
    }

    private func viewControllersChanged() {
        makeWay()
        iconBar.items = viewControllers.map(\.tabBarItem)
        if let selected, viewControllers.contains(selected) {
            updateIconBar()
        } else if let first = viewControllers.first {
            replaceSilently(by: first)
        } else if let selected {
            self.selected = nil
            remove(selected)
            updateIconBar()
        }
    }

    private func updateIconBar() {
        iconBar.selectedIndex = selectedIndex
    }

    // MARK: Views

    open override func viewDidLoad() {
        super.viewDidLoad()
        contentView.clipsToBounds = true
        view.addSubview(contentView)
        view.addSubview(iconBar)
        iconBar.onSelect = { [weak self] index in self?.selectedIndex = index }
        if let selected { show(selected) }
        (delegate as? TransitionDelegate)?.connect(to: self, .neighbors)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if contentView.bounds.size != view.bounds.size {
            // Frames that a running transition has promised no longer hold; one that has not started has none.
            if running?.hasStarted == true { running?.finishNow() }
            contentView.frame = view.bounds
        }
        iconBar.isHidden = !showsIconBar
        let height = ContainerIconBar.height + view.safeAreaInsets.bottom
        iconBar.frame = CGRect(
            x: 0,
            y: view.bounds.height - height,
            width: view.bounds.width,
            height: height
        )
        for child in children { reserveIconBar(in: child) }
        guard running == nil, let view = selected?.viewIfLoaded, CATransform3DIsIdentity(view.layer.transform)
        else { return }
        view.frame = contentView.bounds
    }

    private func reserveIconBar(in child: UIViewController) {
        let bottom = showsIconBar ? ContainerIconBar.height : 0
        if child.additionalSafeAreaInsets.bottom != bottom { child.additionalSafeAreaInsets.bottom = bottom }
    }

    private func show(_ child: UIViewController) {
        reserveIconBar(in: child)
        child.view.frame = contentView.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(child.view)
    }

    // MARK: Appearance

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presence = .appearing
        ownAppearance = selected.map(appearances.prepare)
        appearances.begin(ownAppearance, appears: true, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presence = .visible
        appearances.end(ownAppearance)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        running?.finishNow()
        presence = .disappearing
        ownAppearance = selected.map(appearances.prepare)
        appearances.begin(ownAppearance, appears: false, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        presence = .gone
        appearances.end(ownAppearance)
    }

    /// The appearance of a child, if anybody sees the container.
    private func prepareAppearance(of child: UIViewController) -> Appearances.Appearance? {
        presence.isVisible ? appearances.prepare(child) : nil
    }

    // MARK: Switching

    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        running?.coordinator ?? super.transitionCoordinator
    }

    private func beginSwitch(from old: UIViewController, to new: UIViewController, animated: Bool) {
        let animationController =
            delegate?.containerViewController(self, animationControllerForTransitionFrom: old, to: new)
            ?? SpringSlideAnimator().animationController()
        let interactionController =
            animated
            ? delegate?.containerViewController(self, interactionControllerFor: animationController) : nil
        if !old.view.isDescendant(of: contentView) { show(old) }
        let context = ContainerTransitionContext(
            from: old,
            to: new,
            in: contentView,
            direction: direction(from: old, to: new) ?? .forward,
            isAnimated: animated,
            isInteractive: interactionController?.startsInteractively ?? false
        ) { [weak self] didComplete in self?.runningEnded(didComplete) }
        let next = ContainerSwitch(
            context: context,
            from: old,
            to: new,
            animationController: animationController,
            interactionController: interactionController
        )
        running = next
        selected = new
        updateIconBar()

        // Each of these calls the app, which may select another or change the children.
        old.willMove(toParent: nil)
        guard running === next else { return }
        addChild(new)
        guard running === next else { return }
        reserveIconBar(in: new)
        next.leaving = prepareAppearance(of: old)
        appearances.begin(next.leaving, appears: false, animated: animated)
        guard running === next else { return }
        next.arriving = prepareAppearance(of: new)
        appearances.begin(next.arriving, appears: true, animated: animated)
        guard running === next else { return }
        next.start()
    }

    /// First the state, then the views, then the children, then whoever wants to know; all but the first may start the
    /// next switch.
    private func runningEnded(_ didComplete: Bool) {
        guard let ended = running else { return }
        running = nil
        let (old, new) = (ended.outgoing, ended.incoming)
        selected = didComplete ? new : old
        updateIconBar()
        if didComplete { finish(ended) } else { cancel(ended) }
        settleChildren()
        ended.tellEnd(didComplete)
        if didComplete {
            delegate?.containerViewController(self, didSelect: new)
        } else {
            delegate?.containerViewController(self, didCancelSelecting: new)
        }
    }

    private func finish(_ ended: ContainerSwitch) {
        let (old, new) = (ended.outgoing, ended.incoming)
        old.view.removeFromSuperview()
        putInPlace(new)
        unsettled = { [weak self] in
            old.removeFromParent()
            new.didMove(toParent: self)
        }
        appearances.end(ended.leaving)
        appearances.end(ended.arriving)
    }

    /// What has not begun of the new child has nothing to end.
    private func cancel(_ ended: ContainerSwitch) {
        let (old, new, animated) = (ended.outgoing, ended.incoming, ended.context.isAnimated)
        unsettled = { [weak self] in
            if new.parent === self, self != nil {
                new.willMove(toParent: nil)
                new.removeFromParent()
            }
            old.didMove(toParent: self)
        }
        let leaving = ended.arriving == nil ? nil : prepareAppearance(of: new)
        let returning = ended.leaving == nil ? nil : prepareAppearance(of: old)
        appearances.begin(leaving, appears: false, animated: animated)
        appearances.begin(returning, appears: true, animated: animated)
        new.viewIfLoaded?.removeFromSuperview()
        putInPlace(old)
        appearances.end(leaving)
        appearances.end(returning)
    }

    /// Tells the children of a switch that is over where they belong, before the next one begins.
    private func settleChildren() {
        let unsettled = unsettled
        self.unsettled = nil
        unsettled?()
    }

    /// Makes sure that the screen is there and where it belongs, whatever the animation controller left.
    private func putInPlace(_ child: UIViewController) {
        if child.view.superview !== contentView { contentView.addSubview(child.view) }
        if CATransform3DIsIdentity(child.view.layer.transform) { child.view.frame = contentView.bounds }
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    private func replaceSilently(by new: UIViewController) {
        let old = selected
        selected = new
        updateIconBar()
        if let old { remove(old) }
        guard selected === new else { return }
        addChild(new)
        if isViewLoaded {
            let appearance = prepareAppearance(of: new)
            appearances.begin(appearance, appears: true, animated: false)
            show(new)
            // A container that appears ends it with its own.
            if presence == .appearing { ownAppearance = appearance } else { appearances.end(appearance) }
        }
        new.didMove(toParent: self)
    }

    private func remove(_ old: UIViewController) {
        old.willMove(toParent: nil)
        // In a container that disappears it has been told already.
        let isGoing = presence == .disappearing
        let appearance = isGoing ? ownAppearance : prepareAppearance(of: old)
        if !isGoing { appearances.begin(appearance, appears: false, animated: false) }
        old.viewIfLoaded?.removeFromSuperview()
        appearances.end(appearance)
        old.removeFromParent()
    }
}
