import QuartzCore

extension UIView {
    /// Animates the keyframes that `animations` adds. The timing of the whole animation is ease-in-ease-out,
    /// unless the options contain another curve or an enclosing animation has its own. In a keyframe, the
    /// keyframes take parts of its time.
    public class func animateKeyframes(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let block = options.blockOptions
        guard
            let base = AnimationScope.make(
                duration: seconds(duration),
                delay: seconds(delay),
                curve: .named(block.curve),
                options: block,
                completion: completion
            )
        else { return runUnanimated(animations, completion) }
        if let frame = base as? KeyframeScope { return frame.runWithin(animations) }
        let scope = KeyframeScope(base: base, calculationMode: options.calculationMode)
        scope.run(animations)
        scope.finish()
        base.close()
    }

    /// Adds a keyframe, which animates the changes in `animations`. Its start and duration are fractions
    /// (0…1) of the total duration. Call this method only in the block of a keyframe animation.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double,
        relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard AnimationScope.isEnabled, let scope = AnimationScope.current as? KeyframeScope else {
            return animations()
        }
        scope.addFrame(start: frameStartTime, duration: frameDuration, animations)
    }
}
