/// An object that knows what has the focus in a scene.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    open private(set) weak var focusedItem: (any UIFocusItem)?

    override init() {
        super.init()
    }

    /// Moves the focus to the view that an environment prefers, at once, unless an environment that loses or
    /// gets it objects. Here, the view doesn't have to be one that can become focused.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        var next = environment
        var passed: [any UIFocusEnvironment] = [environment]
        // Environments that prefer each other keep the focus where the search has come to.
        while let preferred = next.preferredFocusEnvironments.first,
            !passed.contains(where: { $0 === preferred })
        {
            next = preferred
            passed.append(preferred)
        }
        guard let item = next as? any UIFocusItem, item !== focusedItem else { return }
        let context = UIFocusUpdateContext(from: focusedItem, to: item)
        let environments = context.environments
        guard environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return }
        focusedItem = item
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

    init(from previous: (any UIFocusItem)?, to next: any UIFocusItem) {
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
