import UIKit

// Which child determines the system preferences, and when UIKit is notified of a change.

extension ContainerViewController {
    /// The children that determine the system preferences.
    struct DecidingChildren {
        /// The child that determines what is visible immediately: the status bar and the home indicator.
        weak var look: UIViewController?
        /// About what a user would feel: orientations, the pointer, and whose gestures come first at the edges. It turns
        /// and locks nothing for a switch that may be canceled.
        weak var behavior: UIViewController?
    }

    /// The children that decide now.
    var decidingChildren: DecidingChildren {
        guard let running else { return DecidingChildren(look: selected, behavior: selected) }
        let isTurnedBack = running.context.transitionWasCancelled
        return DecidingChildren(
            look: isTurnedBack ? running.outgoing : running.incoming,
            behavior: running.outgoing
        )
    }

    /// Has the look follow a switch that turns round on the way.
    func followTurns(of next: ContainerSwitch) {
        next.coordinator.notifyWhenInteractionChanges { [weak self] context in
            let way = context.isCancelled ? context.percentComplete : 1 - context.percentComplete
            self?.updateSystemLook(over: context.transitionDuration * TimeInterval(way))
        }
    }

    /// Tells UIKit if the child that decides about the look is another one.
    ///
    /// - Parameter duration: how long the change takes, in seconds.
    func updateSystemLook(over duration: TimeInterval) {
        let look = decidingChildren.look
        guard toldChildren.look !== look else { return }
        toldChildren.look = look
        guard isOnScreen else { return }
        if duration > 0, duration.isFinite {
            UIView.animate(withDuration: duration) { self.systemLookDidChange() }
        } else {
            UIView.performWithoutAnimation { systemLookDidChange() }
        }
    }

    /// Tells UIKit if the children that decide are others. Of orientations and the like it hears when all is at rest: one
    /// switch that makes way for another turns nothing.
    func updateSystemPreferences() {
        updateSystemLook(over: 0)
        let behavior = decidingChildren.behavior
        guard running == nil, !isMakingWay, toldChildren.behavior !== behavior else { return }
        toldChildren.behavior = behavior
        if isOnScreen { systemBehaviorDidChange() }
    }
}
