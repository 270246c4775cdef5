import UIKit

// Screens that children have presented over themselves, which come and go with their child.

extension ContainerViewController {
    /// The screens that a child has presented itself, and those that these have presented, from the back to
    /// the front.
    private func presentedScreens(of child: UIViewController) -> [UIViewController] {
        Array(sequence(first: child, next: \.directlyPresented).dropFirst())
    }

    /// The views of the screens that a child has presented over the current context. UIKit adds them beside
    /// the child's view.
    func coverings(of child: UIViewController) -> [UIView] {
        presentedScreens(of: child).compactMap { $0.presentationController?.containerView }
            .filter { $0.superview === contentView }
    }

    /// Returns the screen that people see in the place of a child: the child, or the last one that it has
    /// presented over the current context. Returns `nil` if something covers the container.
    func frontScreen(of child: UIViewController) -> UIViewController? {
        // While people use a search controller, the screen that they see is still the one behind it.
        let front = presentedScreens(of: child).last { !($0 is UISearchController) }
        guard let front else { return child }
        let isInside = front.presentationController?.containerView?.isDescendant(of: contentView)
        return isInside == true ? front : nil
    }

    /// Fades what the outgoing child has presented, and what the incoming one had when it left.
    func fadeCoverings(in change: ContainerSwitch) {
        let (leaving, coming) = (coverings(of: change.outgoing), coverings(of: change.incoming))
        guard !leaving.isEmpty || !coming.isEmpty else { return }
        for view in coming {
            contentView.bringSubviewToFront(view)
            view.isHidden = false
            view.alpha = 0
            fill(with: view)
        }
        change.coordinator.animate(
            alongsideTransition: { _ in
                for view in leaving { view.alpha = 0 }
                for view in coming { view.alpha = 1 }
            },
            completion: { _ in for view in leaving + coming { view.alpha = 1 } }
        )
    }

    /// Hides what a child has presented, together with the child, and ends editing there. Only a view that
    /// leaves its window is sure to end editing by itself.
    func hideCoverings(of child: UIViewController) {
        let views = coverings(of: child).filter { !$0.isHidden }
        for view in views {
            view.isHidden = true
            hiddenCoverings.append(Weak(object: view))
        }
        for view in views { view.endEditing(true) }
    }

    /// Shows what a child has presented, in front of the child and in its place. UIKit places it where the
    /// child is when it's presented, which may be on the child's way in or out.
    func showCoverings(of child: UIViewController) {
        for view in coverings(of: child) {
            if hiddenCoverings.contains(where: { $0.object === view }) { view.isHidden = false }
            hiddenCoverings.removeAll { $0.object == nil || $0.object === view }
            contentView.bringSubviewToFront(view)
            fill(with: view)
        }
    }
}
