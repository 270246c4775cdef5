import UIKit

/// The view of the presenting screen while a card is presented.
@MainActor final class PresentingScreen: AffectedScreen {
    private(set) weak var view: UIView?
    private let effect: CardPresentation.PresenterEffect
    private let base: CGAffineTransform
    /// The corners without the card, and their radius with the entire effect.
    private let corners: Corners
    private let radius: CGFloat
    private let keeper: SafeAreaKeeper
    /// The part of the superview's safe area that the view at rest doesn't have. It's negative at bars.
    private var missing = UIEdgeInsets.zero
    /// Whether the screen has to be restored.
    private var isChanged = false

    private typealias Corners = (radius: CGFloat, curve: CALayerCornerCurve, areClipped: Bool)

    /// - Parameter radius: The corner radius of the card, which the screen gets if it's scaled down.
    /// - Returns: `nil` if there's no effect.
    init?(of presenter: UIViewController, _ effect: CardPresentation.PresenterEffect, radius: CGFloat) {
        guard effect != .none, presenter.presentingViewController == nil, let view = presenter.viewIfLoaded
        else {
            return nil
        }
        self.view = view
        self.effect = effect
        base = view.transform
        let layer = view.layer
        corners = (layer.cornerRadius, layer.cornerCurve, layer.masksToBounds)
        // A configuration of the app would overwrite it.
        let isRounded = effect.scalesDown && !view.hasCornerConfiguration
        self.radius = isRounded ? max(radius, layer.cornerRadius) : layer.cornerRadius
        keeper = SafeAreaKeeper(presenter)
    }

    deinit {
        // UIKit might not notify a card that's dismissed together with others.
        guard isChanged, let view else { return }
        let (base, corners, keeper) = (base, radius > corners.radius ? corners : nil, keeper)
        MainQueue.run { PresentingScreen.restore(view, base, corners, keeper) }
    }

    /// Returns the transform of the view for a part of the effect.
    func transform(at presence: CGFloat, way: CGVector) -> CGAffineTransform {
        effect.transform(at: presence, way: way, from: base)
    }

    func show(_ presence: CGFloat, way: CGVector) {
        guard let view else { return }
        isChanged = true
        let isVisible = view.window != nil
        if isVisible, view.transform == base { missing = surroundings.subtracting(keeper.inherited) }
        view.transform = transform(at: presence, way: way)
        // The safe area of the surroundings can change in the meantime.
        if isVisible { keeper.keep(surroundings.subtracting(missing), in: keeper.inherited) }
    }

    /// Rounds the corners, which aren't those of the display anymore, for a part of the effect. Inside an
    /// animation block, the change is animated.
    func round(_ presence: CGFloat) {
        guard radius > corners.radius, let layer = view?.layer else { return }
        (layer.cornerCurve, layer.masksToBounds) = (.continuous, true)
        layer.cornerRadius = corners.radius.interpolated(to: radius, at: presence.unit(or: 1))
    }

    /// The part of the superview's safe area that the view would cover if it weren't transformed.
    private var surroundings: UIEdgeInsets {
        guard let view, let superview = view.superview else { return .zero }
        let rest = CGRect(center: view.center, size: view.bounds.size)
        return superview.safeAreaInsets.covered(by: rest, in: superview.bounds)
    }

    // UIKit sets its frame, which can't be done while it's transformed.
    func prepareForNewSize() { end() }

    func end() {
        isChanged = false
        Self.restore(view, base, radius > corners.radius ? corners : nil, keeper)
    }

    private static func restore(
        _ view: UIView?,
        _ transform: CGAffineTransform,
        _ corners: Corners?,
        _ keeper: SafeAreaKeeper
    ) {
        view?.transform = transform
        if let corners, let layer = view?.layer {
            (layer.cornerCurve, layer.masksToBounds) = (corners.curve, corners.areClipped)
            layer.cornerRadius = corners.radius
        }
        keeper.release()
    }
}

extension CardPresentation.PresenterEffect {
    fileprivate var scalesDown: Bool {
        guard case .scaled(let factor) = self else { return false }
        return factor > 0 && factor < 1
    }
}
