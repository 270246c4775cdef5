import UIKit

/// The view of the presenting screen while a card is presented.
@MainActor final class PresenterScene {
    private(set) weak var view: UIView?
    private weak var controller: UIViewController?
    private let effect: CardPresentation.PresenterEffect
    private let base: CGAffineTransform
    private var keeper: SafeAreaKeeper
    /// The visible fraction of the card for which the effect was last applied.
    private(set) var presence: CGFloat = 0

    /// - Returns: `nil` if there's no effect.
    init?(of presenter: UIViewController, _ effect: CardPresentation.PresenterEffect) {
        guard effect != .none, presenter.presentingViewController == nil, let view = presenter.viewIfLoaded
        else {
            return nil
        }
        self.view = view
        controller = presenter
        self.effect = effect
        base = view.transform
        keeper = SafeAreaKeeper(presenter)
    }

    /// Applies the effect. Inside an animation block, the change is animated.
    ///
    /// - Parameters:
    ///   - presence: The visible fraction of the card, from 0 to 1.
    ///   - way: The translation of the view for an entirely visible card.
    func show(_ presence: CGFloat, way: CGVector) {
        guard let view else { return }
        self.presence = presence
        let safeArea = keeper.safeArea
        switch effect {
        case .none: break
        case .pushed:
            view.transform = base.concatenating(
                CGAffineTransform(translationX: way.dx * presence, y: way.dy * presence)
            )
        case .scaled(let factor):
            let whole = factor > 0 && factor.isFinite ? factor : 1
            let scale = CGFloat(1).interpolated(to: whole, at: presence)
            view.transform = base.scaledBy(x: scale, y: scale)
        }
        keeper.keep(safeArea)
    }

    /// Restores the view.
    func end() {
        view?.transform = base
        presence = 0
        keeper.release()
    }
}
