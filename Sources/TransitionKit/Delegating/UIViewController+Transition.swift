import UIKit

// Presenting and pushing a single screen with an animator.

extension UIViewController {
    /// Presents a view controller with an animator, and dismisses it with the reverse transition.
    ///
    /// ```swift
    /// list.present(detail, with: .cube(axis: .vertical), interaction: .swipe(edge: .top))
    /// ```
    ///
    /// This method creates a ``TransitionDelegate``. You don't need to keep the delegate: this method loads
    /// the presented controller's view, and the view keeps it. If another transition delegate was attached to
    /// the presentation, it's replaced.
    ///
    /// A `preferredTransition` of the presented controller is set to `nil` for as long as it's presented,
    /// unless you set another one in the meantime.
    ///
    /// If the modal presentation style is `automatic` or `pageSheet`, it changes to `fullScreen`, because the
    /// presenting screen doesn't take part in the transition of a sheet. The style `custom` also changes, if
    /// the product Presentations has presented the controller before. Other styles stay the same. For cards,
    /// drawers, and sheets, use the product Presentations.
    ///
    /// - Parameters:
    ///   - viewController: The view controller to present.
    ///   - animator: The animator for presenting and dismissing.
    ///   - interaction: The interaction that drives the dismissal and can catch both transitions. The default
    ///     is none.
    ///   - completion: A closure that's called after the presentation. The default is `nil`.
    public func present(
        _ viewController: UIViewController,
        with animator: any Animator,
        interaction: InteractionController? = nil,
        completion: (() -> Void)? = nil
    ) {
        let style = viewController.modalPresentationStyle
        let former = TransitionDelegate.attached(toPresentationOf: viewController)
        if style.isTheSystemsChoice || style == .custom && former?.presentationDescription != nil {
            viewController.modalPresentationStyle = .fullScreen
        }
        let transitions = TransitionDelegate(animator, interaction: interaction)
        transitions.attach(toPresentationOf: viewController)
        // Not earlier, because the delegate that was attached before might have given the preferred
        // transition back.
        transitions.isForOnePresentation = true
        transitions.withholdPreferredTransition(of: viewController)
        present(viewController, animated: true, completion: completion)
        // If UIKit drops the presentation, the screen gets its preferred transition back.
        MainQueue.later { [weak transitions] in transitions?.returnPreferredTransitions() }
    }
}

extension UINavigationController {
    /// Pushes a view controller with an animator, and pops it with the reverse transition.
    ///
    /// ```swift
    /// navigationController.pushViewController(detail, with: .fold(folds: 3))
    /// ```
    ///
    /// The navigation controller's own delegate still receives every call except those about the animation of
    /// this screen. If the navigation controller has a ``TransitionDelegate``, that delegate uses the
    /// animator for this screen, as with ``TransitionDelegate/setAnimator(_:interaction:for:)``. Otherwise,
    /// one is attached for as long as the stack contains a screen that was pushed with an animator. Other
    /// screens aren't affected.
    ///
    /// A `preferredTransition` of the pushed controller is set to `nil` for as long as it's in the stack,
    /// unless you set another one in the meantime.
    ///
    /// - Parameters:
    ///   - viewController: The view controller to push.
    ///   - animator: The animator for pushing and popping.
    ///   - interaction: The interaction that drives the pop and can catch both transitions. If `nil` (the
    ///     default), the pop follows the interaction of the transition delegate, or else a swipe like the
    ///     system's; see ``TransitionDelegate/swipesBack``.
    public func pushViewController(
        _ viewController: UIViewController,
        with animator: any Animator,
        interaction: InteractionController? = nil
    ) {
        let transitions = TransitionDelegate.attached(to: self) ?? attachDelegateForSinglePushes()
        let controller = animator.animationController()
        let choice = ScreenTransition(viewController, controller, interaction, isForOnePush: true)
        transitions.set(choice, for: viewController)
        pushViewController(viewController, animated: true)
    }

    /// Attaches a delegate for as long as the stack contains screens that were pushed with an animator.
    private func attachDelegateForSinglePushes() -> TransitionDelegate {
        let transitions = TransitionDelegate()
        transitions.isForSinglePushes = true
        transitions.attach(to: self)
        return transitions
    }
}
