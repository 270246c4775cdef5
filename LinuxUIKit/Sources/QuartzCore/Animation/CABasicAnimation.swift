/// An animation between two values. A missing value is derived from the others and from the layer's own
/// value. The possible combinations are: from and to; from and from + by; to − by and to; from and the
/// layer's value; the layer's value and to; and the layer's value and the same plus by. If all are missing,
/// the animation leads from the value that the layer showed before to its new value.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any? {
        get { wrappedForCocoa(from) }
        set {
            checkIsMutable()
            from = newValue
        }
    }
    open var toValue: Any? {
        get { wrappedForCocoa(to) }
        set {
            checkIsMutable()
            to = newValue
        }
    }
    open var byValue: Any? {
        get { wrappedForCocoa(by) }
        set {
            checkIsMutable()
            by = newValue
        }
    }

    // The values as they were set, because every frame uses them.
    private var from: Any?
    private var to: Any?
    private var by: Any?

    override func takeProperties(of other: CAAnimation) {
        super.takeProperties(of: other)
        guard let other = other as? CABasicAnimation else { return }
        (from, to, by) = (other.from, other.to, other.by)
    }

    override func value(at progress: Double, over base: AnimatableValue) -> AnimatableValue? {
        guard let (from, to) = ends(over: base) else { return nil }
        return from.interpolated(to: to, CGFloat(progress))
    }

    private func ends(over base: AnimatableValue) -> (AnimatableValue, AnimatableValue)? {
        let from = AnimatableValue(self.from, like: base)
        let to = AnimatableValue(self.to, like: base)
        let by = AnimatableValue(self.by, like: base)
        let own = isAdditive ? base.zero ?? base : base
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, by.added(to: from))
        case (nil, let to?, let by?): return (to.difference(from: by) ?? to, to)
        case (let from?, nil, nil): return (from, own)
        case (nil, let to?, nil): return (own, to)
        case (nil, nil, let by?): return (own, by.added(to: own))
        case (nil, nil, nil): return nil
        }
    }
}

/// The implicit animation of a property that has nothing between two values. The new one shows at once, but a
/// transaction waits for the animation's end.
final class StepAnimation: CABasicAnimation {
    override func value(at progress: Double, over base: AnimatableValue) -> AnimatableValue? { nil }
}
