@_spi(Host) import QuartzCore

/// Where a property animator is on its way, at any media time.
///
/// While it plays at its own pace the place is given by the time that is over; while it is scrubbed, or driven on by
/// another pace, by the part of the way itself. Changing from one to the other never moves anything: each track keeps
/// showing what it showed.
final class Playhead {
    enum Head {
        /// The part (0…1) of the animator's time that is over, forwards; its pace makes the place of it.
        case time(Double)
        /// The part of the way that is done; it leaves 0…1 where a spring overshoots.
        case place(Double)
    }

    private enum Motion {
        case resting(Head)
        /// Plays at the animator's own pace; `rate` is in animator's times a second, negative when going back.
        case playing(from: Double, since: CFTimeInterval, rate: Double)
        /// Goes from one place to another with a pace of its own.
        case driving(from: Double, to: Double, curve: TimingCurve, since: CFTimeInterval, duration: Double)
    }

    let duration: Double
    let curve: TimingCurve
    private var motion = Motion.resting(.place(0))
    /// What was interrupted by a pause and goes on if nobody touches the animator meanwhile.
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

    /// The place that a head stands for.
    func place(of head: Head) -> Double {
        switch head {
        case .time(let time): curve.value(at: time)
        case .place(let place): place
        }
    }

    /// The part of the way as the clock sees it: even while it runs, whatever the pace.
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

    /// When the motion is over; nil at rest.
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

    /// Stays at `head`, which may show something else than before.
    func rest(at head: Head) {
        motion = .resting(head)
        interrupted = nil
    }

    /// Stays where it is. Linearly, what is shown follows the place from now on, else the time.
    func pause(at now: CFTimeInterval, linearly: Bool) {
        guard isRunning else { return }
        let pausing = motion
        let head = head(at: now)
        move(.resting(linearly ? .place(place(of: head)) : head), at: now)
        interrupted = (pausing, now)
    }

    /// Goes on to `destination` (0 or 1) at the animator's own pace.
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

    /// Goes on to `destination` over `time` seconds at the animator's own pace, as far as there is a moment of it that
    /// shows the present place.
    func play(to destination: Double, at now: CFTimeInterval, over time: Double) {
        if let own = ownTime(at: now), own != destination, time > 0 {
            move(.playing(from: own, since: now, rate: (destination - own) / time), at: now)
        } else {
            drive(to: destination, curve: curve, at: now, duration: time)
        }
    }

    /// Goes from the present place to `destination` with another pace.
    func drive(to destination: Double, curve: TimingCurve, at now: CFTimeInterval, duration: Double) {
        let place = place(of: head(at: now))
        move(
            .driving(from: place, to: destination, curve: curve, since: now, duration: duration),
            at: now
        )
    }

    /// The moment of the animator's own pace at which it is where it is now.
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

    /// A track for changes that start after `delay` (0…1) of the time that is left.
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
