import UIKit

/// An object that moves together with the screens of a transition, such as a presentation controller.
@MainActor protocol TransitionCompanion: AnyObject {
    /// The transition is about to take it along.
    ///
    func willGoAlong()
    /// Shows a progress of the transition: 0 at its beginning, 1 at its end, beyond them where a spring swings. Inside an
    /// animation block this animates.
    func goAlong(to progress: CGFloat)
}

extension UIViewControllerContextTransitioning {
    /// The presentation controller of the screen that comes or goes, if it is taken along.
    @MainActor var companion: (any TransitionCompanion)? {
        guard presentationStyle == .custom, !(self is ContainerTransitionContext) else { return nil }
        let key: UITransitionContextViewControllerKey = TransitionDirection(self) == .forward ? .to : .from
        guard let screen = viewController(forKey: key), screen.presentingViewController != nil,
            let controller = screen.presentationController, controller.presentedViewController === screen
        else { return nil }
        return controller as? any TransitionCompanion
    }
}
