@_spi(Host) import QuartzCore

/// A block of a property animator. Its animations follow the animator's time.
final class AnimatorScope: AnimationScope {
    private unowned let animator: UIViewPropertyAnimator
    private let playhead: Playhead
    private let track: AnimatorTrack

    init(
        animator: UIViewPropertyAnimator,
        playhead: Playhead,
        track: AnimatorTrack,
        options: UIView.AnimationOptions = []
    ) {
        self.animator = animator
        self.playhead = playhead
        self.track = track
        track.blocksTouches = !animator.isUserInteractionEnabled
        super.init(
            duration: animator.duration * max(track.end - track.start, 0),
            curve: track.curve ?? playhead.curve,
            options: options
        )
    }

    override func record(_ change: PropertyChange) {
        super.record(change)
        let animation = CABasicAnimation(keyPath: change.property.rawValue)
        change.complete(animation, startingFrom: change.shown)
        attach(animation, for: change, key: change.property.freeKey(on: change.layer))
    }

    override func attach(_ animation: CAPropertyAnimation, for change: PropertyChange, key: String) {
        animation.duration = max(animator.duration, 1e-9)
        animation.timeline = track
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        animation.isHandedOver = true
        change.layer.add(animation, forKey: key)
        animator.didAnimate(
            AnimatorChange(
                layer: change.layer,
                property: change.property,
                key: key,
                track: track,
                old: change.old,
                new: change.new
            )
        )
    }

    override func nested(
        duration: TimeInterval,
        delay: TimeInterval,
        curve: TimingCurve,
        options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) -> AnimationScope {
        if let completion { animator.addNestedCompletion(completion) }
        let whole = animator.duration
        let start = whole > 0 ? min(track.start + max(delay, 0) / whole, 1) : track.start
        let end =
            options.contains(.overrideInheritedDuration) && whole > 0
            ? min(start + max(duration, 0) / whole, 1) : track.end
        let inner = playhead.addTrack(
            start: start,
            end: max(start, end),
            curve: options.contains(.overrideInheritedCurve) ? curve : track.curve
        )
        return AnimatorScope(animator: animator, playhead: playhead, track: inner, options: options)
    }
}
