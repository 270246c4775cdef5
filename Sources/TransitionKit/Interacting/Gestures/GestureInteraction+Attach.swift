import UIKit

// If any of these methods is called again for the same view, the call has no effect. The view keeps the
// interaction until the app detaches it.

extension GestureInteraction {
    /// Attaches the gesture to a presented view controller, to dismiss it. This method loads the controller's
    /// view.
    ///
    /// The controller's `transitioningDelegate` must return an animation controller and this interaction, as
    /// a ``TransitionDelegate`` does. Otherwise, UIKit dismisses the controller as soon as the gesture
    /// begins, without following it, and people can't take that back.
    public func attach(toDismiss controller: UIViewController) {
        add(DismissPurpose(controller: controller), to: controller.view)
    }

    /// Attaches the gesture to a navigation controller, to pop its top view controller. This method loads the
    /// controller's view.
    ///
    /// The navigation controller's delegate must return an animation controller and this interaction, as a
    /// ``TransitionDelegate`` does. Otherwise, UIKit pops the view controller as soon as the gesture begins,
    /// without following it, and people can't take that back.
    public func attach(toPopFrom navigationController: UINavigationController) {
        add(PopPurpose(navigationController: navigationController), to: navigationController.view)
    }

    /// Attaches the gesture to a tab bar controller, to switch to the next or previous tab. It skips hidden
    /// and disabled tabs. This method loads the controller's view. A `UITab` creates its view controller when
    /// a gesture toward it begins. If the visible tab shows a navigation controller that can pop a screen, a
    /// horizontal gesture doesn't switch back.
    ///
    /// The tab bar controller's delegate must return an animation controller and this interaction, as a
    /// ``TransitionDelegate`` does. Otherwise, the gesture switches at once, without an animation.
    public func attach(toSwitch tabBarController: UITabBarController) {
        addSwitches(of: tabBarController) { _ in true }
    }

    /// Attaches the gesture to a container, for both directions.
    ///
    /// - Parameter applies: A closure that returns whether a switch in a direction can begin now.
    func addSwitches(
        of container: any SelectingContainer,
        for owner: AnyObject? = nil,
        if applies: @escaping @MainActor (TransitionDirection) -> Bool
    ) {
        for direction in TransitionDirection.allCases {
            let sense = direction == .forward ? source.forwardSense : source.forwardSense.opposite
            let purpose = SwitchPurpose(sense: sense, direction: direction, container: container) {
                applies(direction)
            }
            add(purpose, to: container.view, for: owner)
        }
    }

    /// Attaches the gesture to a presenting view controller, to present a screen. Attaching a second closure
    /// to the same view has no effect.
    ///
    /// - Precondition: The interaction isn't a ``DragInteraction``, which only goes back.
    ///
    /// - Parameters:
    ///   - presenter: The view controller that presents. This method loads its view.
    ///   - make: A closure that creates the view controller and sets its `transitioningDelegate`. The
    ///     delegate must outlive the presentation. This gesture drives the presentation, whichever
    ///     interaction the delegate has. If the closure returns `nil`, nothing is presented.
    public func attach(
        toPresentFrom presenter: UIViewController,
        _ make: @escaping @MainActor () -> UIViewController?
    ) {
        addPresentation(from: presenter, make: make)
    }

    /// Attaches the gesture to a presenting view controller, to present a screen with an animator and dismiss
    /// it with the reverse transition. Attaching a second closure to the same view has no effect.
    ///
    /// ```swift
    /// SwipeInteraction().attach(toPresentFrom: list, with: .cube()) { DetailViewController() }
    /// ```
    ///
    /// You don't need to keep anything. The screen is presented as by
    /// `present(_:with:interaction:completion:)`.
    ///
    /// - Precondition: The interaction isn't a ``DragInteraction``, which only goes back.
    ///
    /// - Parameters:
    ///   - presenter: The view controller that presents. This method loads its view.
    ///   - animator: The animator for presenting and dismissing.
    ///   - make: A closure that creates the view controller. If it returns `nil`, nothing is presented. To
    ///     avoid a retain cycle, capture the presenter weakly.
    public func attach(
        toPresentFrom presenter: UIViewController,
        with animator: any Animator,
        _ make: @escaping @MainActor () -> UIViewController?
    ) {
        addPresentation(from: presenter, make: make) { [weak self] presenter, screen in
            presenter.present(screen, with: animator, interaction: self)
        }
    }

    /// Attaches the gesture to a presenting view controller.
    ///
    /// - Parameters:
    ///   - presenter: The view controller that presents.
    ///   - applies: A closure that returns whether a screen can be presented now. By default, it can be.
    ///   - make: A closure that creates the view controller.
    ///   - present: A closure that presents it for this interaction. By default, it's presented as it is.
    package func addPresentation(
        from presenter: UIViewController,
        if applies: @escaping @MainActor () -> Bool = { true },
        make: @escaping @MainActor () -> UIViewController?,
        present: @escaping @MainActor (_ presenter: UIViewController, _ screen: UIViewController) -> Void = {
            $0.present($1, animated: true)
        }
    ) {
        let purpose = PresentPurpose(
            sense: presentingSense,
            presenter: presenter,
            applies: applies,
            make: make,
            present: present
        )
        add(purpose, to: presenter.view)
    }

    /// Attaches the gesture to a navigation controller, to push a screen. Attaching a second closure to the
    /// same view has no effect.
    ///
    /// The ``TransitionDelegate`` of the navigation controller provides the animator. Without one, UIKit
    /// animates the push, which doesn't follow the gesture.
    ///
    /// - Precondition: The interaction isn't a ``DragInteraction``, which only goes back.
    ///
    /// - Parameters:
    ///   - navigationController: The navigation controller. This method loads its view.
    ///   - make: A closure that creates the view controller. If it returns `nil`, nothing is pushed.
    public func attach(
        toPushOnto navigationController: UINavigationController,
        _ make: @escaping @MainActor () -> UIViewController?
    ) {
        let sense = presentingSense
        let purpose = PushPurpose(sense: sense, navigationController: navigationController, make: make)
        add(purpose, to: navigationController.view)
    }

    /// Attaches the gesture to a view of your own container. Attaching a second closure for the same
    /// direction to the same view has no effect.
    ///
    /// An ``EdgeSwipeInteraction`` has only one direction, away from its edge, which goes forward if there's
    /// no closure to go backward. A ``DragInteraction`` never goes forward.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - backward: A closure that starts the transition for a gesture away from the edge, or for fingers
    ///     that move toward each other. If `nil`, such a gesture doesn't go backward.
    ///   - forward: A closure that starts the transition for a gesture toward the edge, or for fingers that
    ///     move apart. The default is `nil`.
    public func attach(
        to view: UIView,
        backward: (@MainActor () -> Void)?,
        forward: (@MainActor () -> Void)? = nil
    ) {
        if let backward { add(CustomPurpose(sense: .away, direction: .backward, action: backward), to: view) }
        guard let forward else { return }
        let sense = backward == nil ? source.presentingSense : .toward
        add(CustomPurpose(sense: sense, direction: .forward, action: forward), to: view)
    }

    /// Returns whether the gesture can have a purpose. A gesture with only one sense has no purpose in the
    /// other one, and doesn't go back in the same sense in which it presents or pushes.
    func serves(_ purpose: any GesturePurpose) -> Bool {
        let isBack = purpose is DismissPurpose || purpose is PopPurpose
        guard isBack, source.senses == [source.presentingSense] else {
            return source.senses.contains(purpose.sense)
        }
        return !attachments.contains(where: \.goesToNewScreens)
    }

    /// The sense that presents and pushes.
    private var presentingSense: GestureSense {
        let sense = source.presentingSense
        require(source.senses.contains(sense), "\(type(of: self)) goes back, so it can't present or push")
        return sense
    }

    /// Removes the interaction from a controller's view. A gesture in progress is canceled.
    public func detach(from controller: UIViewController) {
        if let view = controller.viewIfLoaded { detach(from: view) }
    }
}
