import UIKit

/// A context that provides two screens and does nothing else, so that only the animator is measured.
final class SampleContext: NSObject, UIViewControllerContextTransitioning {

    let containerView: UIView
    let from: SampleViewController
    let to: SampleViewController
    /// The animation controller, which the context retains as UIKit does.
    var animationController: (any UIViewControllerAnimatedTransitioning)?
    private(set) var isComplete = false

    init(containerView: UIView, from: SampleViewController, to: SampleViewController) {
        self.containerView = containerView
        self.from = from
        self.to = to
    }

    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    var transitionWasCancelled: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .custom }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
    func pauseInteractiveTransition() {}

    func completeTransition(_ didComplete: Bool) {
        isComplete = true
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from.view
        case .to: to.view
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === from ? containerView.bounds : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        vc === to ? containerView.bounds : .zero
    }
}
