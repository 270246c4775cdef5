import UIKit

// The time of a card that disappears on its own.

extension CardPresentationController {
    func startCountdown() {
        countdown?.stop()
        countdown = nil
        guard isTemporary, let duration = original.duration else { return }
        countdown = CardCountdown(
            duration,
            isOutOfSight: { [weak self] in self?.isOutOfSight ?? true },
            isWaiting: { [weak self] in
                guard let self else { return true }
                if phase == .presented, !isHeld { host?.stayInFront() }
                return holdsCountdown
            },
            // A finger can let go, and a screen in front of the card is about to be there or gone.
            needsEachFrame: { [weak self] in
                guard let self else { return false }
                return isHeld || host?.front?.isChanging == true
            },
            whenOver: { [weak self] in self?.dismiss(animated: true) }
        )
    }

    /// Whether the card's window is hidden, or its screen isn't in a window. A card over all screens looks
    /// for another one instead.
    private var isOutOfSight: Bool {
        if let window = containerView?.window { return window.isHidden }
        return host.map { $0.front?.isInWindow != true } ?? false
    }

    /// Notifies the card that its container has moved to a window or out of it.
    func windowDidChange() {
        keyboard?.windowDidChange()
        countdown?.visibilityDidChange()
    }

    /// Whether the card disappears on its own.
    var isTemporary: Bool { original.isTemporary }

    /// Whether the card is a toast: one that disappears on its own, or one whose duration is infinite, which
    /// stays until it's dismissed.
    var isToast: Bool { isTemporary || original.duration == .infinity }

    private var holdsCountdown: Bool {
        // A card that others wait for has been announced.
        let takesTime = UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning
        let isRead = takesTime && host?.successors.isEmpty != false
        // Behind other screens, nobody reads it.
        let isBehind = host?.isBehindScreens == true
        // There are frames as long as any window of the app is visible.
        let isInBackground = containerView?.window?.windowScene?.activationState == .background
        let isUnseen = isInHiddenView || isInBackground || isBehind || presentsScreens
        return phase != .presented || isHeld || isUnseen || isRead || isEdited
    }

    /// Whether the card is hidden together with its window or another view around it. It's still in the
    /// window then.
    private var isInHiddenView: Bool {
        guard let containerView else { return false }
        return sequence(first: containerView, next: \.superview).contains(where: \.isHidden)
    }
}

extension CardPresentation {
    /// Whether the card disappears on its own.
    var isTemporary: Bool { duration.map { $0 >= 0 && $0.isFinite } ?? false }
}
