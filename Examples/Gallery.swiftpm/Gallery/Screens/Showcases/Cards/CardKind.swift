import TransitionKit
import UIKit

/// The kinds of presentations to try.
enum CardKind: CaseIterable {
    case card
    case drawer
    case sheet
    case toast

    var title: String {
        switch self {
        case .card: "Card"
        case .drawer: "Drawer"
        case .sheet: "Sheet"
        case .toast: "Toast"
        }
    }

    /// A sentence that tells people how to use it.
    var hint: String {
        switch self {
        case .card: "Appears at an edge or in the center. Drag it out, or tap outside to dismiss it."
        case .drawer: "A menu at the side. Drag it out, catch it while it moves, or throw it back."
        case .sheet: "Drag it between sizes. At the largest size, the same drag scrolls its list."
        case .toast: "Disappears on its own. The screen behind it stays interactive."
        }
    }

    /// The edges that people can choose, beginning with the default. For a card in the center, it's `nil`.
    var edges: [TransitionEdge?] {
        switch self {
        case .card: [.bottom, .top, nil]
        case .drawer: [.leading, .trailing]
        case .sheet: [.bottom]
        case .toast: [.top, .bottom]
        }
    }

    /// The name of its static member, and of a variable that holds one.
    var name: String { "\(self)" }

    /// The name of the screen that it presents, in code.
    var screenName: String {
        switch self {
        case .card: "place"
        case .drawer: "menu"
        case .sheet: "places"
        case .toast: "message"
        }
    }

    @MainActor
    func makeScreen() -> UIViewController {
        switch self {
        case .card: PlaceCardViewController(place: .fuji)
        case .drawer: MenuViewController()
        case .sheet: PlaceSheetViewController()
        case .toast: MessageViewController()
        }
    }
}
