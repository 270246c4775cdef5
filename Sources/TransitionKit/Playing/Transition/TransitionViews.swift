import UIKit

/// The views of a transition that its context provides.
///
/// A screen that the context doesn't provide isn't changed.
@MainActor final class TransitionViews {
    private let context: any UIViewControllerContextTransitioning
    /// The frames at rest in the container's first size, and that size.
    private let frames: [TransitionSide: CGRect]
    private let bounds: CGRect

    init(context: any UIViewControllerContextTransitioning) {
        self.context = context
        bounds = context.containerView.bounds
        let sides = TransitionSide.allCases
        frames = Dictionary(uniqueKeysWithValues: sides.map { ($0, context.restingFrame(for: $0)) })
    }

    var container: UIView { context.containerView }

    /// Returns a side's screen, or `nil` if it stays in place.
    func screen(_ side: TransitionSide) -> UIView? { context.view(forKey: side.viewKey) }

    /// Returns the frame of a side's screen at rest, in the container's coordinates.
    ///
    /// Contexts aren't documented to update their frames. If a frame doesn't follow the container's size, its
    /// distances from the edges stay the same.
    func restingFrame(_ side: TransitionSide) -> CGRect {
        let (frame, now) = (context.restingFrame(for: side), container.bounds)
        if side == .outgoing, let leaving = context.leavingPresentation {
            // The frame of its view is the one in the size before this one.
            if now.size == bounds.size { return frames[side] ?? frame }
            return leaving.frameOfPresentedViewInContainerView.usable ?? now
        }
        guard now.size != bounds.size, frame == frames[side] else { return frame }
        if side == .incoming, context.uncoveredFrame != nil { return frame }
        if let presentation = context.presentation, presentation.presentedView === screen(side) {
            return presentation.frameOfPresentedViewInContainerView.usable ?? now
        }
        let width = frame.width + now.width - bounds.width
        let height = frame.height + now.height - bounds.height
        guard width > 0, height > 0 else { return now }
        let (x, y) = (now.minX + frame.minX - bounds.minX, now.minY + frame.minY - bounds.minY)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// The view whose background is the backdrop, or `nil` if a backdrop would cover a screen that stays in
    /// place.
    var backdrop: UIView? { screen(.outgoing) != nil && screen(.incoming) != nil ? container : nil }
}

/// The view that a presentation moves, and that isn't the view of the presented screen.
@MainActor package protocol PresentationView: UIView {
    /// The view of the presented screen.
    var content: UIView? { get }
    /// The frame that was set, regardless of the transform.
    var placedFrame: CGRect { get }
    /// Returns whether a subview is a helper view, which the view adds, shows, hides, and removes at any
    /// time.
    func isOwnHelper(_ view: UIView) -> Bool
}

/// The context of a transition that shows or removes a screen that a controller hosts as if it were
/// presented.
@MainActor package protocol HostedTransitionContext: UIViewControllerContextTransitioning {
    /// The presentation controller of the hosted screen.
    var hostedPresentation: UIPresentationController { get }
}

extension UIViewControllerContextTransitioning {
    /// The views of the screens that the context provides.
    @MainActor var screens: [UIView] { TransitionSide.allCases.compactMap { view(forKey: $0.viewKey) } }

    /// The view controllers of the screens.
    @MainActor var controllers: [UIViewController] {
        TransitionSide.allCases.compactMap { viewController(forKey: $0.controllerKey) }
    }

    /// The presentation controller whose container this is, if the transition shows or removes a screen that
    /// is presented, or that a controller hosts as if it were.
    @MainActor var presentation: UIPresentationController? {
        let origin = (self as? ForwardingContext)?.origin ?? self
        if let hosted = (origin as? any HostedTransitionContext)?.hostedPresentation { return hosted }
        return controllers.compactMap(\.ownPresentation).first { $0.containerView === containerView }
    }

    /// The presentation controller of a screen that leaves in a view of the presentation.
    @MainActor fileprivate var leavingPresentation: UIPresentationController? {
        guard let view = view(forKey: .from), view is any PresentationView, let presentation,
            presentation.presentedView === view
        else { return nil }
        return presentation
    }

    /// The frame of the screen that comes back if it's presented itself, such as in a sheet, and the screen
    /// that has covered it leaves. UIKit's final frame then fills the container.
    @MainActor fileprivate var uncoveredFrame: CGRect? {
        guard let screen = viewController(forKey: .to), screen.parent == nil,
            let presentation = screen.ownPresentation, presentation.presentationStyle == .custom,
            let container = presentation.containerView, container !== containerView,
            container.window === containerView.window, let view = view(forKey: .to),
            view === screen.viewIfLoaded || view === presentation.presentedView
        else { return nil }
        let frame = containerView.convert(presentation.frameOfPresentedViewInContainerView, from: container)
        return frame.usable.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the frame of a screen at rest: its final frame, or the initial frame of the screen that
    /// leaves. If the context doesn't provide either, returns the bounds of the container.
    @MainActor func restingFrame(for side: TransitionSide) -> CGRect {
        let bounds = containerView.bounds
        guard let controller = viewController(forKey: side.controllerKey) else { return bounds }
        // A screen that's moving leaves from where it is, rather than from where it's going.
        if side == .outgoing, let moved = view(forKey: .from) as? any PresentationView {
            return moved.placedFrame
        }
        if side == .incoming, let frame = uncoveredFrame { return frame }
        let frame = side == .incoming ? finalFrame(for: controller) : initialFrame(for: controller)
        guard let frame = frame.usable, !frame.isEmpty else { return bounds }
        return frame
    }
}

extension UIViewController {
    /// The presentation controller if the screen is presented. UIKit creates one for a screen that isn't, and
    /// leaks it.
    var ownPresentation: UIPresentationController? {
        presentingViewController == nil ? nil : presentationController
    }
}

extension UIPresentationController {
    /// Whether the presented controller presents another one, which would be left alone if the presentation
    /// were canceled.
    var isInUse: Bool {
        presentedViewController.presentedViewController?.presentingViewController === presentedViewController
    }
}
