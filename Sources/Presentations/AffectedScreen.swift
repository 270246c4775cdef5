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

/// The effect of a card at one of its positions on the screen behind it.
struct ScreenEffect {
    /// The part of the backdrop that's visible. A screen that isn't dimmed isn't scaled either, because
    /// people use it.
    var dimming: CGFloat = 1
    /// The translation of a screen that the card pushes.
    var way = CGVector(dx: 0, dy: 0)
    /// The distance of the card from its position beyond the edge, as a multiple of that translation, or
    /// `nil` if the card doesn't push the screen.
    var lead: CGFloat?

    /// Returns the part of the effect that shows while a fraction of the card is visible.
    func part(at presence: CGFloat) -> CGFloat {
        guard let lead else { return presence * dimming }
        return max(1 - lead * (1 - presence), 0)
    }
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
