/// An animation that runs on a layer.
final class ActiveAnimation {
    let animation: CAAnimation
    let key: String?
    weak var layer: CALayer?
    let serial: Int
    /// The begin time in the layer's time, or `nil` until the commit.
    var begin: CFTimeInterval?
    var tokens: [CompletionToken]
    var didStart = false
    var didEnd = false
    /// The time of the media clock at which the animation was removed before its end.
    var removedAt: CFTimeInterval?

    init(_ animation: CAAnimation, key: String?, layer: CALayer, tokens: [CompletionToken]) {
        self.animation = animation
        self.key = key
        self.layer = layer
        self.tokens = tokens
        EngineState.nextSerial += 1
        serial = EngineState.nextSerial
        if animation.beginTime != 0 { begin = animation.beginTime + animation.startDelay }
    }

    func apply(to state: inout LayerState, layerTime: CFTimeInterval) {
        let duration = animation.duration
        if let timeline = animation.timeline {
            guard let progress = timeline.progress else { return }
            animation.apply(
                to: &state,
                at: AnimationMoment(
                    time: progress * duration,
                    duration: duration,
                    isEased: timeline.isEased
                )
            )
            return
        }
        // Before the commit, an animation is at its start.
        let begin = self.begin ?? layerTime + animation.startDelay
        guard let moment = animation.moment(at: layerTime, begin: begin, cycle: duration) else { return }
        animation.apply(to: &state, at: moment)
    }

    /// Returns the time of the media clock at which the animation ended, or `nil` if it hasn't. Where time
    /// stands still, nothing ends.
    func endTime(now: CFTimeInterval) -> CFTimeInterval? {
        guard animation.timeline == nil, let begin, let layer else { return nil }
        let rate = layer.effectiveSpeed * Double(animation.speed)
        guard rate != 0 else { return nil }
        let time = layer.localTime(at: now)
        guard animation.isOver(at: time, begin: begin, cycle: animation.duration) else { return nil }
        let own = animation.ownTime(at: time, begin: begin)
        let end = animation.speed < 0 ? 0 : animation.activeDuration(cycle: animation.duration)
        return now - (own - end) / rate
    }

    func hasBegun(now: CFTimeInterval) -> Bool {
        guard animation.timeline == nil else { return true }
        guard let begin, let layer else { return false }
        return layer.localTime(at: now) >= begin - CAAnimation.slack
    }
}

extension CALayer {
    /// The running animations, also those without a key, which ``animationKeys()`` leaves out.
    @_spi(Host) public var attachedAnimations: [CAAnimation] { (source ?? self).active.map(\.animation) }
}
