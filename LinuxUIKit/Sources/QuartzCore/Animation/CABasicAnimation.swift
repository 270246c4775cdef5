/// An animation between two values. A missing value is derived from the others and from the layer's own
/// value. The possible combinations are: from and to; from and from + by; to − by and to; from and the
/// layer's value; the layer's value and to; and the layer's value and the same plus by. If all are missing,
/// the animation leads from the value that the layer showed before to its new value.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any? { willSet { checkIsMutable() } }
    open var toValue: Any? { willSet { checkIsMutable() } }
    open var byValue: Any? { willSet { checkIsMutable() } }

    override func takeProperties(of other: CAAnimation) {
        super.takeProperties(of: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    override func value(at progress: Double, over base: AnimatableValue) -> AnimatableValue? {
        guard let (from, to) = ends(over: base) else { return nil }
        return from.interpolated(to: to, CGFloat(progress))
    }

    private func ends(over base: AnimatableValue) -> (AnimatableValue, AnimatableValue)? {
        let from = AnimatableValue(fromValue, like: base)
        let to = AnimatableValue(toValue, like: base)
        let by = AnimatableValue(byValue, like: base)
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
