import UIKit

/// An object that shows the poses of a participant.
@MainActor protocol Performing {
    func show(_ pose: Pose)
    /// Returns the values that the layers have in some poses.
    func tracks(through poses: [Pose]) -> [LayerTrack]
    /// Keeps what doesn't scroll in place after the content of the view has scrolled.
    func keepInPlace()
    /// Moves a screen to its place at rest, or back to where the last pose has put it.
    func rest(_ isAtRest: Bool)
}

extension Performing {
    func keepInPlace() {}

    func rest(_ isAtRest: Bool) {}
}

/// A performer that shows a backdrop as the background of the view that contains the screens.
@MainActor struct BackdropPerformer: Performing {
    private let view: UIView

    init(view: UIView, ledger: Ledger) {
        self.view = view
        ledger.record(\.backgroundColor, of: view)
    }

    func show(_ pose: Pose) { view.backgroundColor = color(of: pose) }

    func tracks(through poses: [Pose]) -> [LayerTrack] {
        var tracks = LayerTracks(through: poses)
        tracks.addColor(of: view, color)
        return tracks.all
    }

    private func color(of pose: Pose) -> UIColor? {
        let color = pose.backgroundColor
        let opacity = pose.opacity.unit(or: 1)
        return opacity == 1 ? color : color.map { $0.withAlphaComponent($0.cgColor.alpha * opacity) }
    }
}
