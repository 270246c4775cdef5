@_spi(Host) import QuartzCore

/// A property that keyframes change, and the values that it takes.
///
/// A screen that's cut into pieces has thousands of values. So the track itself is the action of all its changes,
/// and a change only adds a step.
final class KeyframeTrack: KnowingAction {
    /// A change in a keyframe.
    struct Step {
        let start: Double
        let end: Double
        let value: AnimationValue
    }

    private struct Key {
        let time: Double
        let value: AnimationValue
    }

    let layer: CALayer
    let property: AnimatableProperty
    /// The value before the first change, and the one that was visible.
    private(set) var old: AnimationValue
    private(set) var shown: AnimationValue
    private(set) var steps: [Step] = []
    private let frame: KeyframeScope.Frame

    init(of property: AnimatableProperty, on layer: CALayer, in frame: KeyframeScope.Frame) {
        (self.layer, self.property, self.frame) = (layer, property, frame)
        old = property.value(of: layer)
        shown = property.shownValue(of: layer, insteadOf: old)
    }

    /// Called before a change.
    func prepare() {
        guard steps.isEmpty else { return }
        old = property.value(of: layer)
        shown = property.shownValue(of: layer, insteadOf: old)
    }

    override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        steps.append(Step(start: frame.start, end: frame.end, value: property.value(of: layer)))
    }

    /// Returns the animation through all steps and the change that it animates, or `nil` if there are no steps.
    func animation(
        startingVisibly: Bool,
        _ mode: CAAnimationCalculationMode
    ) -> (animation: CAKeyframeAnimation, change: PropertyChange)? {
        guard let last = steps.last?.value else { return nil }
        let change = PropertyChange(layer: layer, property: property, old: old, shown: shown, replacedBy: last)
        let keys = keys(from: startingVisibly ? shown : old)
        let animation = CAKeyframeAnimation(keyPath: property.rawValue)
        animation.calculationMode = mode
        animation.values = keys.map { $0.value.boxed(beside: last) }
        animation.times = keys.map(\.time)
        // A discrete value lasts from its own time to the next one.
        if mode == .discrete { animation.times?.append(1) }
        return (animation, change)
    }

    /// Returns the values over time. A value is held before the first step, between steps, and after the last
    /// one. A step that begins before the previous one has ended continues from the value at that time.
    private func keys(from start: AnimationValue) -> [Key] {
        var keys = [Key(time: 0, value: start)]
        keys.reserveCapacity(steps.count + 2)
        for step in chronologicalSteps {
            if let last = keys.last, step.start < last.time, keys.count > 1 {
                let before = keys[keys.count - 2]
                keys.removeLast()
                if step.start > before.time {
                    let fraction = CGFloat((step.start - before.time) / (last.time - before.time))
                    keys.append(Key(time: step.start, value: before.value.blended(with: last.value, fraction)))
                }
            } else if let last = keys.last, step.start > last.time {
                keys.append(Key(time: step.start, value: last.value))
            }
            keys.append(Key(time: step.end, value: step.value))
        }
        if let last = keys.last, last.time < 1 { keys.append(Key(time: 1, value: last.value)) }
        return keys
    }

    /// The steps by their start. Those that start at the same time keep their order.
    private var chronologicalSteps: [Step] {
        let isSorted = zip(steps, steps.dropFirst()).allSatisfy { $0.start <= $1.start }
        if isSorted { return steps }
        return steps.indices.sorted { (steps[$0].start, $0) < (steps[$1].start, $1) }.map { steps[$0] }
    }
}
