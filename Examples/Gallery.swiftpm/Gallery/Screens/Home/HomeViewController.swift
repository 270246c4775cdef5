import Animators
import TransitionKit
import UIKit

/// The first screen of the gallery. It plays the previews of the visible animators.
final class HomeViewController: UIViewController {

    /// The list of animators.
    let home = HomeView(entries: GalleryCatalog.entries)
    private let favorites: Favorites
    private var previews: [ObjectIdentifier: PreviewViewController] = [:]
    private var presence = Presence.away
    /// The visibility of the screen. While the screen disappears, previews may pause.
    private enum Presence {
        case here
        case leaving
        case away
    }

    /// The view that the screen in front has grown out of.
    private weak var opened: UIView?
    private var notices = Notices()

    init(favorites: Favorites) {
        self.favorites = favorites
        super.init(nibName: nil, bundle: nil)
        title = "Transitions"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        home.onScroll = { [weak self] in self?.updatePreviews() }
        home.onSelect = { [weak self] entry in self?.open(entry) }
        home.onShow = { [weak self] card in self?.open(card.showcase.makeViewController(), from: card) }
        home.onPresent = { [weak self] cell in
            self?.open(CardsViewController(kind: cell.kind), from: cell.tile)
        }
        home.onFavorite = { [weak self] entry in self?.toggleFavorite(entry) }
        home.showFavorites(favorites.names)
        let screen = HomeScreenView(home: home)
        screen.sidebar.onShow = { [weak self] showcase, row in
            self?.open(showcase.makeViewController(), from: row)
        }
        view = screen
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for name in [
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIApplication.didBecomeActiveNotification,
        ] {
            notices.observe(name) { [weak self] in self?.updatePreviews() }
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presence = .here
        updatePreviews()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        presence = .leaving
        updatePreviews()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        presence = .away
        updatePreviews()
    }

    // MARK: Going on

    private func open(_ entry: CatalogEntry) {
        guard let navigationController, isOnTop else { return }
        navigationController.pushViewController(PlaygroundViewController(entry: entry), animated: true)
    }

    private func open(_ screen: UIViewController, from view: UIView) {
        guard let navigationController, isOnTop else { return }
        opened = view
        let transitions = TransitionDelegate.attached(to: navigationController)
        transitions?.setAnimator(.expand(source: .element(.card)), for: screen)
        navigationController.pushViewController(screen, animated: true)
    }

    private func toggleFavorite(_ entry: CatalogEntry) {
        favorites.toggle(entry.name)
        home.showFavorites(favorites.names)
    }

    // MARK: Previews

    /// Returns the preview of a cell, if it's playing.
    func preview(of cell: AnimatorCell) -> PreviewViewController? {
        previews[ObjectIdentifier(cell)]
    }

    private func updatePreviews() {
        guard isViewLoaded else { return }
        let plays = presence != .away && !UIAccessibility.isReduceMotionEnabled
        let visible = plays ? home.visibleCells : []
        let isHeld = home.isScrollingFast || presence == .leaving
        let names = Set(visible.map { ObjectIdentifier($0) })
        for (name, preview) in previews where !names.contains(name) {
            remove(preview)
            previews[name] = nil
        }
        for preview in previews.values { preview.isHeld = isHeld }
        guard !isHeld else { return }
        var newcomers = 0
        for cell in visible {
            if let preview = preview(of: cell) {
                preview.start()
            } else {
                let preview = makePreview(of: cell, delay: 0.5 + 0.4 * Double(newcomers))
                previews[ObjectIdentifier(cell)] = preview
                newcomers += 1
            }
        }
    }

    private func makePreview(of cell: AnimatorCell, delay: TimeInterval) -> PreviewViewController {
        let animator = cell.entry.makeAnimator()
        let preview = PreviewViewController(
            place: cell.place,
            forward: animator,
            backward: animator,
            delay: delay
        )
        addChild(preview)
        preview.view.frame = cell.phone.bounds
        cell.phone.addSubview(preview.view)
        preview.didMove(toParent: self)
        preview.start()
        return preview
    }

    private func remove(_ preview: PreviewViewController) {
        preview.willMove(toParent: nil)
        preview.view.removeFromSuperview()
        preview.removeFromParent()
    }
}

extension HomeViewController: TransitionElementProviding {
    func transitionElements() -> [TransitionElementID: UIView] {
        opened.map { [.card: $0] } ?? [:]
    }
}
