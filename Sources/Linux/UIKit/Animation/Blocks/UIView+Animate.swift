@_spi(Host) import QuartzCore

extension UIView {
    /// Animates what `animations` changes. `completion` runs once, after the last animation has ended; its argument is
    /// false if one was removed before.
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

    /// Animates with a spring that settles within `duration`. A damping ratio of 1 does not overshoot; the velocity is
    /// in whole distances a second.
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

    /// Runs a block that takes no time; its completion comes in the next turn of the run loop.
    static func runUnanimated(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
        AnimationScope.with(nil, animations)
        if let completion { RunLoopQueue.main.async { completion(true) } }
    }

    static func seconds(_ time: TimeInterval) -> TimeInterval {
        time.isFinite ? max(time, 0) : 0
    }

    /// Repeats the animations that `animations` makes within an animation block.
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

    // MARK: Switching animations off

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

    /// The duration of the animation block being run, 0 outside of blocks.
    public class var inheritedAnimationDuration: TimeInterval {
        AnimationScope.isEnabled ? AnimationScope.current?.duration ?? 0 : 0
    }

    /// Whether the view moves in an animation that lets no touches through.
    var isAnimatingWithoutInteraction: Bool {
        guard let keys = layer.animationKeys() else { return false }
        return keys.contains { key in
            let animation = layer.animation(forKey: key)
            if let track = animation?.timeline as? AnimatorTrack { return track.blocksTouches }
            return (animation?.delegate as? BlockCompletion)?.blocksTouches ?? false
        }
    }
}
