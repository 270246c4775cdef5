import UIKit

/// The view controllers of a transition that its observers receive.
@MainActor final class TransitionScreens {
    private(set) weak var from: UIViewController?
    weak var to: UIViewController?

    init(from: UIViewController?, to: UIViewController?) {
        self.from = from
        self.to = to
    }

    /// Returns whether one of the screens is an observer, or a screen that might appear instead of the
    /// incoming one.
    func mayObserve(_ direction: TransitionDirection, _ kind: DelegateAttachment.Kind) -> Bool {
        if from is any TransitionObserving || to is any TransitionObserving { return true }
        guard let from, direction == .backward, kind == .presentation else { return false }
        return sequence(first: from, next: \.presentingViewController)
            .contains { $0 is any TransitionObserving }
    }
}
