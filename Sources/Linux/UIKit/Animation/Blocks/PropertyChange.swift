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

    /// What has to be added to show the old value still; nil where the new animation has to stand for itself.
    let offset: AnimationValue?

    init(layer: CALayer, property: AnimatableProperty, old: AnimationValue, shown: AnimationValue) {
        self.layer = layer
        self.property = property
        self.old = old
        self.shown = shown
        new = property.value(of: layer)
        offset = Self.offset(of: property, on: layer, old: old, shown: shown, new: new)
    }

    init(
        layer: CALayer,
        property: AnimatableProperty,
        old: AnimationValue,
        shown: AnimationValue,
        replacedBy new: AnimationValue
    ) {
        self.layer = layer
        self.property = property
        self.old = old
        self.shown = shown
        self.new = new
        offset = nil
    }

    private static func offset(
        of property: AnimatableProperty,
        on layer: CALayer,
        old: AnimationValue,
        shown: AnimationValue,
        new: AnimationValue
    ) -> AnimationValue? {
        guard property.isAdditive else { return nil }
        let running = (layer.animationKeys() ?? []).compactMap {
            layer.animation(forKey: $0) as? CAPropertyAnimation
        }.filter { $0.keyPath == property.rawValue }
        // An animation that covers the model would be seen through an addition to it.
        if running.contains(where: { !$0.isAdditive }) { return nil }
        // Matrices do not commute: the addition has to fit on top of what runs already.
        if case .transform = new, !running.isEmpty {
            return shown.offset(from: property.shownValue(of: layer))
        }
        return old.offset(from: new)
    }

    /// Completes an animation of the change: of the difference to the new value where such animations add up, else
    /// from `start` to the new value.
    func complete(_ animation: CABasicAnimation, startingFrom start: AnimationValue) {
        if let offset {
            animation.isAdditive = true
            animation.fromValue = offset.boxed(beside: offset)
            animation.toValue = offset.zero.boxed(beside: offset)
        } else {
            // Where its kind adds up, motion never breaks, so it starts from what is seen.
            let start = property.isAdditive ? shown : start
            animation.fromValue = start.boxed(beside: new)
            animation.toValue = new.boxed(beside: start)
        }
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
        scope.record(PropertyChange(layer: layer, property: property, old: old, shown: shown))
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
