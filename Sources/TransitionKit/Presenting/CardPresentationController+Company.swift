import UIKit

// What goes with the card: its shadow, the backdrop, and the presenter.

extension CardPresentationController {
    /// Gives everything the look that the presentation asks for.
    func dress() {
        card.cast(presentation.shadow)
        backdrop.show(presentation.backdrop, presentation.tapOutside)
        card.accessibilityViewIsModal = presentation.tapOutside != .passesThrough
        if phase == .presented { setCompany(1) }
    }

    /// Shows the backdrop, the shadow, and the presenter as they are with a part of the card, 0…1.
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

    /// Animates what goes with the card alongside the transition.
    func moveAlong(to presence: CGFloat) {
        company = (scene?.presence ?? 0, presence)
        // Of several that go at once, UIKit shows the last alone.
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

// A transition of this module's takes the presenter along exactly: it would part from a card that pushes it otherwise.
extension CardPresentationController: TransitionCompanion {
    func willGoAlong() { goesAlong = true }

    func goAlong(to progress: CGFloat) {
        scene?.show(company.start + (company.goal - company.start) * progress, way: pushWay)
    }
}
