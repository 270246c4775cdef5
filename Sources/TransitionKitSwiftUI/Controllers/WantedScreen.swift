import Presentations
import UIKit

/// A screen that a SwiftUI view wants to be presented.
@MainActor package struct WantedScreen {
    /// The identity. A screen with another identity is presented in place of the current one.
    let id: AnyHashable
    let style: PresentingStyle
    /// The selected detent, if it's a card and the app determines its detent.
    let detent: SelectedDetent?
    /// Creates the screen. Whenever it has appeared or disappeared, it must call the closure that it gets.
    let make: (_ change: @escaping (_ hasAppeared: Bool) -> Void) -> UIViewController
    /// Updates the content of the screen.
    let update: (UIViewController) -> Void

    package init(
        id: AnyHashable = true,
        _ style: PresentingStyle,
        detent: SelectedDetent? = nil,
        make: @escaping (_ change: @escaping (_ hasAppeared: Bool) -> Void) -> UIViewController,
        update: @escaping (UIViewController) -> Void
    ) {
        (self.id, self.style, self.detent, self.make, self.update) = (id, style, detent, make, update)
    }
}

/// The selected detent of a card, in the state of a SwiftUI view.
package struct SelectedDetent {
    /// The index when the view was updated.
    let index: Int
    /// Returns the index that the app wants now.
    let current: () -> Int
    /// Called with the index of the detent that people have selected.
    let onChange: (Int) -> Void

    /// Creates a selected detent.
    ///
    /// - Parameters:
    ///   - current: A closure that returns the index that the app wants. It's called now, and again whenever
    ///     the card could differ.
    ///   - onChange: A closure that's called when people have selected another detent. If `current` returns
    ///     another index afterward, the card goes back.
    package init(current: @escaping () -> Int, onChange: @escaping (Int) -> Void) {
        (self.index, self.current, self.onChange) = (current(), current, onChange)
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

    /// Whether the screen is a card whose content doesn't make room for the keyboard, because the keyboard
    /// moves the card, or covers it.
    package var ignoresKeyboard: Bool {
        guard let presentation else { return false }
        return presentation.edge == .bottom || presentation.edge == nil
    }

    /// The description of the card, if it's one.
    var presentation: CardPresentation? {
        guard case .card(let presentation, _, _) = self else { return nil }
        return presentation
    }

    /// The animator, or `nil` for the default transition of a card.
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
    /// - Parameters:
    ///   - detent: The detent at which a card appears.
    ///   - isAnimated: Whether it appears with an animation. Cards always do.
    ///   - completion: A closure that's called when a card has appeared, or doesn't appear anymore.
    func present(
        _ screen: UIViewController,
        from presenter: UIViewController,
        detent: Int,
        isAnimated: Bool,
        completion: @escaping () -> Void
    ) {
        switch self {
        case .screen(let animator, let interaction) where isAnimated:
            presenter.present(screen, with: animator, interaction: interaction)
        case .screen(let animator, let interaction):
            screen.modalPresentationStyle = .fullScreen
            TransitionDelegate(animator, interaction: interaction).attach(toPresentationOf: screen)
            presenter.present(screen, animated: false)
        case .card(let presentation, let animator, let interaction):
            presenter.present(
                screen,
                as: presentation,
                selectedDetentIndex: detent,
                with: animator,
                interaction: interaction,
                completion: completion
            )
        }
    }
}
