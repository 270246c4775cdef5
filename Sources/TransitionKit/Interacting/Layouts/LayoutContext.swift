import UIKit

/// The context of a change of layout, in place of one from UIKit. It has a collection view and no screens.
@MainActor final class LayoutContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    private(set) var isInteractive = true
    private(set) var transitionWasCancelled = false

    init(_ collectionView: UICollectionView) { containerView = collectionView }

    var isAnimated: Bool { true }
    var presentationStyle: UIModalPresentationStyle { .none }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}

    func finishInteractiveTransition() { (isInteractive, transitionWasCancelled) = (false, false) }

    func cancelInteractiveTransition() { (isInteractive, transitionWasCancelled) = (false, true) }

    func pauseInteractiveTransition() { isInteractive = true }

    /// Does nothing, because the collection view already knows.
    func completeTransition(_ didComplete: Bool) {}

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

    func initialFrame(for vc: UIViewController) -> CGRect { .zero }

    func finalFrame(for vc: UIViewController) -> CGRect { .zero }
}
