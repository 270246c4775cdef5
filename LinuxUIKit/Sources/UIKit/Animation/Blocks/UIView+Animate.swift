@_spi(Host) import QuartzCore

extension UIView {
    /// Animates the changes in `animations`. `completion` runs once, after the last animation has ended. Its
    /// argument is `false` if an animation was removed before its end.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            duration: duration,
            delay: delay,
            curve: options.timingCurve(over: seconds(duration)),
            options: options,
            animations,
            completion
        )
    }

    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            duration: duration,
            delay: 0,
            curve: .named(.easeInOut),
            options: [],
            animations,
            completion
        )
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(duration: duration, delay: 0, curve: .named(.easeInOut), options: [], animations, nil)
    }

    /// Animates with a spring that settles within `duration`. At a damping ratio of 1, it doesn't overshoot.
    /// The velocity is in total distances per second.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            duration: duration,
            delay: delay,
            curve: .spring(
                dampingRatio: Double(dampingRatio),
                velocity: Double(velocity),
                duration: seconds(duration)
            ),
            options: options,
            animations,
            completion
        )
    }

    /// Animates with a spring that takes the time it needs to settle.
    ///
    /// - Parameters:
    ///   - duration: The pace: the duration of an oscillation without damping, in seconds.
    ///   - bounce: The bounciness. At 0, the damping is critical. At 1, the spring oscillates forever. Below
    ///     0, it's overdamped.
    ///   - initialSpringVelocity: The initial velocity, in total distances per second.
    @available(iOS 17.0, tvOS 17.0, *)
    public class func animate(
        springDuration duration: TimeInterval = 0.5,
        bounce: CGFloat = 0.0,
        initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0,
        options: UIView.AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringSolver(
            perceptualDuration: duration,
            bounce: Double(bounce),
            initialVelocity: Double(initialSpringVelocity),
            allowsOverdamping: true
        )
        let settling = seconds(duration) > 0 ? TimingCurve.settlingDuration(of: spring) : 0
        animate(
            duration: settling,
            delay: delay,
            curve: .spring(spring, duration: settling),
            options: options,
            animations,
            completion
        )
    }

    private class func animate(
        duration: TimeInterval,
        delay: TimeInterval,
        curve: TimingCurve,
        options: UIView.AnimationOptions,
        _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        guard
            let scope = AnimationScope.make(
                duration: seconds(duration),
                delay: seconds(delay),
                curve: curve,
                options: options,
                completion: completion
            )
        else { return runUnanimated(animations, completion) }
        scope.run(animations)
        scope.close()
    }

    /// Runs a block without duration. Its completion runs in the next turn of the run loop.
    static func runUnanimated(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
        AnimationScope.with(nil, animations)
        if let completion { RunLoopQueue.main.async { completion(true) } }
    }

    static func seconds(_ time: TimeInterval) -> TimeInterval {
        time.isFinite ? max(time, 0) : 0
    }

    /// Repeats the animations in `animations`, which is in an animation block.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat,
        autoreverses: Bool,
        animations: () -> Void
    ) {
        let scope = AnimationScope.current
        let outer = scope?.repetition
        scope?.repetition = (count, autoreverses)
        defer { scope?.repetition = outer }
        animations()
    }

    // MARK: Disabling animations

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let enabled = AnimationScope.isEnabled
        AnimationScope.isEnabled = false
        defer { AnimationScope.isEnabled = enabled }
        actionsWithoutAnimation()
    }

    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationScope.isEnabled = enabled
    }

    public class var areAnimationsEnabled: Bool { AnimationScope.isEnabled }

    /// The duration of the animation block that's running, or 0 outside blocks.
    public class var inheritedAnimationDuration: TimeInterval {
        AnimationScope.isEnabled ? AnimationScope.current?.duration ?? 0 : 0
    }

    /// A Boolean value that indicates whether the view moves in an animation that blocks touches.
    var isAnimatingWithoutInteraction: Bool {
        guard let keys = layer.animationKeys() else { return false }
        return keys.contains { key in
            let animation = layer.animation(forKey: key)
            if let track = animation?.timeline as? AnimatorTrack { return track.blocksTouches }
            return (animation?.delegate as? BlockCompletion)?.blocksTouches ?? false
        }
    }
}
