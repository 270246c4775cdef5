import UIKit

/// The effect of a gesture in one sense on a view.
@MainActor protocol GesturePurpose {
    var sense: GestureSense { get }
    var direction: TransitionDirection { get }
    /// Whether the transition could begin now.
    var isPossible: Bool { get }
    /// Returns whether the app allows a gesture to begin the transition. Call this once for each gesture. The
    /// default is `true`.
    func isAllowed(atEdge isAtEdge: Bool) -> Bool
    /// Called before a gesture, or the scrolling of a screen reader, begins the transition. If it returns
    /// `false`, there's no transition. The default is `true`.
    func prepare() -> Bool
    /// Starts the transition. Returns `false` if there's nothing to start.
    func perform() -> Bool
}

extension GesturePurpose {
    func isAllowed(atEdge isAtEdge: Bool) -> Bool { true }

    func prepare() -> Bool { true }

    var goesToNewScreen: Bool { self is PresentPurpose || self is PushPurpose }
}

/// A purpose that dismisses a presented controller.
struct DismissPurpose: GesturePurpose {
    let sense = GestureSense.away
    let direction = TransitionDirection.backward
    weak var controller: UIViewController?
    /// A closure that returns whether the transition would follow the gesture.
    var applies: @MainActor () -> Bool = { true }
    /// What the delegate of the presentation is told.
    let report = DismissalReport()

    var isPossible: Bool {
        if let host = controller?.parent as? any PresentationHost { return host.isAtRest && applies() }
        // A child isn't presented itself. Its parent is.
        guard let controller, controller.parent == nil, controller.presentingViewController != nil else {
            return false
        }
        return !controller.isBeingPresented && !controller.isBeingDismissed
            && controller.presentedViewController == nil && applies()
    }

    func perform() -> Bool {
        guard let controller else { return false }
        // The presentation can have additional conditions.
        let interactive =
            controller.interactivePresentation
            ?? (controller.presentationController as? any InteractivePresentation)
        if let interactive { return interactive.dismissByGesture() }
        guard let presentation = controller.presentationController else { return false }
        guard presentation.allowsDismissal() else {
            (presentation.delegate?.presentationControllerDidAttemptToDismiss(_:))?(presentation)
            return false
        }
        // When it's asked, the delegate may have dismissed it, or presented something.
        guard isPossible else { return false }
        report.prepare(for: presentation)
        controller.dismiss(animated: true) { [report] in
            // The app can have presented it again.
            let isGone =
                controller.presentingViewController == nil
                || controller.presentationController !== presentation
            report.endWithoutTransition(of: presentation, isGone: isGone)
        }
        return true
    }
}

/// A purpose that pops the top of a navigation controller.
struct PopPurpose: GesturePurpose {
    let sense = GestureSense.away
    let direction = TransitionDirection.backward
    weak var navigationController: UINavigationController?
    /// A closure that returns whether the transition would follow the gesture.
    var applies: @MainActor () -> Bool = { true }
    /// A closure that returns whether the transition running in the controller is UIKit's own.
    var mayInterrupt: @MainActor () -> Bool = { false }
    /// A closure that returns whether the app allows the pop when it's about to begin.
    var appAllows: @MainActor (_ isAtEdge: Bool) -> Bool = { _ in true }

    var isPossible: Bool {
        guard let navigationController, navigationController.viewControllers.count > 1 else { return false }
        return navigationController.mayBeInterrupted(mayInterrupt()) && applies()
    }

    /// Returns whether a recognizer is one of the system's swipes back, which would pop a second time.
    func isRival(_ recognizer: UIGestureRecognizer) -> Bool {
        navigationController?.popRecognizers.contains(recognizer) == true && isPossible
    }

    func isAllowed(atEdge isAtEdge: Bool) -> Bool { appAllows(isAtEdge) }

    func perform() -> Bool { navigationController?.popViewController(animated: true) != nil }
}

/// A purpose that switches to the next or previous tab or child that people can select.
struct SwitchPurpose: GesturePurpose {
    let sense: GestureSense
    let direction: TransitionDirection
    weak var container: (any SelectingContainer)?
    /// A closure that returns whether the transition would follow the gesture.
    let applies: @MainActor () -> Bool

    var isPossible: Bool {
        guard let container, container.transitionCoordinator == nil else { return false }
        return container.neighbor(direction) != nil && !container.isBarHiddenByStack && applies()
    }

    /// Asks the container's delegate, as for a tap. It can also select another tab or child.
    func prepare() -> Bool {
        guard let container, let neighbor = container.neighbor(direction), container.delegateAllows(neighbor)
        else { return false }
        return isPossible && container.neighbor(direction) === neighbor
    }

    func perform() -> Bool {
        // A tab creates its controller here at the latest. Only then is it known whether the controller has
        // its own animation.
        guard let container, let neighbor = container.neighbor(direction), neighbor.screen != nil, applies()
        else { return false }
        let tell = (container as? UITabBarController)?.announcement(of: neighbor)
        container.select(neighbor)
        tell?()
        return true
    }
}

/// A purpose that presents the controller that a closure returns.
struct PresentPurpose: GesturePurpose {
    let sense: GestureSense
    let direction = TransitionDirection.forward
    weak var presenter: UIViewController?
    /// A closure that returns whether there's anything to present.
    let applies: @MainActor () -> Bool
    let make: @MainActor () -> UIViewController?
    /// A closure that presents the controller that `make` has created.
    let present: @MainActor (_ presenter: UIViewController, _ screen: UIViewController) -> Void

    var isPossible: Bool {
        guard let presenter else { return false }
        return presenter.presentedViewController == nil && presenter.transitionCoordinator == nil && applies()
    }

    func perform() -> Bool {
        guard let presenter, let controller = make() else { return false }
        // UIKit presents neither a child nor a screen that's presented already.
        guard controller.parent == nil, controller.presentingViewController == nil else { return false }
        present(presenter, controller)
        return true
    }
}

/// A purpose that pushes the controller that a closure returns.
struct PushPurpose: GesturePurpose {
    let sense: GestureSense
    let direction = TransitionDirection.forward
    weak var navigationController: UINavigationController?
    let make: @MainActor () -> UIViewController?

    var isPossible: Bool { navigationController.map { $0.transitionCoordinator == nil } ?? false }

    func perform() -> Bool {
        guard let navigationController, let controller = make(),
            !navigationController.viewControllers.contains(controller)
        else { return false }
        navigationController.pushViewController(controller, animated: true)
        return true
    }
}

/// A purpose that calls a closure.
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
