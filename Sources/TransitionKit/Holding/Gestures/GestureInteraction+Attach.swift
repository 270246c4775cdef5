import UIKit

// Every method that is called again for the same controller replaces nothing and adds nothing.

extension GestureInteraction {
    /// Dismisses a presented controller. Its view is loaded.
    public func attach(toDismiss controller: UIViewController) {
        attach(toDismiss: controller, if: { true })
    }

    func attach(toDismiss controller: UIViewController, if applies: @escaping @MainActor () -> Bool) {
        guard let view = controller.view, mark(view, "dismiss") else { return }
        add(.away, .backward, to: view) { [weak controller] in
            guard let controller, controller.presentingViewController != nil else { return false }
            return !controller.isBeingPresented && !controller.isBeingDismissed
                && controller.presentedViewController == nil && applies()
        } perform: { [weak controller] in
            controller?.dismiss(animated: true)
        }
    }

    /// Pops the top of a navigation controller. Its view is loaded.
    public func attach(toPopFrom navigationController: UINavigationController) {
        attach(toPopFrom: navigationController, if: { true })
    }

    func attach(
        toPopFrom navigationController: UINavigationController,
        if applies: @escaping @MainActor () -> Bool
    ) {
        guard let view = navigationController.view, mark(view, "pop") else { return }
        add(.away, .backward, to: view) { [weak navigationController] in
            guard let navigationController else { return false }
            return navigationController.viewControllers.count > 1
                && navigationController.transitionCoordinator == nil && applies()
        } perform: { [weak navigationController] in
            navigationController?.popViewController(animated: true)
        }
    }

    /// Switches between neighbouring tabs. The controller's view is loaded.
    public func attach(toSwitch tabBarController: UITabBarController) {
        guard let view = tabBarController.view, mark(view, "switch") else { return }
        let steps = [(forwardSense, 1, TransitionDirection.forward), (forwardSense.opposite, -1, .backward)]
        for (sense, step, direction) in steps {
            add(sense, direction, to: view) { [weak tabBarController] in
                guard let tabBarController, tabBarController.transitionCoordinator == nil else {
                    return false
                }
                return tabBarController.viewControllers?.indices.contains(
                    tabBarController.selectedIndex + step
                )
                    ?? false
            } perform: { [weak tabBarController] in
                tabBarController?.selectedIndex += step
            }
        }
    }

    /// Switches between neighbouring children of a container. The controller's view is loaded.
    public func attach(toSwitch container: ContainerViewController) {
        guard let view = container.view, mark(view, "switch") else { return }
        let steps = [(forwardSense, 1, TransitionDirection.forward), (forwardSense.opposite, -1, .backward)]
        for (sense, step, direction) in steps {
            add(sense, direction, to: view) { [weak container] in
                guard let container, container.transitionCoordinator == nil else { return false }
                return container.viewControllers.indices.contains(container.selectedIndex + step)
            } perform: { [weak container] in
                container?.selectedIndex += step
            }
        }
    }

    /// Presents what a closure makes, from a gesture on the presenter's view.
    ///
    /// - Parameters:
    ///   - presenter: the controller that presents. Its view is loaded.
    ///   - make: makes the controller with its `transitioningDelegate`, which must outlive the presentation and
    ///     have this interaction; `nil` presents nothing.
    public func attach(
        toPresentFrom presenter: UIViewController,
        _ make: @escaping @MainActor () -> UIViewController?
    ) {
        guard let view = presenter.view, mark(view, "present") else { return }
        add(bringingSense, .forward, to: view) { [weak presenter] in
            guard let presenter else { return false }
            return presenter.presentedViewController == nil && presenter.transitionCoordinator == nil
        } perform: { [weak presenter] in
            guard let presenter, let controller = make() else { return }
            presenter.present(controller, animated: true)
        }
    }

    /// Pushes what a closure makes, from a gesture on the navigation controller's view.
    ///
    /// - Parameters:
    ///   - navigationController: the controller to push onto. Its view is loaded.
    ///   - make: makes the controller; `nil` pushes nothing.
    public func attach(
        toPushOnto navigationController: UINavigationController,
        _ make: @escaping @MainActor () -> UIViewController?
    ) {
        guard let view = navigationController.view, mark(view, "push") else { return }
        add(bringingSense, .forward, to: view) { [weak navigationController] in
            navigationController.map { $0.transitionCoordinator == nil } ?? false
        } perform: { [weak navigationController] in
            guard let navigationController, let controller = make() else { return }
            navigationController.pushViewController(controller, animated: true)
        }
    }
}
