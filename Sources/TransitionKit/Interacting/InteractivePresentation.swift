import UIKit

// What other modules provide to present screens in their own way, without TransitionKit depending on them.

/// A description of how screens are presented, which a transition delegate can have.
@MainActor package protocol PresentationDescribing {
    /// Returns the presentation controller for a screen that UIKit presents.
    func makePresentationController(
        of presented: UIViewController,
        over presenting: UIViewController?
    ) -> UIPresentationController
    /// Returns the animation controller for a screen if the transition delegate has none. If `nil`, UIKit
    /// animates the screen.
    func animationController(
        for direction: TransitionDirection,
        of screen: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

/// A presentation controller whose screen follows gestures. Either UIKit presents the screen, or a
/// ``PresentationHost`` shows it.
@MainActor package protocol InteractivePresentation: UIPresentationController {
    /// The edge over which people drag the screen in and out, or `nil` if they can't.
    var dragEdge: TransitionEdge? { get }
    /// The distance that the screen moves when it appears or disappears, in points.
    var travel: CGFloat { get }
    /// A Boolean value that indicates whether the screen is appearing.
    var isAppearing: Bool { get }
    /// A Boolean value that indicates whether people can't dismiss the screen, whatever its delegate says.
    var isDismissalDisabled: Bool { get }
    /// The interaction that catches the screen while it appears or disappears.
    var transitionGesture: PresentationGesture { get }
    /// Returns whether a point in the container is on the screen, at its visible position.
    func isOnScreen(_ point: CGPoint) -> Bool
    /// Returns whether an interaction dismisses the screen by the same drag as ``transitionGesture``.
    func isDraggedOut(by interaction: InteractionController?) -> Bool
    /// Dismisses the screen for a gesture that drives the dismissal, unless its delegate refuses.
    ///
    /// - Returns: Whether the dismissal started.
    func dismissByGesture() -> Bool
    /// Called when people reject a screen that's still appearing.
    func rejectPresentation()
    /// Called when UIKit is asked to dismiss the screen, before it begins to.
    func dismissalIsRequested()
}

/// A controller that shows a screen as its child, as if it were presented.
@MainActor package protocol PresentationHost: UIViewController {
    var hostedPresentation: any InteractivePresentation { get }
    /// A Boolean value that indicates whether the screen has appeared, isn't leaving, and presents nothing.
    var isAtRest: Bool { get }
}

extension UIViewController {
    /// The presentation that shows this controller, if it follows gestures.
    var interactivePresentation: (any InteractivePresentation)? {
        if let host = parent as? any PresentationHost { return host.hostedPresentation }
        guard modalPresentationStyle == .custom else { return nil }
        return presentationController as? any InteractivePresentation
    }

    /// Whether the controller, or one inside it, can't be dismissed by people.
    fileprivate var isModalAnywhere: Bool {
        isModalInPresentation || children.contains(where: \.isModalAnywhere)
    }
}

extension UIPresentationController {
    /// Returns whether people can dismiss the presented controller.
    package func allowsDismissal() -> Bool {
        if (self as? any InteractivePresentation)?.isDismissalDisabled == true { return false }
        return !presentedViewController.isModalAnywhere
            && (delegate?.presentationControllerShouldDismiss(_:))?(self) ?? true
    }
}
