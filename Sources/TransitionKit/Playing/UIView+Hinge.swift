import UIKit

extension UIView {
    /// The point about which the view rotates and scales. Setting it moves the view's position along, without
    /// a visible change.
    var hinge: Participant.Anchor {
        get { Participant.Anchor(x: layer.anchorPoint.x, y: layer.anchorPoint.y, z: layer.anchorPointZ) }
        set {
            let (before, size) = (hinge, bounds.size)
            let move = CATransform3DConcat(
                CATransform3DMakeTranslation(
                    (newValue.x - before.x) * size.width,
                    (newValue.y - before.y) * size.height,
                    newValue.z - before.z
                ),
                layer.transform.linearPart
            )
            layer.anchorPoint = CGPoint(x: newValue.x, y: newValue.y)
            layer.anchorPointZ = newValue.z
            layer.position = CGPoint(x: layer.position.x + move.m41, y: layer.position.y + move.m42)
            layer.zPosition += move.m43
        }
    }
}

extension CATransform3D {
    /// The matrix without translation and perspective.
    fileprivate var linearPart: CATransform3D {
        var linear = self
        (linear.m41, linear.m42, linear.m43, linear.m44) = (0, 0, 0, 1)
        (linear.m14, linear.m24, linear.m34) = (0, 0, 0)
        return linear
    }
}
