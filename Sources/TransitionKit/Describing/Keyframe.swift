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

extension Keyframe {
    /// Keyframes that follow a curve, at even steps from 0 to 1.
    ///
    /// - Parameters:
    ///   - steps: how many straight pieces stand for the curve; at least one.
    ///   - pose: the pose at a moment of 0…1.
    public static func sampled(steps: Int = 60, _ pose: (CGFloat) -> Pose) -> [Keyframe] {
        let steps = max(steps, 1)
        return (0...steps).map { step in
            let time = CGFloat(step) / CGFloat(steps)
            return Keyframe(at: time, pose(time))
        }
    }
}
