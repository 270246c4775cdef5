import UIKit

// Screens with transitions of their own.

extension TransitionDelegate {
    /// Sets an animator for a single screen: for the transition to it and, from there, back.
    ///
    /// Going back uses the animator that was set when the screen arrived. If it arrived with the animator of
    /// this delegate, or with UIKit's transition, one that you've set since then applies to going back. This
    /// animator takes precedence over the one that the screen provides as ``AnimatorProviding``.
    ///
    /// It also takes precedence over a `preferredTransition` that the screen already has, or that it sets
    /// while it arrives. Because UIKit might not ask a delegate about a screen with a preferred transition,
    /// this method sets that property to `nil`, unless `animator` is `nil`. The screen gets its preferred
    /// transition back when this delegate is released, or when you call ``removeAnimator(for:)``. If you call
    /// that method after the screen has arrived with the animator, the screen gets its preferred transition
    /// back when it leaves. If you set another preferred transition in the meantime, UIKit animates the
    /// screen from then on.
    ///
    /// - Parameters:
    ///   - animator: The animator. If `nil`, UIKit's or the container's own transition plays.
    ///   - interaction: The interaction for the screen. If `nil` (the default), the screen uses the
    ///     ``interaction`` of this delegate.
    ///   - screen: The view controller that's presented, pushed, or selected. It isn't retained.
    public func setAnimator(
        _ animator: (any Animator)?,
        interaction: InteractionController? = nil,
        for screen: UIViewController
    ) { setAnimationController(animator?.animationController(), interaction: interaction, for: screen) }

    /// Sets an animation controller for a single screen. See ``setAnimator(_:interaction:for:)``.
    ///
    /// - Parameters:
    ///   - animationController: The animation controller. If `nil`, UIKit's or the container's own transition
    ///     plays.
    ///   - interaction: The interaction for the screen. If `nil` (the default), the screen uses the
    ///     ``interaction`` of this delegate.
    ///   - screen: The view controller that's presented, pushed, or selected. It isn't retained.
    public func setAnimationController(
        _ animationController: (any UIViewControllerAnimatedTransitioning)?,
        interaction: InteractionController? = nil,
        for screen: UIViewController
    ) { set(ScreenTransition(screen, animationController, interaction), for: screen) }

    /// Removes the animator and the interaction that were set for a screen. From its next arrival, the screen
    /// uses those of this delegate. If it's shown now, it still leaves with the animator with which it
    /// arrived, if there was one.
    public func removeAnimator(for screen: UIViewController) { set(nil, for: screen) }

    func set(_ choice: ScreenTransition?, for screen: UIViewController) {
        choices.set(choice, for: screen)
        forgetArrival(of: screen)
        if choice?.animationController != nil { withholdPreferredTransition(of: screen) }
        returnPreferredTransitions()
        renewConnections()
    }

    // MARK: Looking up transitions

    /// Returns the transition that a screen has of its own. A tab doesn't create its screen for this.
    func choice(for direction: TransitionDirection, of screen: any SelectableChild) -> ScreenTransition? {
        let arrival = direction == .backward ? arrivals.of(screen) : nil
        if let arrival, !arrival.isInteractionOnly { return arrival }
        return choices.of(screen) ?? screen.loadedScreen.flatMap(ScreenTransition.init(providedBy:))
            ?? (screen as? UINavigationController)?.rootInStack.flatMap { choice(for: direction, of: $0) }
    }

    /// Returns the animation controller for a screen, or `nil` if UIKit animates it. UIKit animates screens
    /// that prefer a system transition, and screens that change the layout of a collection view, unless these
    /// have their own animation controller.
    ///
    /// - Parameters:
    ///   - choice: The transition that the screen has of its own.
    ///   - other: The screen below one that's pushed or popped, or `nil` to use the stack.
    func animationController(
        for direction: TransitionDirection,
        of screen: any SelectableChild,
        _ kind: DelegateAttachment.Kind,
        _ choice: ScreenTransition?,
        over other: UIViewController? = nil
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let child = screen as? UIViewController
        if kind != .neighbors, child?.prefersSystemTransition == true { return nil }
        if let choice, !choice.isInteractionOnly { return choice.animationController }
        if kind == .navigation, child?.changesLayout(over: other) == true { return nil }
        if let controller = direction == .forward ? forward : backward { return controller }
        guard kind == .presentation, let presented = child else { return nil }
        return presentationDescription?.animationController(for: direction, of: presented)
    }

    /// Returns whether this delegate animates a screen's transition.
    func animates(
        _ direction: TransitionDirection,
        _ screen: UIViewController,
        _ kind: DelegateAttachment.Kind
    ) -> Bool {
        animationController(for: direction, of: screen, kind, choice(for: direction, of: screen)) != nil
    }

    /// Returns the interaction that can drive a transition. People catch a presented screen in flight by
    /// dragging it along its own edge, unless the app's gesture has started the transition or drags along
    /// that edge, too.
    func candidate(
        _ chosen: InteractionController?,
        for kind: DelegateAttachment.Kind,
        of screen: any SelectableChild
    ) -> InteractionController? {
        guard let gesture = chosen as? GestureInteraction, gesture.state != .begun,
            gesture.source.axis != nil, kind == .presentation,
            let presentation = (screen as? UIViewController)?.interactivePresentation,
            presentation.dragEdge != nil, !presentation.isDraggedOut(by: gesture)
        else { return chosen ?? interaction(for: kind, of: screen) }
        return presentation.transitionGesture
    }

    /// Returns the gestures of all screens in a controller that have their own.
    func ownGestures(in controller: UIViewController, _ kind: DelegateAttachment.Kind) -> [GestureInteraction]
    {
        let screens: [UIViewController]
        switch (kind, controller) {
        case (.navigation, let navigation as UINavigationController): screens = navigation.viewControllers
        case (.neighbors, let container as any SelectingContainer):
            screens = container.neighbors.compactMap(\.loadedScreen)
        default: screens = [controller]
        }
        let chosen = screens.flatMap { screen in
            [arrivals.of(screen), choice(for: .forward, of: screen)].map { $0?.interaction }
        }
        return (chosen + choices.all.map(\.interaction)).compactMap { $0 as? GestureInteraction }
    }

    // MARK: Arrivals and departures

    /// Remembers the transition with which a screen arrives, for going back.
    ///
    /// - Parameter choice: The transition that the screen had of its own when UIKit requested it.
    func noteArrival(of screen: UIViewController, with choice: ScreenTransition?) {
        // The app may have set a transition for the screen when its view was loaded, or when it was about to
        // appear.
        arrivals.set((choices.of(screen) ?? choice)?.moved(to: screen), for: screen)
        if isForOnePresentation || choices.of(screen)?.animationController != nil {
            withholdPreferredTransition(of: screen)
        }
    }

    /// Forgets how a screen has arrived if it has left since then without an animation, which UIKit doesn't
    /// report.
    private func forgetArrival(of screen: UIViewController) {
        if screen.parent == nil, screen.presentingViewController == nil { arrivals.set(nil, for: screen) }
    }

    /// Updates the transitions of screens after the stack of a navigation controller has changed.
    func stackDidChange(of navigationController: UINavigationController) {
        let hadPushes = choices.all.contains(where: \.isForOnePush)
        let stack = Set(navigationController.viewControllers)
        /// Returns whether a screen isn't in this stack anymore, nor in another one.
        func hasLeft(_ screen: UIViewController) -> Bool {
            !stack.contains(screen) && screen.navigationController?.viewControllers.contains(screen) != true
        }
        func isOver(_ choice: ScreenTransition) -> Bool {
            choice.screen.map { choice.isForOnePush && hasLeft($0) } ?? true
        }
        _ = choices.extract(where: isOver)
        _ = arrivals.extract(where: isOver)
        returnPreferredTransitions()
        if isForSinglePushes, hadPushes, choices.all.isEmpty { return detach(from: navigationController) }
        renewConnections()
    }
}
