import UIKit

/// Notifies the delegate of a presentation when a gesture dismisses the screen, and when the screen is gone,
/// each at most once for a gesture.
@MainActor final class DismissalReport {
    private weak var presentation: UIPresentationController?
    private var hasBegun = false
    /// Whether the dismissal ends with the transition that the gesture drives.
    private var hasTransition = false

    /// Prepares for a dismissal that UIKit is about to be asked for.
    func prepare(for presentation: UIPresentationController) {
        self.presentation = presentation
        (hasBegun, hasTransition) = (false, false)
    }

    func begin() {
        guard let presentation, !hasBegun else { return }
        hasBegun = true
        (presentation.delegate?.presentationControllerWillDismiss(_:))?(presentation)
    }

    /// Begins with a transition, in which UIKit has a transition coordinator for the delegate.
    func begin(in transition: Transition) {
        guard let presentation else { return }
        hasTransition = true
        // Before the delegate, which might end the transition, is called.
        transition.observers.onEnd.append { [self] outcome in
            end(of: presentation, isGone: outcome == .completed)
        }
        begin()
    }

    /// Ends a dismissal that UIKit plays on its own.
    func endWithoutTransition(of presentation: UIPresentationController, isGone: Bool) {
        if !hasTransition { end(of: presentation, isGone: isGone) }
    }

    private func end(of presentation: UIPresentationController, isGone: Bool) {
        guard self.presentation === presentation else { return }
        if isGone { begin() }
        self.presentation = nil
        if isGone { (presentation.delegate?.presentationControllerDidDismiss(_:))?(presentation) }
    }
}
