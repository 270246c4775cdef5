@_spi(Host) import QuartzCore

/// The block of `UIView.animate`. Its animations follow the time of the layers that they animate.
final class BlockScope: AnimationScope {
    /// The number of blocks that have run.
    private(set) static var count = 0

    private let delay: TimeInterval
    private let completion: BlockCompletion
    /// The properties that aren't additive and that this block has already animated.
    private var animated: Set<Slot> = []

    private struct Slot: Hashable {
        let layer: ObjectIdentifier
        let property: AnimatableProperty
    }

    init(
        duration: TimeInterval,
        delay: TimeInterval,
        curve: TimingCurve,
        options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        self.delay = delay
        self.completion = BlockCompletion(
            blocksTouches: !options.contains(.allowUserInteraction),
            handler: completion
        )
        super.init(duration: duration, curve: curve, options: options)
        Self.count += 1
    }

    override func record(_ change: PropertyChange) {
        super.record(change)
        let animation: CABasicAnimation
        if case .spring(let solver, _) = curve {
            let spring = CASpringAnimation(keyPath: change.property.rawValue)
            spring.mass = 1
            spring.stiffness = CGFloat(solver.stiffness)
            spring.damping = CGFloat(solver.damping)
            spring.initialVelocity = CGFloat(solver.initialVelocity)
            spring.allowsOverdamping = solver.allowsOverdamping
            animation = spring
        } else {
            animation = CABasicAnimation(keyPath: change.property.rawValue)
        }

        let slot = Slot(layer: ObjectIdentifier(change.layer), property: change.property)
        let start = options.contains(.beginFromCurrentState) ? change.shown : change.old
        change.complete(animation, startingFrom: start)
        guard !change.property.isAdditive, animated.insert(slot).inserted else {
            attach(animation, for: change, key: change.property.freeKey(on: change.layer))
            return
        }
        // Replaces the property's previous animation, which therefore ends unfinished.
        var number = 2
        while change.layer.animation(forKey: "\(change.property.rawValue)-\(number)") != nil {
            change.layer.removeAnimation(forKey: "\(change.property.rawValue)-\(number)")
            number += 1
        }
        attach(animation, for: change, key: change.property.rawValue)
    }

    override func attach(_ animation: CAPropertyAnimation, for change: PropertyChange, key: String) {
        // For Core Animation, 0 means the default duration.
        animation.duration = max(duration, 1e-9)
        if case .cubic(let function) = curve, !Self.pacesEvenly { animation.timingFunction = function }
        if let repetition {
            animation.repeatCount = Float(repetition.count)
            animation.autoreverses = repetition.autoreverses
        } else {
            if options.contains(.repeat) { animation.repeatCount = .infinity }
            animation.autoreverses = options.contains(.autoreverse)
        }
        if delay > 0 { animation.startDelay = delay }
        animation.fillMode = .both
        animation.delegate = completion
        completion.begin()
        animation.isHandedOver = true
        change.layer.add(animation, forKey: key)
    }

    override func nested(
        duration: TimeInterval,
        delay: TimeInterval,
        curve: TimingCurve,
        options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) -> AnimationScope {
        let inherited =
            options.contains(.overrideInheritedOptions) ? [] : self.options.intersection(.inherited)
        let scope = BlockScope(
            duration: options.contains(.overrideInheritedDuration) ? duration : self.duration,
            delay: delay,
            curve: options.contains(.overrideInheritedCurve) ? curve : self.curve,
            options: options.union(inherited),
            completion: completion
        )
        if !options.contains(.overrideInheritedOptions) { scope.repetition = repetition }
        return scope
    }

    override func close() {
        completion.close()
    }
}
