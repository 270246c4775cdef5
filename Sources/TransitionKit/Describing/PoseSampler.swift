import UIKit

/// Some poses of a participant, between which Core Animation can interpolate.
struct PoseSamples {
    let poses: [Pose]
    /// The moments of the poses, as fractions of the duration, or `nil` for equal intervals.
    var keyTimes: [NSNumber]?
    /// The timing functions between the poses, or `nil` for constant speed.
    var functions: [CAMediaTimingFunction]?
}

/// Chooses the poses that Core Animation interpolates.
///
/// If Core Animation interpolates between the keyframes as poses do, it gets only the keyframes. Otherwise,
/// it gets a pose for each keyframe, because the motion can change its direction there, and one for every
/// 120th of a second in which there's no keyframe, up to 1,200. Between these, if the duration is at most 10
/// seconds, it's ahead of the motion or behind it by at most half a millisecond, even at the highest speed.
struct PoseSampler {
    private let timing: TimingCurve
    private let solution: TimingCurve.Solution
    private let count: Int
    private lazy var even = Moments(progress: evenProgress)
    /// The moments by the times of the keyframes. Hundreds of participants can share them.
    private var moments: [[CGFloat]: Moments] = [:]

    private struct Moments {
        var keyTimes: [NSNumber]?
        let progress: [CGFloat]
    }

    /// Creates a sampler for the participants of one choreography.
    ///
    /// - Parameter duration: The duration, in seconds.
    init(timing: TimingCurve, duration: TimeInterval) {
        self.timing = timing
        count = Int(min(max((duration * 120).rounded(.up), 32), 1200))
        solution = timing.solved(duration: duration)
    }

    private var evenProgress: [CGFloat] {
        (0...count).map { $0 == count ? 1 : solution.value(at: CGFloat($0) / CGFloat(count)) }
    }

    /// Returns the poses, or `nil` if the participant doesn't change.
    ///
    /// - Parameters:
    ///   - isUpright: Whether its view has no transform of its own.
    ///   - isBent: Whether a corner radius reaches a limit on the way.
    mutating func samples(of participant: Participant, isUpright: Bool, isBent: Bool) -> PoseSamples? {
        let keyframes = participant.keyframes
        guard keyframes.contains(where: { $0.pose != keyframes[0].pose }) else { return nil }
        let overshoots = timing.overshoots || keyframes.contains { $0.timing.overshoots }
        let isStraight = zip(keyframes, keyframes.dropFirst()).allSatisfy {
            participant.isStraight(from: $0.pose, to: $1.pose, isUpright: isUpright, overshoots: overshoots)
        }
        if isStraight, !isBent, let samples = straight(keyframes) { return samples }
        return sampled(keyframes)
    }

    /// Returns the keyframes, between which the motion is straight, if Core Animation knows their curves.
    private func straight(_ keyframes: [Keyframe]) -> PoseSamples? {
        var keyframes = keyframes
        if keyframes.map(\.time) == [0, 1], keyframes[1].timing == .linear, let function = timing.function {
            return PoseSamples(poses: keyframes.map(\.pose), functions: [function])
        }
        guard timing == .linear, let first = keyframes.first, let last = keyframes.last else { return nil }
        // The first moment is the beginning, and the last one is the end.
        if first.time > 0 {
            let beginning = [Keyframe(at: 0, first.pose), Keyframe(at: first.time, first.pose)]
            keyframes = beginning + keyframes.dropFirst()
        }
        if last.time < 1 { keyframes.append(Keyframe(at: 1, last.pose)) }
        let functions = keyframes.dropFirst().compactMap(\.timing.function)
        guard functions.count == keyframes.count - 1 else { return nil }
        let keyTimes = keyframes.map { NSNumber(value: Double($0.time)) }
        return PoseSamples(poses: keyframes.map(\.pose), keyTimes: keyTimes, functions: functions)
    }

    private mutating func sampled(_ keyframes: [Keyframe]) -> PoseSamples {
        let solutions = keyframes.map { $0.timing.solved() }
        let moments = moments(of: keyframes)
        let poses = moments.progress.map { progress in
            keyframes.pose(at: progress) { solutions[$0].value(at: $1) }
        }
        return PoseSamples(poses: poses, keyTimes: moments.keyTimes)
    }

    /// Returns the moments at which the transition passes the keyframes, and even ones where these are apart.
    private mutating func moments(of keyframes: [Keyframe]) -> Moments {
        let times = keyframes.map(\.time).filter { $0 > 0 && $0 < 1 }
        guard !times.isEmpty else { return even }
        if let known = moments[times] { return known }
        let even = even.progress
        var found: [(time: CGFloat, progress: CGFloat)] = [(0, even[0])]
        /// The number of moments up to the last keyframe. If the next keyframe follows closely, the even
        /// moments after the last one are dropped.
        var passed = 1
        for index in 1...count {
            let (start, end) = (CGFloat(index - 1) / CGFloat(count), CGFloat(index) / CGFloat(count))
            let (low, high) = (even[index - 1], even[index])
            let between = times.filter { min(low, high) < $0 && $0 < max(low, high) }
            for time in low < high ? between : between.reversed() {
                let moment = solution.moment(of: time, between: start, and: end)
                if (moment - found[passed - 1].time) * CGFloat(count) < 1.5 {
                    found.removeSubrange(passed...)
                }
                found.append((moment, time))
                passed = found.count
            }
            found.append((end, high))
            if times.contains(high) { passed = found.count }
        }
        let keyTimes = found.map { NSNumber(value: Double($0.time)) }
        let moments = Moments(keyTimes: keyTimes, progress: found.map(\.progress))
        self.moments[times] = moments
        return moments
    }

    /// The progress at equal intervals, or only at the start and the end if Core Animation knows the curve.
    /// It's for the animation of a value that changes linearly with the progress.
    var steps: [CGFloat] { timing.function == nil ? evenProgress : [0, 1] }

    /// The timing function between the ``steps`` if there are only two, otherwise `nil`.
    var functions: [CAMediaTimingFunction]? { timing.function.map { [$0] } }
}

extension TimingCurve {
    /// Whether a cubic curve can leave the range from 0 to 1. Springs are sampled anyway.
    fileprivate var overshoots: Bool {
        if case .cubic(let a, let b) = playable { min(a.y, b.y) < 0 || max(a.y, b.y) > 1 } else { false }
    }

    /// The curve for Core Animation, or `nil` for springs, because Core Animation's springs don't come to
    /// rest in a given time.
    fileprivate var function: CAMediaTimingFunction? {
        guard case .cubic(let first, let second) = playable else { return nil }
        return CAMediaTimingFunction(
            controlPoints: Float(first.x),
            Float(first.y),
            Float(second.x),
            Float(second.y)
        )
    }
}
