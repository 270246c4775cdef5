import UIKit

// Screens that children have presented over themselves, which come and go with their child.

extension ContainerViewController {
    /// The views of the screens that a child has presented over the current context. UIKit adds them beside
    /// the child's view.
    private func coverings(of child: UIViewController) -> [UIView] {
        var coverings: [UIView] = []
        var presenter = child
        while let presented = presenter.presentedViewController,
            presented.presentingViewController === presenter
        {
            if let view = presented.presentationController?.containerView, view.superview === contentView {
                coverings.append(view)
            }
            presenter = presented
        }
        return coverings
    }

    /// Fades what the outgoing child has presented, and what the incoming one had when it left.
    func fadeCoverings(in change: ContainerSwitch) {
        let (leaving, coming) = (coverings(of: change.outgoing), coverings(of: change.incoming))
        guard !leaving.isEmpty || !coming.isEmpty else { return }
        for view in coming {
            contentView.bringSubviewToFront(view)
            view.isHidden = false
            view.alpha = 0
        }
        change.coordinator.animate(
            alongsideTransition: { _ in
                for view in leaving { view.alpha = 0 }
                for view in coming { view.alpha = 1 }
            },
            completion: { _ in for view in leaving + coming { view.alpha = 1 } }
        )
    }

    /// Hides what a child has presented, together with the child.
    func hideCoverings(of child: UIViewController) {
        for view in coverings(of: child) where !view.isHidden {
            view.isHidden = true
            hiddenCoverings.append(Weak(object: view))
        }
    }

    /// Shows what a child has presented, in front of the child.
    func showCoverings(of child: UIViewController) {
        for view in coverings(of: child) {
            if hiddenCoverings.contains(where: { $0.object === view }) { view.isHidden = false }
            hiddenCoverings.removeAll { $0.object == nil || $0.object === view }
            contentView.bringSubviewToFront(view)
        }
    }
}
