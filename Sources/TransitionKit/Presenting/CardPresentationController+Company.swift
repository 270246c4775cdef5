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
    func setCompany(_ presence: CGFloat) {
        card.setShadowShown(presence > 0)
        if presence == 0 || presence == 1 {
            backdrop.setShown(presence == 1)
        } else {
            backdrop.fade(to: presence)
        }
        scene?.show(presence, way: pushWay)
    }

    private var pushWay: CGVector {
        guard let layout, let outward = layout.outward else { return CGVector(dx: 0, dy: 0) }
        let length = layout.length(of: selectedDetent) + layout.gap
        return CGVector(dx: -outward.dx * length, dy: -outward.dy * length)
    }

    /// Animates what goes with the card alongside the transition.
    func moveAlong(to presence: CGFloat) {
        // Of several that go at once, UIKit shows the last alone.
        guard
            let coordinator = presentedViewController.transitionCoordinator
                ?? presentingViewController.transitionCoordinator
        else { return setCompany(presence) }
        coordinator.animateAlongsideTransition(
            in: scene?.view,
            animation: { [weak self] context in self?.moveAlong(to: presence, context) },
            completion: nil
        )
    }

    /// The presenter goes along with the card exactly, which would leave a gap otherwise. Under a finger both are even.
    private func moveAlong(
        to presence: CGFloat,
        _ context: any UIViewControllerTransitionCoordinatorContext
    ) {
        guard let scene, context.isAnimated, !context.isInteractive, let layout else {
            return setCompany(presence)
        }
        let distance = layout.position(of: card.placedFrame) + layout.gap
        let timing = presence == 0 ? animator.timing(over: distance) : .spring(dampingRatio: 1)
        self.scene = nil
        setCompany(presence)
        self.scene = scene
        scene.animate(to: presence, way: pushWay, timing, duration: context.transitionDuration)
    }
}
