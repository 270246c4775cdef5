import UIKit

/// The safe area of a screen that a transition moves, kept as it is at rest.
///
/// UIKit may calculate it for the moved view, such as when the app changes the additional insets. Then
/// content would shift, and a canceled transition could leave it shifted.
@MainActor final class ScreenSafeArea {
    /// The key under which the layer of a view keeps the last of its transitions.
    private static let key = "TransitionKit.ScreenSafeArea"

    private weak var view: UIView?
    /// The same for a transition that began before and isn't over.
    private weak var former: ScreenSafeArea?
    private let keeper: SafeAreaKeeper
    /// The insets from the surroundings at rest, and the frame in the superview, before the view moves.
    private var inherited: UIEdgeInsets
    private let frame: CGRect

    /// Records the safe area of a side's screen at rest.
    ///
    /// - Returns: `nil` if the screen isn't the view of its controller, whose presentation is then
    ///   responsible.
    init?(of side: TransitionSide, in context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: side.viewKey),
            let controller = context.viewController(forKey: side.controllerKey),
            controller.viewIfLoaded === view
        else { return nil }
        let former = view.layer.value(forKey: Self.key) as? ScreenSafeArea
        (self.view, self.former) = (view, former)
        keeper = former?.keeper ?? SafeAreaKeeper(controller)
        // If the screen has another size by now, it's at rest.
        let known = former?.frame.size == view.bounds.size ? former : nil
        inherited = known?.inherited ?? keeper.inherited
        frame = known?.frame ?? view.frame
        view.layer.setValue(self, forKey: Self.key)
    }

    /// Whether no transition has begun since.
    private var isLast: Bool { view?.layer.value(forKey: Self.key) as? ScreenSafeArea === self }

    /// Adds the insets that the screen has lost, or removes those that it has gained, at each edge that isn't
    /// in its position at rest. A change at any other edge, such as that of a bar, applies immediately. It
    /// never adds more than the screen has at rest: UIKit may not calculate the insets of a moved view, and
    /// then they seem to be lost forever.
    func keep() {
        guard let view, isLast else { return }
        let (current, tolerance) = (view.frame, 1e-6)
        let lost = inherited.subtracting(keeper.inherited)
        var insets = lost.combined(with: inherited) { min($0, max($1, 0)) }
        if abs(current.minY - frame.minY) <= tolerance { insets.top = 0 }
        if abs(current.minX - frame.minX) <= tolerance { insets.left = 0 }
        if abs(current.maxY - frame.maxY) <= tolerance { insets.bottom = 0 }
        if abs(current.maxX - frame.maxX) <= tolerance { insets.right = 0 }
        UIView.performWithoutAnimation { keeper.add(insets) }
    }

    /// Called while the view is at rest, where its surroundings can have changed, such as a bar.
    func update() { if let view, isLast, view.frame.isClose(to: frame) { inherited = keeper.inherited } }

    func release() {
        guard view == nil || isLast else { return }
        if former == nil { keeper.release() }
        view?.layer.setValue(former, forKey: Self.key)
    }
}
