/// A key path of an animation. It names a property of a layer, or one component of a property.
struct AnimatableKeyPath {
    let key: String
    let component: Component?

    enum Component: String {
        case x, y, width, height, origin, size
        case originX = "origin.x"
        case originY = "origin.y"
        case sizeWidth = "size.width"
        case sizeHeight = "size.height"
        case rotation
        case rotationX = "rotation.x"
        case rotationY = "rotation.y"
        case rotationZ = "rotation.z"
        case scale
        case scaleX = "scale.x"
        case scaleY = "scale.y"
        case scaleZ = "scale.z"
        case translation
        case translationX = "translation.x"
        case translationY = "translation.y"
        case translationZ = "translation.z"
    }

    /// Returns `nil` if the path doesn't name anything that a layer can animate.
    init?(_ path: String?) {
        // Names of properties begin with small letters. Those of other keys often don't.
        guard let path, let first = path.utf8.first, first >= UInt8(ascii: "a") else { return nil }
        guard let dot = path.utf8.firstIndex(of: UInt8(ascii: ".")) else {
            (key, component) = (path, nil)
            return
        }
        // Apps store values for keys of their own, whose names can contain periods.
        guard let component = Component(rawValue: String(path[path.utf8.index(after: dot)...]))
        else { return nil }
        (key, self.component) = (String(path[..<dot]), component)
    }

    func value(in state: LayerState) -> AnimatableValue? {
        state.value(for: key).flatMap { part(of: $0) }
    }

    /// Returns the part of the property's value that the path names.
    func part(of whole: AnimatableValue) -> AnimatableValue? {
        guard let component else { return whole }
        return Self.part(component, of: whole)
    }

    /// Returns the property's value with another part.
    func replacing(partOf whole: AnimatableValue, by value: AnimatableValue) -> AnimatableValue? {
        guard let component else { return value }
        return Self.replacing(component, of: whole, by: value)
    }

    func setValue(_ value: AnimatableValue, in state: inout LayerState) {
        guard let component else { return state.setValue(value, for: key) }
        guard let whole = state.value(for: key),
            let changed = Self.replacing(component, of: whole, by: value)
        else { return }
        state.setValue(changed, for: key)
    }

    private static func part(_ component: Component, of whole: AnimatableValue) -> AnimatableValue? {
        switch (whole, component) {
        case (.point(let p), .x): .number(p.x)
        case (.point(let p), .y): .number(p.y)
        case (.size(let s), .width): .number(s.width)
        case (.size(let s), .height): .number(s.height)
        case (.rect(let r), .origin): .point(r.origin)
        case (.rect(let r), .size): .size(r.size)
        case (.rect(let r), .originX): .number(r.origin.x)
        case (.rect(let r), .originY): .number(r.origin.y)
        case (.rect(let r), .sizeWidth): .number(r.size.width)
        case (.rect(let r), .sizeHeight): .number(r.size.height)
        case (.transform(let t), _): TransformComponents(t)?.part(component)
        default: nil
        }
    }

    private static func replacing(
        _ component: Component,
        of whole: AnimatableValue,
        by value: AnimatableValue
    ) -> AnimatableValue? {
        switch (whole, component, value) {
        case (.point(var p), .x, .number(let n)):
            p.x = n
            return .point(p)
        case (.point(var p), .y, .number(let n)):
            p.y = n
            return .point(p)
        case (.size(var s), .width, .number(let n)):
            s.width = n
            return .size(s)
        case (.size(var s), .height, .number(let n)):
            s.height = n
            return .size(s)
        case (.rect(var r), .origin, .point(let p)):
            r.origin = p
            return .rect(r)
        case (.rect(var r), .size, .size(let s)):
            r.size = s
            return .rect(r)
        case (.rect(var r), .originX, .number(let n)):
            r.origin.x = n
            return .rect(r)
        case (.rect(var r), .originY, .number(let n)):
            r.origin.y = n
            return .rect(r)
        case (.rect(var r), .sizeWidth, .number(let n)):
            r.size.width = n
            return .rect(r)
        case (.rect(var r), .sizeHeight, .number(let n)):
            r.size.height = n
            return .rect(r)
        case (.transform(let t), _, _):
            guard var parts = TransformComponents(t) else { return nil }
            parts.set(component, value)
            return .transform(parts.decomposition.matrix)
        default: return nil
        }
    }
}

/// The named components of a transform, each of which can be read and replaced.
private struct TransformComponents {
    var decomposition: TransformDecomposition.Spatial

    init?(_ transform: CATransform3D) {
        // A matrix that's scaled to zero has no rotation, but its scale must remain animatable.
        let start = TransformDecomposition.Spatial(transform) ?? Self.collapsed(transform)
        guard let start else { return nil }
        decomposition = start
    }

    private static func collapsed(_ t: CATransform3D) -> TransformDecomposition.Spatial? {
        guard t.m14 == 0, t.m24 == 0, t.m34 == 0, t.m44 == 1 else { return nil }
        var result = TransformDecomposition.Spatial()
        result.translation = SIMD3<Double>(t.m41, t.m42, t.m43)
        result.scale = SIMD3<Double>(
            SIMD3<Double>(t.m11, t.m12, t.m13).length,
            SIMD3<Double>(t.m21, t.m22, t.m23).length,
            SIMD3<Double>(t.m31, t.m32, t.m33).length
        )
        return result
    }

    func part(_ component: AnimatableKeyPath.Component) -> AnimatableValue? {
        let d = decomposition
        switch component {
        case .rotation, .rotationZ: return .number(d.eulerAngles.z)
        case .rotationX: return .number(d.eulerAngles.x)
        case .rotationY: return .number(d.eulerAngles.y)
        case .scale: return .number((d.scale.x + d.scale.y + d.scale.z) / 3)
        case .scaleX: return .number(d.scale.x)
        case .scaleY: return .number(d.scale.y)
        case .scaleZ: return .number(d.scale.z)
        case .translation: return .size(CGSize(width: d.translation.x, height: d.translation.y))
        case .translationX: return .number(d.translation.x)
        case .translationY: return .number(d.translation.y)
        case .translationZ: return .number(d.translation.z)
        default: return nil
        }
    }

    mutating func set(_ component: AnimatableKeyPath.Component, _ value: AnimatableValue) {
        let c = value.components ?? []
        switch (component, c.count) {
        case (.rotation, 1), (.rotationZ, 1): decomposition.eulerAngles.z = c[0]
        case (.rotationX, 1): decomposition.eulerAngles.x = c[0]
        case (.rotationY, 1): decomposition.eulerAngles.y = c[0]
        case (.scale, 1): decomposition.scale = SIMD3<Double>(repeating: c[0])
        case (.scaleX, 1): decomposition.scale.x = c[0]
        case (.scaleY, 1): decomposition.scale.y = c[0]
        case (.scaleZ, 1): decomposition.scale.z = c[0]
        case (.translation, 2): (decomposition.translation.x, decomposition.translation.y) = (c[0], c[1])
        case (.translationX, 1): decomposition.translation.x = c[0]
        case (.translationY, 1): decomposition.translation.y = c[0]
        case (.translationZ, 1): decomposition.translation.z = c[0]
        default: break
        }
    }
}
