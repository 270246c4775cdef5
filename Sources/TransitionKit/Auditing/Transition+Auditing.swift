import UIKit

extension Transition {
    /// Returns the audit of a transition that has just begun, if it has an auditor.
    func makeAudit(in context: any UIViewControllerContextTransitioning) -> (any TransitionAuditing)? {
        guard !(source.thirdParty is AuditedAnimationController) else { return nil }
        // A context that forwards calls belongs to a wrapper, and UIKit only knows the wrapper.
        if !(context is ForwardingContext), animationController?.isShared(by: self) == true {
            (auditor ?? .makeDefault())?.add(
                .sharedAnimationController,
                by: source.name,
                "has one animation controller in two running transitions; "
                    + "call animationController() for each transition"
            )
        }
        guard let auditor else { return nil }
        return TransitionAudit(by: auditor, of: source, in: context, transition: self)
    }

    /// Examines the choreography of a transition that has been prepared.
    func auditChoreography() {
        guard let audit = audit as? TransitionAudit, let stage, stage.isVisible else { return }
        let sides = TransitionSide.allCases.filter { stage.views.screen($0) != nil }
        audit.check(stage.choreography, of: sides, in: stage.scene)
    }

    /// Makes a call that can change views, and audits it.
    @discardableResult
    func audited<Result>(_ call: () -> Result) -> Result {
        audit?.willCall()
        defer { audit?.didCall() }
        return call()
    }

    /// Reports that the transition should have completed.
    func reportLate(in context: any UIViewControllerContextTransitioning) {
        audit?.noteLate()
        (source.thirdParty as? AuditedAnimationController)?.noteLate(in: context)
    }

    /// Ends the audit after the animation has restored its views. TransitionKit's own animations don't call
    /// `completeTransition(_:)`, so they count as having completed the transition.
    func endAudit(_ outcome: Outcome) {
        if source.thirdParty == nil { audit?.recordCompletion(outcome == .completed) }
        audit?.end(outcome)
    }
}

extension AnimationSource {
    /// The name of the animation controller in findings.
    var name: String {
        switch self {
        case .animator(let animator, _): "\(type(of: animator))"
        case .thirdParty(let controller): "\(type(of: controller))"
        }
    }
}
