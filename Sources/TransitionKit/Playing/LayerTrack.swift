import UIKit

/// The values that a property of a layer has at some moments of a transition.
struct LayerTrack {
    let layer: CALayer
    let keyPath: String
    let values: [Any]
}

/// The properties of layers that change from pose to pose.
@MainActor struct LayerTracks {
    private let poses: [Pose]
    private(set) var all: [LayerTrack] = []

    init(through poses: [Pose]) { self.poses = poses }

    /// Adds a property, unless it stays the same.
    mutating func add<Value: Equatable>(
        _ keyPath: String,
        of layer: CALayer,
        _ value: (Pose) -> Value
    ) {
        let values = poses.map(value)
        guard values.contains(where: { $0 != values[0] }) else { return }
        all.append(LayerTrack(layer: layer, keyPath: keyPath, values: values))
    }

    /// Adds the transform, unless it stays the same.
    mutating func addTransform(of layer: CALayer, _ value: (Pose) -> CATransform3D) {
        let values = poses.map(value)
        guard values.contains(where: { !CATransform3DEqualToTransform($0, values[0]) }) else { return }
        all.append(LayerTrack(layer: layer, keyPath: "transform", values: values))
    }

    /// Adds the background color, unless it stays the same.
    mutating func addColor(of view: UIView, _ value: (Pose) -> UIColor?) {
        let colors = poses.map(value)
        guard colors.contains(where: { $0 != colors[0] }) else { return }
        let values = colors.map { ($0 ?? .clear).resolvedColor(with: view.traitCollection).cgColor }
        all.append(LayerTrack(layer: view.layer, keyPath: "backgroundColor", values: values))
    }
}
