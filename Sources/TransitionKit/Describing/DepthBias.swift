import UIKit

/// Moves views in perspective closer to the eye, and makes them smaller, so that they look the same but are
/// in front of other views.
///
/// All views in a container share one three-dimensional space. A screen that turns behind the plane of the
/// container would be behind the backdrop of its presentation, which would darken it or cut it off.
struct DepthBias {
    /// The position of the eye in the container, in points.
    let eye: CGPoint
    /// The distance between the eye and the plane of the container, in points.
    let eyeDistance: CGFloat
    /// The distance from the eye, as a fraction of what it would be otherwise. Anything whose distance behind
    /// the container's plane is less than three times ``eyeDistance`` is in front of the plane afterward.
    static let nearness: CGFloat = 0.25

    /// Returns a transform after which a layer is closer to the eye.
    ///
    /// - Parameters:
    ///   - position: The position of the layer's anchor in the container, in points.
    ///   - zPosition: The depth of the layer's anchor, in points. Positive values are closer to the eye.
    func nearer(_ transform: CATransform3D, at position: CGPoint, _ zPosition: CGFloat) -> CATransform3D {
        let (x, y) = (eye.x - position.x, eye.y - position.y)
        let (z, rest) = (eyeDistance - zPosition, 1 - Self.nearness)
        // A scale about the eye, in the coordinates of the layer's anchor.
        var scale = CATransform3DMakeScale(Self.nearness, Self.nearness, Self.nearness)
        (scale.m41, scale.m42, scale.m43) = (rest * x, rest * y, rest * z)
        return CATransform3DConcat(transform, scale)
    }
}
