import UIKit

// Dismissals by people.

extension CardPresentationController {
    /// Responds to a tap outside the card.
    func tapOutside() {
        if presentation.tapOutsideEndsEditing, card.content?.isEdited == true {
            _ = card.endEditing(false)
        } else {
            _ = dismissByUser()
        }
    }

    /// Dismisses the card when people tap outside it or go back.
    ///
    /// - Returns: Whether there was anything to dismiss.
    func dismissByUser() -> Bool {
        guard phase == .presented, heldPosition == nil else { return false }
        if isLeaving { return true }
        if asksToDismiss() {
            performDismissal()
        } else {
            (delegate?.presentationControllerDidAttemptToDismiss(_:))?(self)
        }
        return true
    }

    /// A Boolean value that indicates whether the escape gesture and the Escape key are for the card. For a
    /// card that stays, they're for the screen that it's in, where people go on.
    var isEscapable: Bool {
        let isPartOfScreen = host != nil && presentation.leavesRestReachable
        return !(isPartOfScreen && presentation.isInteractiveDismissDisabled)
    }

    /// Dismisses the card for a gesture that drives the dismissal.
    ///
    /// - Returns: Whether the dismissal started.
    package func dismissByGesture() -> Bool {
        guard asksToDismiss() else {
            (delegate?.presentationControllerDidAttemptToDismiss(_:))?(self)
            return false
        }
        performDismissal()
        return true
    }

    /// Called when people reject a card that's still appearing.
    package func rejectPresentation() {
        guard !isDismissedByUser else { return }
        isDismissedByUser = true
        (delegate?.presentationControllerWillDismiss(_:))?(self)
    }

    func performDismissal() {
        isDismissedByUser = true
        (delegate?.presentationControllerWillDismiss(_:))?(self)
        // The delegate may have dismissed it.
        guard !isLeaving, isShown else { return }
        dismiss(animated: true)
    }

    /// Notifies the delegate that people have dismissed the card, or lets the host do so.
    func wasDismissedByUser() {
        owesNotification = true
        // Until the host has removed the content, the delegate can't show it elsewhere.
        if host == nil { notifyOfDismissal() }
    }

    /// Notifies the delegate of a dismissal by people, once the card is gone.
    func notifyOfDismissal() {
        guard owesNotification else { return }
        owesNotification = false
        (delegate?.presentationControllerDidDismiss(_:))?(self)
    }

    /// A Boolean value that indicates whether the dismissal of the card has begun, or is about to.
    var isLeaving: Bool {
        if let host { return host.state == .leaving || host.state == .gone }
        return presentedViewController.isBeingDismissed || phase == .dismissing || refusal != nil
    }

    /// Called when UIKit asks for the animation of a dismissal, which it begins with the next commit.
    package func dismissalIsRequested() {
        if phase == .presented, refusal == nil { awaitDismissal() }
    }

    /// Waits for UIKit to begin a dismissal. It might refuse to, because the app is presenting something.
    func awaitDismissal(_ whenRefused: (@MainActor () -> Void)? = nil) {
        refusal = CardRefusal { [weak self] in
            guard let self else { return }
            refusal = nil
            guard phase == .presented, !isLeaving else { return }
            whenRefused?()
            dismissLater()
        }
    }

    /// Asks UIKit again for the dismissals that were requested while it might have begun another one.
    private func dismissLater() {
        guard !laterDismissals.isEmpty else { return }
        let isAnimated = laterDismissals.contains(where: \.isAnimated)
        let completions = takeLaterCompletions()
        dismiss(animated: isAnimated) {
            for completion in completions { completion() }
        }
    }

    /// Returns the closures of dismissals that were requested before UIKit had begun another one.
    func takeLaterCompletions() -> [() -> Void] {
        let completions = laterDismissals.compactMap(\.completion)
        laterDismissals = []
        return completions
    }

    /// A Boolean value that indicates whether the card waits until others that aren't presented have left.
    package var isWaiting: Bool { host?.state == .waiting }

    private var isShown: Bool {
        if let host { return host.state == .shown || host.state == .coming }
        return presentedViewController.presentingViewController?.presentedViewController
            === presentedViewController && presentedViewController.presentationController === self
    }

    /// A Boolean value that indicates whether the card presents another screen. A hosted card that's a child
    /// doesn't: screens are presented by the controller that it's in.
    var isCovered: Bool { host?.parent == nil && presentedViewController.presentedViewController != nil }

    /// Dismisses the card, with or without a presentation. The delegate isn't asked. If the card is still
    /// appearing, it leaves afterward. If it isn't shown, this method only calls the closure.
    ///
    /// - Parameters:
    ///   - animated: Whether the card leaves with an animation.
    ///   - completion: A closure that's called when the card is gone, or if it comes back because people
    ///     catch it. The default is `nil`.
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        if let host {
            host.leave(animated: animated, completion: completion)
        } else if !isShown {
            completion?()
        } else if isLeaving, let coordinator = presentedViewController.transitionCoordinator {
            // UIKit would dismiss the screen behind the card.
            coordinator.animate(alongsideTransition: nil) { _ in completion?() }
        } else if isLeaving {
            // UIKit would drop the completion, or dismiss the screen behind the card.
            laterDismissals.append((animated, completion))
        } else if phase == .idle || phase == .presenting {
            // UIKit drops a dismissal while the presentation is in progress.
            let earlier = pendingDismissal?.completions ?? []
            pendingDismissal = (animated, earlier + (completion.map { [$0] } ?? []))
        } else {
            awaitDismissal()
            presentingViewController.dismiss(animated: animated, completion: completion)
        }
    }

    /// Dismisses the card if that was requested while it was appearing.
    func dismissIfRequested() {
        guard let pending = pendingDismissal else { return }
        pendingDismissal = nil
        // The presentation ends for UIKit once its controller has been told.
        MainQueue.later { [self] in
            dismiss(animated: pending.isAnimated) { for completion in pending.completions { completion() } }
        }
    }
}

extension UIView {
    /// A Boolean value that indicates whether a keyboard types into the view or one of its subviews.
    @MainActor fileprivate var isEdited: Bool {
        isFirstResponder && self is any UIKeyInput || subviews.contains(where: \.isEdited)
    }
}
