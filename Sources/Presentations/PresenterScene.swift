import UIKit

/// The screen behind a card, which the card has an effect on.
@MainActor protocol CardScreenBehind: AnyObject {
    /// The view of the presenting screen, if a transition can move it along.
    var view: UIView? { get }
    /// The visible fraction of the card for which the effect was last applied.
    var presence: CGFloat { get }

    /// Applies the effect. Inside an animation block, the change is animated.
    ///
    /// - Parameters:
    ///   - presence: The visible fraction of the card, from 0 to 1.
    ///   - way: The translation of the view for an entirely visible card.
    func show(_ presence: CGFloat, way: CGVector)

    /// Prepares the screen for another size. The effect is applied again afterward.
    func prepareForNewSize()

    /// Restores the screen.
    func end()
}

/// The view of the presenting screen while a card is presented.
@MainActor final class PresenterScene: CardScreenBehind {
    private(set) weak var view: UIView?
    private weak var controller: UIViewController?
    private let effect: CardPresentation.PresenterEffect
    private let base: CGAffineTransform
    private var keeper: SafeAreaKeeper
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

    func show(_ presence: CGFloat, way: CGVector) {
        guard let view else { return }
        self.presence = presence
        let safeArea = keeper.safeArea
        view.transform = effect.transform(at: presence, way: way, from: base)
        keeper.keep(safeArea)
    }

    // UIKit sets its frame, which can't be done while it's transformed.
    func prepareForNewSize() { end() }

    func end() {
        view?.transform = base
        presence = 0
        keeper.release()
    }
}

extension CardPresentation.PresenterEffect {
    /// Returns the transform of the screen behind the card.
    ///
    /// - Parameters:
    ///   - presence: The visible fraction of the card, from 0 to 1.
    ///   - way: The translation of the screen for an entirely visible card.
    ///   - base: The transform of the screen without the card.
    func transform(
        at presence: CGFloat,
        way: CGVector,
        from base: CGAffineTransform = .identity
    ) -> CGAffineTransform {
        switch self {
        case .none: return base
        case .pushed:
            return base.concatenating(
                CGAffineTransform(translationX: way.dx * presence, y: way.dy * presence)
            )
        case .scaled(let factor):
            let whole = factor > 0 && factor.isFinite ? factor : 1
            let scale = CGFloat(1).interpolated(to: whole, at: presence)
            return base.scaledBy(x: scale, y: scale)
        }
    }
}
