import UIKit

/// The views of a transition, by the parts that they play.
///
/// A screen that the cast doesn't provide isn't changed.
@MainActor protocol Cast {
    /// The container view of the transition.
    var container: UIView { get }
    /// Returns a side's screen, or `nil` if it stays in place.
    func screen(_ side: TransitionSide) -> UIView?
    /// Returns the frame of a side's screen at rest, in the container's coordinates.
    func restingFrame(_ side: TransitionSide) -> CGRect
    /// The view whose background is the backdrop, or `nil` if a backdrop would cover a screen that stays in
    /// place.
    var backdrop: UIView? { get }
}

/// The views that a transition context provides.
struct ContextCast: Cast {
    let context: any UIViewControllerContextTransitioning

    var container: UIView { context.containerView }

    func screen(_ side: TransitionSide) -> UIView? { context.view(forKey: side.viewKey) }

    func restingFrame(_ side: TransitionSide) -> CGRect { context.restingFrame(for: side) }

    var backdrop: UIView? {
        screen(.outgoing) != nil && screen(.incoming) != nil ? container : nil
    }
}

/// The view that a presentation moves, and that isn't the view of the presented screen.
@MainActor package protocol PresentationView: UIView {
    /// The frame that was set, regardless of the transform.
    var placedFrame: CGRect { get }
    /// Returns whether a subview is a helper view, which the view adds, shows, hides, and removes at any time.
    func isOwnHelper(_ view: UIView) -> Bool
}

extension UIViewControllerContextTransitioning {
    /// Returns the frame of a screen at rest: its final frame, or the initial frame of the screen that
    /// leaves. If the context doesn't provide either, returns the bounds of the container.
    @MainActor func restingFrame(for side: TransitionSide) -> CGRect {
        let bounds = containerView.bounds
        guard let controller = viewController(forKey: side.controllerKey) else { return bounds }
        // A screen that's moving leaves from where it is, rather than from where it's going.
        if side == .outgoing, let moved = view(forKey: .from) as? any PresentationView {
            return moved.placedFrame
        }
        let frame = side == .incoming ? finalFrame(for: controller) : initialFrame(for: controller)
        guard let frame = frame.usable, !frame.isEmpty else { return bounds }
        return frame
    }
}
