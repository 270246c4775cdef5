import UIKit

// Screens with transitions of their own.

extension TransitionDelegate {
    /// Gives one screen an animator of its own: for the way to it and, from there, the way back.
    ///
    /// The way back uses what was set at the time of the way there. It wins over what the screen says as
    /// ``TransitionProviding``, and over its `preferredTransition`.
    ///
    /// - Parameters:
    ///   - animator: `nil` leaves the screen to UIKit.
    ///   - interaction: drives its transitions in place of ``interaction``; `nil` by default.
    ///   - screen: the controller that is presented, pushed or selected. Not retained.
    public func setAnimator(
        _ animator: (any Animator)?,
        interaction: InteractionController? = nil,
        for screen: UIViewController
    ) {
        setAnimationController(animator?.animationController(), interaction: interaction, for: screen)
    }

    /// Gives one screen an animation controller of its own; as ``setAnimator(_:interaction:for:)``.
    ///
    /// - Parameters:
    ///   - animationController: `nil` leaves the screen to UIKit.
    ///   - interaction: drives its transitions in place of ``interaction``; `nil` by default.
    ///   - screen: the controller that is presented, pushed or selected. Not retained.
    public func setAnimationController(
        _ animationController: (any UIViewControllerAnimatedTransitioning)?,
        interaction: InteractionController? = nil,
        for screen: UIViewController
    ) {
        set(ScreenChoice(screen, animationController, interaction))
    }

    /// Gives a screen the same animation controllers and the same interaction as all others.
    public func removeAnimator(for screen: UIViewController) {
        choices.set(nil, for: screen)
        renewConnections()
    }

    func set(_ choice: ScreenChoice) {
        guard let screen = choice.screen else { return }
        choices.set(choice, for: screen)
        renewConnections()
    }

    // MARK: Asking

    /// What a screen has of its own for the way to it or back from it. A tab doesn't make its screen for the question.
    func choice(for direction: TransitionDirection, of screen: any Neighbor) -> ScreenChoice? {
        if direction == .backward, let arrival = arrivals.of(screen) { return arrival }
        return choices.of(screen) ?? (screen as? UIViewController).flatMap(ScreenChoice.init(providedBy:))
    }

    /// The animation controller for the way to a screen or back from it. A screen that prefers a transition of the
    /// system's is left to UIKit, unless it has an animation controller of its own here; so is one that changes the
    /// layout of a collection view in place of moving.
    ///
    /// - Parameter other: the screen below one that is pushed or popped; `nil` where the stack tells.
    func animationController(
        for direction: TransitionDirection,
        of screen: any Neighbor,
        _ kind: Connection.Kind,
        over other: UIViewController? = nil
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if let choice = choice(for: direction, of: screen) { return choice.animationController }
        if kind == .navigation, (screen as? UIViewController)?.changesLayout(over: other) == true {
            return nil
        }
        if kind != .neighbors, (screen as? UIViewController)?.prefersSystemTransition == true { return nil }
        if let controller = direction == .forward ? forward : backward { return controller }
        guard kind == .presentation, let screen = screen as? UIViewController else { return nil }
        return cardAnimation(for: direction, of: screen)
    }

    /// What the app wants to drive the way to a screen or back from it.
    func chosenInteraction(
        for direction: TransitionDirection,
        of screen: any Neighbor
    ) -> InteractionController? {
        choice(for: direction, of: screen)?.interaction ?? interaction
    }

    /// The gestures of all screens that have one of their own and are shown, or may be, in a controller.
    func ownGestures(in controller: UIViewController, _ kind: Connection.Kind) -> [GestureInteraction] {
        let screens: [UIViewController]
        switch (kind, controller) {
        case (.navigation, let navigation as UINavigationController): screens = navigation.viewControllers
        case (.neighbors, let container as any NeighborContainer):
            screens = container.neighbors.compactMap { $0 as? UIViewController }
        default: screens = [controller]
        }
        let chosen = screens.flatMap { screen in
            TransitionDirection.allCases.map { choice(for: $0, of: screen)?.interaction }
        }
        return (chosen + choices.map(\.interaction)).compactMap { $0 as? GestureInteraction }
    }

    // MARK: Coming and going

    /// The way back is decided on the way there.
    func noteArrival(of screen: UIViewController) {
        arrivals.set(choice(for: .forward, of: screen), for: screen)
    }

    /// A navigation controller has another stack.
    func stackDidChange(of navigationController: UINavigationController) {
        let stack = navigationController.viewControllers
        let hadGuests = choices.contains(where: \.isForOneStay)
        choices.removeAll { choice in
            choice.screen == nil || (choice.isForOneStay && !stack.contains { $0 === choice.screen })
        }
        arrivals.removeAll { arrival in
            arrival.screen == nil || (arrival.isForOneStay && !stack.contains { $0 === arrival.screen })
        }
        if isForGuests, hadGuests, choices.isEmpty { return detach(from: navigationController) }
        renewConnections()
    }
}

extension UIViewController {
    /// Whether it would like to be pushed or presented with a transition of the system's.
    @MainActor fileprivate var prefersSystemTransition: Bool {
        if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) { return preferredTransition != nil }
        return false
    }
}
