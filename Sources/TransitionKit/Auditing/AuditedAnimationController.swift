import UIKit

/// An animation controller that forwards all calls to another one and audits its transitions.
@MainActor final class AuditedAnimationController: NSObject, UIViewControllerAnimatedTransitioning {
    /// Whether there can be an interruptible animator. It's determined in advance, because UIKit can ask from
    /// any thread.
    nonisolated let vendsAnimator: Bool

    let base: any UIViewControllerAnimatedTransitioning
    /// The transition delegate that has created this object, or `nil` if the app has.
    weak var maker: TransitionDelegate?
    private let auditor: TransitionAuditor
    private var entries: [Entry] = []

    /// A transition that has begun.
    @MainActor private final class Entry {
        weak var context: (any UIViewControllerContextTransitioning)?
        /// The context that the animation controller receives.
        private(set) weak var forwarding: ForwardingContext?
        private var kept: ForwardingContext?
        let audit: TransitionAudit

        init(_ forwarding: ForwardingContext, _ audit: TransitionAudit) {
            (context, self.forwarding, kept, self.audit) = (forwarding.base, forwarding, forwarding, audit)
        }

        /// Ends the entry, and releases the context that the animation controller received.
        func end(_ outcome: Outcome) {
            audit.end(outcome)
            kept = nil
        }
    }

    init(_ base: any UIViewControllerAnimatedTransitioning, auditor: TransitionAuditor) {
        self.base = base
        self.auditor = auditor
        vendsAnimator = base.vendsAnimator
    }

    private func entry(for context: any UIViewControllerContextTransitioning) -> Entry {
        if let entry = entries.first(where: { $0.context === context }) { return entry }
        let audit = TransitionAudit(by: auditor, of: .thirdParty(base), in: context)
        let forwarding = ForwardingContext(context) { [weak self, weak context] didComplete in
            audit.recordCompletion(didComplete)
            self?.end(context, Outcome(completed: didComplete))
            context?.completeTransition(didComplete)
        }
        let entry = Entry(forwarding, audit)
        entries.removeAll { $0.context == nil }
        entries.append(entry)
        return entry
    }

    /// Reports that the transition of a context should have completed.
    func noteLate(in context: any UIViewControllerContextTransitioning) {
        for entry in entries where entry.forwarding?.origin === context { entry.audit.noteLate() }
    }

    private func end(_ context: (any UIViewControllerContextTransitioning)?, _ outcome: Outcome) {
        for entry in entries where entry.context === context { entry.end(outcome) }
    }

    // MARK: UIViewControllerAnimatedTransitioning

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { base.transitionDuration(using: transitionContext) }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let entry = entry(for: transitionContext)
        guard let forwarding = entry.forwarding else { return }
        entry.audit.willCall()
        base.animateTransition(using: forwarding)
        entry.audit.didCall()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        let entry = entry(for: transitionContext)
        entry.audit.willCall()
        let animator = (Optional(base)?.interruptibleAnimator(using:))?(entry.forwarding ?? transitionContext)
        entry.audit.didCall()
        entry.audit.noteVended(animator)
        return animator ?? UIViewPropertyAnimator(duration: 0, curve: .linear)
    }

    func animationEnded(_ transitionCompleted: Bool) {
        // If it isn't over yet, something else has ended the transition.
        for entry in entries where entry.context == nil || entries.count == 1 {
            entry.end(Outcome(completed: transitionCompleted))
        }
        (Optional(base)?.animationEnded(_:))?(transitionCompleted)
    }
}
