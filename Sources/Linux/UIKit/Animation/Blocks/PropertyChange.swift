import QuartzCore

/// A property that was set within an animation block.
struct PropertyChange {
    let layer: CALayer
    let property: AnimatableProperty
    /// The value before.
    let old: AnimationValue
    /// What was on the screen before.
    let shown: AnimationValue
    let new: AnimationValue

    /// An animation of the change at an even pace: of the difference to the new value where such animations add up,
    /// else from `start` to the new value.
    func animation(_ animation: CABasicAnimation, startingFrom start: AnimationValue) -> CABasicAnimation {
        if property.isAdditive, let offset = old.offset(from: new) {
            animation.isAdditive = true
            animation.fromValue = offset.boxed(beside: offset)
            animation.toValue = offset.zero.boxed(beside: offset)
        } else {
            animation.fromValue = start.boxed(beside: new)
            animation.toValue = new.boxed(beside: start)
        }
        return animation
    }
}

/// The action that a view's layer gets within an animation block. The layer asks for it before the property
/// changes and runs it afterwards.
@MainActor
final class PropertyAction: NSObject, @preconcurrency CAAction {
    private let layer: CALayer
    private let property: AnimatableProperty
    private let scope: AnimationScope
    private let old: AnimationValue
    private let shown: AnimationValue

    init(layer: CALayer, property: AnimatableProperty, scope: AnimationScope) {
        self.layer = layer
        self.property = property
        self.scope = scope
        old = property.value(of: layer)
        shown = layer.animationKeys()?.isEmpty ?? true ? old : property.shownValue(of: layer)
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        let new = property.value(of: layer)
        guard !AnimationValue.isSame(old, new) else { return }
        scope.record(PropertyChange(layer: layer, property: property, old: old, shown: shown, new: new))
    }
}

extension UIView {
    /// What animates a change of `key` of a view's own layer; nil outside of animation blocks and for properties
    /// that do not animate.
    func animationAction(for layer: CALayer, forKey key: String) -> (any CAAction)? {
        guard AnimationScope.isEnabled, let scope = AnimationScope.current,
            let property = AnimatableProperty(rawValue: key)
        else { return nil }
        return PropertyAction(layer: layer, property: property, scope: scope)
    }
}
