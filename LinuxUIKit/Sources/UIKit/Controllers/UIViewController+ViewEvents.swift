extension UIViewController {
    // The events that a UIView reports to the controller that owns it.

    func viewWillMove(toWindow window: UIWindow?) {
        guard window !== viewIfLoaded?.window else { return }
        appearance.viewWillMove(toWindow: window != nil)
    }

    func viewDidMove(toWindow window: UIWindow?) {
        appearance.viewDidMove(toWindow: window != nil)
    }

    /// The insets that the view adds to the safe area of its superview.
    var effectiveAdditionalSafeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(
            top: additionalSafeAreaInsets.top + containerSafeAreaInsets.top,
            left: additionalSafeAreaInsets.left + containerSafeAreaInsets.left,
            bottom: additionalSafeAreaInsets.bottom + containerSafeAreaInsets.bottom + bottomBarRoom,
            right: additionalSafeAreaInsets.right + containerSafeAreaInsets.right
        )
    }

    /// Called when the view's layout pass begins.
    func viewWillBeLaidOut() {
        appearance.viewIsLaidOut()
        viewWillLayoutSubviews()
    }

    /// The controller at the top of this controller's hierarchy of parents.
    var containmentRoot: UIViewController {
        var root = self
        while let parent = root.parent { root = parent }
        return root
    }
}
