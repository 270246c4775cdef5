/// Derives the media time from the wall clock.
struct FrameClock {
    /// The maximum step in seconds. After a stall, animations continue from where they were.
    static let longestStep = 1.0 / 20

    private var last: Double?

    /// Returns the step of the media time at a time of the wall clock, in seconds.
    ///
    /// - Parameter wasIdle: Whether nothing has moved since the last time. In this case, the step is the
    ///   whole elapsed time.
    mutating func step(to now: Double, wasIdle: Bool) -> Double {
        defer { last = now }
        guard let last, now > last else { return 0 }
        return wasIdle ? now - last : min(now - last, Self.longestStep)
    }
}
