import Animators
import Presentations
import TransitionKit
import UIKit

// The code of the guides to a drawer that people pull in from the edge, and to a mini player.

final class MenuViewController: UIViewController {}

@available(tvOS, unavailable)
@available(visionOS, unavailable)
final class MainViewController: UIViewController {
    private let edgeSwipe = EdgeSwipeInteraction(edge: .leading)
    private let drawer = TransitionDelegate()

    override func viewDidLoad() {
        super.viewDidLoad()
        drawer.presentation = .drawer(edge: .leading)
        drawer.interaction = edgeSwipe
        edgeSwipe.attach(toPresentFrom: self) { [weak self] in self?.makeMenu() }
    }

    func showMenu() {
        present(makeMenu(), animated: true)
    }

    private func makeMenu() -> UIViewController {
        let menu = MenuViewController()
        menu.modalPresentationStyle = .custom
        menu.transitioningDelegate = drawer
        return menu
    }
}

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
        var panel = CardPresentation.panel(detents: [.points(64)])
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

@MainActor private protocol Main: AnyObject {
    func makeMenu() -> UIViewController?
}

@MainActor private enum DrawerSnippets {
    static func pushes(_ drawer: TransitionDelegate) {
        var sidebar = CardPresentation.drawer(edge: .leading)
        sidebar.presenterEffect = .pushed
        drawer.presentation = sidebar
    }

    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    static func opens(
        in navigationController: UINavigationController,
        by edgeSwipe: EdgeSwipeInteraction,
        _ main: any Main
    ) {
        edgeSwipe.attach(toPresentFrom: navigationController) { [weak main] in main?.makeMenu() }
    }

    static func searches(_ map: UIViewController, _ search: UIViewController) {
        map.addCard(search, as: .panel(detents: [.points(80), .fraction(0.5), .fraction(1)]))
    }
}
