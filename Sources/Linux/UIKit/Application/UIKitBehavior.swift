/// The answers to questions about UIKit that Apple doesn't document and that public reports answer differently.
///
/// A library has to work whichever answer is true, so tests run with each of them:
///
/// ```swift
/// UIKitBehavior.$current.withValue(UIKitBehavior(outcomeAtStart: .forgotten)) { … }
/// ```
@_spi(Host) public struct UIKitBehavior: Hashable, Sendable {
    /// The answers that apply to the current task. The default is what most reports say.
    @TaskLocal public static var current = UIKitBehavior()

    /// What becomes of `finishInteractiveTransition()` and `cancelInteractiveTransition()` when they're called while
    /// `startInteractiveTransition(_:)` is still running.
    public var outcomeAtStart: OutcomeAtStart

    public enum OutcomeAtStart: CaseIterable, Sendable {
        /// They apply at once.
        case immediate
        /// They apply once the start has returned.
        case pending
        /// A cancellation is forgotten, and the transition counts as one that isn't canceled.
        case forgotten
    }

    public init(outcomeAtStart: OutcomeAtStart = .immediate) {
        self.outcomeAtStart = outcomeAtStart
    }
}
