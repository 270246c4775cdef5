import UIKit

extension UINavigationController {
    /// The recognizers of the system's swipes back, if there are any: from the edge, and from the content.
    @MainActor var popRecognizers: [UIGestureRecognizer] {
        [edgePopRecognizer, contentPopRecognizer].compactMap { $0 }
    }

    /// The recognizer of the system's swipe back from the edge, if there is one.
    @MainActor private var edgePopRecognizer: UIGestureRecognizer? {
        #if os(tvOS)
            return nil
        #else
            return interactivePopGestureRecognizer
        #endif
    }

    /// Returns the recognizer of the system's swipe back from the edge, or from the content. If there's only
    /// one, it counts everywhere.
    @MainActor func popRecognizer(atEdge isAtEdge: Bool) -> UIGestureRecognizer? {
        isAtEdge ? edgePopRecognizer : contentPopRecognizer ?? edgePopRecognizer
    }

    /// Whether the app hasn't disabled all of the system's swipes back.
    @MainActor var isSwipeBackEnabled: Bool {
        popRecognizers.isEmpty || popRecognizers.contains(where: \.isEnabled)
    }

    /// Returns whether nothing is running except a push or a pop of UIKit's own, which can be interrupted
    /// since iOS 26, unless a finger moves it, or has let it go back.
    ///
    /// - Parameter isUIKits: Whether a transition in this controller is UIKit's own.
    @MainActor func mayBeInterrupted(_ isUIKits: Bool) -> Bool {
        guard let coordinator = transitionCoordinator else { return true }
        guard #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *), isUIKits else { return false }
        if coordinator.isInteractive || coordinator.isCancelled { return false }
        return coordinator.containerView.isDescendant(of: view)
    }

    /// Whether people can see a way back: a navigation bar with a back button.
    @MainActor var offersBack: Bool {
        guard let item = shownTop?.navigationItem else { return false }
        return !isNavigationBarHidden && item.showsItsBackButton
    }

    /// The screen whose item the bar shows. A collapsed split view controller pushes the stack of one column
    /// onto that of another.
    @MainActor private var shownTop: UIViewController? {
        (topViewController as? UINavigationController)?.shownTop ?? topViewController
    }

    /// The first screen of a stack that a collapsed split view controller has pushed. The app chooses a
    /// transition for this screen rather than for its stack.
    @MainActor var rootInStack: UIViewController? {
        parent is UINavigationController ? viewControllers.first : nil
    }
}

extension UINavigationItem {
    /// Whether the back button is neither hidden nor replaced, has no action of its own, and no search hides
    /// its navigation bar.
    @MainActor var showsItsBackButton: Bool {
        #if os(tvOS)
            return true
        #else
            let mayHideBar = searchController?.hidesNavigationBarDuringPresentation == true
            if mayHideBar, searchController?.isActive == true { return false }
            // A screen that asks first shouldn't be left without its question.
            if #available(iOS 16.0, visionOS 1.0, *), backAction != nil { return false }
            return !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty != false)
        #endif
    }
}
