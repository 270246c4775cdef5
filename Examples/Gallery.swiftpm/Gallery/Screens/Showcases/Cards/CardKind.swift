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

    /// What to do with it.
    var hint: String {
        switch self {
        case .card: "Comes from an edge or the middle, as large as it needs. Drag it out, or tap beside it."
        case .drawer: "A menu at the side. Drag it out, catch it while it moves, throw it back."
        case .sheet: "Drag it from size to size. At the largest one its list scrolls, in the same drag."
        case .toast: "Goes by itself, and everything beside it stays in use."
        }
    }

    /// The edges to choose from, the kind's own first; `nil` is the middle.
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
