import QuartzCore

extension UIView {
    /// Animates through the keyframes that `animations` adds. The pace of the whole is ease-in-ease-out unless the
    /// options hold another one, or an animation around it has its own.
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
        let scope = KeyframeScope(base: base, calculationMode: options.calculationMode)
        scope.run(animations)
        scope.finish()
        base.close()
    }

    /// Adds a keyframe: what `animations` changes moves from `frameStartTime` on for `frameDuration`, both parts (0…1)
    /// of the whole duration. Only within the block of a keyframe animation.
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
