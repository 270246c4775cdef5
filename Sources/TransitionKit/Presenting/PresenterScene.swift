import UIKit

/// The presenter's view while a card is there.
@MainActor final class PresenterScene {
    private(set) weak var view: UIView?
    private weak var controller: UIViewController?
    private let effect: CardPresentation.PresenterEffect
    private let base: CGAffineTransform
    private var keeper: SafeAreaKeeper
    /// How much of the card was there when it was last shown.
    private(set) var presence: CGFloat = 0

    /// - Returns: `nil` where nothing happens to it.
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

    /// Shows what is left of the effect. Inside an animation block this animates.
    ///
    /// - Parameters:
    ///   - presence: how much of the card is there, 0…1.
    ///   - way: the way that a whole card pushes the view.
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

    /// Leaves it as it was.
    func end() {
        view?.transform = base
        presence = 0
        keeper.release()
    }
}
