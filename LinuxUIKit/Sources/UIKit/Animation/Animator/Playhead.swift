@_spi(Host) import QuartzCore

/// The position of a property animator at any media time.
///
/// While the animator plays at its own timing, the elapsed time determines the position. While it's scrubbed,
/// or continues with another timing, the position is given directly. A change between the two never moves
/// anything, because each track keeps the progress that it shows.
final class Playhead {
    enum Head {
        /// The elapsed fraction of the animator's time, from 0 to 1, measured forward. The animator's timing
        /// curve maps it to a position.
        case time(Double)
        /// The position. It leaves the range 0…1 where a spring overshoots.
        case place(Double)
    }

    private enum Motion {
        case resting(Head)
        /// Plays with the animator's own timing. `rate` is in animator durations per second, and negative in
        /// reverse.
        case playing(from: Double, since: CFTimeInterval, rate: Double)
        /// Moves from one position to another with another timing curve.
        case driving(from: Double, to: Double, curve: TimingCurve, since: CFTimeInterval, duration: Double)
    }

    let duration: Double
    let curve: TimingCurve
    private var motion = Motion.resting(.place(0))
    /// The motion that a pause interrupted. It continues if nothing changes the animator meanwhile.
    private var interrupted: (motion: Motion, at: CFTimeInterval)?
    private var tracks: [AnimatorTrack] = []

    init(duration: Double, curve: TimingCurve) {
        self.duration = duration
        self.curve = curve
    }

    // MARK: Reading

    var isRunning: Bool {
        if case .resting = motion { false } else { true }
    }

    func head(at now: CFTimeInterval) -> Head {
        Self.head(of: motion, at: now)
    }

    private static func head(of motion: Motion, at now: CFTimeInterval) -> Head {
        switch motion {
        case .resting(let head):
            return head
        case .playing(let from, let since, let rate):
            return .time(min(max(from + max(now - since, 0) * rate, 0), 1))
        case .driving(let from, let to, let curve, let since, let duration):
            let time = duration > 0 ? max(now - since, 0) / duration : 1
            return .place(from + (to - from) * curve.value(at: time))
        }
    }

    /// Returns the position of a head.
    func place(of head: Head) -> Double {
        switch head {
        case .time(let time): curve.value(at: time)
        case .place(let place): place
        }
    }

    /// Returns the fraction that's complete. While the animator runs, this is linear in time, whatever its
    /// timing.
    func fraction(at now: CFTimeInterval) -> Double {
        let fraction: Double
        switch motion {
        case .resting(.time(let time)): fraction = time
        case .resting(.place(let place)): fraction = place
        case .playing:
            guard case .time(let time) = head(at: now) else { return 0 }
            fraction = time
        case .driving(let from, let to, _, let since, let duration):
            fraction = from + (to - from) * (duration > 0 ? min(max(now - since, 0) / duration, 1) : 1)
        }
        return min(max(fraction, 0), 1)
    }

    /// The time at which the motion ends, or `nil` at rest.
    var end: CFTimeInterval? {
        switch motion {
        case .resting: nil
        case .playing(let from, let since, let rate): since + (rate > 0 ? 1 - from : from) / abs(rate)
        case .driving(_, _, _, let since, let duration): since + max(duration, 0)
        }
    }

    private static func destination(of motion: Motion) -> Double? {
        switch motion {
        case .resting: nil
        case .playing(_, _, let rate): rate > 0 ? 1 : 0
        case .driving(_, let to, _, _, _): to
        }
    }

    // MARK: Moving

    /// Rests at a head, which can change what's visible.
    func rest(at head: Head) {
        motion = .resting(head)
        interrupted = nil
    }

    /// Pauses at the current position. If `linearly` is true, what's visible subsequently follows the
    /// position, and otherwise the time.
    func pause(at now: CFTimeInterval, linearly: Bool) {
        guard isRunning else { return }
        let pausing = motion
        let head = head(at: now)
        move(.resting(linearly ? .place(place(of: head)) : head), at: now)
        interrupted = (pausing, now)
    }

    /// Continues to `destination` (0 or 1) with the animator's own timing.
    func play(to destination: Double, at now: CFTimeInterval, delay: Double = 0) {
        if let interrupted, delay <= 0, Self.destination(of: interrupted.motion) == destination {
            return move(Self.shifted(interrupted.motion, by: now - interrupted.at), at: now)
        }
        let sign: Double = destination > 0 ? 1 : -1
        let rate = duration > 0 ? sign / duration : sign * 1e12
        if let time = ownTime(at: now) {
            move(.playing(from: time, since: now + delay, rate: rate), at: now)
        } else {
            let place = place(of: head(at: now))
            drive(
                to: destination,
                curve: curve,
                at: now,
                duration: min(abs(destination - place), 1) * duration
            )
        }
    }

    /// Continues to `destination` over `time` seconds. The animator's own timing applies if it has a moment
    /// with the current position.
    func play(to destination: Double, at now: CFTimeInterval, over time: Double) {
        if let own = ownTime(at: now), own != destination, time > 0 {
            move(.playing(from: own, since: now, rate: (destination - own) / time), at: now)
        } else {
            drive(to: destination, curve: curve, at: now, duration: time)
        }
    }

    /// Moves from the current position to `destination` with another timing curve.
    func drive(to destination: Double, curve: TimingCurve, at now: CFTimeInterval, duration: Double) {
        let place = place(of: head(at: now))
        move(
            .driving(from: place, to: destination, curve: curve, since: now, duration: duration),
            at: now
        )
    }

    /// Returns the moment in the animator's own timing that corresponds to the current position.
    private func ownTime(at now: CFTimeInterval) -> Double? {
        switch head(at: now) {
        case .time(let time):
            return time
        case .place(let place):
            if let interrupted, case .time(let time) = Self.head(of: interrupted.motion, at: interrupted.at) {
                return time
            }
            return curve.time(of: place)
        }
    }

    private static func shifted(_ motion: Motion, by time: Double) -> Motion {
        switch motion {
        case .resting:
            motion
        case .playing(let from, let since, let rate):
            .playing(from: from, since: since + time, rate: rate)
        case .driving(let from, let to, let curve, let since, let duration):
            .driving(from: from, to: to, curve: curve, since: since + time, duration: duration)
        }
    }

    /// Changes the motion without changing what the tracks show.
    private func move(_ next: Motion, at now: CFTimeInterval) {
        let before = head(at: now)
        let shown = tracks.map { $0.progress(at: before) }
        motion = next
        interrupted = nil
        let after = head(at: now)
        for (track, progress) in zip(tracks, shown) {
            track.join(after, showing: progress, place: place(of: after), curve: curve)
        }
    }

    // MARK: Tracks

    /// Adds a track for changes that start after a fraction (0…1) of the remaining time.
    func addTrack(delay: Double, at now: CFTimeInterval) -> AnimatorTrack {
        let done: Double
        switch head(at: now) {
        case .time(let time): done = time
        case .place(let place): done = min(max(place, 0), 1)
        }
        return addTrack(start: done + delay * (1 - done), end: 1, curve: nil)
    }

    func addTrack(start: Double, end: Double, curve: TimingCurve?) -> AnimatorTrack {
        let track = AnimatorTrack(playhead: self, start: start, end: end, curve: curve)
        tracks.append(track)
        return track
    }

    func removeTracks() {
        tracks = []
    }
}
