import Animators
import Presentations
import TransitionKit
import UIKit

/// The settings of one kind of presentation.
struct CardSettings: Equatable {
    let kind: CardKind
    var edge: TransitionEdge?
    var isHalf = false
    var detents = Detents.two
    var staysLong = false
    var presenter = Presenter.stays
    var backdrop: Backdrop
    var tapOutside: CardPresentation.TapOutside
    var animator = Entrance.own

    init(kind: CardKind) {
        self.kind = kind
        edge = kind.edges[0]
        backdrop = kind == .toast ? .none : .dimming
        tapOutside = kind == .toast ? .passesThrough : .dismisses
    }

    enum Detents: CaseIterable {
        case two
        case three
        case one

        var title: String {
            switch self {
            case .two: "Two"
            case .three: "Three"
            case .one: "One"
            }
        }

        var values: [CardPresentation.Dimension] {
            switch self {
            case .two: [.fraction(0.5), .fraction(1)]
            case .three: [.points(160), .fraction(0.5), .fraction(1)]
            case .one: [.fraction(0.6)]
            }
        }
    }

    enum Presenter: CaseIterable {
        case stays
        case pushed
        case scaled

        var title: String {
            switch self {
            case .stays: "Stays"
            case .pushed: "Pushed"
            case .scaled: "Scaled"
            }
        }

        var effect: CardPresentation.PresenterEffect {
            switch self {
            case .stays: .none
            case .pushed: .pushed
            case .scaled: .scaled(0.92)
            }
        }
    }

    enum Backdrop: CaseIterable {
        case dimming
        case blur
        case none

        var title: String {
            switch self {
            case .dimming: "Dimmed"
            case .blur: "Blurred"
            case .none: "None"
            }
        }

        var value: CardPresentation.Backdrop {
            switch self {
            case .dimming: .dimming
            case .blur: .blur(.regular)
            case .none: .none
            }
        }
    }

    /// The animators that bring the card in and out.
    enum Entrance: CaseIterable {
        case own
        case bounce
        case popUp
        case crossfade

        var title: String {
            switch self {
            case .own: "Default"
            case .bounce: "Bounce"
            case .popUp: "Pop Up"
            case .crossfade: "Crossfade"
            }
        }

        var value: (any Animator)? {
            switch self {
            case .own: nil
            case .bounce: .bounce()
            case .popUp: .popUp()
            case .crossfade: .crossfade()
            }
        }
    }
}

extension CardSettings {
    /// The longer duration of a toast, in seconds.
    static let longStay: TimeInterval = 10
    /// The height of a card that doesn't fit its content, as a fraction of the available height.
    static let half: CGFloat = 0.5

    /// The presentation with these settings.
    var presentation: CardPresentation {
        var presentation: CardPresentation
        switch kind {
        case .card: presentation = .card(edge: edge)
        case .drawer: presentation = .drawer(edge: edge ?? .leading)
        case .sheet: presentation = .sheet(detents: detents.values)
        case .toast:
            presentation = .toast(edge: edge ?? .top)
            if staysLong { presentation.duration = Self.longStay }
        }
        if isHalf { presentation.height = .fraction(Self.half) }
        presentation.backdrop = backdrop.value
        presentation.tapOutside = tapOutside
        presentation.presenterEffect = presenter.effect
        return presentation
    }
}

extension CardPresentation.TapOutside {
    var title: String {
        switch self {
        case .dismisses: "Dismiss"
        case .ignored: "Nothing"
        case .passesThrough: "Pass"
        }
    }
}
