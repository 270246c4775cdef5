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

    private struct Values {
        let from: AnimatableValue?
        let to: AnimatableValue?
        let by: AnimatableValue?
    }

    // The values as they were set.
    private var from: Any? { didSet { unboxed = nil } }
    private var to: Any? { didSet { unboxed = nil } }
    private var by: Any? { didSet { unboxed = nil } }
    /// The unboxed values, once they've been needed, because every frame uses them.
    private var unboxed: Values?

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
        let values =
            unboxed
            ?? Values(
                from: AnimatableValue(from, like: base),
                to: AnimatableValue(to, like: base),
                by: AnimatableValue(by, like: base)
            )
        unboxed = values
        let own = isAdditive ? base.zero ?? base : base
        switch (values.from, values.to, values.by) {
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
