import UIKit

/// The pose of a participant at a moment of a transition.
public struct Keyframe: Hashable, Sendable {
    /// The moment, as a fraction of the transition from 0 (the start) to 1 (the end).
    public let time: CGFloat
    /// The pose at that moment.
    public let pose: Pose
    /// The timing curve from the previous keyframe to this one.
    public let timing: TimingCurve

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - time: The moment, as a fraction of the transition. Values outside 0…1 are clamped, and NaN is
    ///     treated as 0.
    ///   - pose: The pose at that moment.
    ///   - timing: The timing curve from the previous keyframe to this one, in addition to the timing of the
    ///     choreography. The default is linear. The first keyframe ignores it.
    public init(at time: CGFloat, _ pose: Pose, timing: TimingCurve = .linear) {
        self.time = time.unit(or: 0)
        self.pose = pose
        self.timing = timing
    }

    /// Returns keyframes that approximate a curve, at equal intervals from 0 to 1.
    ///
    /// - Parameters:
    ///   - steps: The number of intervals. The default is 60. Values less than 1 are treated as 1.
    ///   - pose: A closure that returns the pose at a moment from 0 to 1.
    public static func sampled(steps: Int = 60, _ pose: (CGFloat) -> Pose) -> [Keyframe] {
        let steps = max(steps, 1)
        return (0...steps).map { step in
            let time = CGFloat(step) / CGFloat(steps)
            return Keyframe(at: time, pose(time))
        }
    }
}

extension [Keyframe] {
    /// Returns the keyframes with changed poses.
    package func mapPoses(_ change: (Pose) -> Pose) -> [Keyframe] {
        map { Keyframe(at: $0.time, change($0.pose), timing: $0.timing) }
    }

    /// Returns the pose at a fraction of the transition.
    ///
    /// - Parameter value: A closure that returns the value of the timing curve of the keyframe at an index.
    func pose(at fraction: CGFloat, value: (_ index: Int, _ time: CGFloat) -> CGFloat) -> Pose {
        let (next, local) = piece(at: fraction)
        guard next > 0 else { return self[0].pose }
        // Interpolation would only approximate it.
        if local == 1 { return self[next].pose }
        return self[next - 1].pose.interpolated(to: self[next].pose, at: value(next, local))
    }

    /// Returns the position of a fraction of the transition among the keyframes: the index of the next
    /// keyframe, which is 0 before the first one, and the fraction of the time between the previous keyframe
    /// and the next one. After the last keyframe, this fraction is 1. Only beyond the ends of the transition
    /// does it continue, for springs that overshoot and curves that draw back first.
    private func piece(at fraction: CGFloat) -> (next: Int, local: CGFloat) {
        // A binary search for the first later keyframe.
        var (next, end) = (0, count)
        while next < end {
            let middle = (next + end) / 2
            if self[middle].time > fraction { end = middle } else { next = middle + 1 }
        }
        if next == count {
            next -= 1
            guard fraction > 1, next > 0, self[next].time == 1 else { return (Swift.max(next, 0), 1) }
        }
        if next == 0 {
            guard fraction < 0, count > 1, self[0].time == 0, self[1].time > 0 else { return (0, 0) }
            next = 1
        }
        let (start, last) = (self[next - 1].time, self[next].time)
        let local = last > start ? (fraction - start) / (last - start) : 1
        return (next, local.finite(or: 1))
    }
}
