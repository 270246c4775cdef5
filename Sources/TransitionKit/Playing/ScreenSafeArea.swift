import UIKit

/// The safe area of a screen that a transition moves, which stays as it is at rest.
///
/// UIKit may calculate it for the moved view, such as when the app changes the additional insets. Then
/// content would shift, and a canceled transition could leave it shifted.
@MainActor final class ScreenSafeArea {
    /// Marks the layer of a view whose safe area a transition keeps.
    private static let key = "TransitionKit.ScreenSafeArea"

    private weak var view: UIView?
    private var keeper: SafeAreaKeeper
    /// The insets from the surroundings, and the frame in the superview, before the view moves.
    private let inherited: UIEdgeInsets
    private let frame: CGRect

    /// - Returns: `nil` if the screen isn't the view of its controller, whose presentation is then
    ///   responsible, or if another transition keeps it already.
    init?(of side: TransitionSide, in context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: side.viewKey),
            let controller = context.viewController(forKey: side.controllerKey),
            controller.viewIfLoaded === view, view.layer.value(forKey: Self.key) == nil
        else { return nil }
        view.layer.setValue(true, forKey: Self.key)
        self.view = view
        keeper = SafeAreaKeeper(controller)
        inherited = keeper.inherited
        frame = view.frame
    }

    /// Adds what the screen has lost, or takes what it has gained, at the edges that it isn't at. A change at
    /// any other edge, such as that of a bar, applies immediately.
    func keep() {
        guard let view else { return }
        let (current, lost) = (view.frame, inherited.less(keeper.inherited))
        let tolerance = 1e-6
        UIView.performWithoutAnimation {
            keeper.add(
                UIEdgeInsets(
                    top: abs(current.minY - frame.minY) > tolerance ? lost.top : 0,
                    left: abs(current.minX - frame.minX) > tolerance ? lost.left : 0,
                    bottom: abs(current.maxY - frame.maxY) > tolerance ? lost.bottom : 0,
                    right: abs(current.maxX - frame.maxX) > tolerance ? lost.right : 0
                )
            )
        }
    }

    func release() {
        keeper.release()
        view?.layer.setValue(nil, forKey: Self.key)
    }
}
