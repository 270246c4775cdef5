import UIKit

extension ContainerSwitch {
    /// Returns a watchdog that completes the switch if its animation controller hasn't done so for a long time,
    /// because no animation controller may freeze a container.
    func makeWatchdog() -> Watchdog? {
        guard let animationController else { return nil }
        return Watchdog(
            of: context,
            duration: animationController.transitionDuration(using: context),
            speed: { [weak context] in context?.transition?.completionSpeed ?? 1 },
            animator: { [weak context] in context?.transition?.requestAnimator() },
            whenLate: { [weak self] in
                self?.reportLate()
                self?.context.finishNow()
            }
        )
    }

    private func reportLate() {
        context.audit?.noteLate()
        context.transition?.reportLate(in: context)
    }

    /// Returns the audit of an animation controller that a third-party interaction controller drives.
    func makeAudit() -> TransitionAudit? {
        guard let auditor, let animationController else { return nil }
        return TransitionAudit(
            by: auditor,
            of: "\(type(of: animationController))",
            animationController,
            in: context,
            duration: { [weak context] in animationController.transitionDuration(using: context) },
            animator: { nil }
        )
    }
}
