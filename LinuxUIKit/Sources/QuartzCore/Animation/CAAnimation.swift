/// An object that runs on a layer for some time. The layer runs a copy, so you can add one animation to many
/// layers.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    /// The begin time in the layer's time, in seconds. A value of 0 means when the transaction commits.
    open var beginTime: CFTimeInterval = 0 { willSet { checkIsMutable() } }
    /// The duration of one cycle, in seconds. If it's 0, the duration of the transaction applies, or in a
    /// group, that of the group.
    open var duration: CFTimeInterval = 0 { willSet { checkIsMutable() } }
    open var speed: Float = 1 { willSet { checkIsMutable() } }
    /// The moment of the animation that's shown first, in seconds after its beginning. The part before it
    /// comes last, so the duration remains the same.
    open var timeOffset: CFTimeInterval = 0 { willSet { checkIsMutable() } }
    /// The number of cycles, which can be fractional or infinite. A value of 0 counts as 1.
    open var repeatCount: Float = 0 { willSet { checkIsMutable() } }
    /// The duration of all cycles, in seconds. If it's set, it takes precedence over ``repeatCount``.
    open var repeatDuration: CFTimeInterval = 0 { willSet { checkIsMutable() } }
    open var autoreverses = false { willSet { checkIsMutable() } }
    open var fillMode = CAMediaTimingFillMode.removed { willSet { checkIsMutable() } }

    /// The timing function of one cycle. If it's `nil`, the timing is linear.
    open var timingFunction: CAMediaTimingFunction? { willSet { checkIsMutable() } }
    /// The delegate. The animation keeps a strong reference to it.
    open var delegate: (any CAAnimationDelegate)? { willSet { checkIsMutable() } }
    open var isRemovedOnCompletion = true { willSet { checkIsMutable() } }

    /// The source of the progress, if it isn't the clock.
    @_spi(Host) public var timeline: AnimationTimeline?
    /// The delay between the commit and the beginning, in seconds of the layer's time. It applies to an
    /// animation whose ``beginTime`` is 0.
    @_spi(Host) public var startDelay: CFTimeInterval = 0

    /// A Boolean value that indicates whether nobody else has the animation, so that a layer doesn't run a
    /// copy.
    @_spi(Host) public var isHandedOver = false

    /// A Boolean value that indicates whether a layer runs or has run the animation, which can't be changed
    /// any more.
    private final var isFrozen = false
    private var keptValues: [String: Any] = [:]

    /// Required because copies are created with this initializer. A subclass that adds another initializer
    /// must keep this one.
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

    /// Returns the property with the name, such as "duration" or "removedOnCompletion". For any other key,
    /// returns the value that was set for it.
    open func value(forKey key: String) -> Any? {
        if let property = self.property(for: key) { return property.get() }
        return keptValues[key]
    }

    /// Sets the property with the name. For any other key, stores the value in the animation and its copies,
    /// where the delegate can find it.
    open func setValue(_ value: Any?, forKey key: String) {
        checkIsMutable()
        if let property = self.property(for: key) { return property.set(value) }
        keptValues[key] = wrappedForCocoa(value)
    }

    /// Returns the class's default value for a property. Only a few properties have one. For all others, it's
    /// `nil`.
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "speed": NSNumber(value: 1 as Float)
        case "removedOnCompletion": NSNumber(value: true)
        case "fillMode": NSString(string: CAMediaTimingFillMode.removed.rawValue)
        default: nil
        }
    }

    /// Makes the animation read-only, because a layer has it now. Its copies can be changed.
    func freeze() {
        isFrozen = true
        isHandedOver = false
    }

    /// Sets the begin time of a read-only animation.
    final func setBeginTime(_ time: CFTimeInterval) {
        isFrozen = false
        beginTime = time
        isFrozen = true
    }

    final func checkIsMutable() {
        precondition(!isFrozen, "CAAnimationImmutable: attempting to modify read-only animation \(self)")
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

    /// Applies the animation's values at the given moment to the state.
    func apply(to state: inout LayerState, at moment: AnimationMoment) {}

    /// Returns the eased progress at the given moment.
    func progress(at moment: AnimationMoment) -> Double {
        let fraction = moment.fraction
        guard moment.isEased, let timingFunction else { return fraction }
        return timingFunction.value(at: fraction)
    }
}

/// A moment in one cycle of an animation.
struct AnimationMoment {
    /// The time in the cycle, in seconds, from 0 to `duration`.
    var time: Double
    var duration: Double
    /// The number of completed cycles.
    var cycle = 0
    var isEased = true

    var fraction: Double { duration > 0 ? time / duration : 1 }
}

extension CAAnimation {
    /// The tolerance, in seconds, within which an animation counts as finished. The times of frames are sums
    /// of steps, so they rarely hit the end exactly.
    static let slack = 1e-7

    /// Returns the duration of all cycles, in the animation's own time.
    func activeDuration(cycle: Double) -> Double {
        if repeatDuration > 0 { return repeatDuration }
        let count = repeatCount > 0 ? Double(repeatCount) : 1
        return cycle * count * (autoreverses ? 2 : 1)
    }

    /// Returns the time that determines when the animation begins and ends. The time offset of an animation
    /// that runs forward doesn't shorten it. It only determines which part comes first.
    func ownTime(at time: Double, begin: Double) -> Double {
        (time - begin) * Double(speed) + (speed < 0 ? timeOffset : 0)
    }

    /// Returns the animation's moment at a time of its parent, or `nil` while it shows nothing.
    func moment(at time: Double, begin: Double, cycle duration: Double) -> AnimationMoment? {
        var own = ownTime(at: time, begin: begin)
        let end = activeDuration(cycle: duration)
        // Backward, an animation begins at its end. The instant of its beginning belongs to the animation,
        // and the instant of its end doesn't.
        let (isBefore, isAfter) =
            speed < 0
            ? (own > end + Self.slack, own <= Self.slack)
            : (own < -Self.slack, own >= end - Self.slack)
        if isBefore, !fillMode.coversBefore { return nil }
        if isAfter, !fillMode.coversAfter { return nil }
        if isAfter { own = speed < 0 ? 0 : end }
        own = min(max(own, 0), end)
        guard duration > 0 else { return AnimationMoment(time: 0, duration: 0) }
        if speed >= 0, timeOffset != 0 { own = shifted(own, end: end) }
        var index = (own / duration).rounded(.down)
        var local = own - index * duration
        if own > 0, own == end, local < Self.slack, index > 0 {
            // The very end belongs to the last cycle, because no further cycle begins.
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

    /// Returns the time to show at a time of the animation: later by the time offset, and after the end again
    /// from the beginning. Without speed, the offset is the time to show, which can be the end.
    private func shifted(_ own: Double, end: Double) -> Double {
        let wraps = speed > 0 && timeOffset > 0
        let offset = wraps ? timeOffset.truncatingRemainder(dividingBy: end) : timeOffset
        if offset == 0 { return own }
        let time = max(own + offset, 0)
        return time > end ? time.truncatingRemainder(dividingBy: end) : time
    }

    func isOver(at time: Double, begin: Double, cycle duration: Double) -> Bool {
        let own = ownTime(at: time, begin: begin)
        if speed < 0 { return own <= Self.slack }
        return own >= activeDuration(cycle: duration) - Self.slack
    }
}
