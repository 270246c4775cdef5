/// An object that knows what has the focus in a scene.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    open private(set) weak var focusedItem: (any UIFocusItem)?
    /// Whether the view that has the focus has been in a window since it got it.
    private var wasInWindow = false
    /// The environment that has requested an update.
    private weak var pending: (any UIFocusEnvironment)?

    override init() {
        super.init()
    }

    /// Returns whether an environment is around another one, and not the same.
    @_spi(Host) public class func environment(
        _ environment: any UIFocusEnvironment,
        contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool {
        var next = otherEnvironment.parentFocusEnvironment
        while let current = next {
            if current === environment { return true }
            next = current.parentFocusEnvironment
        }
        return false
    }

    /// Moves the focus to what the environment prefers, in the next frame, unless an environment that loses
    /// or gets it objects. Nothing happens if the environment doesn't have the focus then and now. The
    /// request of an environment around it takes precedence.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        guard hasFocus(environment) else { return }
        if let pending, Self.environment(pending, contains: environment) { return }
        pending = environment
    }

    /// Performs a requested update at once.
    open func updateFocusIfNeeded() {
        guard let environment = pending else { return }
        pending = nil
        if hasFocus(environment) { moveFocus(to: environment) }
    }

    /// Moves the focus to what an environment prefers, wherever it is, as people do with a remote or a
    /// keyboard, unless an environment that loses or gets it objects.
    @_spi(Host) public func moveFocus(to environment: any UIFocusEnvironment) {
        guard let item = preferredItem(of: environment), item !== focusedItem else { return }
        let context = UIFocusUpdateContext(from: focusedItem, to: item)
        if context.environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }) { update(in: context) }
    }

    private func hasFocus(_ environment: any UIFocusEnvironment) -> Bool {
        guard let focusedItem else { return false }
        return focusedItem === environment || Self.environment(environment, contains: focusedItem)
    }

    /// Performs a requested update, and moves the focus on if the view that has it can't have it anymore.
    /// Nobody can object to that. If the view has left its window, the focus moves to what the frontmost
    /// screen of the window prefers. If the view can't be used, it moves to the first item that can have it,
    /// whatever the screens prefer.
    func moveOn(in window: UIWindow?) {
        updateFocusIfNeeded()
        guard let view = focusedItem as? UIView else { return }
        if view.window != nil { wasInWindow = true }
        guard wasInWindow, !view.isUsable else { return }
        var screen = window?.rootViewController
        while let presented = screen?.presentedViewController { screen = presented }
        var item: (any UIFocusItem)? = screen?.viewIfLoaded?.firstFocusableView
        if view.window == nil { item = screen.flatMap { preferredItem(of: $0) } }
        update(in: UIFocusUpdateContext(from: view, to: item))
    }

    /// Returns the first item that can have the focus, in what an environment prefers, or otherwise anywhere
    /// in the environment.
    private func preferredItem(of environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
        var passed: [any UIFocusEnvironment] = []
        return preferredItem(of: environment, &passed)
    }

    /// - Parameter passed: The environments that the search has come to. Some prefer each other.
    private func preferredItem(
        of environment: any UIFocusEnvironment,
        _ passed: inout [any UIFocusEnvironment]
    ) -> (any UIFocusItem)? {
        guard !passed.contains(where: { $0 === environment }) else { return nil }
        passed.append(environment)
        for preferred in environment.preferredFocusEnvironments {
            if let item = preferredItem(of: preferred, &passed) { return item }
        }
        if let view = environment as? UIView {
            guard view.isUsable else { return nil }
            return view.firstFocusableView
        }
        guard let item = environment as? any UIFocusItem, item.canBecomeFocused else { return nil }
        return item
    }

    private func update(in context: UIFocusUpdateContext) {
        let environments = context.environments
        focusedItem = context.nextFocusedItem
        wasInWindow = context.nextFocusedView?.window != nil
        let coordinator = UIFocusAnimationCoordinator()
        for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    }
}

extension UIView {
    private var isOpenToUse: Bool { !isHidden && alpha > 0 && isUserInteractionEnabled }

    /// Whether the view is in a window, and neither it nor a view around it keeps people from using it. Here,
    /// a view can have the focus even if another one covers it.
    fileprivate var isUsable: Bool {
        window != nil && sequence(first: self, next: \.superview).allSatisfy(\.isOpenToUse)
    }

    /// The first view in this one that can have the focus. Apple's controls can, although they don't declare
    /// it.
    fileprivate var firstFocusableView: UIView? {
        guard isOpenToUse else { return nil }
        if canBecomeFocused || (self as? UIControl)?.isEnabled == true { return self }
        for subview in subviews {
            if let found = subview.firstFocusableView { return found }
        }
        return nil
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
