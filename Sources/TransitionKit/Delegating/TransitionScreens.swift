import UIKit

/// The view controllers of a transition that its observers receive.
@MainActor final class TransitionScreens {
    private(set) weak var from: UIViewController?
    private(set) weak var to: UIViewController?

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

    /// Updates the incoming screen at the start of the transition. If several presented screens leave at
    /// once, UIKit asks only the topmost one for an animator, and its context knows which screen appears.
    func update(
        from context: any UIViewControllerContextTransitioning,
        _ direction: TransitionDirection,
        _ kind: DelegateAttachment.Kind
    ) {
        if direction == .backward, kind == .presentation { to = context.viewController(forKey: .to) ?? to }
    }
}
