import UIKit

/// The screen behind a card, which the card has an effect on.
@MainActor protocol AffectedScreen: AnyObject {
    /// The view of the presenting screen, if a transition can move it along.
    var view: UIView? { get }

    /// Applies the effect. Inside an animation block, the change is animated.
    ///
    /// - Parameters:
    ///   - presence: The part of the effect that shows, from 0 to 1.
    ///   - way: The translation of the view by the entire effect.
    func show(_ presence: CGFloat, way: CGVector)

    /// Prepares the screen for another size. The effect is applied again afterward.
    func prepareForNewSize()

    /// Restores the screen.
    func end()
}

extension CardPresentation.PresenterEffect {
    /// Returns the transform of the screen behind the card.
    ///
    /// - Parameters:
    ///   - presence: The part of the effect that shows, from 0 to 1.
    ///   - way: The translation of the screen by the entire effect.
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
