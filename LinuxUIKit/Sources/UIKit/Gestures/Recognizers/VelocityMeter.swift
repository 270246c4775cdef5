/// The velocity of a moving point, based on its positions in the last tenth of a second.
struct VelocityMeter {
    private static let window: TimeInterval = 0.1

    private var samples: [(time: TimeInterval, position: CGPoint)] = []

    mutating func add(_ position: CGPoint, at time: TimeInterval) {
        if samples.last?.time == time { samples.removeLast() }
        samples.append((time, position))
        // A sample from before the window remains, for fingers that report rarely.
        while samples.count > 2, samples[1].time < time - Self.window { samples.removeFirst() }
    }

    mutating func clear() {
        samples = []
    }

    /// Returns the velocity at `time`, in units per second. If the point has rested for the whole window, the
    /// velocity is 0.
    func velocity(at time: TimeInterval) -> CGPoint {
        guard let last = samples.last, time - last.time <= Self.window + 1e-9 else { return .zero }
        let start = samples.first { $0.time >= last.time - Self.window - 1e-9 }
        let first = start.flatMap { $0.time < last.time ? $0 : nil } ?? samples.dropLast().last
        guard let first, first.time < last.time else { return .zero }
        let way = last.position - first.position
        let seconds = CGFloat(last.time - first.time)
        return CGPoint(x: way.x / seconds, y: way.y / seconds)
    }
}

extension CGPoint {
    var length: CGFloat { (x * x + y * y).squareRoot() }

    static func * (lhs: CGPoint, rhs: CGFloat) -> CGPoint { CGPoint(x: lhs.x * rhs, y: lhs.y * rhs) }
}
