import UIKit

// Requests to show a card again that's still there.

extension CardHostController {
    /// What the app has asked for while the card leaves, or is about to.
    struct Repetition {
        /// Shows the card again.
        let show: () -> Void
        /// The closures to call when it has appeared again.
        let completions: [() -> Void]
    }

    /// Called when the app asks for a card that it has shown already.
    ///
    /// - Parameters:
    ///   - completion: A closure that's called when the card has appeared.
    ///   - showAgain: A closure that's called when the card has left, if it's leaving. The app can't know
    ///     whether it is, because the time of a toast runs out on its own.
    func requestAgain(_ completion: (() -> Void)?, orElse showAgain: @escaping () -> Void) {
        let completions = completion.map { [$0] } ?? []
        if state == .leaving || pendingDismissal != nil {
            let former = repetition
            repetition = Repetition(
                show: {
                    former?.show()
                    showAgain()
                },
                completions: (former?.completions ?? []) + completions
            )
        } else if state == .coming {
            self.completions += completions
        } else {
            completion?()
        }
    }

    /// Forgets that the app has asked for the card again, because it dismisses the card after all.
    ///
    /// - Returns: The closures of these requests, which nothing else calls.
    func forgetRequests() -> [() -> Void] {
        defer { repetition = nil }
        return repetition?.completions ?? []
    }

    func showIfRequested() {
        let show = repetition?.show
        repetition = nil
        show?()
    }
}
