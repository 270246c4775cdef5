import UIKit

// Views that change along with the card: its shadow, the backdrop, and the presenting screen.

extension CardPresentationController {
    /// Applies the appearance that the presentation specifies.
    func dress() {
        card.cast(presentation.shadow)
        backdrop.show(presentation.backdrop, presentation.tapOutside)
        updateModality()
        if phase == .presented { setCompany(1) }
    }

    /// Confines assistive technologies to the card, unless people can reach what's behind it.
    func updateModality() {
        let isModal = !presentation.leavesRestReachable
        card.accessibilityViewIsModal = isModal
        // The presenting screen is beside the container rather than the card. So is a card in front, such as a toast.
        let front = presentedViewController.presentedViewController?.presentedCard
        let isBehindToast = front.map { $0.phase != .idle && $0.presentation.leavesRestReachable } ?? false
        containerView?.accessibilityViewIsModal = isModal && !isBehindToast
    }

    /// The card that presents this one.
    var cardBehind: CardPresentationController? {
        let presenter = presentingViewController
        return presenter.presentingViewController == nil ? nil : presenter.presentedCard
    }

    /// Shows the backdrop, the shadow, and the presenting screen for a visible fraction of the card, from 0 to
    /// 1.
    func setCompany(_ presence: CGFloat, movesPresenter: Bool = true) {
        card.setShadowShown(presence > 0)
        if presence == 0 || presence == 1 {
            backdrop.setShown(presence == 1)
        } else {
            backdrop.fade(to: presence)
        }
        if movesPresenter { scene?.show(presence, way: pushWay) }
    }

    private var pushWay: CGVector {
        guard let layout, let outward = layout.outward else { return CGVector(dx: 0, dy: 0) }
        let length = layout.length(of: selectedDetent) + layout.gap
        return CGVector(dx: -outward.dx * length, dy: -outward.dy * length)
    }

    /// Animates these views alongside the transition.
    func moveAlong(to presence: CGFloat) {
        company = (scene?.presence ?? 0, presence)
        // If several of these animations run at once, UIKit shows only the last one.
        guard
            let coordinator = presentedViewController.transitionCoordinator
                ?? presentingViewController.transitionCoordinator
        else { return setCompany(presence) }
        coordinator.animateAlongsideTransition(
            in: scene?.view,
            animation: { [weak self] context in
                guard let self else { return }
                setCompany(presence, movesPresenter: !goesAlong || !context.isAnimated)
            },
            completion: nil
        )
    }
}

// A transition of this module moves the presenting screen along exactly. Otherwise, a gap would open between it
// and a card that pushes it.
extension CardPresentationController: TransitionCompanion {
    var movedView: UIView? { scene?.view }

    func willGoAlong() { goesAlong = true }

    func goAlong(to progress: CGFloat) {
        scene?.show(company.start + (company.goal - company.start) * progress, way: pushWay)
    }
}

extension CardPresentation {
    /// A Boolean value that indicates whether people can reach the screen behind the card.
    var leavesRestReachable: Bool { tapOutside == .passesThrough }
}
