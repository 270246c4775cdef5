import UIKit

extension TransitionDirection {
    /// Creates the direction of a transition from its context, regardless of what started it.
    ///
    /// A context can provide the direction itself. Otherwise, the view controllers determine it: whether
    /// they're presented or dismissed, pushed or popped, or which tab comes later. In third-party containers,
    /// the frames determine it if the screens slide. If nothing determines the direction, it's forward.
    @preconcurrency @MainActor public init(_ context: any UIViewControllerContextTransitioning) {
        let context = (context as? ForwardingContext)?.origin ?? context
        let known = (context as? any DirectedTransitionContext)?.direction
        self = known ?? context.directionOfControllers ?? context.directionOfFrames ?? .forward
    }
}

extension UIViewControllerContextTransitioning {
    /// The direction that follows from the state of the view controllers.
    @MainActor fileprivate var directionOfControllers: TransitionDirection? {
        let (from, to) = (viewController(forKey: .from), viewController(forKey: .to))
        if from?.isBeingDismissed == true { return .backward }
        if to?.isBeingPresented == true { return .forward }
        guard let to else { return nil }
        if to.parent is UINavigationController {
            if to.isMovingToParent { return .forward }
            // UIKit also pops to a screen of the stack if the one above it moves below.
            return from == nil ? nil : .backward
        }
        return from.flatMap { (to.parent as? UITabBarController)?.direction(from: $0, to: to) }
    }

    /// The direction in which the frames of the context slide.
    @MainActor fileprivate var directionOfFrames: TransitionDirection? {
        guard let from = viewController(forKey: .from), let to = viewController(forKey: .to),
            initialFrame(for: to) != .zero
        else { return nil }
        let travel = initialFrame(for: to).minX - initialFrame(for: from).minX
        guard travel != 0, travel.isFinite else { return nil }
        let isRightToLeft = containerView.screenDirection == .rightToLeft
        return (travel > 0) != isRightToLeft ? .forward : .backward
    }

    /// The layout direction of the screens: that of the presented screen, or that of the container.
    @MainActor var screenDirection: UIUserInterfaceLayoutDirection {
        presentedView?.effectiveUserInterfaceLayoutDirection ?? containerView.screenDirection
    }

    /// The view of the screen that's being presented or dismissed, if there's one. It's `nil` if something
    /// moves along with it, because its edges are then those of the container.
    @MainActor private var presentedView: UIView? {
        let (from, to) = (viewController(forKey: .from), viewController(forKey: .to))
        let presented = from?.isBeingDismissed == true ? from : to?.isBeingPresented == true ? to : nil
        guard let presented, companion == nil else { return nil }
        return presented.viewIfLoaded
    }
}
