@_spi(Host) import QuartzCore

/// The block of `UIView.animateKeyframes`. It collects the changes in its keyframes, and combines those of each
/// property into one animation, with the timing of the scope below.
final class KeyframeScope: AnimationScope {
    private let base: AnimationScope
    private let calculationMode: CAAnimationCalculationMode
    private var frame = 0.0...1.0
    private var tracks: [Track] = []
    /// The indexes of the tracks. A screen that's cut into pieces has hundreds of them.
    private var places: [TrackKey: Int] = [:]

    private struct TrackKey: Hashable {
        let layer: ObjectIdentifier
        let property: AnimatableProperty
    }

    /// A property and the values that it takes.
    private struct Track {
        let first: PropertyChange
        var steps: [Step]
        var final: AnimationValue
    }

    private struct Step {
        let start: Double
        let end: Double
        let value: AnimationValue
    }

    init(base: AnimationScope, calculationMode: CAAnimationCalculationMode) {
        self.base = base
        self.calculationMode = calculationMode
        super.init(duration: base.duration, curve: base.curve, options: base.options)
    }

    /// Runs a keyframe's block. The times are fractions (0…1) of the total duration.
    func addFrame(start: Double, duration: Double, _ body: () -> Void) {
        let outer = frame
        defer { frame = outer }
        let start = start.isFinite ? min(max(start, 0), 1) : 0
        let length = duration.isFinite ? max(duration, 0) : 0
        frame = start...min(start + length, 1)
        run(body)
    }

    override func record(_ change: PropertyChange) {
        super.record(change)
        let step = Step(start: frame.lowerBound, end: frame.upperBound, value: change.new)
        let key = TrackKey(layer: ObjectIdentifier(change.layer), property: change.property)
        if let index = places[key] {
            tracks[index].steps.append(step)
            tracks[index].final = change.new
        } else {
            places[key] = tracks.count
            tracks.append(Track(first: change, steps: [step], final: change.new))
        }
    }

    override func nested(
        duration: TimeInterval,
        delay: TimeInterval,
        curve: TimingCurve,
        options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) -> AnimationScope {
        // A block in a keyframe is a part of the keyframe.
        if let completion { RunLoopQueue.main.async { completion(true) } }
        return self
    }

    /// Creates the animations.
    func finish() {
        for track in tracks {
            let property = track.first.property
            let change = PropertyChange(
                layer: track.first.layer,
                property: property,
                old: track.first.old,
                shown: track.first.shown,
                replacedBy: track.final
            )
            let start = options.contains(.beginFromCurrentState) ? change.shown : change.old
            let keys = Self.keys(from: start, through: track.steps)

            let animation = CAKeyframeAnimation(keyPath: property.rawValue)
            animation.calculationMode = calculationMode
            animation.values = keys.map { $0.value.boxed(beside: change.new) }
            animation.keyTimes = keys.map { NSNumber(value: $0.time) }
            if calculationMode == .discrete {
                // A discrete value lasts from its own time to the next one.
                animation.keyTimes?.append(1)
            }
            base.attach(animation, for: change, key: property.freeKey(on: change.layer))
        }
    }

    /// Returns the values over time. A value is held before the first step, between steps, and after the last
    /// one. A step that begins before the previous one has ended continues from the value at that time.
    private static func keys(
        from start: AnimationValue,
        through steps: [Step]
    ) -> [(time: Double, value: AnimationValue)] {
        var keys: [(time: Double, value: AnimationValue)] = [(0, start)]
        let sorted = steps.enumerated().sorted {
            ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
        }
        for step in sorted.map(\.element) {
            if let last = keys.last, step.start < last.time, keys.count > 1 {
                let before = keys[keys.count - 2]
                keys.removeLast()
                if step.start > before.time {
                    let fraction = CGFloat((step.start - before.time) / (last.time - before.time))
                    keys.append((step.start, before.value.blended(with: last.value, fraction)))
                }
            } else if let last = keys.last, step.start > last.time {
                keys.append((step.start, last.value))
            }
            keys.append((step.end, step.value))
        }
        if let last = keys.last, last.time < 1 { keys.append((1, last.value)) }
        return keys
    }
}
