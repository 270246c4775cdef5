import UIKit

// Dismissals by people.

extension CardPresentationController {
    /// Responds to a tap outside the card.
    func tapOutside() {
        guard !isOutOfReach else { return }
        if !endsEditingByTap() { _ = dismissByUser() }
    }

    /// Ends editing in the card if a tap outside only does that.
    ///
    /// - Returns: Whether people were editing.
    func endsEditingByTap() -> Bool {
        guard presentation.tapOutsideEndsEditing, isEdited else { return false }
        _ = cardView.endEditing(false)
        return true
    }

    /// Dismisses the card when people tap outside it or go back. If they can't dismiss it, it moves to the
    /// largest detent at which they can use the screen behind it.
    ///
    /// - Returns: Whether there was anything to dismiss.
    func dismissByUser() -> Bool {
        guard phase == .presented, heldPosition == nil, !isOutOfReach else { return false }
        if isLeaving { return true }
        if !dismissByGesture() { uncoverScreenBehind() }
        return true
    }

    /// Whether a screen in front of the card keeps people from it. A finger can rest outside of the card
    /// while the app presents that screen.
    private var isOutOfReach: Bool { coveringScreen.map { !$0.isBeingDismissed } ?? false }

    /// Whether the escape gesture is for the card. A panel, which people can't dismiss, leaves it to the
    /// screen that it's in.
    var isEscapable: Bool { !(isPartOfScreen && presentation.isInteractiveDismissDisabled) }

    /// Whether the Escape key is for the card. One that's a part of its screen, such as a toast, takes the
    /// key only while people type in it, or the focus is in it.
    var takesEscapeKey: Bool {
        guard isEscapable, isPartOfScreen, cardView.focusedResponder == nil else { return isEscapable }
        let focused = cardView.window?.windowScene?.focusSystem?.focusedItem as? UIView
        return focused?.isDescendant(of: cardView) == true
    }

    /// Whether people use the screen that the card is in as if the card were a part of it.
    private var isPartOfScreen: Bool { host != nil && presentation.leavesRestReachable }

    /// Responds to the escape gesture or the Escape key.
    ///
    /// - Returns: Whether this had an effect, or nothing else should respond.
    func escape() -> Bool {
        guard isEscapable else { return escapeBehind() }
        // Also while the card appears, disappears, or is held, people don't mean the screen behind it.
        let isForCard = phase != .idle && !(leavesRestReachable && isOutOfReach)
        return dismissByUser() || isForCard
    }

    /// Passes the escape gesture on to the screen that the card is in, or to a card that keeps people from
    /// that screen. It begins at the innermost screen, because a container would otherwise respond instead of
    /// the screen that it shows.
    private func escapeBehind() -> Bool {
        let hosts = (containerView?.superview?.cardHosts ?? []).prefix { $0 !== containerView }
        let cards = hosts.compactMap { $0.host?.card }.filter { $0.phase != .idle && !$0.leavesRestReachable }
        guard let screen = cards.last?.presentedViewController ?? host?.screen else { return false }
        let shown = screen.shownScreen
        let first: UIResponder = shown.viewIfLoaded ?? shown
        return sequence(first: first, next: \.next).contains { $0.accessibilityPerformEscape() }
    }

    /// Dismisses the card for a gesture that drives the dismissal.
    ///
    /// - Returns: Whether the dismissal started.
    package func dismissByGesture() -> Bool {
        guard allowsDismissal() else {
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
        if host == nil, phase == .presented {
            // If UIKit refuses this, people can repeat it.
            requestDismissal(animated: true)
        } else {
            dismiss(animated: true)
        }
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

    /// Whether the dismissal of the card has begun, or is about to.
    var isLeaving: Bool {
        if let host { return host.state == .leaving || host.state == .gone }
        return presentedViewController.isBeingDismissed || phase == .dismissing || dismissalWait != nil
    }

    /// Called when UIKit asks for the animation of a dismissal, which it begins with the next commit.
    package func dismissalIsRequested() {
        if phase == .presented, dismissalWait == nil { awaitDismissal() }
    }

    /// Called when a dismissal begins.
    func dismissalWillBegin() {
        dismissalWait = nil
        fadeCardsInFront()
        // The host knows whether a gesture drives its transition.
        guard host == nil else { return }
        guard let transition = presentedViewController.transitionCoordinator, transition.isInteractive else {
            return endEditingInside()
        }
        transition.notifyWhenInteractionChanges { [weak self] transition in
            if !transition.isInteractive, !transition.isCancelled { self?.endEditingInside() }
        }
    }

    /// Returns the card to its place after a dismissal that was canceled. The keyboard may have left
    /// meanwhile.
    func dismissalWasCanceled() {
        let wasHeld = heldPosition != nil
        // First, because a card that's held moves along with the keyboard.
        (heldPosition, mayLeave) = (nil, nil)
        catchUp()
        keyboard?.locate()
        if wasHeld { updateModality() }
        startCountdown()
        // Last, because content that's laid out can dismiss the card again.
        settle(velocity: 0)
    }

    /// Ends editing in a card that's sure to leave, so that the keyboard leaves along with it.
    func endEditingInside() {
        if isEdited { _ = cardView.endEditing(false) }
    }

    /// Whether people type into the card.
    var isEdited: Bool { cardView.isEdited(isKeyboardUp: keyboard?.isAway == false) }

    /// Waits for UIKit to begin a dismissal. It might refuse to, because the app is presenting something.
    ///
    /// - Parameters:
    ///   - isLast: Whether UIKit isn't asked again if it refuses without a reason.
    ///   - whenRefused: A closure that's called if UIKit refuses.
    func awaitDismissal(isLast: Bool = false, _ whenRefused: (@MainActor () -> Void)? = nil) {
        dismissalWait = DismissalWait { [weak self] in
            guard let self else { return }
            dismissalWait = nil
            guard phase == .presented, !isLeaving else { return }
            whenRefused?()
            // A finger that has lifted meanwhile hasn't let go of a card that was about to leave.
            if drag?.isTouched != true, drag?.isDragging != true { letGo() }
            if isDismissedByUser { forgetDismissalByUser() }
            dismissAfterRefusal(isLast: isLast)
        }
    }

    /// Forgets that people have dismissed the card, unless UIKit may only have put that off until the end of
    /// a transition.
    private func forgetDismissalByUser() {
        isDismissedByUser = afterTransitionInFront { [self] in
            if dismissals.isEmpty { dismissalIsRequested() }
        }
    }

    private func requestDismissal(animated: Bool, isLast: Bool = false) {
        awaitDismissal(isLast: isLast)
        dismissScreensInside { [self] in
            guard isShown else { return endDismissals() }
            // UIKit might not notify each presentation controller if it dismisses several screens at once.
            presentingViewController.dismiss(animated: animated) { [self] in
                if !isShown { endDismissals() }
            }
        }
    }

    /// Dismisses what the card presents inside it, such as a search, and then calls a closure. UIKit would
    /// animate only the last of several screens, and the card would be gone at once.
    private func dismissScreensInside(_ completion: @escaping () -> Void) {
        guard presentsScreens, !isCovered else { return completion() }
        presentedViewController.dismiss(animated: false) { [self] in
            dismissalWait?.restart()
            completion()
        }
    }

    /// Asks UIKit again for the dismissals that it has refused, after the transition that prevents them.
    private func dismissAfterRefusal(isLast: Bool) {
        guard !dismissals.isEmpty else { return }
        if afterTransitionInFront({ [self] in dismissIfRequested() }) { return }
        if isLast {
            endDismissals()
        } else {
            dismissNow(isLast: true)
        }
    }

    /// Calls a closure after the transition of the card, or of a screen in front of it, during which UIKit
    /// refuses dismissals.
    ///
    /// - Returns: Whether there is such a transition.
    private func afterTransitionInFront(_ body: @escaping @MainActor () -> Void) -> Bool {
        let screens = sequence(first: presentedViewController, next: \.presentedViewController)
        guard let transition = screens.lazy.compactMap(\.transitionCoordinator).first else { return false }
        let waits = transition.animate(alongsideTransition: nil) { _ in body() }
        // The result is about animations. The closure may be called nevertheless.
        if !waits { awaitDismissal() }
        return true
    }

    /// Dismisses the card if that was requested during the transition that ends.
    func dismissIfRequested() {
        guard !dismissals.isEmpty else { return }
        // The transition ends for UIKit once everybody has been notified.
        MainQueue.later { [self, screen = presentedViewController] in
            withExtendedLifetime(screen) { dismissNow() }
        }
    }

    private func dismissNow(isLast: Bool = false) {
        guard !dismissals.isEmpty else { return }
        if !isShown, phase != .dismissing {
            endDismissals()
        } else if !isLeaving, phase == .presented {
            // Otherwise, UIKit would drop the dismissal, or dismiss the screen behind the card.
            requestDismissal(animated: dismissals.contains(where: \.isAnimated), isLast: isLast)
        }
    }

    private func endDismissals() {
        for completion in takeCompletions() { completion() }
    }

    /// Returns the closures of the requested dismissals, and forgets them.
    func takeCompletions() -> [() -> Void] {
        let completions = dismissals.compactMap(\.completion)
        dismissals = []
        return completions
    }

    /// A Boolean value that indicates whether the card waits until others that aren't presented have left.
    package var isWaiting: Bool { host?.state == .waiting }

    private var isShown: Bool {
        if let host { return host.state == .shown || host.state == .coming }
        return presentedViewController.presentingViewController?.presentedViewController
            === presentedViewController && presentedViewController.presentationController === self
    }

    /// Whether the card presents other screens. A hosted card that's a child doesn't: screens are presented
    /// by the controller that it's in.
    var presentsScreens: Bool {
        host?.parent == nil && presentedViewController.presentedViewController != nil
    }

    /// Whether the card presents a screen in front of it, and not just inside it.
    var isCovered: Bool {
        guard presentsScreens else { return false }
        let screens = sequence(first: presentedViewController, next: \.presentedViewController).dropFirst()
        return screens.contains { !isInside($0) }
    }

    /// Returns whether a screen is inside the card: a search, or a screen over the current context.
    func isInside(_ screen: UIViewController) -> Bool {
        screen is UISearchController
            || screen.presentationController?.containerView?.isDescendant(of: cardView) == true
    }

    /// Dismisses the card, whether or not it's presented. The delegate isn't asked. If the card is still
    /// appearing, or a screen that it presents is appearing or disappearing, the card leaves afterward. If
    /// the card isn't shown, this method only calls the closure.
    ///
    /// - Parameters:
    ///   - animated: Whether the card leaves with an animation.
    ///   - completion: A closure that's called when the card is gone, or if it stays because people catch it
    ///     or UIKit refuses to dismiss it. The default is `nil`.
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        if let host {
            let forgotten = host.forgetRequests()
            return host.leave(animated: animated) {
                for completion in forgotten { completion() }
                completion?()
            }
        }
        // A dismissal by people that UIKit has put off isn't this one.
        if phase == .presented, !isLeaving { isDismissedByUser = false }
        dismissals.append((animated, completion))
        dismissNow()
    }
}

extension UIViewController {
    /// The innermost screen that this controller shows if it's a container, or else the controller itself.
    fileprivate var shownScreen: UIViewController { shownChild?.shownScreen ?? self }
}
