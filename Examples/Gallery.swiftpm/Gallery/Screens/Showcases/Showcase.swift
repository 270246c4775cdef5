import UIKit

/// The screens that show uses of transitions rather than single animators.
@MainActor
enum Showcase: CaseIterable {
    case photos
    case album
    case cards
    case miniPlayer
    case map
    case twoWays
    case handOff
    case demos

    var title: String {
        switch self {
        case .photos: "Shared Elements"
        case .album: "Grid to Pages"
        case .cards: "Cards and Sheets"
        case .miniPlayer: "Mini Player"
        case .map: "Map and Search"
        case .twoWays: "In and Out"
        case .handOff: "Scroll, Then Swipe"
        case .demos: "Every Container"
        }
    }

    /// A short description for a card.
    var summary: String {
        switch self {
        case .photos: "Photos that zoom into a page"
        case .album: "A layout that follows a pinch"
        case .cards: "Cards, drawers, sheets, and toasts"
        case .miniPlayer: "A panel that grows to a screen"
        case .map: "A panel that stays over a map"
        case .twoWays: "Any pair of animators"
        case .handOff: "One drag for content and screens"
        case .demos: "Lists, tabs, icons, and two panes"
        }
    }

    func makeViewController() -> UIViewController {
        switch self {
        case .photos: PhotoGridViewController()
        case .album: AlbumViewController()
        case .cards: CardsViewController()
        case .miniPlayer: MusicViewController()
        case .map: MapViewController()
        case .twoWays: TwoWaysViewController()
        case .handOff: HandOffViewController()
        case .demos: DemosViewController()
        }
    }
}
