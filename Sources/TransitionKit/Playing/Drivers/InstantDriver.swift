import UIKit

/// A driver for transitions without a duration. There's nothing to drive, and it only waits for the outcome.
@MainActor final class InstantDriver: TransitionDriver {
    let duration: TimeInterval = 0
    private(set) var progress: CGFloat = 0
    private var animate: (() -> Void)?

    /// Creates a driver for a transition that takes no time.
    ///
    /// - Parameter animate: A closure that shows the end. It's called once, whatever the outcome is.
    init(_ animate: @escaping () -> Void) { self.animate = animate }

    func scrub(to progress: CGFloat) { self.progress = progress }
    func hold() -> Bool { animate != nil }
    func release(_ outcome: Outcome) { animate = nil }

    func jump(to outcome: Outcome) {
        let animate = animate
        self.animate = nil
        animate?()
    }
}
