import UIKit

// An app can force the layout direction of a controller by means of its view. The views inside don't inherit
// it, and the gestures of the controller follow its view.

extension UIView {
    /// The layout direction of the screens in this container view: that of the nearest view, from this one
    /// outward, that forces a direction or belongs to a controller.
    var screenDirection: UIUserInterfaceLayoutDirection {
        let owner = sequence(first: self as UIView, next: \.superview).first {
            $0.forcesDirection || $0.next is UIViewController
        }
        return (owner ?? self).effectiveUserInterfaceLayoutDirection
    }

    private var forcesDirection: Bool {
        semanticContentAttribute == .forceLeftToRight || semanticContentAttribute == .forceRightToLeft
    }
}

extension UIViewControllerContextTransitioning {
    /// The layout direction of the screens: that of the presented screen, or that of the container.
    @MainActor var screenDirection: UIUserInterfaceLayoutDirection {
        presentedView?.effectiveUserInterfaceLayoutDirection ?? containerView.screenDirection
    }

    /// The view of the screen that's being presented or dismissed, if there's one. A card isn't meant,
    /// because its edge is that of the container.
    @MainActor private var presentedView: UIView? {
        let (from, to) = (viewController(forKey: .from), viewController(forKey: .to))
        let presented = from?.isBeingDismissed == true ? from : to?.isBeingPresented == true ? to : nil
        return presented?.interactivePresentation == nil ? presented?.viewIfLoaded : nil
    }
}
