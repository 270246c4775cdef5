@_spi(Host) import QuartzCore

/// Animates what its blocks change, and can be paused, scrubbed, reversed and given another pace on the way.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    let timing: any UITimingCurveProvider
    private let requestedDuration: TimeInterval

    var blocks: [(body: () -> Void, delayFactor: Double)] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    var nestedCompletions: [(Bool) -> Void] = []

    var playhead: Playhead?
    var changes: [AnimatorChange] = []
    /// What `stopAnimation(false)` left, until it is finished.
    var stopped: [(change: AnimatorChange, current: AnimationValue)] = []
    var hasRunBlocks = false
    /// Started without anything to animate: runs once there is something.
    var isWaitingForBlocks = false
    var reversed = false
    /// The last run has come to its end by itself.
    var hasEndedInTime = false
    /// Runs as a part of another animation, which has its time in hand.
    var isAdopted = false

    /// An animator that moves whatever its blocks change within `duration` seconds. Springs with a mass take their own
    /// time instead.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timing = parameters.copy(with: nil) as? any UITimingCurveProvider ?? parameters
        requestedDuration = duration.isFinite ? max(duration, 0) : 0
        super.init()
    }

    public convenience init(
        duration: TimeInterval,
        curve: UIView.AnimationCurve,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval,
        controlPoint1 point1: CGPoint,
        controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        )
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval,
        dampingRatio ratio: CGFloat,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    deinit {
        let isStopped = state == .stopped
        precondition(
            !isStopped,
            "A stopped property animator must be finished before it is released"
        )
    }

    /// Starts an animator at once. Within another animation block it is a part of that animation, with its duration
    /// and pace, and cannot be interrupted by itself.
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let timing = UICubicTimingParameters(animationCurve: options.curve)
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
        if AnimationScope.isEnabled, AnimationScope.current != nil {
            animator.isInterruptible = false
            animator.adopt(duration: duration, delay: delay, options: options, animations, completion)
        } else {
            animator.addAnimations(animations)
            if let completion { animator.addCompletion(completion) }
            animator.startAnimation(afterDelay: delay)
        }
        guard let result = animator as? Self else {
            preconditionFailure("Running property animators are made by UIViewPropertyAnimator itself")
        }
        return result
    }

    /// A fresh animator with the same timing, without blocks.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIViewPropertyAnimator(duration: requestedDuration, timingParameters: timing)
        copy.userInteraction = userInteraction
        copy.isManualHitTestingEnabled = isManualHitTestingEnabled
        copy.interruptible = interruptible
        copy.scrubsLinearly = scrubsLinearly
        copy.pausesOnCompletion = pausesOnCompletion
        return copy
    }

    // MARK: Settings

    open var timingParameters: (any UITimingCurveProvider)? { timing }

    /// In seconds; a spring with a mass reports the time it takes to settle.
    open var duration: TimeInterval {
        if let spring = timing.springTimingParameters, spring.ignoresDuration,
            case .spring(_, let time) = spring.curve(over: requestedDuration)
        {
            return time
        }
        return requestedDuration
    }

    /// The seconds between start and first motion.
    open internal(set) var delay: TimeInterval = 0

    var userInteraction = true
    var interruptible = true

    /// Whether moving views get touches; true by default. Not to be set on an active animator.
    open var isUserInteractionEnabled: Bool {
        get { userInteraction }
        set {
            precondition(
                state != .active,
                "isUserInteractionEnabled cannot change while the animator is active"
            )
            userInteraction = newValue
        }
    }

    /// Whether the app finds the touched moving view itself; false by default.
    open var isManualHitTestingEnabled = false

    /// Whether the animator can be paused and stopped; true by default. Not to be set on an active animator.
    open var isInterruptible: Bool {
        get { interruptible }
        set {
            precondition(state != .active, "isInterruptible cannot change while the animator is active")
            interruptible = newValue
        }
    }

    /// Whether a paused animator moves evenly with `fractionComplete`, whatever its pace; true by default.
    open var scrubsLinearly = true

    /// Whether the animator stays active at its end instead of completing; false by default.
    open var pausesOnCompletion = false

    // MARK: State

    open internal(set) var state = UIViewAnimatingState.inactive

    open var isRunning: Bool {
        state == .active && (isAdopted || playhead?.isRunning ?? false)
    }

    /// Can be set at any time: what is on the screen stays, the direction changes.
    open var isReversed: Bool {
        get { reversed }
        set {
            guard newValue != reversed, state != .stopped else { return }
            reversed = newValue
            if let playhead, isRunning { playhead.play(to: destination, at: MediaClock.now) }
        }
    }

    /// The part (0…1) that is done in the direction of travel: even in time while the animator runs; settable, clamped
    /// to 0…1, while it does not. Setting it makes an inactive animator an active, paused one.
    open var fractionComplete: CGFloat {
        get {
            guard let playhead else { return 0 }
            let fraction = playhead.fraction(at: MediaClock.now)
            return CGFloat(reversed ? 1 - fraction : fraction)
        }
        set {
            guard !newValue.isNaN, !isRunning, state != .stopped else { return }
            let playhead = activate()
            let fraction = Double(min(max(newValue, 0), 1))
            let forwards = reversed ? 1 - fraction : fraction
            playhead.rest(at: scrubsLinearly ? .place(forwards) : .time(forwards))
        }
    }

    // MARK: Running

    open func startAnimation() {
        start(delay: 0)
    }

    /// The views keep showing their first values until `delay` seconds are over.
    open func startAnimation(afterDelay delay: TimeInterval) {
        start(delay: delay.isFinite ? max(delay, 0) : 0)
    }

    func start(delay: TimeInterval) {
        precondition(state != .stopped, "A stopped animator must be finished before it starts again")
        guard !isRunning else { return }
        self.delay = delay
        let playhead = activate()
        if hasRunBlocks {
            playhead.play(to: destination, at: MediaClock.now, delay: delay)
        } else {
            isWaitingForBlocks = true
        }
    }

    /// Stays where it is; an animator that has not started yet becomes active, at its start.
    open func pauseAnimation() {
        precondition(interruptible, "An animator that is not interruptible cannot be paused")
        precondition(state != .stopped, "A stopped animator cannot be paused")
        isWaitingForBlocks = false
        activate().pause(at: MediaClock.now, linearly: scrubsLinearly)
    }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    ) {
        guard state == .active, let playhead, !isRunning else { return }
        let now = MediaClock.now
        let factor = durationFactor.isFinite ? Double(max(durationFactor, 0)) : 0
        guard let parameters else {
            if factor > 0 {
                playhead.play(to: destination, at: now, over: factor * duration)
            } else {
                playhead.play(to: destination, at: now)
            }
            return
        }
        let left = min(abs(destination - playhead.place(of: playhead.head(at: now))), 1)
        let time = factor > 0 ? factor * duration : left * duration
        let curve = TimingCurve.provided(by: parameters, over: time)
        if case .spring(_, let own) = curve {
            playhead.drive(to: destination, curve: curve, at: now, duration: own)
        } else {
            playhead.drive(to: destination, curve: curve, at: now, duration: time)
        }
    }

    /// Ends the animations where they are: what shows becomes the properties' values. With `true` the animator is
    /// inactive and its completion blocks never run; with `false` it waits for `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        precondition(interruptible, "An animator that is not interruptible cannot be stopped")
        if state == .active {
            stopped = changes.settleAtCurrent()
            leaveTimeline()
            state = .stopped
        }
        guard withoutFinishing, state == .stopped else { return }
        state = .inactive
        stopped = []
        completions = []
        reportNested(finished: false)
        PropertyAnimators.remove(self)
    }

    /// Ends a stopped animator: the properties get their first or last values or stay as they are, and the completion
    /// blocks run. Has no effect on an animator that has ended by itself.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        if state == .inactive, hasEndedInTime { return }
        precondition(state == .stopped, "Only a stopped animator can be finished")
        for (change, current) in stopped.reversed() where finalPosition != .current {
            let value = change.property.value(of: change.layer)
            guard AnimationValue.isSame(value, current) else { continue }
            change.property.set(finalPosition == .end ? change.new : change.old, on: change.layer)
        }
        stopped = []
        complete(at: finalPosition, finished: false)
    }

    // MARK: Blocks

    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let factor = delayFactor.isFinite ? min(max(Double(delayFactor), 0), 1) : 0
        precondition(state != .stopped, "A stopped animator takes no animations")
        guard state == .active, let playhead else {
            blocks.append((animation, factor))
            return
        }
        run(animation, delayFactor: factor, playhead)
        if isWaitingForBlocks {
            isWaitingForBlocks = false
            playhead.play(to: destination, at: MediaClock.now, delay: delay)
        }
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }
}
