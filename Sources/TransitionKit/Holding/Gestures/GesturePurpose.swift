import UIKit

/// What a gesture in one sense brings about on a view.
@MainActor protocol GesturePurpose {
    var sense: GestureSense { get }
    /// Which way the transition goes.
    var direction: TransitionDirection { get }
    /// Whether it could begin now.
    var isPossible: Bool { get }
    /// Starts the transition.
    func perform()
}

/// Dismisses a presented controller.
struct DismissPurpose: GesturePurpose {
    let sense = GestureSense.away
    let direction = TransitionDirection.backward
    weak var controller: UIViewController?
    /// Whether an animation of ours would play.
    let applies: @MainActor () -> Bool

    var isPossible: Bool {
        guard let controller, controller.presentingViewController != nil else { return false }
        return !controller.isBeingPresented && !controller.isBeingDismissed
            && controller.presentedViewController == nil && applies()
    }

    func perform() { controller?.dismiss(animated: true) }
}

/// Pops the top of a navigation controller.
struct PopPurpose: GesturePurpose {
    let sense = GestureSense.away
    let direction = TransitionDirection.backward
    weak var navigationController: UINavigationController?
    /// Whether an animation of ours would play.
    let applies: @MainActor () -> Bool

    var isPossible: Bool {
        guard let navigationController else { return false }
        return navigationController.viewControllers.count > 1
            && navigationController.transitionCoordinator == nil && applies()
    }

    func perform() { navigationController?.popViewController(animated: true) }
}

/// Switches to the tab or child before or after.
struct SwitchPurpose: GesturePurpose {
    let sense: GestureSense
    let direction: TransitionDirection
    weak var container: (any NeighborContainer)?

    private var neighbor: UIViewController? { container?.neighbor(direction) }

    var isPossible: Bool {
        guard let container, container.transitionCoordinator == nil else { return false }
        return neighbor != nil
    }

    func perform() {
        guard let neighbor else { return }
        container?.selectedViewController = neighbor
    }
}

/// Presents what a closure makes.
struct PresentPurpose: GesturePurpose {
    let sense: GestureSense
    let direction = TransitionDirection.forward
    weak var presenter: UIViewController?
    let make: @MainActor () -> UIViewController?

    var isPossible: Bool {
        guard let presenter else { return false }
        return presenter.presentedViewController == nil && presenter.transitionCoordinator == nil
    }

    func perform() {
        guard let presenter, let controller = make() else { return }
        presenter.present(controller, animated: true)
    }
}

/// Pushes what a closure makes.
struct PushPurpose: GesturePurpose {
    let sense: GestureSense
    let direction = TransitionDirection.forward
    weak var navigationController: UINavigationController?
    let make: @MainActor () -> UIViewController?

    var isPossible: Bool {
        guard let navigationController else { return false }
        return navigationController.transitionCoordinator == nil
    }

    func perform() {
        guard let navigationController, let controller = make() else { return }
        navigationController.pushViewController(controller, animated: true)
    }
}

/// Does what a closure does.
struct CustomPurpose: GesturePurpose {
    let sense: GestureSense
    let direction: TransitionDirection
    let action: @MainActor () -> Void

    var isPossible: Bool { true }

    func perform() { action() }
}
