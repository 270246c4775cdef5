@_spi(Host) import UIKit

/// A card as you would write it without a library: a presentation controller that dims the screen behind it,
/// and an animation controller that slides the card in. It has the same frame, corners, shadow, and backdrop,
/// but nobody can drag it, and it avoids no keyboard.
@MainActor final class HandwrittenCard: NSObject, UIViewControllerTransitioningDelegate {
    private static let shared = HandwrittenCard()

    static func present(_ screen: UIViewController, over root: UIViewController) {
        screen.modalPresentationStyle = .custom
        screen.transitioningDelegate = shared
        root.present(screen, animated: true)
    }

    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        HandwrittenCardController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { HandwrittenCardAnimation() }
}

@MainActor private final class HandwrittenCardController: UIPresentationController {
    private let dimming = UIView()
    private let card = UIView()

    override var presentedView: UIView? { card }

    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView, let content = presentedViewController.view else { return }
        dimming.frame = containerView.bounds
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
        dimming.alpha = 0
        containerView.insertSubview(dimming, at: 0)
        card.frame = frameOfPresentedViewInContainerView
        card.layer.shadowOpacity = 0.25
        card.layer.shadowRadius = 16
        card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 16).cgPath
        content.frame = card.bounds
        content.layer.cornerRadius = 16
        content.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        content.clipsToBounds = true
        card.addSubview(content)
        presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 1 }
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] _ in self?.presentingViewController.dismiss(animated: true) }
        dimming.addGestureRecognizer(tap)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { dimming.removeFromSuperview() }
    }
}

@MainActor private final class HandwrittenCardAnimation: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
        using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.35 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let card = context.view(forKey: .to), let screen = context.viewController(forKey: .to) else {
            return context.completeTransition(false)
        }
        let frame = context.finalFrame(for: screen)
        context.containerView.addSubview(card)
        card.frame = frame.offsetBy(dx: 0, dy: frame.height)
        let animator = UIViewPropertyAnimator(duration: 0.35, dampingRatio: 1) { card.frame = frame }
        animator.addCompletion { _ in context.completeTransition(true) }
        animator.startAnimation()
    }
}
