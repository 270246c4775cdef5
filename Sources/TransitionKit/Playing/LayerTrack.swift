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

    /// Adds a property of layers, which all have the same value, unless it stays the same.
    mutating func add<Value: Equatable>(
        _ keyPath: String,
        of layers: [CALayer],
        _ value: (Pose) -> Value
    ) {
        let values = poses.map(value)
        if values.contains(where: { $0 != values[0] }) { add(keyPath, of: layers, values) }
    }

    /// Adds the transform of layers, which all have the same one, unless it stays the same.
    mutating func addTransform(of layers: [CALayer], _ value: (Pose) -> CATransform3D) {
        let values = poses.map(value)
        guard values.contains(where: { !CATransform3DEqualToTransform($0, values[0]) }) else { return }
        add("transform", of: layers, values)
    }

    /// Adds the background color, unless it stays the same.
    mutating func addColor(of view: UIView, _ value: (Pose) -> UIColor?) {
        let colors = poses.map(value)
        guard colors.contains(where: { $0 != colors[0] }) else { return }
        let values = colors.map { ($0 ?? .clear).resolvedColor(with: view.traitCollection).cgColor }
        add("backgroundColor", of: [view.layer], values)
    }

    private mutating func add(_ keyPath: String, of layers: [CALayer], _ values: [Any]) {
        all += layers.map { LayerTrack(layer: $0, keyPath: keyPath, values: values) }
    }
}
