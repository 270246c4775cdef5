/// UIKit's exceptions for controllers and views that don't match, which Apple names
/// `UIViewControllerHierarchyInconsistency`.
extension UIViewController {
    /// Stops the app if the view has been added to the view of a controller that isn't the parent.
    func checkParentAroundView() {
        guard let parent, let around = viewIfLoaded?.superview?.controllerAround, around !== parent else {
            return
        }
        preconditionFailure(
            "child view controller:\(self) should have parent view controller:\(around) "
                + "but actual parent is:\(parent)"
        )
    }

    /// Stops the app if the view of a future child is in the view of another controller.
    func checkPlace(of child: UIViewController) {
        // UIKit's own containers take the view from there later.
        guard !managesChildAppearance, let superview = child.viewIfLoaded?.superview,
            superview.window != nil, let around = superview.controllerAround,
            around !== self, around !== child
        else { return }
        preconditionFailure(
            "child view controller:\(child) should have parent view controller:\(around) "
                + "but requested parent is:\(self)"
        )
    }
}

extension UIView {
    /// The nearest controller whose view is this one or around it. The view of a presentation belongs to
    /// none, wherever it is.
    fileprivate var controllerAround: UIViewController? {
        var candidate: UIView? = self
        while let view = candidate, !(view is PresentationContainerView) {
            if let owner = view.owner { return owner }
            candidate = view.superviewReference
        }
        return nil
    }
}
