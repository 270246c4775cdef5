import UIKit

/// The keyframes of a transition. Of all moments that could be one, a course chooses the fewest for which
/// nobody can see that the participants move in straight lines between them.
struct Course {
    private let timing: TimingCurve
    private let duration: TimeInterval
    private let sight: Sight
    /// The moments, 120 per second, one for each frame of the fastest screens. There are none at constant
    /// speed.
    private let grid: [Moment]
    private let solution: TimingCurve.Solution
    /// The times at which the timing first reaches each progress.
    private var arrivals: [CGFloat: CGFloat] = [:]
    private var curves: [Curve: [CGFloat]] = [:]
    /// The latest keyframes and their stops, because several participants usually have the same times.
    private var latest: (keyframes: [Keyframe], stops: [Stop])?

    private struct Moment {
        let time: CGFloat
        let progress: CGFloat
    }

    /// The timing of one section between two keyframes, at regular intervals.
    private struct Curve: Hashable {
        let timing: TimingCurve
        let count: Int
    }

    /// A moment of a participant's motion.
    struct Stop: Equatable {
        let time: CGFloat
        let progress: CGFloat
        /// The index of the keyframe that the motion leads to.
        let next: Int
        /// The fraction of the motion to that keyframe that's complete.
        let part: CGFloat
    }

    /// - Parameter duration: The duration, in seconds.
    init(timing: TimingCurve, duration: TimeInterval, sight: Sight) {
        (self.timing, self.duration, self.sight) = (timing, duration, sight)
        let solution = timing.solved(duration: duration)
        self.solution = solution
        guard timing != .linear else {
            grid = []
            return
        }
        let count = Self.count(duration, atLeast: 32)
        grid = (0...count).map { step in
            let time = CGFloat(step) / CGFloat(count)
            return Moment(time: time, progress: step == count ? 1 : solution.value(at: time))
        }
    }

    /// Returns the number of frames on the fastest screens.
    private static func count(_ seconds: TimeInterval, atLeast least: Int) -> Int {
        Int(min(max((seconds * 120).rounded(.up), Double(least)), 1200))
    }

    // MARK: Steps

    /// Returns the steps of a participant in chronological order. If the participant doesn't change, there are
    /// none.
    mutating func steps(of participant: Participant) -> [Step] {
        let stops = stops(of: participant.keyframes)
        guard stops.count > 1 else { return [] }
        let way = PoseWay(of: participant, seen: sight)
        let lines = way.lines(at: stops)
        guard !lines.isEmpty else { return [] }
        return steps(lines, at: stops, keeping: way.corners(among: stops))
    }

    /// Returns the steps of a motion that's linear in the progress of the transition.
    ///
    /// - Parameter length: The maximum length of the motion, in points.
    mutating func steps(along length: CGFloat) -> [Step] {
        let stops = stops(of: [Keyframe(at: 0, .rest), Keyframe(at: 1, .rest)])
        let tolerance = Sight.length / max(length.finite(or: 0), 1)
        let line = Line(
            values: stops.map(\.progress),
            tolerances: stops.map { _ in tolerance }
        )
        return steps([line], at: stops, keeping: stops.map { _ in false })
    }

    private func steps(_ lines: [Line], at stops: [Stop], keeping kept: [Bool]) -> [Step] {
        let corners = lines.corners(at: stops.map(\.time), keeping: kept)
        /// Returns whether anything changes between a corner and the one before it.
        func changes(_ index: Int) -> Bool {
            lines.contains { $0.values[corners[index - 1]] != $0.values[corners[index]] }
        }
        // Before the first change and after the last one, there's nothing to show.
        let ends = corners.indices.dropFirst()
        guard let first = ends.first(where: changes), let last = ends.last(where: changes) else { return [] }
        return (first...last).map { Step(start: stops[corners[$0 - 1]].time, stop: stops[corners[$0]]) }
    }

    // MARK: Stops

    /// Returns the moments between which the motion through keyframes is practically linear.
    private mutating func stops(of keyframes: [Keyframe]) -> [Stop] {
        guard keyframes.count > 1 else { return [] }
        return timing == .linear ? evenStops(of: keyframes) : timedStops(of: keyframes)
    }

    /// At constant speed, few moments are enough. A linear motion between keyframes requires none in between.
    private mutating func evenStops(of keyframes: [Keyframe]) -> [Stop] {
        var stops: [Stop] = []
        stops.reserveCapacity(keyframes.count)
        for next in keyframes.indices.dropFirst() {
            let (start, end) = (keyframes[next - 1], keyframes[next])
            guard end.time > start.time else { continue }
            makeRoom(in: &stops, for: next - 1, of: keyframes)
            let count =
                start.straightPieces(to: end)
                ?? Self.count(Double(end.time - start.time) * duration, atLeast: 12)
            let parts = parts(of: end.timing, count)
            for (index, part) in parts.enumerated() {
                let time = start.time.interpolated(to: end.time, at: CGFloat(index) / CGFloat(count))
                let exact = index == count ? end.time : time
                stops.append(Stop(time: exact, progress: exact, next: next, part: part))
            }
        }
        let (last, end) = (keyframes.count - 1, keyframes[keyframes.count - 1].time)
        makeRoom(in: &stops, for: last, of: keyframes)
        stops.append(Stop(time: end, progress: end, next: last, part: 1))
        return stops
    }

    /// Makes room for a stop at a keyframe, which replaces the stop at the same time. If that one has another
    /// pose, it moves to the frame before, so that the poses change instantly.
    private func makeRoom(in stops: inout [Stop], for index: Int, of keyframes: [Keyframe]) {
        let time = keyframes[index].time
        guard stops.isEmpty || stops.last?.time == time else { return }
        // Without a stop, all earlier keyframes have the same time.
        let last = stops.popLast() ?? Stop(time: time, progress: time, next: 1, part: 0)
        let shown = last.part == 1 ? last.next : 0
        let start = stops.last?.time ?? 0
        guard shown != index, keyframes[shown].pose != keyframes[index].pose, time > start else { return }
        let moment = min(1 / CGFloat(Self.count(duration, atLeast: 32)), (time - start) / 2)
        stops.append(
            Stop(time: time - moment, progress: time - moment, next: last.next, part: last.part)
        )
    }

    private mutating func parts(of timing: TimingCurve, _ count: Int) -> [CGFloat] {
        if count == 1 { return [0, 1] }
        let curve = Curve(timing: timing, count: count)
        if let known = curves[curve] { return known }
        let solution = timing.solved()
        let parts = (0...count).map { $0 == count ? 1 : solution.value(at: CGFloat($0) / CGFloat(count)) }
        curves[curve] = parts
        return parts
    }

    /// Returns the moments of the timing, along with those at which it first reaches a keyframe, where the
    /// motion can change its direction abruptly.
    private mutating func timedStops(of keyframes: [Keyframe]) -> [Stop] {
        if let latest, latest.keyframes.hasTimes(of: keyframes) { return latest.stops }
        var moments = grid
        for keyframe in keyframes {
            guard let time = arrival(at: keyframe.time) else { continue }
            moments.append(Moment(time: time, progress: keyframe.time))
        }
        if moments.count > grid.count { moments.sort { $0.time < $1.time } }
        var stops: [Stop] = []
        stops.reserveCapacity(moments.count)
        for moment in moments where moment.time > stops.last?.time ?? -1 {
            let (next, local) = keyframes.piece(at: moment.progress)
            stops.append(
                next == 0
                    ? Stop(time: moment.time, progress: moment.progress, next: 1, part: 0)
                    : Stop(
                        time: moment.time,
                        progress: moment.progress,
                        next: next,
                        part: local == 1 ? 1 : keyframes[next].timing.value(at: local)
                    )
            )
        }
        latest = (keyframes, stops)
        return stops
    }

    /// Returns the time at which the timing first reaches a progress between its ends, or `nil` if that's a
    /// moment of the grid.
    private mutating func arrival(at progress: CGFloat) -> CGFloat? {
        guard progress > 0, progress < 1 else { return nil }
        if let known = arrivals[progress] { return known }
        guard let next = grid.firstIndex(where: { $0.progress >= progress }), grid[next].progress > progress
        else { return nil }
        let time = solution.time(of: progress, between: grid[next - 1].time, and: grid[next].time)
        arrivals[progress] = time
        return time
    }
}

extension [Keyframe] {
    /// Returns whether other keyframes have the same times and timing curves.
    fileprivate func hasTimes(of others: [Keyframe]) -> Bool {
        count == others.count
            && indices.allSatisfy {
                self[$0].time == others[$0].time && self[$0].timing == others[$0].timing
            }
    }
}

extension [Keyframe] {
    /// Returns the pose at a stop. Unlike for a progress, the timing curve has been evaluated already.
    func pose(at stop: Course.Stop) -> Pose {
        // Interpolation would only approximate the end.
        guard stop.part != 1 else { return self[stop.next].pose }
        return self[stop.next - 1].pose.interpolated(to: self[stop.next].pose, at: stop.part)
    }
}

extension Keyframe {
    /// Returns the number of sections that UIKit can interpolate on the path to the next keyframe, or `nil` if
    /// the path isn't linear.
    fileprivate func straightPieces(to next: Keyframe) -> Int? {
        if pose == next.pose { return 1 }
        guard next.timing == .linear, pose.rotation.sharesAxis(with: next.pose.rotation) else { return nil }
        // Matrices are interpolated along the shorter rotation. Up to a right angle, the result is certain.
        let turn = abs(next.pose.rotation.angle - pose.rotation.angle).finite(or: 0)
        return Int(min(max(((turn - 1e-9) / (.pi / 2)).rounded(.up), 1), 1200))
    }
}
