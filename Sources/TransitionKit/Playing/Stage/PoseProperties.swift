import UIKit

/// The values that a property of a layer has at some moments of a transition.
package struct LayerTrack {
    let layer: CALayer
    let keyPath: String
    let values: [Any]

    package init(layer: CALayer, keyPath: String, values: [Any]) {
        (self.layer, self.keyPath, self.values) = (layer, keyPath, values)
    }
}

/// The properties of views that poses determine. Either they show a pose, or they're recorded from pose to
/// pose, for Core Animation.
@MainActor struct PoseProperties {
    /// The pose to show, or `nil` to record the others.
    private let shown: Pose?
    private let poses: [Pose]
    private(set) var tracks: [LayerTrack] = []

    init(showing pose: Pose) { (shown, poses) = (pose, []) }

    init(through poses: [Pose]) { (shown, self.poses) = (nil, poses) }

    /// Adds a property of views, which all have the same value. It isn't recorded if it stays the same.
    mutating func add<Value: Equatable>(
        _ property: PoseProperty<Value>,
        of views: [UIView],
        _ value: (Pose) -> Value
    ) {
        add(property, of: views, value, isEqual: { $0 == $1 })
    }

    mutating func addTransform(of views: [UIView], _ value: (Pose) -> CATransform3D) {
        add(.transform, of: views, value, isEqual: CATransform3DEqualToTransform)
    }

    mutating func addColor(of view: UIView, _ value: (Pose) -> UIColor?) {
        add(
            .backgroundColor,
            of: [view],
            value,
            isEqual: { $0 == $1 },
            recorded: { ($0 ?? .clear).resolvedColor(with: view.traitCollection).cgColor }
        )
    }

    private mutating func add<Value>(
        _ property: PoseProperty<Value>,
        of views: [UIView],
        _ value: (Pose) -> Value,
        isEqual: (Value, Value) -> Bool,
        recorded: (Value) -> Any = { $0 }
    ) {
        guard !views.isEmpty else { return }
        if let shown {
            let value = value(shown)
            for view in views { property.set(view, value) }
            return
        }
        let values = poses.map(value)
        guard values.contains(where: { !isEqual($0, values[0]) }) else { return }
        let recording = values.map(recorded)
        tracks += views.map { LayerTrack(layer: $0.layer, keyPath: property.keyPath, values: recording) }
    }
}

/// A property of a view, together with the key path of the same property of its layer. A closure sets it,
/// because key paths of Swift are slow.
@MainActor struct PoseProperty<Value> {
    let keyPath: String
    let set: @MainActor (UIView, Value) -> Void
}

extension PoseProperty<CGFloat> {
    static var opacity: Self { Self(keyPath: "opacity") { $0.alpha = $1 } }
    static var cornerRadius: Self { Self(keyPath: "cornerRadius") { $0.layer.cornerRadius = $1 } }
}

extension PoseProperty<Float> {
    static var shadowOpacity: Self { Self(keyPath: "shadowOpacity") { $0.layer.shadowOpacity = $1 } }
}

extension PoseProperty<CGPoint> {
    static var position: Self { Self(keyPath: "position") { $0.center = $1 } }
}

extension PoseProperty<CGRect> {
    static var bounds: Self { Self(keyPath: "bounds") { $0.bounds = $1 } }
}

extension PoseProperty<CATransform3D> {
    static var transform: Self { Self(keyPath: "transform") { $0.layer.transform = $1 } }
}

extension PoseProperty<UIColor?> {
    static var backgroundColor: Self { Self(keyPath: "backgroundColor") { $0.backgroundColor = $1 } }
}
