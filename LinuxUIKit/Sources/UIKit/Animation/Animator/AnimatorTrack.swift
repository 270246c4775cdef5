@_spi(Host) import QuartzCore

/// The timeline of some of a property animator's animations, in a window of the animator's time.
final class AnimatorTrack: AnimationTimeline {
    /// The start of the window, as a fraction of the animator's time.
    let start: Double
    let end: Double
    /// The timing curve within the window. If it's `nil`, the animator's curve applies.
    let curve: TimingCurve?

    /// A Boolean value that indicates whether the animated views receive no touches meanwhile.
    var blocksTouches = false

    private weak var playhead: Playhead?
    /// A map from the animator's position to the track's progress. It applies when the animator is scrubbed
    /// or driven.
    private var knots: [(place: Double, progress: Double)]
    /// A Boolean value that indicates whether the knots also apply while the animator plays at its own
    /// timing.
    private var followsPlace = false

    init(playhead: Playhead, start: Double, end: Double, curve: TimingCurve?) {
        self.playhead = playhead
        self.start = start
        self.end = end
        self.curve = curve
        knots = Self.knots(start: start, end: end, through: nil)
        super.init()
        isEased = false
    }

    override var progress: Double? {
        get { playhead.map { progress(at: $0.head(at: MediaClock.now)) } }
        set {}
    }

    func progress(at head: Playhead.Head) -> Double {
        switch head {
        case .place(let place):
            return mapped(place)
        case .time(let time):
            guard let playhead else { return 1 }
            return followsPlace
                ? mapped(playhead.curve.value(at: time)) : eased(time, curve ?? playhead.curve)
        }
    }

    /// Adopts the animator's new head so that the track continues from `progress`.
    func join(_ head: Playhead.Head, showing progress: Double, place: Double, curve: TimingCurve) {
        if case .time(let time) = head {
            followsPlace = abs(eased(time, self.curve ?? curve) - progress) > 1e-9
            guard followsPlace else { return }
        }
        knots = Self.knots(start: start, end: end, through: (place, progress))
    }

    private func eased(_ time: Double, _ curve: TimingCurve) -> Double {
        guard end > start else { return time >= end ? 1 : 0 }
        return curve.value(at: min(max((time - start) / (end - start), 0), 1))
    }

    /// Interpolates linearly between the knots, and extrapolates beyond the first and last ones.
    private func mapped(_ place: Double) -> Double {
        let next = knots.dropFirst().firstIndex { $0.place >= place } ?? knots.count - 1
        let (a, b) = (knots[next - 1], knots[next])
        return a.progress + (b.progress - a.progress) * (place - a.place) / (b.place - a.place)
    }

    /// Returns knots with progress 0 before the window, progress 1 after it, and the anchor in between.
    private static func knots(
        start: Double,
        end: Double,
        through anchor: (place: Double, progress: Double)?
    ) -> [(place: Double, progress: Double)] {
        var knots: [(place: Double, progress: Double)] = [(0, 0), (1, 1)]
        if start > 0, start < 1, anchor.map({ start < $0.place || $0.progress == 0 }) ?? true {
            knots.insert((start, 0), at: 1)
        }
        if end < 1, end > start, anchor.map({ end > $0.place || $0.progress == 1 }) ?? true {
            knots.insert((end, 1), at: knots.count - 1)
        }
        if let anchor, abs(anchor.place - anchor.progress) > 1e-12 || knots.count > 2 {
            knots.removeAll { abs($0.place - anchor.place) < 1e-12 }
            knots.insert(anchor, at: knots.firstIndex { $0.place > anchor.place } ?? knots.count)
            if knots.count < 2 { knots.append((anchor.place + 1, anchor.progress)) }
        }
        return knots
    }
}
