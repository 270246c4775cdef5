/// An object that knows what has the focus in a scene.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    open private(set) weak var focusedItem: (any UIFocusItem)?
    /// Whether the view that has the focus has been in a window since it got it.
    private var wasInWindow = false

    override init() {
        super.init()
    }

    /// Moves the focus to the view that an environment prefers, at once, unless an environment that loses or
    /// gets it objects. Here, the view doesn't have to be one that can become focused.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        guard let item = preferredItem(of: environment), item !== focusedItem else { return }
        let context = UIFocusUpdateContext(from: focusedItem, to: item)
        if context.environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }) { update(in: context) }
    }

    /// Moves the focus to what the frontmost screen of a window prefers, if the view that has it has left its
    /// window. Nobody can object.
    func moveOn(in window: UIWindow?) {
        guard let view = focusedItem as? UIView else { return }
        if view.window != nil { wasInWindow = true }
        guard wasInWindow, view.window == nil else { return }
        var screen = window?.rootViewController
        while let presented = screen?.presentedViewController { screen = presented }
        let item = screen.flatMap { preferredItem(of: $0) }
        let isReachable = (item as? UIView)?.window != nil
        update(in: UIFocusUpdateContext(from: view, to: isReachable ? item : nil))
    }

    private func preferredItem(of environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
        var next = environment
        var passed: [any UIFocusEnvironment] = [environment]
        // Environments that prefer each other keep the focus where the search has come to.
        while let preferred = next.preferredFocusEnvironments.first,
            !passed.contains(where: { $0 === preferred })
        {
            next = preferred
            passed.append(preferred)
        }
        return next as? any UIFocusItem
    }

    private func update(in context: UIFocusUpdateContext) {
        let environments = context.environments
        focusedItem = context.nextFocusedItem
        wasInWindow = context.nextFocusedView?.window != nil
        let coordinator = UIFocusAnimationCoordinator()
        for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    }

    /// Moves the focus to what an environment prefers, if it's in there.
    func renewFocus(in environment: any UIFocusEnvironment) {
        var container: (any UIFocusEnvironment)? = focusedItem
        while let current = container {
            if current === environment { return requestFocusUpdate(to: environment) }
            container = current.parentFocusEnvironment
        }
    }
}

/// A move of the focus from one item to another.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    open private(set) weak var nextFocusedItem: (any UIFocusItem)?

    init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?) {
        previouslyFocusedItem = previous
        nextFocusedItem = next
        super.init()
    }

    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }

    /// The items, and the environments around them.
    var environments: [any UIFocusEnvironment] {
        var found: [any UIFocusEnvironment] = []
        for item in [previouslyFocusedItem, nextFocusedItem] {
            var environment: (any UIFocusEnvironment)? = item
            while let current = environment {
                if !found.contains(where: { $0 === current }) { found.append(current) }
                environment = current.parentFocusEnvironment
            }
        }
        return found
    }
}

/// An object that animates changes along with a move of the focus. Here, the move itself has no animation.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        UIView.animate(
            withDuration: 0.2,
            animations: { animations?() },
            completion: { _ in completion?() }
        )
    }
}
