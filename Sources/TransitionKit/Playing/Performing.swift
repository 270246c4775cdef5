import UIKit

/// An object that shows the poses of a participant.
@MainActor protocol Performing {
    /// Whether what's shown has no transform of its own.
    var isUpright: Bool { get }
    func show(_ pose: Pose)
    /// Adds the properties that poses determine.
    func add(to properties: inout PoseProperties)
    /// Keeps what doesn't scroll in place after the content of the view has scrolled.
    func keepInPlace()
    /// Moves a screen to its place at rest, or back to where the last pose has put it.
    func rest(_ isAtRest: Bool)
}

extension Performing {
    var isUpright: Bool { true }

    func show(_ pose: Pose) {
        var properties = PoseProperties(showing: pose)
        add(to: &properties)
    }

    /// Returns the values that the layers have in some poses.
    func tracks(through poses: [Pose]) -> [LayerTrack] {
        var properties = PoseProperties(through: poses)
        add(to: &properties)
        return properties.tracks
    }

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

    func add(to properties: inout PoseProperties) {
        properties.addColor(of: view) { pose in
            let color = pose.backgroundColor
            let opacity = pose.opacity.unit(or: 1)
            return opacity == 1 ? color : color.map { $0.withAlphaComponent($0.cgColor.alpha * opacity) }
        }
    }
}
