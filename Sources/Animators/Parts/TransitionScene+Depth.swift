import TransitionKit
import UIKit

extension TransitionScene {
    /// Returns the pose of a screen that's behind everything else and nevertheless appears in its frame. It's
    /// enlarged to compensate for its depth, and moved because everything converges at the center of the
    /// container.
    ///
    /// From this pose to rest, the screen appears in its frame at every moment: depth, scale, and position
    /// change in proportion.
    ///
    /// - Parameters:
    ///   - frame: The frame at rest, in the container's coordinates.
    ///   - depth: The distance behind the frame, in points.
    ///   - eye: The eye distance of the choreography, in points.
    func pose(keeping frame: CGRect, atDepth depth: CGFloat, eyeDistance eye: CGFloat) -> Pose {
        Pose.rest.scaled(by: 1 + depth / eye).translated(
            x: (frame.midX - size.width / 2) * depth / eye,
            y: (frame.midY - size.height / 2) * depth / eye,
            z: -depth
        )
    }
}
