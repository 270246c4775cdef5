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

    /// Stops the app if a future child contains this controller, or if its view is that of a window's root or
    /// is in the view of another controller.
    func checkPlace(of child: UIViewController) {
        let contains = sequence(first: self, next: { $0.parent }).contains { $0 === child }
        precondition(!contains, "\(child) contains \(self), and can't become its child")
        guard let superview = child.viewIfLoaded?.superview else { return }
        precondition(
            (superview as? UIWindow)?.rootViewController !== child,
            "adding a root view controller \(child) as a child of view controller:\(self)"
        )
        guard superview.window != nil, let around = superview.controllerAround,
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
