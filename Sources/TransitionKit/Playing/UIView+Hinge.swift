import UIKit

extension UIView {
    /// The point about which the view rotates and scales. Setting it moves the view's position along, without
    /// a visible change.
    var hinge: Participant.Anchor {
        get { Participant.Anchor(x: layer.anchorPoint.x, y: layer.anchorPoint.y, z: layer.anchorPointZ) }
        set {
            let (before, size) = (hinge, bounds.size)
            let (x, y) = ((newValue.x - before.x) * size.width, (newValue.y - before.y) * size.height)
            let move = layer.transform.applied(to: SIMD3(x, y, newValue.z - before.z))
            layer.anchorPoint = CGPoint(x: newValue.x, y: newValue.y)
            layer.anchorPointZ = newValue.z
            let place = layer.position
            layer.position = CGPoint(x: place.x + CGFloat(move.x), y: place.y + CGFloat(move.y))
            layer.zPosition += CGFloat(move.z)
        }
    }
}
