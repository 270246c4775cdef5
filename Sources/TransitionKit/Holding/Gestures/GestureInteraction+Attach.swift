import UIKit

// Every method that is called again for the same view replaces nothing and adds nothing.

extension GestureInteraction {
    /// Dismisses a presented controller. Its view is loaded.
    public func attach(toDismiss controller: UIViewController) {
        add(DismissPurpose(controller: controller, applies: { true }), to: controller.view)
    }

    /// Pops the top of a navigation controller. Its view is loaded.
    public func attach(toPopFrom navigationController: UINavigationController) {
        let purpose = PopPurpose(
            navigationController: navigationController,
            applies: { true },
            mayInterrupt: { false }
        )
        add(purpose, to: navigationController.view)
    }

    /// Switches between neighboring tabs, past those that are hidden or disabled. The controller's view is loaded. A
    /// `UITab` makes its controller when a gesture towards it begins.
    public func attach(toSwitch tabBarController: UITabBarController) {
        addSwitches(of: tabBarController) { _ in true }
    }

    /// Switches between neighboring children of a container, past those whose `tabBarItem` is disabled. The
    /// controller's view is loaded.
    public func attach(toSwitch container: ContainerViewController) {
        addSwitches(of: container) { _ in true }
    }

    /// - Parameter applies: whether a switch in a direction may begin now.
    func addSwitches(
        of container: any NeighborContainer,
        for owner: AnyObject? = nil,
        if applies: @escaping @MainActor (TransitionDirection) -> Bool
    ) {
        for direction in TransitionDirection.allCases {
            let purpose = SwitchPurpose(
                sense: direction == .forward ? source.forwardSense : source.forwardSense.opposite,
                direction: direction,
                container: container,
                applies: { applies(direction) }
            )
            add(purpose, to: container.view, for: owner)
        }
    }

    /// Presents what a closure makes, from a gesture on the presenter's view. A second closure for the same view has no
    /// effect.
    ///
    /// - Parameters:
    ///   - presenter: the controller that presents. Its view is loaded.
    ///   - make: makes the controller with its `transitioningDelegate`, which must outlive the presentation and
    ///     have this interaction; `nil` presents nothing.
    public func attach(
        toPresentFrom presenter: UIViewController,
        _ make: @escaping @MainActor () -> UIViewController?
    ) {
        let purpose = PresentPurpose(sense: source.presentingSense, presenter: presenter, make: make)
        add(purpose, to: presenter.view)
    }

    /// Pushes what a closure makes, from a gesture on the navigation controller's view. A second closure for the same view
    /// has no effect.
    ///
    /// - Parameters:
    ///   - navigationController: the controller to push onto. Its view is loaded.
    ///   - make: makes the controller; `nil` pushes nothing.
    public func attach(
        toPushOnto navigationController: UINavigationController,
        _ make: @escaping @MainActor () -> UIViewController?
    ) {
        let purpose = PushPurpose(
            sense: source.presentingSense,
            navigationController: navigationController,
            make: make
        )
        add(purpose, to: navigationController.view)
    }

    /// Follows gestures on a view for a container of your own. Second closures for the same view have no effect.
    ///
    /// - Parameters:
    ///   - view: the view that gestures are followed on.
    ///   - backward: starts the transition of a gesture away from the edge, or of fingers that come together.
    ///     Nothing happens if it is `nil`.
    ///   - forward: starts that of a gesture towards the edge, or of fingers that move apart; `nil` by default.
    public func attach(
        to view: UIView,
        backward: (@MainActor () -> Void)?,
        forward: (@MainActor () -> Void)? = nil
    ) {
        if let backward { add(CustomPurpose(sense: .away, direction: .backward, action: backward), to: view) }
        if let forward { add(CustomPurpose(sense: .toward, direction: .forward, action: forward), to: view) }
    }
}
