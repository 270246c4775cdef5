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
        let ours = transitions.animationController(
            forPresented: presented,
            presenting: presenting,
            source: source
        )
        let ask = modalApp?.animationController(forPresented:presenting:source:)
        return ours ?? ask?(presented, presenting, source)
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
        transitions.presentationController(forPresented: presented, presenting: presenting, source: source)
            ?? (modalApp?.presentationController(forPresented:presenting:source:))?(
                presented,
                presenting,
                source
            )
    }
}
