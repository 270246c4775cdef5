import UIKit

/// Ends a transition when people leave the app or its window, or when the container leaves its window, has a
/// new size in which the transition can't continue, or the app replaces the window's root. It also forwards
/// frames, and keeps touches away from the screens.
@MainActor final class TransitionMonitor {
    let blocker: TouchBlocker
    private weak var transition: Transition?
    private weak var container: UIView?
    private var size: CGSize
    private var hasLeft: @MainActor () -> Bool
    private let start = CACurrentMediaTime()
    private var ticker: Ticker?
    private var app: NotificationObserver?

    init(_ transition: Transition, _ container: UIView) {
        self.transition = transition
        self.container = container
        blocker = TouchBlocker(over: container, for: transition)
        size = container.bounds.size
        hasLeft = container.departure(with: transition.context?.controllers ?? [])
        ticker = Ticker(.fast) { [weak self] in self?.frame(at: $0) }
        app = .ofLeavingApp(orWindowOf: container) { [weak transition] isInBackground in
            if isInBackground { transition?.jumpToEnd() } else { transition?.settleToDefaultOutcome() }
        }
    }

    func end() {
        ticker?.stop()
        blocker.removeFromSuperview()
    }

    /// Continues in a new size of the container. Returns `false` if that isn't possible.
    func adapt() -> Bool {
        guard let container else { return false }
        let (old, new) = (size, container.bounds.size)
        if old == new { return true }
        size = new
        if transition?.adapt() == true { return true }
        size = old
        return false
    }

    private func frame(at time: CFTimeInterval) {
        guard let container, let transition else { return }
        blocker.raise()
        let hasItsSize = adapt()
        transition.audit?.frame(at: time)
        if transition.isOnlyRequested {
            if time - start >= PendingInteraction.patience { transition.giveUpIfOnlyRequested() }
        } else if !hasItsSize || hasLeft() {
            size = container.bounds.size
            hasLeft = container.departure(with: transition.context?.controllers ?? [])
            return transition.jumpToEnd()
        }
        transition.frame(at: time)
    }
}

extension UIView {
    /// Returns a closure that returns whether the view isn't in its window anymore, or the root of the window
    /// isn't the one to which screens belong now.
    ///
    /// If an app replaces the root, UIKit can leave what the root presents in the window, where nothing would
    /// end the transition.
    fileprivate func departure(with screens: [UIViewController]) -> @MainActor () -> Bool {
        guard let window else { return { false } }
        let root = window.rootViewController
        // A view that the app has added to the window stays there with another root.
        let hasRoot = screens.contains { screen in
            sequence(first: screen) { $0.parent ?? $0.presentingViewController }.contains { $0 === root }
        }
        return { [weak self, weak window, weak root] in
            guard let self, let window, self.window === window else { return true }
            return hasRoot && (root == nil || window.rootViewController !== root)
        }
    }
}
