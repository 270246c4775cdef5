/// A group of animations that run together. Their times are relative to the group, and they end with it at
/// the latest.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]? { willSet { checkIsMutable() } }

    override func takeProperties(of other: CAAnimation) {
        super.takeProperties(of: other)
        guard let other = other as? CAAnimationGroup else { return }
        animations = other.animations?.compactMap { $0.copy() as? CAAnimation }
    }

    override func freeze() {
        super.freeze()
        for animation in animations ?? [] { animation.freeze() }
    }

    override func apply(to state: inout LayerState, at moment: AnimationMoment) {
        let time = progress(at: moment) * moment.duration
        for animation in animations ?? [] {
            let cycle = animation.duration > 0 ? animation.duration : moment.duration
            // An animation without an end of its own keeps its last value until the group ends.
            let end = animation.activeDuration(cycle: cycle)
            let last = animation.beginTime + end / max(Double(animation.speed), .leastNormalMagnitude)
            let isAtGroupsEnd = time >= moment.duration - Self.slack && last >= moment.duration - Self.slack
            let shown = isAtGroupsEnd ? min(time, last - 2 * Self.slack) : time
            if var child = animation.moment(at: shown, begin: animation.beginTime, cycle: cycle) {
                if isAtGroupsEnd, cycle - child.time < 4 * Self.slack { child.time = cycle }
                animation.apply(to: &state, at: child)
            }
        }
    }
}
