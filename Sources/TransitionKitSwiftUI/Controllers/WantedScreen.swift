import Presentations
import UIKit

/// A screen that a SwiftUI view wants to be presented.
@MainActor package struct WantedScreen {
    /// The identity. A screen with another identity is presented in place of the current one.
    let id: AnyHashable
    let style: PresentingStyle
    /// Creates the screen. Whenever it has appeared or disappeared, it must call the closure that it gets.
    let make: (_ change: @escaping (_ hasAppeared: Bool) -> Void) -> UIViewController
    /// Updates the content of the screen.
    let update: (UIViewController) -> Void

    package init(
        id: AnyHashable = true,
        _ style: PresentingStyle,
        make: @escaping (_ change: @escaping (_ hasAppeared: Bool) -> Void) -> UIViewController,
        update: @escaping (UIViewController) -> Void
    ) {
        (self.id, self.style, self.make, self.update) = (id, style, make, update)
    }
}

/// How a screen is presented.
@MainActor package enum PresentingStyle {
    case screen(any Animator, InteractionController?)
    case card(CardPresentation, (any Animator)?, InteractionController?)

    /// Whether the screen is a card that isn't presented, because it lets touches through.
    var isHosted: Bool {
        guard case .card(let presentation, _, _) = self else { return false }
        return presentation.tapOutside == .passesThrough
    }

    /// The description of the card, if it's one.
    var presentation: CardPresentation? {
        guard case .card(let presentation, _, _) = self else { return nil }
        return presentation
    }

    /// The animator, or `nil` if a card slides by its edge.
    private var animator: (any Animator)? {
        switch self {
        case .screen(let animator, _): return animator
        case .card(_, let animator, _): return animator
        }
    }

    /// Changes the animator with which a screen is dismissed. A dismissal that's running isn't affected.
    func updateAnimator(of screen: UIViewController) {
        screen.presentingTransitions?.backward = animator?.animationController()
    }

    /// Presents a screen.
    ///
    /// - Parameter isAnimated: Whether it appears with an animation. Cards always do.
    func present(_ screen: UIViewController, from presenter: UIViewController, isAnimated: Bool) {
        switch self {
        case .screen(let animator, let interaction) where isAnimated:
            presenter.present(screen, with: animator, interaction: interaction)
        case .screen(let animator, let interaction):
            screen.modalPresentationStyle = .fullScreen
            TransitionDelegate(animator, interaction: interaction).attach(toPresentationOf: screen)
            presenter.present(screen, animated: false)
        case .card(let presentation, let animator, let interaction):
            presenter.present(screen, as: presentation, with: animator, interaction: interaction)
        }
    }
}
