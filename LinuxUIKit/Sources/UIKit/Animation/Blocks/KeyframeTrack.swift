@_spi(Host) import QuartzCore

/// A property that keyframes change, and the values that it takes.
///
/// A screen that's cut into pieces has thousands of values. So the track itself is the action of all its
/// changes, and a change only adds a step.
final class KeyframeTrack: KnowingAction {
    /// A change in a keyframe.
    struct Step {
        let start: Double
        let end: Double
        let value: AnimationValue
    }

    let layer: CALayer
    let property: AnimatableProperty
    /// The value before the first change, and the one that was visible.
    private(set) var old: AnimationValue
    private(set) var shown: AnimationValue
    private var steps: [Step] = []
    /// A Boolean value that indicates whether no step starts before the previous one.
    private var isChronological = true
    private let frame: KeyframeScope.Frame

    init(of property: AnimatableProperty, on layer: CALayer, in frame: KeyframeScope.Frame) {
        (self.layer, self.property, self.frame) = (layer, property, frame)
        old = property.value(of: layer)
        shown = property.shownValue(of: layer, insteadOf: old)
    }

    /// Returns the track, ready for a change.
    func prepared() -> KeyframeTrack {
        if steps.isEmpty {
            old = property.value(of: layer)
            shown = property.shownValue(of: layer, insteadOf: old)
        }
        return self
    }

    override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        if let last = steps.last?.start {
            if frame.start < last { isChronological = false }
        } else {
            steps.reserveCapacity(16)
        }
        steps.append(Step(start: frame.start, end: frame.end, value: property.value(of: layer)))
    }

    /// Returns the animation through all steps and the change that it animates, or `nil` if there are no
    /// steps.
    func animation(
        startingVisibly: Bool,
        _ mode: CAAnimationCalculationMode
    ) -> (animation: CAKeyframeAnimation, change: PropertyChange)? {
        guard let last = steps.last?.value else { return nil }
        // Keyframes that only resize a view, for example, don't hold the origin of its bounds.
        if property.isPartOfBounds, steps.allSatisfy({ AnimationValue.isSame($0.value, old) }) { return nil }
        let change = PropertyChange(
            layer: layer,
            property: property,
            old: old,
            shown: shown,
            replacedBy: last
        )
        let (times, values) = keys(from: startingVisibly ? shown : old)
        let animation = CAKeyframeAnimation(keyPath: property.rawValue)
        animation.calculationMode = mode
        animation.frames = values.map { $0.animatable(beside: last) }
        // A discrete value lasts from its own time to the next one.
        animation.times = mode == .discrete ? times + [1] : times
        return (animation, change)
    }

    /// Returns the values over time. A value is held before the first step, between steps, and after the last
    /// one. A step that begins before the previous one has ended continues from the value at that time.
    private func keys(from start: AnimationValue) -> (times: [Double], values: [AnimationValue]) {
        var (times, values) = ([0.0], [start])
        times.reserveCapacity(2 * steps.count + 2)
        values.reserveCapacity(2 * steps.count + 2)
        func add(_ value: AnimationValue, at time: Double) {
            times.append(time)
            values.append(value)
        }
        if !isChronological { sortSteps() }
        for index in steps.indices {
            let (last, start) = (times.count - 1, steps[index].start)
            if start < times[last], last > 0 {
                let (time, value) = (times.removeLast(), values.removeLast())
                let before = times[last - 1]
                if start > before {
                    let fraction = CGFloat((start - before) / (time - before))
                    add(values[last - 1].blended(with: value, fraction), at: start)
                }
            } else if start > times[last] {
                add(values[last], at: start)
            }
            add(steps[index].value, at: steps[index].end)
        }
        let last = times.count - 1
        if times[last] < 1 { add(values[last], at: 1) }
        return (times, values)
    }

    /// Sorts the steps by their start. Those that start at the same time keep their order.
    private func sortSteps() {
        let order = steps.indices.sorted { (steps[$0].start, $0) < (steps[$1].start, $1) }
        steps = order.map { steps[$0] }
        isChronological = true
    }
}
