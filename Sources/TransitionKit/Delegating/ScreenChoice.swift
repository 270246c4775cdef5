import UIKit

/// The transition of a single screen.
struct ScreenChoice {
    weak var screen: UIViewController?
    /// The animation controller, or `nil` if UIKit or the delegate animates the screen.
    let animationController: (any UIViewControllerAnimatedTransitioning)?
    /// The interaction, or `nil` if the screen uses that of the delegate.
    let interaction: InteractionController?
    /// Whether the delegate animates the screen with its own animators.
    let isInteractionOnly: Bool
    /// Whether the choice is removed once the screen has left the stack.
    let isForOneStay: Bool

    init(
        _ screen: UIViewController,
        _ animationController: (any UIViewControllerAnimatedTransitioning)?,
        _ interaction: InteractionController?,
        isInteractionOnly: Bool = false,
        isForOneStay: Bool = false
    ) {
        self.screen = screen
        self.animationController = animationController
        self.interaction = interaction
        self.isInteractionOnly = isInteractionOnly
        self.isForOneStay = isForOneStay
    }

    /// Creates a choice from what a screen provides, or `nil` if it doesn't provide anything.
    @MainActor init?(providedBy screen: UIViewController) {
        guard let provider = screen as? any AnimatorProviding else { return nil }
        let (animator, interaction) = (provider.preferredAnimator, provider.preferredInteraction)
        guard animator != nil || interaction != nil else { return nil }
        self.init(screen, animator?.animationController(), interaction, isInteractionOnly: animator == nil)
    }
}

extension [ScreenChoice] {
    @MainActor func of(_ screen: any SelectableChild) -> Element? {
        first { choice in choice.screen.map { screen.shows($0) } ?? false }
    }

    /// Replaces the choice for a screen, and removes those for screens that no longer exist.
    ///
    /// - Returns: What was removed, for release after the change.
    @discardableResult
    mutating func set(_ choice: Element?, for screen: UIViewController) -> [Element] {
        let removed = extract { $0.screen == nil || $0.screen === screen }
        if let choice { append(choice) }
        return removed
    }
}
