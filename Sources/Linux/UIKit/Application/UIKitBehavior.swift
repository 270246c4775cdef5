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
        /// They're forgotten. The transition remains interactive and isn't canceled, and nothing is notified.
        case forgotten
    }

    /// Whether UIKit calls the delegate for an animation controller only if the screen that's pushed, popped,
    /// presented, or dismissed doesn't have a `preferredTransition`. Apple documents that the property is a
    /// preference, but not which of the two takes precedence.
    public var preferredTransitionComesFirst: Bool

    /// Whether UIKit finds the context of a transition by its animation controller. If an animation
    /// controller starts a second transition during its first one, the end of the first one ends the second.
    /// Apple documents neither this nor that an animation controller can run several transitions at the same
    /// time.
    public var findsContextsByAnimationController: Bool

    public init(
        outcomeAtStart: OutcomeAtStart = .immediate,
        preferredTransitionComesFirst: Bool = false,
        findsContextsByAnimationController: Bool = false
    ) {
        self.outcomeAtStart = outcomeAtStart
        self.preferredTransitionComesFirst = preferredTransitionComesFirst
        self.findsContextsByAnimationController = findsContextsByAnimationController
    }
}
