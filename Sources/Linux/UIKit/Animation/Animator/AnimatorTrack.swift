@_spi(Host) import QuartzCore

/// The time of a part of a property animator's animations: a window of the animator's own time.
final class AnimatorTrack: AnimationTimeline {
    /// The window, in parts of the animator's time.
    let start: Double
    let end: Double
    /// The pace within the window; the animator's when nil.
    let curve: TimingCurve?

    /// Whether the views that it moves get no touches meanwhile.
    var blocksTouches = false

    private weak var playhead: Playhead?
    /// Place of the animator to progress of the track, for when the animator is scrubbed or driven.
    private var knots: [(place: Double, progress: Double)]
    /// Whether the knots hold, too, while the animator plays at its own pace.
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

    /// Takes up the animator's new head so that the track goes on from `progress`.
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

    /// Straight lines between the knots, the first and the last one prolonged.
    private func mapped(_ place: Double) -> Double {
        let next = knots.dropFirst().firstIndex { $0.place >= place } ?? knots.count - 1
        let (a, b) = (knots[next - 1], knots[next])
        return a.progress + (b.progress - a.progress) * (place - a.place) / (b.place - a.place)
    }

    /// Nothing before the window, the whole after it, and `anchor` on the way.
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
