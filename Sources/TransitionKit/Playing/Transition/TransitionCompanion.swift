import UIKit

/// An object that moves together with the screens of a transition, such as a presentation controller.
@MainActor package protocol TransitionCompanion: AnyObject {
    /// The view of the presenting screen if it moves along.
    var movedView: UIView? { get }
    /// Returns what Core Animation moves along, with its values at some progress of the transition: 0 at its
    /// beginning, 1 at its end, and beyond that if a spring overshoots.
    func tracks(through progress: [CGFloat]) -> [LayerTrack]
    /// Called before the transition moves the object along.
    func willMoveAlongside()
    /// Shows a progress of the transition in what Core Animation would move along, outside of animation
    /// blocks.
    func moveAlongside(to progress: CGFloat)
    /// Called in each frame with the visible progress, outside of animation blocks. Everything else moves
    /// along here.
    func didMove(to progress: CGFloat)
}

/// A controller that shows a screen as its child, as if it were presented, together with something that moves
/// along.
@MainActor package protocol TransitionCompanionProviding: UIViewController {
    var companion: (any TransitionCompanion)? { get }
}

extension UIViewControllerContextTransitioning {
    /// The presentation controller of the presented screen, if it moves along.
    @MainActor var companion: (any TransitionCompanion)? {
        guard presentationStyle == .custom, !(self is any ContainerContext) else { return nil }
        let key: UITransitionContextViewControllerKey = TransitionDirection(self) == .forward ? .to : .from
        guard let screen = viewController(forKey: key) else { return nil }
        if let parent = screen.parent as? any TransitionCompanionProviding { return parent.companion }
        guard let controller = screen.ownPresentation, controller.presentedViewController === screen
        else { return nil }
        return controller as? any TransitionCompanion
    }
}
