import Animators
import Presentations
import TransitionKit
import UIKit

// The code of the guide to cards, drawers, sheets, and toasts.

@MainActor private protocol Map: AnyObject {
    var showsControls: Bool { get set }
}

@MainActor private enum CardSnippets {
    static func presents(
        _ list: UIViewController,
        menu: UIViewController,
        filters: UIViewController,
        photo: UIViewController
    ) {
        list.present(menu, as: .drawer())
        list.present(filters, as: .sheet(), with: .crossfade())
        list.present(photo, as: .card(edge: nil), interaction: .swipe(edge: .top))
    }

    @available(tvOS, unavailable)
    static func blurs(_ list: UIViewController, alert: UIViewController) {
        var card = CardPresentation.card(edge: nil)
        card.backdrop = .blur(.systemThinMaterial)
        card.tapOutside = .ignored
        list.present(alert, as: card)
    }

    static func floats(_ list: UIViewController, player: UIViewController) {
        var floating = CardPresentation.card()
        floating.insets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
        floating.maximumWidth = 420
        floating.corners = .concentric
        list.present(player, as: floating)
    }

    static func sizes(_ list: UIViewController, places: UIViewController, map: any Map) {
        let sheet = CardPresentation.sheet(detents: [.points(120), .fraction(0.5), .fraction(1)])
        list.present(places, as: sheet)

        let controller = places.cardPresentationController
        controller?.onDetentChange = { index in map.showsControls = index == 0 }
        controller?.animateChanges { controller?.selectedDetentIndex = 1 }
    }

    static func toast(_ list: UIViewController) {
        let label = UILabel()
        label.text = "Saved"
        label.textAlignment = .center
        let message = UIViewController()
        message.view = label
        message.preferredContentSize = CGSize(width: 160, height: 52)
        list.present(message, as: .toast())
    }

    static func hosts(
        map: UIViewController,
        search: UIViewController,
        tabBarController: UITabBarController,
        player: UIViewController
    ) {
        map.addCard(search, as: .panel())

        player.preferredContentSize.height = 64
        var dock = CardPresentation.panel(detents: [.fitting])
        dock.barPlacement = .beside
        dock.insetsScreenBehind = true
        tabBarController.addCard(player, as: dock)
        search.cardPresentationController?.dismiss(animated: true)
    }

    static func follows(map: UIViewController, search: UIViewController, button: UIButton) {
        map.addCard(search, as: .panel())
        search.cardPresentationController?.onMove = { frame in button.frame.origin.y = frame.minY - 60 }
    }

    static func presentsFromAPanel(_ search: UIViewController, filters: UIViewController) {
        search.cardPresentationController?.presentingViewController.present(filters, animated: true)
    }

    static func measures() -> CardPresentation {
        let third = CardPresentation.Dimension.custom(identifier: "third") { context in
            context.maximumDetentValue / 3
        }
        return .sheet(detents: [third])
    }

    static func pushes(_ list: UIViewController, menu: UIViewController) {
        var drawer = CardPresentation.drawer(edge: .trailing)
        drawer.presenterEffect = .pushed
        list.present(menu, as: drawer)
    }

    static func keeps(_ list: UIViewController, filters: UIViewController) {
        let transition = TransitionDelegate(presenting: .bounce(), dismissing: .crossfade())
        transition.presentation = .sheet()
        filters.modalPresentationStyle = .custom
        transition.attach(toPresentationOf: filters)
        list.present(filters, animated: true)
    }
}

private final class MapHost: UIViewController, UIGestureRecognizerDelegate {
    let search = UIViewController()

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view?.isDescendant(of: search.view) != true
    }
}

private final class Knob: UIControl {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view === self || !(gestureRecognizer is UIPanGestureRecognizer)
    }
}

private final class FormHost: UIViewController, UIAdaptivePresentationControllerDelegate {
    func hold(_ form: UIViewController) {
        form.isModalInPresentation = true
        present(form, as: .sheet())
        form.cardPresentationController?.delegate = self
    }
}
