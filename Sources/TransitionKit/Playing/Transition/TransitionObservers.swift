import UIKit

/// The closures that are notified of a transition.
@MainActor final class TransitionObservers {
    /// The closures that are called when the transition is about to begin, before any view changes.
    var onStart: [@MainActor (any UIViewControllerContextTransitioning) -> Void] = []
    /// The closures that are called whenever the transition moves or what moves it changes, and at its end.
    var onProgress: [@MainActor (TransitionProgress) -> Void] = []
    /// The closures that are called when the transition is over and UIKit has been notified.
    var onEnd: [@MainActor (Outcome) -> Void] = []

    /// Whether people have turned back the presentation of a screen.
    var isTurnedBack = false

    private var last: TransitionProgress?
    /// The number of notifications of progress so far.
    private var count = 0

    /// Notifies of a progress, unless it's the last one.
    func notify(_ progress: TransitionProgress) {
        guard progress != last else { return }
        last = progress
        count += 1
        let number = count
        // If an observer moves or ends the transition, all of them are notified of that meanwhile.
        for handler in onProgress where count == number { handler(progress) }
    }

    /// Notifies of the end, when the views are at rest. It's the last progress, whatever was reported before.
    func notifyEnd(_ outcome: Outcome) {
        count += 1
        let phase = TransitionProgress.Phase.ended(completed: outcome == .completed)
        for handler in onProgress { handler(TransitionProgress(fraction: outcome.progress, phase: phase)) }
    }
}
