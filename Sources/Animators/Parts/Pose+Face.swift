import TransitionKit
import UIKit

extension Pose {
    /// Returns the pose of a face of a box that turns about an axis through its middle. Halfway between two
    /// faces, the box stands farthest back, so that the edge between them doesn't jut out of the screen.
    ///
    /// - Parameters:
    ///   - angle: The angle of the face, in radians. It's positive to the right of the face that's in front,
    ///     or below it.
    ///   - axis: The axis along which the faces follow each other.
    ///   - distance: How far back the box stands when two of its faces are seen equally, in points.
    static func face(turnedBy angle: CGFloat, along axis: TransitionAxis, back distance: CGFloat) -> Pose {
        // A positive rotation about y moves a face to the right. One about x moves it up.
        let isHorizontal = axis == .horizontal
        return .rest.translated(z: -distance * abs(sin(2 * angle)))
            .rotated(to: isHorizontal ? angle : -angle, about: isHorizontal ? .y : .x)
    }
}
