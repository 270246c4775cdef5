import UIKit

/// What one screen has of its own.
struct ScreenChoice {
    weak var screen: UIViewController?
    /// `nil` leaves the screen to UIKit.
    let animationController: (any UIViewControllerAnimatedTransitioning)?
    /// `nil` where the screen has the delegate's.
    let interaction: InteractionController?
    /// Whether it is forgotten once the screen has left the stack.
    let isForOneStay: Bool

    init(
        _ screen: UIViewController,
        _ animationController: (any UIViewControllerAnimatedTransitioning)?,
        _ interaction: InteractionController?,
        isForOneStay: Bool = false
    ) {
        self.screen = screen
        self.animationController = animationController
        self.interaction = interaction
        self.isForOneStay = isForOneStay
    }

    /// What a screen says itself; `nil` where it says nothing.
    @MainActor init?(providedBy screen: UIViewController) {
        guard let provider = screen as? any TransitionProviding, let animator = provider.preferredAnimator
        else {
            return nil
        }
        self.init(screen, animator.animationController(), provider.preferredInteraction)
    }
}

extension [ScreenChoice] {
    @MainActor func of(_ screen: any Neighbor) -> Element? {
        first { choice in choice.screen.map { screen.shows($0) } ?? false }
    }

    /// Replaces what is known of a screen, and forgets screens that are gone.
    mutating func set(_ choice: Element?, for screen: UIViewController) {
        removeAll { $0.screen == nil || $0.screen === screen }
        if let choice { append(choice) }
    }
}
