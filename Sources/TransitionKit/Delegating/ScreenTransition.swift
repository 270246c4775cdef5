import UIKit

/// The transition of a single screen.
@MainActor final class ScreenTransition {
    private(set) weak var screen: UIViewController?
    fileprivate let id: ObjectIdentifier
    /// The animation controller, or `nil` if UIKit or the delegate animates the screen.
    let animationController: (any UIViewControllerAnimatedTransitioning)?
    /// The interaction, or `nil` if the screen uses that of the delegate.
    let interaction: InteractionController?
    /// Whether the delegate animates the screen with its own animators.
    let isInteractionOnly: Bool
    /// Whether the choice is removed once the screen has left the stack.
    let isForOnePush: Bool

    init(
        _ screen: UIViewController,
        _ animationController: (any UIViewControllerAnimatedTransitioning)?,
        _ interaction: InteractionController?,
        isInteractionOnly: Bool = false,
        isForOnePush: Bool = false
    ) {
        (self.screen, id) = (screen, ObjectIdentifier(screen))
        self.animationController = animationController
        self.interaction = interaction
        self.isInteractionOnly = isInteractionOnly
        self.isForOnePush = isForOnePush
    }

    /// Returns the same choice for a stack that shows the screen.
    func moved(to screen: UIViewController) -> ScreenTransition {
        ScreenTransition(screen, animationController, interaction, isInteractionOnly: isInteractionOnly)
    }

    /// Creates a choice from what a screen provides, or `nil` if it doesn't provide anything.
    convenience init?(providedBy screen: UIViewController) {
        guard let provider = screen as? any AnimatorProviding else { return nil }
        let (animator, interaction) = (provider.preferredAnimator, provider.preferredInteraction)
        guard animator != nil || interaction != nil else { return nil }
        self.init(screen, animator?.animationController(), interaction, isInteractionOnly: animator == nil)
    }
}

/// The transitions of single screens.
@MainActor struct ScreenTransitions {
    /// The choices, in the order in which they were made.
    private(set) var all: [ScreenTransition] = []
    /// The same choices, by their screens. There can be hundreds in a stack.
    private var byScreen: [ObjectIdentifier: ScreenTransition] = [:]

    func of(_ screen: any SelectableChild) -> ScreenTransition? {
        guard let controller = screen as? UIViewController else {
            return all.first { choice in choice.screen.map { screen.shows($0) } ?? false }
        }
        let choice = byScreen[ObjectIdentifier(controller)]
        // The address can be that of another screen, which no longer exists.
        return choice?.screen === controller ? choice : nil
    }

    /// Replaces the choice for a screen, and removes those for screens that no longer exist.
    ///
    /// - Returns: What was removed, for release after the change.
    @discardableResult
    mutating func set(_ choice: ScreenTransition?, for screen: UIViewController) -> [ScreenTransition] {
        let removed = extract { $0.screen == nil || $0.screen === screen }
        if let choice { all.append(choice) }
        byScreen[ObjectIdentifier(screen)] = choice
        return removed
    }

    /// Removes choices, and returns them for release after the removal.
    mutating func extract(where isExtracted: (ScreenTransition) -> Bool) -> [ScreenTransition] {
        let extracted = all.extract(where: isExtracted)
        for choice in extracted { byScreen[choice.id] = nil }
        return extracted
    }
}
