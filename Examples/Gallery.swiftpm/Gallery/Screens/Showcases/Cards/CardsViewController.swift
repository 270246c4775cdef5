import TransitionKit
import UIKit

/// A screen that presents cards, drawers, sheets, and toasts with custom settings.
final class CardsViewController: ShowcaseViewController {

    private let kind: CardKind

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

    private func presentCard() {
        guard isOnTop, let page = viewIfLoaded as? CardsView else { return }
        let settings = page.settings
        present(settings.kind.makeScreen(), as: settings.presentation, with: settings.animator.value)
    }
}
