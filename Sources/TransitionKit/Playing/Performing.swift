import UIKit

/// An object that shows the poses of a participant.
@MainActor protocol Performing {
    /// Shows a pose. Inside an animation block, the change is animated.
    func show(_ pose: Pose)
}

/// A performer that shows a backdrop as the background of the view that contains the screens.
@MainActor struct BackdropPerformer: Performing {
    private let view: UIView

    init(view: UIView, ledger: Ledger) {
        self.view = view
        ledger.record(\.backgroundColor, of: view)
    }

    func show(_ pose: Pose) {
        let color = pose.backgroundColor
        let opacity = pose.opacity.unit(or: 1)
        view.backgroundColor =
            opacity == 1 ? color : color.map { $0.withAlphaComponent($0.cgColor.alpha * opacity) }
    }
}
