/// The presentation controller for full screen and current context, each with or without the presenter's view
/// underneath.
@MainActor final class PlainPresentationController: UIPresentationController {
    private let style: UIModalPresentationStyle
    /// The container size that the presented view's frame was calculated for.
    private var filledSize = CGSize.zero

    init(style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?) {
        self.style = style
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var presentationStyle: UIModalPresentationStyle { style }
    override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }
    override var shouldPresentInFullscreen: Bool { style == .fullScreen || style == .overFullScreen }

    override func presentationTransitionWillBegin() {
        filledSize = containerView?.bounds.size ?? .zero
    }

    /// Keeps the view where its animator placed it, until the container's size changes.
    override func containerViewWillLayoutSubviews() {
        guard phase == .presented, let view = presentedView, view.transform.isIdentity,
            let size = containerView?.bounds.size, size != filledSize
        else { return }
        filledSize = size
        view.frame = frameOfPresentedViewInContainerView
    }
}

/// A presentation controller that shows a card and leaves a strip of the presenter visible behind a dimming
/// view.
@MainActor final class SheetPresentationController: UIPresentationController {
    private let style: UIModalPresentationStyle
    private let dimming = UIView()
    private lazy var card = UIView()

    init(style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?) {
        self.style = style
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var presentationStyle: UIModalPresentationStyle { style }
    override var presentedView: UIView? { card }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let top = containerView.safeAreaInsets.top + 10
        let bounds = containerView.bounds
        return CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.alpha = 0
        containerView.insertSubview(dimming, at: 0)

        card.frame = frameOfPresentedViewInContainerView
        card.clipsToBounds = true
        card.layer.cornerRadius = 10
        card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let content: UIView = presentedViewController.view
        content.frame = card.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card.addSubview(content)
        fadeDimming(to: 1)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimming.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        fadeDimming(to: 0)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed {
            dimming.removeFromSuperview()
        } else {
            dimming.alpha = 1
        }
    }

    override func containerViewWillLayoutSubviews() {
        guard phase == .presented, card.transform.isIdentity else { return }
        card.frame = frameOfPresentedViewInContainerView
    }

    private func fadeDimming(to alpha: CGFloat) {
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimming.alpha = alpha
            return
        }
        let dimming = dimming
        coordinator.animate(alongsideTransition: { _ in dimming.alpha = alpha })
    }
}
