/// Something that runs on a layer for a while. A layer runs a copy of what it is given, so one animation can
/// be added to many.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    /// In the layer's time, in seconds; 0 means when the transaction commits.
    open var beginTime: CFTimeInterval = 0
    /// Of one cycle, in seconds; 0 means the transaction's, and in a group the group's.
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    /// May be a fraction, or infinite. 0 counts as 1.
    open var repeatCount: Float = 0
    /// In seconds; when set, it rules over ``repeatCount``.
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// The pace of a cycle; `nil` is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// Kept alive by the animation.
    open var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true

    /// Where the progress comes from when it is not the clock.
    @_spi(Host) public var timeline: AnimationTimeline?
    /// Seconds of the layer's time between the commit and the begin, for an animation whose ``beginTime`` is 0.
    @_spi(Host) public var startDelay: CFTimeInterval = 0

    private var keptValues: [String: Any] = [:]

    /// A subclass that has an initialiser of its own has to keep this one too: copies are made with it.
    public required override init() {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.takeProperties(of: self)
        return copy
    }

    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// What was set for `key`.
    open func value(forKey key: String) -> Any? {
        keptValues[key]
    }

    /// Keeps a value with the animation and its copies, for the delegate to find. Properties are not set by it.
    open func setValue(_ value: Any?, forKey key: String) {
        keptValues[key] = value
    }

    /// A default of the class for a property; `nil` for all but the few that have one.
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "speed": Float(1)
        case "removedOnCompletion": true
        case "fillMode": CAMediaTimingFillMode.removed
        default: nil
        }
    }

    func takeProperties(of other: CAAnimation) {
        beginTime = other.beginTime
        duration = other.duration
        speed = other.speed
        timeOffset = other.timeOffset
        repeatCount = other.repeatCount
        repeatDuration = other.repeatDuration
        autoreverses = other.autoreverses
        fillMode = other.fillMode
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        timeline = other.timeline
        startDelay = other.startDelay
        keptValues = other.keptValues
    }

    /// Puts the animation's values at `moment` into `state`.
    func apply(to state: inout LayerState, at moment: AnimationMoment) {}

    /// The eased progress at `moment`.
    func progress(at moment: AnimationMoment) -> Double {
        let fraction = moment.fraction
        guard moment.isEased, let timingFunction else { return fraction }
        return timingFunction.value(at: fraction)
    }
}

/// A point within one cycle of an animation.
struct AnimationMoment {
    /// 0…`duration`, in seconds.
    var time: Double
    var duration: Double
    /// How many whole cycles went before.
    var cycle = 0
    var isEased = true

    var fraction: Double { duration > 0 ? time / duration : 1 }
}

extension CAAnimation {
    /// How near to its end in seconds an animation counts as over: frames are sums of steps and do not hit it
    /// to the last digit.
    static let slack = 1e-7

    /// From begin to end with all repetitions, in the animation's own time.
    func activeDuration(cycle: Double) -> Double {
        if repeatDuration > 0 { return repeatDuration }
        let count = repeatCount > 0 ? Double(repeatCount) : 1
        return cycle * count * (autoreverses ? 2 : 1)
    }

    /// Where the animation is at `time` of its parent; `nil` while it shows nothing.
    func moment(at time: Double, begin: Double, cycle duration: Double) -> AnimationMoment? {
        var own = (time - begin) * Double(speed) + timeOffset
        let end = activeDuration(cycle: duration)
        // Running backwards an animation begins at its end. The instant of the begin belongs to it, that of the
        // end does not.
        let (isBefore, isAfter) =
            speed < 0
            ? (own > end + Self.slack, own <= Self.slack)
            : (own < -Self.slack, own >= end - Self.slack)
        if isBefore, !fillMode.coversBefore { return nil }
        if isAfter, !fillMode.coversAfter { return nil }
        if isAfter { own = speed < 0 ? 0 : end }
        own = min(max(own, 0), end)
        guard duration > 0 else { return AnimationMoment(time: 0, duration: 0) }
        var index = (own / duration).rounded(.down)
        var local = own - index * duration
        if own > 0, own == end, local < Self.slack, index > 0 {
            // The very end belongs to the last cycle, not to one that never comes.
            index -= 1
            local = duration
        }
        var cycle = index.isFinite ? Int(index) : 0
        if autoreverses {
            if cycle % 2 == 1 { local = duration - local }
            cycle /= 2
        }
        return AnimationMoment(time: local, duration: duration, cycle: cycle)
    }

    func isOver(at time: Double, begin: Double, cycle duration: Double) -> Bool {
        let own = (time - begin) * Double(speed) + timeOffset
        if speed < 0 { return own <= Self.slack }
        return own >= activeDuration(cycle: duration) - Self.slack
    }
}
