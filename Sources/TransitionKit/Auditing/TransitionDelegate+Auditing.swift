import UIKit

// Mistakes in the use of transition delegates.

extension AssignedControllers {
    /// Reports the controllers that still need a delegate that has been released.
    func reportRelease(to auditor: TransitionAuditor) {
        for entry in entries {
            guard let controller = entry.controller, entry.needsDelegate else { continue }
            let other = entry.kind == .presentation ? "toPresentationOf" : "to"
            auditor.add(
                .delegateReleased,
                by: "TransitionDelegate",
                "was released while a \(type(of: controller)) still needs it, because UIKit doesn't retain "
                    + "delegates; keep it in a property, or call attach(\(other):)"
            )
        }
    }
}

extension AssignedControllers.Entry {
    /// Whether the controller is in use and has no other delegate.
    @MainActor fileprivate var needsDelegate: Bool {
        guard let controller, controller.delegate(kind) == nil else { return false }
        let around = sequence(first: controller) { $0.parent ?? $0.presentingViewController }
        guard !around.contains(where: \.isBeingDismissed) else { return false }
        let presenter = controller.presentingViewController
        guard kind != .presentation || presenter != nil && animatesBackward else { return false }
        // A controller that's being presented isn't in the window at first, and afterward it can cover its
        // presenter.
        return [controller, presenter].contains { $0?.viewIfLoaded?.window != nil }
    }
}

extension TransitionDelegate {
    /// Returns an animation controller for UIKit that behaves like another one. If there's an auditor, it's
    /// audited.
    func audited(
        _ animationController: any UIViewControllerAnimatedTransitioning
    ) -> any UIViewControllerAnimatedTransitioning {
        guard let auditor else { return animationController }
        let audited = AuditedAnimationController(animationController, auditor: auditor)
        audited.maker = self
        return audited
    }

    /// Returns the animation controller that the app knows. In its place, UIKit can have an object of this
    /// delegate that plays or audits it.
    func original(
        of animationController: any UIViewControllerAnimatedTransitioning
    ) -> any UIViewControllerAnimatedTransitioning {
        if let audited = animationController as? AuditedAnimationController, audited.maker === self {
            return audited.base
        }
        return own(animationController)?.transition?.source.thirdParty ?? animationController
    }

    /// Reports mistakes in the description of a presentation that's about to begin.
    ///
    /// - Parameter isAnimated: Whether an animation controller of this delegate plays it.
    func auditPresentation(of screen: UIViewController, isAnimated: Bool) {
        guard let auditor, screen.modalPresentationStyle != .custom else { return }
        let name = "\(type(of: screen))"
        if presentationDescription != nil {
            auditor.add(
                .presentationIgnored,
                by: "TransitionDelegate",
                "has a presentation, which UIKit ignores because the modalPresentationStyle of \(name) isn't "
                    + ".custom; set it to .custom before you present it"
            )
        } else if isAnimated, screen.modalPresentationStyle.isTheSystemsChoice {
            auditor.add(
                .animatedSheet,
                by: "TransitionDelegate",
                "animates \(name) as a sheet of the system, because its modalPresentationStyle is .automatic or "
                    + ".pageSheet: the presenting screen doesn't take part, and the system's drag dismisses it; "
                    + "set it to .fullScreen, or to .custom with a presentation"
            )
        }
    }

    /// Reports a controller whose delegate is another object right after this one has been attached.
    func auditRefusal(by controller: UIViewController, whoseDelegateIs delegate: AnyObject?) {
        let name = delegate.map { "\(type(of: $0))" } ?? "none"
        auditor?.add(
            .delegateReplaced,
            by: "TransitionDelegate",
            "isn't the delegate of the \(type(of: controller)) that it's attached to, whose property returns "
                + "another one (\(name)); its transitions play only if that one forwards calls to it"
        )
    }

    /// Reports a presentation that doesn't have the style of its screen. UIKit creates the presentation
    /// controller when it's first used, and a style that's set afterward has no effect.
    func auditStyle(in context: any UIViewControllerContextTransitioning) {
        guard let screen = context.viewController(forKey: .to), screen.isBeingPresented,
            !screen.modalPresentationStyle.isTheSystemsChoice, context.presentationStyle.isTheSystemsChoice
        else { return }
        auditor?.add(
            .presentationIgnored,
            by: "TransitionDelegate",
            "presents \(type(of: screen)) as a sheet of the system, because its presentationController was "
                + "used before its modalPresentationStyle was set; set the style first"
        )
    }
}

extension ContainerViewController {
    /// Reports an attached delegate that would animate a switch, but isn't asked, because the app has set
    /// another one since. That can be intended, such as for a while, so each one is reported once.
    ///
    /// - Parameter child: The child whose animator plays in this direction.
    func reportReplacedDelegate(_ direction: TransitionDirection, of child: UIViewController) {
        guard let delegate, let attachment = DelegateAttachment.of(self, .neighbors),
            let proxy = attachment.proxy, proxy !== delegate, let auditor = proxy.transitions.auditor,
            !attachment.reported.contains(where: { $0.object === delegate }),
            proxy.transitions.animates(direction, child, .neighbors)
        else { return }
        attachment.reported.append(Weak(object: delegate))
        auditor.add(
            .delegateReplaced,
            by: "TransitionDelegate",
            "is attached to a \(type(of: self)) but isn't asked, because \(type(of: delegate)) has become "
                + "its delegate since; if that isn't intended, call attach(to:) again after you set it"
        )
    }
}
