import UIKit

extension UIViewController {
    /// Shows a view controller as a card in this controller, without presenting it.
    ///
    /// ```swift
    /// map.addCard(search, as: .panel())
    /// ```
    ///
    /// The app goes on beneath the card: it presents, pushes, and dismisses screens, edits text, and follows
    /// gestures. The card is a descendant of this controller, and comes and goes with it. Everything else is
    /// the same as in a presentation, except that a card without one doesn't move the screen behind it; see
    /// ``CardPresentation/presenterEffect-swift.property``.
    ///
    /// To remove the card, call ``CardPresentationController/dismiss(animated:completion:)`` of its
    /// `cardPresentationController`. UIKit's `dismiss(animated:completion:)` is for screens that are
    /// presented.
    ///
    /// If this controller is a `UINavigationController`, a `UITabBarController`, or another container that
    /// manages its children itself, the card is in its view, in front of all children, but isn't its child.
    ///
    /// - Parameters:
    ///   - viewController: The view controller to show. If it's presented or has a parent, this method does
    ///     nothing.
    ///   - presentation: The description of the card.
    ///   - animator: The animator that brings the card in and out. If `nil` (the default), the card slides in
    ///     by its edge.
    ///   - interaction: A gesture that dismisses the card, instead of a drag past its edge. The default is
    ///     `nil`.
    ///   - animated: Whether the card appears with an animation. The default is `true`.
    ///   - completion: A closure that's called when the card has appeared.
    public func addCard(
        _ viewController: UIViewController,
        as presentation: CardPresentation,
        with animator: (any Animator)? = nil,
        interaction: InteractionController? = nil,
        animated: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        viewController.withdrawFromWaiting()
        guard viewController.parent == nil, viewController.presentingViewController == nil else { return }
        let host = CardHostController(
            viewController,
            as: presentation,
            with: animator,
            interaction: interaction
        )
        host.show(in: CardPlace(in: self), animated: animated, completion: completion)
    }

    /// The presentation controller of the card that this controller or its nearest ancestor is shown as, or
    /// waits to be shown as, with or without a presentation. Returns `nil` if there's none.
    ///
    /// When a presented card is gone, this is the presentation controller of its next presentation, because
    /// UIKit's `presentationController` is, too.
    public var cardPresentationController: CardPresentationController? {
        if let host = self as? CardHostController { return host.card }
        return parent?.cardPresentationController ?? presentationController as? CardPresentationController
    }

    /// Shows a card over the screen in front, without presenting it.
    func host(
        _ viewController: UIViewController,
        as presentation: CardPresentation,
        with animator: (any Animator)?,
        interaction: InteractionController?,
        completion: (() -> Void)?
    ) {
        viewController.withdrawFromWaiting()
        guard viewController.parent == nil, viewController.presentingViewController == nil else { return }
        let host = CardHostController(
            viewController,
            as: presentation,
            with: animator,
            interaction: interaction
        )
        host.show(in: CardPlace(over: self), animated: true, completion: completion)
    }
}

/// Where a card without a presentation is: in a view, and in most cases in the controller of that view.
@MainActor struct CardPlace {
    let container: UIView
    let parent: UIViewController?

    /// The place in a controller.
    init(in controller: UIViewController) {
        let view: UIView = controller.view
        // Content that scrolls would take the card along.
        let container = view is UIScrollView ? view.superview ?? view : view
        let isParent = !controller.managesChildren && container === view
        self.init(container: container, parent: isParent ? controller : nil)
    }

    /// The place over everything in the window that a controller is in.
    init(over controller: UIViewController) {
        var front = controller
        while let next = front.presentedViewController, !next.isBeingDismissed,
            next.viewIfLoaded?.window != nil
        {
            front = next
        }
        while let parent = front.parent { front = parent }
        // A sheet doesn't cover the screen, and is dragged, but its presentation covers it.
        if let view = front.viewIfLoaded, let window = view.window, front.presentingViewController != nil,
            let presentation = front.presentationController?.containerView,
            view.convert(view.bounds, to: window) != window.bounds
        {
            self.init(container: presentation, parent: nil)
        } else {
            self.init(in: front)
        }
    }

    private init(container: UIView, parent: UIViewController?) {
        (self.container, self.parent) = (container, parent)
    }
}

extension UIViewController {
    /// Takes the controller back from a card that waits, because the app shows it otherwise.
    func withdrawFromWaiting() { (parent as? CardHostController)?.withdraw() }
}

extension CardHostController {
    /// Shows the card in a place, after a card that's already there, if both are shown for a time.
    func show(in place: CardPlace, animated: Bool, completion: (() -> Void)?) {
        if let current = predecessor(in: place.container) {
            switch card.presentation.succession {
            case .waits:
                wait()
                // Of several that wait, the others wait for the next one.
                return current.successors.append { [self] in
                    if state == .waiting { show(in: place, animated: animated, completion: completion) }
                }
            case .replaces: current.leave(animated: animated)
            }
        }
        show(in: place.container, of: place.parent, animated: animated, completion: completion)
    }

    /// The card at the same edge that's shown for a time.
    private func predecessor(in container: UIView) -> CardHostController? {
        guard card.isTemporary else { return nil }
        let hosts = container.subviews.compactMap { ($0 as? CardHostView)?.host }
        return hosts.last {
            $0 !== self && $0.card.isTemporary && $0.card.presentation.edge == card.presentation.edge
                && ($0.state == .shown || $0.state == .coming)
        }
    }
}

extension UIViewController {
    /// A Boolean value that indicates whether the controller shows any child as one of its screens, or
    /// doesn't notify children that it doesn't know of their appearance.
    fileprivate var managesChildren: Bool {
        self is UINavigationController || self is UITabBarController
            || !shouldAutomaticallyForwardAppearanceMethods
            || ["UISplitViewController", "UIPageViewController"].contains { isKind(ofClassNamed: $0) }
    }
}
