@_spi(Host) import QuartzCore

/// An animator for the changes made in its blocks. You can pause, scrub, and reverse it, and change its
/// timing while it runs.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    let timing: any UITimingCurveProvider
    private let requestedDuration: TimeInterval

    var blocks: [(body: () -> Void, delayFactor: Double)] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    var nestedCompletions: [(Bool) -> Void] = []

    var playhead: Playhead?
    var changes: [AnimatorChange] = []
    /// The changes that `stopAnimation(false)` left behind, until the animator is finished.
    var stopped: [(change: AnimatorChange, current: AnimationValue)] = []
    /// The options that apply to the blocks.
    var blockOptions: UIView.AnimationOptions = []
    var hasRunBlocks = false
    /// A Boolean value that indicates whether the animator has been active.
    var hasBegun = false
    /// A Boolean value that indicates whether the animator was started without any blocks. It runs as soon as
    /// there are some.
    var isWaitingForBlocks = false
    var reversed = false
    /// A Boolean value that indicates whether the last run ended by itself.
    var hasEndedInTime = false
    /// A Boolean value that indicates whether the animator was stopped after it had ended by itself. Apple
    /// doesn't document whether it has to be finished then, so that's allowed.
    private var wasStoppedAtEnd = false
    /// A Boolean value that indicates whether the completion blocks run.
    var isCompleting = false
    /// A Boolean value that indicates whether the animator runs as a part of another animation, which
    /// controls its time.
    var isAdopted = false

    /// Creates an animator whose blocks are animated within `duration` seconds. A spring with a mass has its
    /// own duration instead.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timing = parameters.copy(with: nil) as? any UITimingCurveProvider ?? parameters
        requestedDuration = duration.isFinite ? max(duration, 0) : 0
        super.init()
    }

    public convenience override init() {
        self.init(duration: 0, curve: .easeInOut)
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
        let isInactive = state == .inactive
        precondition(
            isInactive,
            """
            It is an error to release a paused or stopped property animator. Property animators must either \
            finish animating or be explicitly stopped and finished before they can be released.
            """
        )
    }

    /// Creates and immediately starts an animator. In another animation block, it becomes a part of that
    /// animation, adopts its duration and timing, and can't be interrupted separately.
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
            animator.blockOptions = options.intersection(.layoutSubviews)
            animator.addAnimations(animations)
            if let completion { animator.addCompletion(completion) }
            animator.startAnimation(afterDelay: delay)
        }
        guard let result = animator as? Self else {
            preconditionFailure("Running property animators are made by UIViewPropertyAnimator itself")
        }
        return result
    }

    /// Returns a new animator with the same timing, but without blocks.
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

    /// The duration in seconds. For a spring with a mass, this is the time until it settles.
    open var duration: TimeInterval {
        if let spring = timing.springTimingParameters, spring.ignoresDuration,
            case .spring(_, let time) = spring.curve(over: requestedDuration)
        {
            return time
        }
        return requestedDuration
    }

    /// The time in seconds between the start and the first motion.
    open internal(set) var delay: TimeInterval = 0

    var userInteraction = true
    var interruptible = true

    /// A Boolean value that indicates whether moving views receive touches. The default is `true`. Don't set
    /// it while the animator is active.
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

    /// A Boolean value that indicates whether the app itself determines which moving view is touched. The
    /// default is `false`.
    open var isManualHitTestingEnabled = false

    /// A Boolean value that indicates whether the animator can be paused and stopped. The default is `true`.
    /// Don't set it while the animator is active.
    open var isInterruptible: Bool {
        get { interruptible }
        set {
            precondition(state != .active, "isInterruptible cannot change while the animator is active")
            interruptible = newValue
        }
    }

    /// A Boolean value that indicates whether a paused animator follows `fractionComplete` linearly, whatever
    /// its timing. The default is `true`.
    open var scrubsLinearly = true

    /// A Boolean value that indicates whether the animator remains active at its end instead of completing.
    /// The default is `false`.
    open var pausesOnCompletion = false

    // MARK: State

    open internal(set) var state = UIViewAnimatingState.inactive

    /// A Boolean value that indicates whether the animator advances with time or runs its completion blocks.
    /// In UIKit, the state isn't any of the public ones while these run (microsoft/fluentui-apple#1385).
    /// Here, it's inactive.
    open var isRunning: Bool { isPlaying || isCompleting }

    /// A Boolean value that indicates whether the animator advances with time.
    var isPlaying: Bool {
        state == .active && (isAdopted || playhead?.isRunning ?? false)
    }

    /// Setting this value at any time changes the direction without changing what's visible.
    open var isReversed: Bool {
        get { reversed }
        set {
            guard newValue != reversed, state != .stopped else { return }
            reversed = newValue
            if let playhead, isPlaying { playhead.play(to: destination, at: MediaClock.now) }
        }
    }

    /// The fraction that's complete in the current direction. While the animator runs, it's linear in time.
    /// Otherwise, you can set it, and it's clamped to 0…1. This makes an inactive animator active and paused.
    open var fractionComplete: CGFloat {
        get {
            guard let playhead else { return 0 }
            let fraction = playhead.fraction(at: MediaClock.now)
            return CGFloat(reversed ? 1 - fraction : fraction)
        }
        set {
            guard !newValue.isNaN, !isPlaying, state != .stopped else { return }
            let playhead = activate()
            let fraction = Double(min(max(newValue, 0), 1))
            let forwards = reversed ? 1 - fraction : fraction
            playhead.rest(at: scrubsLinearly ? .place(forwards) : .time(forwards))
            updateKeeping()
        }
    }

    // MARK: Running

    open func startAnimation() {
        start(delay: 0)
    }

    /// Starts the animator after a delay in seconds. Until then, the views show their initial values.
    open func startAnimation(afterDelay delay: TimeInterval) {
        start(delay: delay.isFinite ? max(delay, 0) : 0)
    }

    func start(delay: TimeInterval) {
        precondition(state != .stopped, "A stopped animator must be finished before it starts again")
        guard !isPlaying else { return }
        self.delay = delay
        let playhead = activate()
        if hasRunBlocks {
            playhead.play(to: destination, at: MediaClock.now, delay: delay)
        } else {
            isWaitingForBlocks = true
        }
        updateKeeping()
    }

    /// Pauses the animator at its current position. If it hasn't started yet, it becomes active at its start.
    open func pauseAnimation() {
        precondition(interruptible, "An animator that is not interruptible cannot be paused")
        precondition(state != .stopped, "A stopped animator cannot be paused")
        isWaitingForBlocks = false
        activate().pause(at: MediaClock.now, linearly: scrubsLinearly)
        updateKeeping()
    }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    ) {
        guard state == .active, let playhead, !isPlaying else { return }
        defer { updateKeeping() }
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

    /// Ends the animations at their current position, and sets the properties to the visible values. If the
    /// argument is `true`, the animator becomes inactive and never runs its completion blocks. Otherwise, it
    /// waits for `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        precondition(interruptible, "An animator that is not interruptible cannot be stopped")
        precondition(hasBegun, "An animator that has never been active cannot be stopped")
        wasStoppedAtEnd = state == .inactive && hasEndedInTime && !withoutFinishing
        if state == .active {
            stopped = changes.settleAtCurrent()
            leaveTimeline()
            state = .stopped
            updateKeeping()
            stopped.map(\.change).updateSafeAreas()
        }
        guard withoutFinishing, state == .stopped else { return }
        state = .inactive
        stopped = []
        completions = []
        reportNested(finished: false)
        PropertyAnimators.remove(self)
    }

    /// Finishes a stopped animator. The properties get their first or last values, or remain as they are, and
    /// the completion blocks run. Has no effect if the animator was stopped after it had ended by itself.
    /// Don't call this method in a completion block.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        precondition(!isCompleting, "Only a stopped animator can be finished, and not in its completions")
        let wasOver = state == .inactive && wasStoppedAtEnd
        wasStoppedAtEnd = false
        if wasOver { return }
        precondition(state == .stopped, "Only a stopped animator can be finished")
        for (change, current) in stopped.reversed() where finalPosition != .current {
            let value = change.property.value(of: change.layer)
            guard AnimationValue.isSame(value, current) else { continue }
            change.property.set(finalPosition == .end ? change.new : change.old, on: change.layer)
        }
        let setBack = stopped.map(\.change)
        stopped = []
        complete(at: finalPosition, finished: false, setBack: setBack)
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
