import Animators
import Presentations
import TransitionKit
import UIKit

// The code of the guides to a drawer that people pull in from the edge, and to a mini player.

final class MenuViewController: UIViewController {
    var onSelect: ((UIViewController) -> Void)?
}

@available(tvOS, unavailable)
@available(visionOS, unavailable)
final class MainViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        EdgeSwipeInteraction().attach(toPresentFrom: self, as: .drawer()) { MenuViewController() }
    }

    func showMenu() {
        present(MenuViewController(), as: .drawer())
    }
}

@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension MainViewController {
    func showMenuOfPlaces() {
        let menu = MenuViewController()
        menu.onSelect = { [weak self] place in
            self?.dismiss(animated: true)
            self?.navigationController?.pushViewController(place, animated: true)
        }
        present(menu, as: .drawer())
    }

    func attachSidebar() {
        var sidebar = CardPresentation.drawer(edge: .trailing)
        sidebar.presenterEffect = .pushed
        let edgeSwipe = EdgeSwipeInteraction(edge: .trailing)
        edgeSwipe.attach(toPresentFrom: self, as: sidebar) { MenuViewController() }
    }

    func attachSwipe() {
        SwipeInteraction(edge: .trailing).attach(toPresentFrom: self, as: .drawer()) { MenuViewController() }
    }
}

#if !os(tvOS) && !os(visionOS)
    final class ShelfViewController: UIViewController {
        override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }

        override func viewDidLoad() {
            super.viewDidLoad()
            let edgeSwipe = EdgeSwipeInteraction(edge: .bottom)
            edgeSwipe.attach(toPresentFrom: self, as: .drawer(edge: .bottom)) { MenuViewController() }
        }
    }
#endif

final class MiniPlayerViewController: UIViewController {
    let artwork = UIView()
}

final class PlayerViewController: UIViewController {
    let artwork = UIView()
}

final class MusicController: UITabBarController {
    private let miniPlayer = MiniPlayerViewController()
    private let swipe = SwipeInteraction(edge: .top)

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        miniPlayer.preferredContentSize.height = 64
        var panel = CardPresentation.panel(detents: [.fitting])
        panel.barPlacement = .beside
        panel.insetsScreenBehind = true
        panel.isDraggable = false
        addCard(miniPlayer, as: panel)
        swipe.attach(to: miniPlayer.view, backward: nil) { [weak self] in self?.showPlayer() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        miniPlayer.cardPresentationController?.invalidateDetents()
    }

    func showPlayer() {
        let source = TransitionTarget.view(miniPlayer.view)
        present(PlayerViewController(), with: .expand(source: source), interaction: swipe)
    }
}

extension MusicController {
    func makeRoom() {
        for screen in viewControllers ?? [] {
            screen.additionalSafeAreaInsets.bottom = 64
        }
    }

    func showArtwork(of player: PlayerViewController) {
        present(
            player,
            with: .expand(source: .view(miniPlayer.artwork), destination: .view(player.artwork)),
            interaction: swipe
        )
    }
}

@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor private func opensMenu(in navigationController: UINavigationController) {
    EdgeSwipeInteraction().attach(toPresentFrom: navigationController, as: .drawer()) { MenuViewController() }
}

@MainActor private enum DrawerSnippets {
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    static func opens(from list: UIViewController) {
        EdgeSwipeInteraction().attach(toPresentFrom: list, as: .drawer()) { MenuViewController() }
    }

    static func searches(_ map: UIViewController, _ search: UIViewController) {
        map.addCard(search, as: .panel(detents: [.points(80), .fraction(0.5), .fraction(1)]))
    }
}
