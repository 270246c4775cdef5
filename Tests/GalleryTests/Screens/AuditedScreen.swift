import Presentations
import Testing
import TransitionKit
@_spi(Host) import UIKit

@testable import Gallery

/// A screen of the app to look at with every size of text.
struct AuditedScreen: Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let make: @MainActor @Sendable () -> UIViewController
    private var presentation: CardPresentation?
    private let prepare: @MainActor @Sendable (UIViewController) -> Void
    let isIgnored: @MainActor @Sendable (UIView) -> Bool

    /// - Parameters:
    ///   - presentation: how it is presented; by default it fills the window.
    ///   - isIgnored: whether a view in it is not looked into; by default every one is.
    ///   - prepare: brings it to the state that is looked at.
    init(
        _ name: String,
        as presentation: CardPresentation? = nil,
        ignoring isIgnored: @escaping @MainActor @Sendable (UIView) -> Bool = { _ in false },
        prepare: @escaping @MainActor @Sendable (UIViewController) -> Void = { _ in },
        make: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        testDescription = name
        self.make = make
        self.presentation = presentation
        self.prepare = prepare
        self.isIgnored = isIgnored
    }

    static let all: [AuditedScreen] = [
        AuditedScreen("places") { PlacesViewController() },
        AuditedScreen("place") { PlaceViewController(place: .fuji, buttonTitle: "Back to Places") },
        AuditedScreen("postcards") { PostcardsViewController() },
        AuditedScreen("album") { AlbumViewController() },
        AuditedScreen("album pages", prepare: turnToPages) { AlbumViewController() },
        AuditedScreen("hand-off") { HandOffViewController() },
        AuditedScreen("article") { ArticleViewController() },
        AuditedScreen("place card", as: .card()) { PlaceCardViewController(place: .dunes) },
        AuditedScreen("menu", as: .drawer()) { MenuViewController() },
        AuditedScreen("sheet", as: .sheet(detents: [.fraction(0.5), .fraction(1)])) {
            PlaceSheetViewController()
        },
        AuditedScreen("toast", as: .toast()) { MessageViewController() },
        AuditedScreen("cards") { CardsViewController() },
        AuditedScreen("home") { HomeViewController(favorites: Favorites(defaults: nil)) },
        AuditedScreen("photos") { PhotoGridViewController() },
        AuditedScreen("photo") { PhotoViewController(photo: Photo.all[0]) },
        AuditedScreen("in and out") { TwoWaysViewController() },
        AuditedScreen("demos") { DemosViewController() },
        // What is under a panel, and what is on it: the one scrolls out of the other's way.
        AuditedScreen("map", ignoring: isPanel) { MapViewController() },
        AuditedScreen("map search", ignoring: isPage) { MapViewController() },
        AuditedScreen("recordings", ignoring: isPanel) { MusicViewController() },
        AuditedScreen("mini player", ignoring: isPage) { MusicViewController() },
        AuditedScreen("animator picker") { AnimatorPickerViewController(title: "Compare With", chosen: nil) },
        AuditedScreen("playground") { makePlayground() },
        AuditedScreen("comparison", prepare: compare) { makePlayground() },
    ]

    @MainActor
    private static func isPanel(_ view: UIView) -> Bool {
        view is MapSearchView || view is MiniPlayerView
    }

    @MainActor
    private static func isPage(_ view: UIView) -> Bool {
        view is UIScrollView && view.superview is ShowcaseView
    }

    @MainActor
    private static func makePlayground() -> PlaygroundViewController {
        PlaygroundViewController(entry: GalleryCatalog.entries[0], playsByItself: false)
    }

    @MainActor
    private static func compare(in controller: UIViewController) {
        (controller as? PlaygroundViewController)?.compare(with: GalleryCatalog.entries[4])
    }

    @MainActor
    private static func turnToPages(_ controller: UIViewController) {
        guard let album = controller.view as? AlbumView else { return }
        album.collectionView(album.pictures, didSelectItemAt: IndexPath(item: 1, section: 0))
    }

    /// Puts the screen into a window of its own.
    ///
    /// - Parameter category: the size of text; the default size by default.
    @MainActor
    func show(
        size: CGSize,
        isDark: Bool = false,
        isRightToLeft: Bool = false,
        category: UIContentSizeCategory = .large
    ) -> (UIWindow, UIViewController) {
        UIApplication.reset()
        UIApplication.shared.setPreferredContentSizeCategory(category)
        UIScreen.main.configure(size: size, scale: 1, userInterfaceStyle: isDark ? .dark : .light)
        UIApplication.shared.setUserInterfaceLayoutDirection(isRightToLeft ? .rightToLeft : .leftToRight)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .systemBackground
        let controller = make()
        let root = presentation == nil ? controller : UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        if let presentation { root.present(controller, as: presentation) }
        prepare(controller)
        settle()
        return (window, controller)
    }

    @MainActor
    func settle() {
        UIApplication.shared.advance(by: 1.5, frameInterval: 0.1)
    }
}
