import Animators
import Presentations
import TransitionKit
import UIKit

/// A list of recordings with a small player in front of it, which people pull up to the full screen.
final class MusicViewController: ShowcaseViewController {

    let player = MiniPlayerViewController(place: .fjord)
    private let swipe = SwipeInteraction(edge: .top)

    private var page: MusicView? { viewIfLoaded as? MusicView }

    override func loadView() {
        let page = MusicView(places: Place.all)
        page.onLeave = { [weak self] in self?.leave() }
        page.onSelect = { [weak self] in self?.player.play($0) }
        view = page
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addCard(player, as: Self.panel, animated: false)
        player.onOpen = { [weak self] in self?.openPlayer() }
        swipe.attach(to: player.view, backward: nil) { [weak self] in self?.openPlayer() }
    }

    /// A floating panel, for which the list makes room.
    private static var panel: CardPresentation {
        var panel = CardPresentation.panel(detents: [.fitting])
        panel.insets = NSDirectionalEdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 10)
        panel.insetReference = .fromSafeArea
        panel.insetsScreenBehind = true
        panel.isDraggable = false
        return panel
    }

    /// Grows the player to the full screen, interactively if people drag it.
    private func openPlayer() {
        guard isOnTop else { return }
        let screen = PlayerViewController(player: player)
        present(screen, with: animator(to: screen), interaction: swipe)
    }

    private func animator(to screen: PlayerViewController) -> any Animator {
        switch page?.animators.selectedSegmentIndex {
        case 1: .slide(edge: .bottom)
        case 2: .portal()
        default: .expand(source: .view(player.view), destination: .view(screen.view))
        }
    }
}
