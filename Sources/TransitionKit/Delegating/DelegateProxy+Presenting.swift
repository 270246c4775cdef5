import UIKit

extension DelegateProxy: UIViewControllerTransitioningDelegate {
    private var modalApp: (any UIViewControllerTransitioningDelegate)? {
        recipient as? any UIViewControllerTransitioningDelegate
    }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        resume()
        let ours = transitions.animationController(forPresented:presenting:source:)
        if let controller = ours(presented, presenting, source) { return controller }
        let ask = modalApp?.animationController(forPresented:presenting:source:)
        return ask?(presented, presenting, source)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        resume()
        return transitions.animationController(forDismissed: dismissed)
            ?? (modalApp?.animationController(forDismissed:))?(dismissed)
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interactionController(for: animator) { original in
            (modalApp?.interactionControllerForPresentation(using:))?(original)
        }
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interactionController(for: animator) { original in
            (modalApp?.interactionControllerForDismissal(using:))?(original)
        }
    }

    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        let ours = transitions.presentationController(forPresented:presenting:source:)
        if let controller = ours(presented, presenting, source) { return controller }
        let ask = modalApp?.presentationController(forPresented:presenting:source:)
        return ask?(presented, presenting, source)
    }
}
