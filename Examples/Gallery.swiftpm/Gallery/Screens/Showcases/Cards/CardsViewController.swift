import Presentations
import TransitionKit
import UIKit

/// A screen that presents cards, drawers, sheets, and toasts with custom settings.
final class CardsViewController: ShowcaseViewController {

    private let kind: CardKind
    /// The most recent card, unless it's a toast, which leaves on its own.
    private weak var card: UIViewController?

    /// - Parameter kind: The kind that's selected first. The default is a card.
    init(kind: CardKind = .card) {
        self.kind = kind
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        let page = CardsView()
        page.choose(kind)
        page.onLeave = { [weak self] in self?.leave() }
        page.onPresent = { [weak self] in self?.presentCard() }
        page.onCopy = { UIPasteboard.general.string = $0 }
        view = page
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // A card that lets touches through is in the navigation controller, and would stay there.
        if isMovingFromParent { card?.cardPresentationController?.dismiss(animated: true) }
    }

    private func presentCard() {
        guard isOnTop, let page = viewIfLoaded as? CardsView else { return }
        let settings = page.settings
        let screen = settings.kind.makeScreen()
        if settings.kind != .toast {
            // Beside a card that lets touches through, people can present the next one.
            card?.cardPresentationController?.dismiss(animated: true)
            card = screen
        }
        present(screen, as: settings.presentation, with: settings.animator.value)
    }
}
