import TransitionKit
import UIKit

extension Keyframe {
    /// Keyframes that follow a curve, at even steps from 0 to 1.
    static func sampled(steps: Int = 60, _ pose: (CGFloat) -> Pose) -> [Keyframe] {
        (0...steps).map { step in
            let time = CGFloat(step) / CGFloat(steps)
            return Keyframe(at: time, pose(time))
        }
    }
}
