/// The motion of content along one axis after the finger has lifted. The content decelerates, and springs
/// back where it passes its edge.
struct ScrollFlight {
    /// The frequency of the critically damped spring at the edges, in radians per second.
    static let springFrequency: CGFloat = 10
    /// The distance from the goal, in points, within which the content has arrived.
    static let threshold: CGFloat = 0.1

    private enum Curve {
        /// position + velocity (e^(rate t) - 1) / rate, with a negative rate.
        case glide(position: CGFloat, velocity: CGFloat, rate: CGFloat)
        /// goal + (stretch + slope t) e^(-w t)
        case spring(goal: CGFloat, stretch: CGFloat, slope: CGFloat)

        func position(at time: CGFloat) -> CGFloat {
            switch self {
            case .glide(let position, let velocity, let rate):
                position + velocity * (exp(rate * time) - 1) / rate
            case .spring(let goal, let stretch, let slope):
                goal + (stretch + slope * time) * exp(-ScrollFlight.springFrequency * time)
            }
        }

        func velocity(at time: CGFloat) -> CGFloat {
            switch self {
            case .glide(_, let velocity, let rate): velocity * exp(rate * time)
            case .spring(_, let stretch, let slope):
                (slope - ScrollFlight.springFrequency * (stretch + slope * time))
                    * exp(-ScrollFlight.springFrequency * time)
            }
        }
    }

    private var legs: [(curve: Curve, start: CGFloat, end: CGFloat)] = []

    /// The position where the content comes to rest.
    private(set) var destination: CGFloat

    /// The duration of the motion.
    var duration: CGFloat { legs.last?.end ?? 0 }

    /// Creates a motion from `position` that stays between `limits` unless it `bounces`. Every millisecond,
    /// the velocity is multiplied by `rate`.
    init(
        from position: CGFloat,
        velocity: CGFloat,
        limits: ClosedRange<CGFloat>,
        rate: CGFloat,
        bounces: Bool
    ) {
        destination = position
        let decay = 1000 * log(min(max(rate, 0.01), 0.9999))
        var (position, velocity) = (position, velocity)
        if !limits.contains(position) {
            let edge = Self.nearest(to: position, in: limits)
            let stretch = position - edge
            let slope = velocity + Self.springFrequency * stretch
            // At a high inward velocity, the content passes the edge and continues to glide.
            let crossing = slope == 0 ? -1 : -stretch / slope
            let curve = Curve.spring(goal: edge, stretch: stretch, slope: slope)
            let pace = curve.velocity(at: max(crossing, 0))
            // At a low velocity, it has arrived at the edge long before it passes it.
            guard crossing > 0, abs(pace / decay) > Self.threshold else {
                spring(to: edge, stretch: stretch, slope: slope)
                return
            }
            add(curve, for: crossing)
            (position, velocity) = (edge, pace)
        }

        let target = position - velocity / decay
        let glide = Curve.glide(position: position, velocity: velocity, rate: decay)
        let edge = Self.nearest(to: target, in: limits)
        // Content that hardly passes its edge arrives at it.
        if abs(target - edge) <= Self.threshold {
            destination = edge
            let way = abs(velocity / decay)
            if way > Self.threshold { add(glide, for: log(Self.threshold / way) / decay) }
            return
        }
        destination = edge
        let time = log(max(1 + decay * (edge - position) / velocity, 1e-9)) / decay
        if time > 0 { add(glide, for: time) }
        if bounces { spring(to: edge, stretch: 0, slope: glide.velocity(at: max(time, 0))) }
    }

    /// Creates a motion to a given position.
    init(from position: CGFloat, velocity: CGFloat, to target: CGFloat) {
        destination = target
        let stretch = position - target
        spring(to: target, stretch: stretch, slope: velocity + Self.springFrequency * stretch)
    }

    func position(at time: CGFloat) -> CGFloat {
        guard time < duration, let leg = leg(at: time) else { return destination }
        return leg.curve.position(at: time - leg.start)
    }

    func velocity(at time: CGFloat) -> CGFloat {
        guard time < duration, let leg = leg(at: time) else { return 0 }
        return leg.curve.velocity(at: time - leg.start)
    }

    private func leg(at time: CGFloat) -> (curve: Curve, start: CGFloat, end: CGFloat)? {
        legs.first { time < $0.end }
    }

    private mutating func add(_ curve: Curve, for time: CGFloat) {
        legs.append((curve, duration, duration + time))
    }

    private mutating func spring(to goal: CGFloat, stretch: CGFloat, slope: CGFloat) {
        destination = goal
        let curve = Curve.spring(goal: goal, stretch: stretch, slope: slope)
        func isFar(at time: CGFloat) -> Bool { abs(curve.position(at: time) - goal) > Self.threshold }
        // The farthest point is where the velocity is 0. After that, the content only gets closer.
        let turn = slope == 0 ? 0 : min(max(1 / Self.springFrequency - stretch / slope, 0), 60)
        guard isFar(at: 0) || isFar(at: turn) else { return }
        // The farthest point beyond the goal may be so close to it that the content has arrived before.
        var (low, high) = isFar(at: turn) ? (turn, turn + 1 / Self.springFrequency) : (0, turn)
        while isFar(at: high) { (low, high) = (high, high * 2) }
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if isFar(at: middle) { low = middle } else { high = middle }
        }
        add(curve, for: high)
    }

    private static func nearest(to value: CGFloat, in limits: ClosedRange<CGFloat>) -> CGFloat {
        min(max(value, limits.lowerBound), limits.upperBound)
    }
}
