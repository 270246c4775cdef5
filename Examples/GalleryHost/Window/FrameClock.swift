/// Makes media time from the wall clock's.
struct FrameClock {
    /// After a stall animations go on from where they were, at most this much later, in seconds.
    static let longestStep = 1.0 / 20

    private var last: Double?

    /// How far media time moves on, in seconds, at a time of the wall clock.
    ///
    /// - Parameter wasIdle: Nothing was moving since the last time; then all of the time has passed.
    mutating func step(to now: Double, wasIdle: Bool) -> Double {
        defer { last = now }
        guard let last, now > last else { return 0 }
        return wasIdle ? now - last : min(now - last, Self.longestStep)
    }
}
