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
        didSet { (delegate as? TransitionDelegate)?.connect(self) }
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
    private var running: ContainerTransition?
    private var isVisible = false

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
    /// not on the screen, the screens change at once.
    ///
    /// - Precondition: the index is one of ``viewControllers``'.
    public func setSelectedIndex(_ index: Int, animated: Bool) {
        precondition(
            viewControllers.indices.contains(index),
            "The container has no view controller at index \(index)"
        )
        running?.endNow()
        let next = viewControllers[index]
        guard next !== selected else { return }
        if let current = selected, isViewLoaded, view.window != nil {
            transition(from: current, to: next, animated: animated)
        } else {
            replaceSilently(by: next)
            delegate?.containerViewController(self, didSelect: next)
        }
    }

    private func viewControllersChanged() {
        running?.endNow()
        iconBar.items = viewControllers.map(\.tabBarItem)
        if let selected, viewControllers.contains(selected) {
            updateIconBar()
        } else if let first = viewControllers.first {
            replaceSilently(by: first)
        } else if let selected {
            remove(selected)
            self.selected = nil
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
        (delegate as? TransitionDelegate)?.connect(self)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if contentView.bounds.size != view.bounds.size {
            // Frames that a running transition has promised no longer hold.
            running?.endNow()
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
        isVisible = true
        selected?.beginAppearanceTransition(true, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        selected?.endAppearanceTransition()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        running?.endNow()
        isVisible = false
        selected?.beginAppearanceTransition(false, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        selected?.endAppearanceTransition()
    }

    // MARK: Switching

    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        running?.coordinator ?? super.transitionCoordinator
    }

    private func transition(from old: UIViewController, to new: UIViewController, animated: Bool) {
        let start = viewControllers.firstIndex(of: old) ?? 0
        let end = viewControllers.firstIndex(of: new) ?? 0
        let animationController =
            delegate?.containerViewController(self, animationControllerForTransitionFrom: old, to: new)
            ?? SpringSlideAnimator()
        let interactionController =
            animated
            ? delegate?.containerViewController(self, interactionControllerFor: animationController) : nil
        let transition = ContainerTransition(
            context: ContainerTransitionContext(
                from: old,
                to: new,
                in: contentView,
                direction: end >= start ? .forward : .backward,
                isAnimated: animated,
                isInteractive: interactionController?.startsInteractively ?? false
            ),
            animationController: animationController,
            interactionController: interactionController
        )
        running = transition
        selected = new
        updateIconBar()

        old.willMove(toParent: nil)
        addChild(new)
        reserveIconBar(in: new)
        beginAppearance(of: old, isAppearing: false, animated: animated)
        beginAppearance(of: new, isAppearing: true, animated: animated)

        transition.onTidyUp = { [weak self] didComplete in
            if didComplete {
                self?.finish(from: old, to: new)
            } else {
                self?.cancel(from: old, to: new, animated: animated)
            }
        }
        transition.onEnd = { [weak self] didComplete in
            guard let self else { return }
            running = nil
            if didComplete {
                delegate?.containerViewController(self, didSelect: new)
            } else {
                delegate?.containerViewController(self, didCancelSelecting: new)
            }
        }
        transition.start()
    }

    private func finish(from old: UIViewController, to new: UIViewController) {
        old.view.removeFromSuperview()
        putInPlace(new)
        endAppearance(of: old)
        endAppearance(of: new)
        old.removeFromParent()
        new.didMove(toParent: self)
    }

    private func cancel(from old: UIViewController, to new: UIViewController, animated: Bool) {
        selected = old
        updateIconBar()
        beginAppearance(of: new, isAppearing: false, animated: animated)
        beginAppearance(of: old, isAppearing: true, animated: animated)
        new.view.removeFromSuperview()
        putInPlace(old)
        endAppearance(of: new)
        endAppearance(of: old)
        new.willMove(toParent: nil)
        new.removeFromParent()
        old.didMove(toParent: self)
    }

    /// Makes sure that the screen is there and where it belongs, whatever the animation controller left.
    private func putInPlace(_ child: UIViewController) {
        if child.view.superview !== contentView { contentView.addSubview(child.view) }
        if CATransform3DIsIdentity(child.view.layer.transform) { child.view.frame = contentView.bounds }
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    private func beginAppearance(of child: UIViewController, isAppearing: Bool, animated: Bool) {
        if isVisible { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    private func endAppearance(of child: UIViewController) {
        if isVisible { child.endAppearanceTransition() }
    }

    private func replaceSilently(by new: UIViewController) {
        if let selected { remove(selected) }
        selected = new
        addChild(new)
        if isViewLoaded {
            beginAppearance(of: new, isAppearing: true, animated: false)
            show(new)
            endAppearance(of: new)
        }
        new.didMove(toParent: self)
        updateIconBar()
    }

    private func remove(_ old: UIViewController) {
        old.willMove(toParent: nil)
        beginAppearance(of: old, isAppearing: false, animated: false)
        old.viewIfLoaded?.removeFromSuperview()
        endAppearance(of: old)
        old.removeFromParent()
    }
}
