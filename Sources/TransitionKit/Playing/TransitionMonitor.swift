import UIKit

/// Ends a transition when people leave the app, or when the container leaves its window or has a new size in
/// which the transition can't continue. It also forwards frames, and keeps touches away from the screens.
@MainActor final class TransitionMonitor {
    let blocker: TouchBlocker
    private weak var transition: Transition?
    private weak var container: UIView?
    private var size: CGSize
    private var hasWindow: Bool
    private let start = CACurrentMediaTime()
    private var ticker: Ticker?
    private var app: AppStateObserver?

    init(_ transition: Transition, _ container: UIView) {
        self.transition = transition
        self.container = container
        blocker = TouchBlocker(over: container, for: transition)
        size = container.bounds.size
        hasWindow = container.window != nil
        ticker = Ticker { [weak self] in self?.frame(at: $0) }
        ticker?.isFast = !transition.isMovedByEvents
        app = AppStateObserver(
            whenInactive: { [weak transition] in transition?.settleToNearestEnd() },
            whenInBackground: { [weak transition] in transition?.jumpToEnd() }
        )
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
        // There's nothing to show between the events of a finger.
        ticker?.isFast = !transition.isMovedByEvents
        if transition.isOnlyRequested {
            if time - start >= PendingInteraction.patience { transition.giveUpIfOnlyRequested() }
            return transition.frame(at: time)
        }
        guard hasItsSize, !hasWindow || container.window != nil else {
            (size, hasWindow) = (container.bounds.size, container.window != nil)
            transition.jumpToEnd()
            return
        }
        transition.frame(at: time)
    }
}
