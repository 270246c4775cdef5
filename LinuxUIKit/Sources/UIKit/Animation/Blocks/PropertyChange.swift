@_spi(Host) import QuartzCore

/// A property that was set in an animation block.
struct PropertyChange {
    let layer: CALayer
    let property: AnimatableProperty
    /// The value before the change.
    let old: AnimationValue
    /// The visible value before the change.
    let shown: AnimationValue
    let new: AnimationValue

    /// The value to add so that the old value remains visible, or `nil` if the new animation can't be
    /// additive.
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
        }.filter { $0.keyPath == property.rawValue || $0.keyPath == property.key }
        // If an animation covers the model, an addition would be visible on top of it.
        if running.contains(where: { !$0.isAdditive }) { return nil }
        // Matrix multiplication isn't commutative, so the addition must fit on top of the running animations.
        if case .transform = new, !running.isEmpty {
            return shown.offset(from: property.shownValue(of: layer))
        }
        return old.offset(from: new)
    }

    /// Sets the values of the change's animation. If such animations are additive, it leads from the
    /// difference to zero. Otherwise, it leads from `start` to the new value.
    func complete(_ animation: CABasicAnimation, startingFrom start: AnimationValue) {
        if let offset {
            animation.isAdditive = true
            animation.fromValue = offset.boxed(beside: offset)
            animation.toValue = offset.zero.boxed(beside: offset)
        } else {
            // If the property is additive, its motion is never interrupted, so it starts from the visible
            // value.
            let start = property.isAdditive ? shown : start
            animation.fromValue = start.boxed(beside: new)
            animation.toValue = new.boxed(beside: start)
        }
    }
}

/// The action of a view's layer in an animation block. The layer requests it before the property changes and
/// runs it afterward.
@MainActor
final class PropertyAction: KnowingAction {
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
        shown = property.shownValue(of: layer, insteadOf: old)
    }

    nonisolated override func run(
        forKey event: String,
        object anObject: Any,
        arguments dict: [AnyHashable: Any]?
    ) {
        // Views are changed only on the main thread.
        nonisolated(unsafe) let action = self
        MainActor.assumeIsolated { action.record() }
    }

    private func record() {
        // If the size changes, UIKit also adds an animation of the origin, and the other way around.
        let change = PropertyChange(layer: layer, property: property, old: old, shown: shown)
        let isPart = property.isPartOfBounds && change.offset != nil
        guard isPart || !AnimationValue.isSame(old, change.new) else { return }
        scope.record(change)
    }
}

/// The action of a change of a layer's bounds. UIKit animates the origin and the size separately.
private final class BoundsAction: KnowingAction {
    private let parts: [any CAAction]

    init(_ parts: [any CAAction]) {
        self.parts = parts
    }

    override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        for part in parts { part.run(forKey: event, object: anObject, arguments: dict) }
    }
}

extension UIView {
    /// Returns the action that animates a change of `key` of a view's own layer. Returns `nil` outside
    /// animation blocks, and for properties that aren't animatable.
    func animationAction(for layer: CALayer, forKey key: String) -> (any CAAction)? {
        guard AnimationScope.isEnabled, let scope = AnimationScope.current else { return nil }
        if let property = AnimatableProperty.named(key) { return scope.action(for: property, of: layer) }
        guard key == "bounds" else { return nil }
        let parts: [AnimatableProperty] = [.boundsOrigin, .boundsSize]
        return BoundsAction(parts.map { scope.action(for: $0, of: layer) })
    }
}
