import UIKit

/// Who plays which part: the views of one transition.
///
/// A screen that the cast does not hand out is left alone.
@MainActor protocol Cast {
    /// The view in which everything plays.
    var container: UIView { get }
    /// A side's screen; `nil` where it stays where it is.
    func screen(_ side: TransitionSide) -> UIView?
    /// Where a side's screen is at rest, in the container's coordinates.
    func restingFrame(_ side: TransitionSide) -> CGRect
    /// The view whose background is the backdrop; `nil` where a backdrop would hide what stays.
    var backdrop: UIView? { get }
}

/// The views that a transition context hands out.
struct ContextCast: Cast {
    let context: any UIViewControllerContextTransitioning

    var container: UIView { context.containerView }

    func screen(_ side: TransitionSide) -> UIView? { context.view(forKey: side.viewKey) }

    func restingFrame(_ side: TransitionSide) -> CGRect { context.restingFrame(for: side) }

    var backdrop: UIView? {
        screen(.outgoing) != nil && screen(.incoming) != nil ? container : nil
    }
}

extension UIViewControllerContextTransitioning {
    /// Where a screen is at rest: its final frame, or for the screen that leaves its initial one, or the whole
    /// container where the context tells neither.
    @MainActor func restingFrame(for side: TransitionSide) -> CGRect {
        let bounds = containerView.bounds
        guard let controller = viewController(forKey: side.controllerKey) else { return bounds }
        let frame = side == .incoming ? finalFrame(for: controller) : initialFrame(for: controller)
        guard let frame = frame.usable, !frame.isEmpty else { return bounds }
        return frame
    }
}
