import UIKit

extension ContainerSwitch {
    /// Reports that the animation controller should have completed the switch.
    func reportLate() {
        context.audit?.noteLate()
        (animationController as? AuditedAnimationController)?.noteLate(in: context)
        context.transition?.reportLate(in: context)
    }

    /// Reports an interaction controller that doesn't drive anything in a container of TransitionKit.
    func reportIgnoredInteraction() {
        auditor?.add(
            .interactionIgnored,
            by: "UIPercentDrivenInteractiveTransition",
            "drives only transitions of UIKit's own containers, so the switch isn't interactive; use an "
                + "InteractionController, and return its interactionController(for:)"
        )
    }

    /// Returns the audit of an animation controller that a third-party interaction controller drives.
    func makeAudit() -> (any TransitionAuditing)? {
        guard let auditor, let animationController, !(animationController is AuditedAnimationController)
        else { return nil }
        return TransitionAudit(by: auditor, of: .thirdParty(animationController), in: context)
    }
}
