import UIKit

extension GestureInteraction {
    /// Cancels the transition, because the fingers that hold it leave.
    func turnBack(velocity: CGFloat = 0) {
        rejectPresentation()
        cancel(velocity: velocity)
    }

    /// Tells the delegate of a screen that people catch while it's presented, and turn back, that they
    /// dismiss it. If their gesture has begun the presentation, there's nothing to dismiss yet.
    private func rejectPresentation() {
        guard startSense == nil, let transition, let context = transition.context,
            TransitionDirection(context) == .forward, let presentation = context.presentation
        else { return }
        if let presentation = presentation as? any InteractivePresentation {
            return presentation.rejectPresentation()
        }
        let observers = transition.observers
        // They can catch it, and turn it back, several times.
        guard !observers.isTurnedBack else { return }
        observers.isTurnedBack = true
        observers.onEnd.append { outcome in
            guard outcome == .cancelled else { return }
            (presentation.delegate?.presentationControllerDidDismiss(_:))?(presentation)
        }
        (presentation.delegate?.presentationControllerWillDismiss(_:))?(presentation)
    }
}
