import UIKit

extension Transition {
    /// Returns the audit of a transition that has just begun, if it has an auditor.
    func makeAudit(in context: any UIViewControllerContextTransitioning) -> TransitionAudit? {
        guard let auditor, !source.isAudited else { return nil }
        return TransitionAudit(
            by: auditor,
            of: source.name,
            in: context,
            duration: { [weak self] in self?.animation?.duration ?? 0 },
            speed: { [weak self] in self?.completionSpeed ?? 1 },
            animator: { [weak self] in self?.requestAnimator() },
            ticks: false
        )
    }

    /// Calls what changes views.
    @discardableResult
    func audited<Result>(_ call: () -> Result) -> Result {
        audit?.willCall()
        defer { audit?.didCall() }
        return call()
    }

    /// It should have been complete long ago.
    func reportLate(in context: any UIViewControllerContextTransitioning) {
        audit?.noteLate()
        guard case .foreign(let controller) = source.kind else { return }
        (controller as? AuditedAnimationController)?.noteLate(in: context)
    }

    /// The animation has left its views as they stay. Ours has no word of its own: it is played to an end.
    func endAudit(_ outcome: Outcome) {
        if source.isOurs { audit?.noteWord(outcome == .completed) }
        audit?.end(outcome)
    }
}

extension AnimationSource {
    /// What findings call it.
    fileprivate var name: String {
        switch kind {
        case .animator(let animator, _): "\(type(of: animator))"
        case .foreign(let controller): "\(type(of: controller))"
        }
    }

    fileprivate var isOurs: Bool {
        guard case .animator = kind else { return false }
        return true
    }

    /// Whether the app has it audited already.
    fileprivate var isAudited: Bool {
        guard case .foreign(let controller) = kind else { return false }
        return controller is AuditedAnimationController
    }
}
