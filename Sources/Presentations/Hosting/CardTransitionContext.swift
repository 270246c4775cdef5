import UIKit

/// The context of a transition that shows or removes a hosted card. It provides what UIKit's context of a
/// custom presentation provides.
@MainActor final class CardTransitionContext: NSObject, DirectedTransitionContext, HostedTransitionContext {
    let direction: TransitionDirection
    let containerView: UIView
    let isAnimated: Bool
    private(set) var isInteractive: Bool
    private(set) var transitionWasCancelled = false

    private let controller: CardPresentationController
    /// The content of the card, which lives until the transition has ended, even if its window is gone.
    private let content: UIViewController
    private weak var parent: UIViewController?
    private let initialFrame: CGRect
    private var completion: ((_ didComplete: Bool) -> Void)?

    /// - Parameters:
    ///   - controller: The presentation controller of the card.
    ///   - parent: The controller behind the card.
    ///   - completion: A closure that's called once, when the transition has ended.
    init(
        _ direction: TransitionDirection,
        _ controller: CardPresentationController,
        over parent: UIViewController?,
        in containerView: UIView,
        isAnimated: Bool,
        isInteractive: Bool,
        completion: @escaping (_ didComplete: Bool) -> Void
    ) {
        self.direction = direction
        self.controller = controller
        content = controller.presentedViewController
        self.parent = parent
        self.containerView = containerView
        self.isAnimated = isAnimated
        self.isInteractive = isInteractive
        initialFrame = controller.cardView.placedFrame
        self.completion = completion
    }

    var hostedPresentation: UIPresentationController { controller }
    var presentationStyle: UIModalPresentationStyle { .custom }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: direction == .forward ? parent : content
        case .to: direction == .forward ? content : parent
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: direction == .forward ? nil : controller.cardView
        case .to: direction == .forward ? controller.cardView : nil
        default: nil
        }
    }

    func initialFrame(for controller: UIViewController) -> CGRect {
        if controller === content { return direction == .forward ? .zero : initialFrame }
        return controller === parent ? containerView.bounds : .zero
    }

    func finalFrame(for controller: UIViewController) -> CGRect {
        if controller === content { return self.controller.frameOfPresentedViewInContainerView }
        return controller === parent ? containerView.bounds : .zero
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}

    func pauseInteractiveTransition() { isInteractive = true }

    func finishInteractiveTransition() {
        (isInteractive, transitionWasCancelled) = (false, false)
        if direction == .backward { controller.endEditingInside() }
    }

    func cancelInteractiveTransition() { (isInteractive, transitionWasCancelled) = (false, true) }

    /// Ends the transition. Further calls have no effect.
    func completeTransition(_ didComplete: Bool) {
        guard let completion else { return }
        self.completion = nil
        MainQueue.later { withExtendedLifetime(self) {} }
        (isInteractive, transitionWasCancelled) = (false, !didComplete)
        completion(didComplete)
    }
}
