/// An object that manages a presented controller from the start of its presentation to the end of its
/// dismissal.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
    enum Phase {
        case idle, presenting, presented, dismissing
    }

    /// The place that the presenter's view had before the presentation removed it.
    private struct Place {
        weak var superview: UIView?
        let index: Int
        var frame: CGRect
        let fillsSuperview: Bool
        /// The frame of the view when the presentation removed it from the container, too.
        var lastFrame = CGRect.null
    }

    var phase = Phase.idle
    /// Closures to call when the running transition has ended.
    var whenIdle: [() -> Void] = []

    /// Weak, because the presenter owns the presented controller, which owns this object.
    fileprivate weak var presented: UIViewController?
    /// The presented controller, which UIKit's presentation controllers own, while it doesn't own this
    /// object.
    private var ownPresented: UIViewController?
    var isOwned = false {
        didSet {
            ownPresented = isOwned ? nil : presented
            ownPresenting = isOwned ? nil : presenting
        }
    }
    private weak var presenting: UIViewController?
    /// The presenter, before and after the presentation.
    private var ownPresenting: UIViewController?
    private var presentersPlace: Place?
    /// The size of the container's superview when the container got its place in it.
    private var contextSize = CGSize.zero
    /// The first responder before the presentation, if UIKit has ended editing for the presentation.
    weak var endedResponder: UIResponder?
    /// The transition that's running, if any.
    var transition: TransitionContext?

    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        ownPresented = presentedViewController
        presenting = presentingViewController
        ownPresenting = presentingViewController
        super.init()
    }

    open var presentedViewController: UIViewController {
        guard let presented else { preconditionFailure("the presented controller is gone") }
        return presented
    }

    open var presentingViewController: UIViewController {
        guard let presenting = presenting ?? presented?.ownPresenting else {
            preconditionFailure("nobody presents \(presentedViewController) yet")
        }
        return presenting
    }

    open var presentationStyle: UIModalPresentationStyle { .custom }

    /// The view that contains the whole presentation. It's `nil` before the presentation begins and after it
    /// has ended.
    open var containerView: UIView? { containerKeeper?.view }

    private var containerKeeper: ContainerKeeper?

    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: traitCollection)
    }

    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
    }

    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    /// The view to animate: the presented controller's view, unless a subclass wraps it.
    open var presentedView: UIView? { presentedViewController.view }

    /// The final frame of the presented view in the container.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// A Boolean value that indicates whether the presentation covers the whole screen and not just its
    /// presentation context.
    open var shouldPresentInFullscreen: Bool { true }

    /// A Boolean value that indicates whether the presenter's view is removed from the screen during the
    /// presentation.
    open var shouldRemovePresentersView: Bool { false }

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: UIContentContainer

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    open func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let presentedSize = self.size(
            forChildContentContainer: presentedViewController,
            withParentContainerSize: size
        )
        presentedViewController.viewWillTransition(to: presentedSize, with: coordinator)
    }

    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.willTransition(to: newCollection, with: coordinator)
    }

    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presenting?.traitCollection ?? .current
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Traits for the presented controller. Here, they have no effect, because views override traits since
    /// iOS 17.
    open var overrideTraitCollection: UITraitCollection?

    // MARK: For the presenter

    /// Connects the two controllers until `disconnect()`.
    func connect(presenting: UIViewController) {
        self.presenting = presenting
        presentedViewController.storedPresentationController = self
        presentedViewController.ownPresenting = presenting
        presenting.ownPresented = presented
    }

    func disconnect() {
        phase = .idle
        separate()
        if presented?.storedPresentationController === self { presented?.storedPresentationController = nil }
    }

    /// Ends the relation of the two controllers, of which either can present or be presented again.
    func separate() {
        guard presented?.storedPresentationController === self else { return }
        if presenting?.ownPresented === presented { presenting?.ownPresented = nil }
        presented?.ownPresenting = nil
    }

    func installContainer() -> UIView {
        let presenterView: UIView = presentingViewController.view
        let container = PresentationContainerView(self)
        if shouldPresentInFullscreen, let window = presenterView.window {
            container.frame = window.bounds
            window.addSubview(container)
        } else if let superview = presenterView.superview {
            container.frame = presenterView.frameAtRest
            contextSize = superview.bounds.size
            superview.insertSubview(container, aboveSubview: presenterView)
        }
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerKeeper = ContainerKeeper(view: container)
        return container
    }

    /// Updates the final frame of a running transition, which depends on the container's size.
    fileprivate func updateFinalFrame() {
        switch phase {
        case .presenting: transition?.to.finalFrame = frameOfPresentedViewInContainerView
        case .dismissing: transition?.from.finalFrame = finalFrameOfPresentedView
        case .idle, .presented: break
        }
    }

    /// The final frame of a view that's dismissed. Apple's header says that it's empty, but many animators
    /// of custom presentations take the place of the presented view from it.
    var finalFrameOfPresentedView: CGRect {
        presentationStyle == .custom ? frameOfPresentedViewInContainerView : .zero
    }

    func removeContainer() {
        containerView?.removeFromSuperview()
        containerKeeper = nil
    }

    /// Moves the presenter's view to the container, below everything else.
    func takePresentersView() {
        let view: UIView = presentingViewController.view
        guard let container = containerView, let superview = view.superview else { return }
        let frame = view.frameAtRest
        presentersPlace = Place(
            superview: superview,
            index: superview.subviews.firstIndex { $0 === view } ?? 0,
            frame: frame,
            fillsSuperview: frame == superview.bounds
        )
        let center = container.convert(view.center, from: superview)
        container.insertSubview(view, at: 0)
        view.center = center
    }

    /// Removes the presenter's view, which the presented one covers now.
    func removePresentersView() {
        let view: UIView = presentingViewController.view
        view.removeFromSuperview()
        if let container = containerView, isInAnotherSize(container),
            CATransform3DIsIdentity(view.layer.transform)
        {
            // In the container, its frame didn't say where it belongs. Whoever lays it out says that now.
            view.frame = container.frame
            container.superview?.setNeedsLayout()
            container.setNeedsLayout()
        }
        presentersPlace?.lastFrame = view.frame
    }

    /// Returns a Boolean value that indicates whether the superview of the container has another size than
    /// when the container got its place in it.
    private func isInAnotherSize(_ container: UIView) -> Bool {
        guard !shouldPresentInFullscreen, let superview = container.superview else { return false }
        return superview.bounds.size != contextSize
    }

    /// Moves the container to the place of the presenter's view when the superview of both has another size:
    /// a presentation in a context covers the context's view. Where that view is after a rotation is up to
    /// whoever lays it out, also while the presentation has removed it.
    fileprivate func followContext() {
        guard let container = containerView, isInAnotherSize(container), let superview = container.superview
        else { return }
        guard let view = presenting?.viewIfLoaded else { return }
        let isLaidOutWhileAway =
            view.superview == nil && presentersPlace.map { $0.lastFrame != view.frame } == true
        guard view.superview === superview || isLaidOutWhileAway,
            CATransform3DIsIdentity(view.layer.transform)
        else { return }
        contextSize = superview.bounds.size
        container.frame = view.frame
        presentersPlace?.frame = view.frame
        presentersPlace?.lastFrame = view.frame
    }

    /// A Boolean value that indicates whether the container has left its window along with the context, such
    /// as with a tab that isn't selected anymore.
    var hasLeftWindow: Bool { containerView.map { $0.window == nil } ?? false }

    /// A Boolean value that indicates whether the presentation has taken the presenter's view from its place.
    var holdsPresentersView: Bool { presentersPlace != nil }

    /// A Boolean value that indicates whether the presenter's view can return to its place. The window may
    /// have another root by now, and a context may have left its container along with the presentation.
    var canRestorePresentersView: Bool {
        guard let superview = presentersPlace?.superview else { return false }
        guard shouldPresentInFullscreen || containerView?.superview === superview else { return false }
        return (superview as? UIWindow).map { $0.rootViewController === presentingViewController } ?? true
    }

    /// Moves the presenter's view back to its previous place.
    func restorePresentersView() {
        guard let place = presentersPlace, let superview = place.superview else { return }
        presentersPlace = nil
        let view: UIView = presentingViewController.view
        if !shouldPresentInFullscreen, let container = containerView, container.superview === superview {
            // Presentations in other contexts of the superview may have begun or ended meanwhile.
            superview.insertSubview(view, belowSubview: container)
        } else {
            superview.insertSubview(view, at: min(place.index, superview.subviews.count))
        }
        guard view.transform.isIdentity else { return }
        // The superview's size may have changed.
        if superview is UIWindow || place.fillsSuperview {
            view.frame = superview.bounds
        } else if let container = containerView, isInAnotherSize(container) {
            // Nobody has laid out the view meanwhile, but the container has been resized in its place.
            view.frame = container.frame
        } else {
            view.frame = place.frame
        }
    }
}

extension UIView {
    /// The frame without the transform. Another transition can still move the view, which has no transform
    /// when it comes back.
    fileprivate var frameAtRest: CGRect {
        let (size, anchor, position) = (bounds.size, layer.anchorPoint, layer.position)
        let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        return CGRect(origin: origin, size: size)
    }
}

/// An object that keeps the view of a presentation in its window while it exists.
@MainActor private final class ContainerKeeper {
    let view: UIView

    init(view: UIView) {
        self.view = view
    }

    isolated deinit { view.removeFromSuperview() }
}

/// The view that contains a presentation. It notifies the presentation controller of its layout.
@MainActor final class PresentationContainerView: UIView {
    private weak var controller: UIPresentationController?

    init(_ controller: UIPresentationController) {
        self.controller = controller
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        // The presented controller owns the presentation controller, even while it's being deallocated. It
        // must not be deallocated during these calls, which need it.
        guard let controller, let presented = controller.presented else { return super.layoutSubviews() }
        controller.followContext()
        controller.containerViewWillLayoutSubviews()
        controller.updateFinalFrame()
        super.layoutSubviews()
        controller.containerViewDidLayoutSubviews()
        withExtendedLifetime(presented) {}
    }
}
