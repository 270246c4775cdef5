import Animators
import Presentations
import TransitionKit
import UIKit

// What the showcase of cards prints, compiled: each kind as it is, and with everything away from its default.
// `CardTests` holds this file to what is printed; with RECORD_SNIPPETS set it writes it.

final class CardSnippets: UIViewController {
    let place = UIViewController()
    let menu = UIViewController()
    let places = UIViewController()
    let message = UIViewController()

    var all: [() -> Void] {
        [code0, code1, code2, code3, code4, code5, code6, code7, code8, code9, code10, code11]
    }

    func code0() {
        present(place, as: .card())
    }

    func code1() {
        var card = CardPresentation.card(edge: .top)
        card.backdrop = .blur(.regular)
        card.tapOutside = .ignored
        present(place, as: card, with: .bounce())
    }

    func code2() {
        var card = CardPresentation.card(edge: nil)
        card.height = .fraction(0.5)
        card.backdrop = .none
        present(place, as: card, with: .popUp())
    }

    func code3() {
        present(menu, as: .drawer())
    }

    func code4() {
        var drawer = CardPresentation.drawer(
            edge: .trailing
        )
        drawer.presenterEffect = .pushed
        present(menu, as: drawer, with: .bounce())
    }

    func code5() {
        var drawer = CardPresentation.drawer(
            edge: .trailing
        )
        drawer.backdrop = .blur(.regular)
        drawer.presenterEffect = .scaled(0.92)
        present(
            menu,
            as: drawer,
            with: .crossfade()
        )
    }

    func code6() {
        present(places, as: .sheet())
    }

    func code7() {
        present(
            places,
            as: .sheet(
                detents: [
                    .points(160),
                    .fraction(0.5),
                    .fraction(1),
                ]
            ),
            with: .bounce()
        )
    }

    func code8() {
        var sheet = CardPresentation.sheet(
            detents: [
                .points(160),
                .fraction(0.5),
                .fraction(1),
            ]
        )
        sheet.backdrop = .none
        sheet.tapOutside = .passesThrough
        present(places, as: sheet, with: .popUp())
    }

    func code9() {
        present(message, as: .toast())
    }

    func code10() {
        present(
            message,
            as: .toast(edge: .bottom),
            with: .bounce()
        )
    }

    func code11() {
        present(
            message,
            as: .toast(edge: .bottom, duration: 10),
            with: .popUp()
        )
    }
}
