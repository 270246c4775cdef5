import UIKit

/// A pose that a participant holds at one moment of a transition.
public struct Keyframe: Hashable, Sendable {
    /// The moment, as a fraction of the transition: 0 is its start, 1 its end. Clamped to that range.
    public let time: CGFloat
    /// The pose at that moment.
    public let pose: Pose
    /// How it gets here from the keyframe before.
    public let timing: TimingCurve

    /// - Parameters:
    ///   - time: the moment, 0…1; not a number counts as 0.
    ///   - pose: the pose at that moment.
    ///   - timing: the curve of the way here from the keyframe before, on top of the choreography's own.
    public init(at time: CGFloat, _ pose: Pose, timing: TimingCurve = .linear) {
        self.time = time.isNaN ? 0 : min(max(time, 0), 1)
        self.pose = pose
        self.timing = timing
    }
}
