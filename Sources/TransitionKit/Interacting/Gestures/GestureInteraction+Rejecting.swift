import UIKit

extension GestureInteraction {
    /// Cancels the transition after people have let it go so that it goes back. If they have caught a screen
    /// that's being presented, this dismisses it, unless they can't dismiss it.
    func turnBack(velocity: CGFloat = 0) {
        guard let presentation = caughtPresentation else { return cancel(velocity: velocity) }
        if presentation.isInUse { return finish(velocity: velocity) }
        guard presentation.allowsDismissal() else {
            finish(velocity: velocity)
            (presentation.delegate?.presentationControllerDidAttemptToDismiss(_:))?(presentation)
            return
        }
        reject(presentation)
        cancel(velocity: velocity)
    }

    /// The presentation of a screen that people have caught on its way in. If their gesture has begun the
    /// presentation, there's nothing to dismiss yet. A ``PresentationGesture`` asks and notifies the delegate
    /// itself.
    var caughtPresentation: UIPresentationController? {
        guard begunPurpose == nil, !(self is PresentationGesture), let context = transition?.context,
            TransitionDirection(context) == .forward
        else { return nil }
        return context.presentation
    }

    /// Tells the delegate of a presentation that people dismiss the screen, because they've caught it while
    /// it appears, and turned it back.
    private func reject(_ presentation: UIPresentationController) {
        if let presentation = presentation as? any InteractivePresentation {
            return presentation.rejectPresentation()
        }
        // People can catch the screen, and turn it back, several times.
        guard let observers = transition?.observers, !observers.isTurnedBack else { return }
        observers.isTurnedBack = true
        observers.onEnd.append { outcome in
            guard outcome == .cancelled else { return }
            (presentation.delegate?.presentationControllerDidDismiss(_:))?(presentation)
        }
        (presentation.delegate?.presentationControllerWillDismiss(_:))?(presentation)
    }
}
