extension UIViewController {
    // What UIView tells the controller that owns it.

    func viewWillMove(toWindow window: UIWindow?) {
        guard window !== viewIfLoaded?.window else { return }
        appearance.viewWillMove(toWindow: window != nil)
    }

    func viewDidMove(toWindow window: UIWindow?) {
        appearance.viewDidMove(toWindow: window != nil)
    }

    /// The insets that the view adds to the safe area it has from its superview.
    var effectiveAdditionalSafeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(
            top: additionalSafeAreaInsets.top + containerSafeAreaInsets.top,
            left: additionalSafeAreaInsets.left + containerSafeAreaInsets.left,
            bottom: additionalSafeAreaInsets.bottom + containerSafeAreaInsets.bottom,
            right: additionalSafeAreaInsets.right + containerSafeAreaInsets.right
        )
    }

    /// The view's layout pass begins.
    func viewWillBeLaidOut() {
        appearance.viewIsLaidOut()
        viewWillLayoutSubviews()
    }

    /// The controller at the top of the containment this one is in.
    var containmentRoot: UIViewController {
        var root = self
        while let parent = root.parent { root = parent }
        return root
    }
}
