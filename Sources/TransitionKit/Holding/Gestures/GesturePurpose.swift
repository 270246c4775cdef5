import UIKit

/// The effect of a gesture in one sense on a view.
@MainActor protocol GesturePurpose {
    var sense: GestureSense { get }
    /// The direction of the transition.
    var direction: TransitionDirection { get }
    /// A Boolean value that indicates whether the transition could begin now.
    var isPossible: Bool { get }
    /// Starts the transition. Returns `false` if there's nothing to start.
    func perform() -> Bool
}

/// Dismisses a presented controller.
struct DismissPurpose: GesturePurpose {
    let sense = GestureSense.away
    let direction = TransitionDirection.backward
    weak var controller: UIViewController?
    /// Whether an animation of ours would play.
    let applies: @MainActor () -> Bool

    var isPossible: Bool {
        // A child's presentation is its parent's.
        guard let controller, controller.parent == nil, controller.presentingViewController != nil else {
            return false
        }
        return !controller.isBeingPresented && !controller.isBeingDismissed
            && controller.presentedViewController == nil && applies()
    }

    func perform() -> Bool {
        guard let controller else { return false }
        // Of a card others may have a say.
        if let card = controller.presentationController as? CardPresentationController {
            return card.dismissByGesture()
        }
        controller.dismiss(animated: true)
        return true
    }
}

/// Pops the top of a navigation controller.
struct PopPurpose: GesturePurpose {
    let sense = GestureSense.away
    let direction = TransitionDirection.backward
    weak var navigationController: UINavigationController?
    /// Whether an animation of ours would play.
    let applies: @MainActor () -> Bool
    /// Whether a transition that runs in the controller is UIKit's own.
    let mayInterrupt: @MainActor () -> Bool

    var isPossible: Bool {
        guard let navigationController, navigationController.viewControllers.count > 1 else { return false }
        return navigationController.mayBeInterrupted(mayInterrupt) && applies()
    }

    /// Whether a recognizer is one of the system's swipes back, which would pop a second time.
    func isRival(_ recognizer: UIGestureRecognizer) -> Bool {
        navigationController?.popRecognizers.contains(recognizer) == true && isPossible
    }

    func perform() -> Bool { navigationController?.popViewController(animated: true) != nil }
}

/// Switches to the next tab or child before or after that the user may select.
struct SwitchPurpose: GesturePurpose {
    let sense: GestureSense
    let direction: TransitionDirection
    weak var container: (any NeighborContainer)?
    /// Whether an animation of ours would play.
    let applies: @MainActor () -> Bool

    var isPossible: Bool {
        guard let container, container.transitionCoordinator == nil else { return false }
        return container.neighbor(direction) != nil && applies()
    }

    func perform() -> Bool {
        // A tab's controller is made here at the latest, and only then is it known whether it has an animation of its own.
        guard let container, let neighbor = container.neighbor(direction), neighbor.screen != nil, applies()
        else { return false }
        container.select(neighbor)
        return true
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

    func perform() -> Bool {
        guard let presenter, let controller = make() else { return false }
        presenter.present(controller, animated: true)
        return true
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

    func perform() -> Bool {
        guard let navigationController, let controller = make() else { return false }
        navigationController.pushViewController(controller, animated: true)
        return true
    }
}

/// Does what a closure does.
struct CustomPurpose: GesturePurpose {
    let sense: GestureSense
    let direction: TransitionDirection
    let action: @MainActor () -> Void

    var isPossible: Bool { true }

    func perform() -> Bool {
        action()
        return true
    }
}
