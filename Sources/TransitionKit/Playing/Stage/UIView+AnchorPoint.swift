import UIKit

extension UIView {
    /// The point about which the view rotates and scales. Setting it moves the view's position along, without
    /// a visible change: neither now nor when the view gets back the transform that it has without
    /// transitions.
    var anchorPoint3D: Participant.Anchor {
        get { Participant.Anchor(x: layer.anchorPoint.x, y: layer.anchorPoint.y, z: layer.anchorPointZ) }
        set {
            let (before, shown, place) = (anchorPoint3D, layer.transform, layer.position)
            guard newValue != before else { return }
            layer.anchorPoint = CGPoint(x: newValue.x, y: newValue.y)
            layer.anchorPointZ = newValue.z
            let move = offset(from: before).atRest
            layer.position = CGPoint(x: place.x + CGFloat(move.x), y: place.y + CGFloat(move.y))
            layer.zPosition += CGFloat(move.z)
            layer.transform = match(shown, about: before)
        }
    }

    /// Returns the transform about the anchor that does the same as another one about another anchor.
    func match(_ transform: CATransform3D, about other: Participant.Anchor) -> CATransform3D {
        // The concatenation would round numbers that have to be restored exactly.
        if CATransform3DEqualToTransform(transform, restingTransform) { return transform }
        let (arm, move) = offset(from: other)
        let start = CATransform3DMakeTranslation(arm.x, arm.y, arm.z)
        let end = CATransform3DMakeTranslation(-move.x, -move.y, -move.z)
        return CATransform3DConcat(CATransform3DConcat(start, transform), end)
    }

    /// Returns the vector from another anchor, before and after the transform without transitions.
    private func offset(from other: Participant.Anchor) -> (SIMD3<Double>, atRest: SIMD3<Double>) {
        let (x, y) = ((anchorPoint3D.x - other.x) * bounds.width, (anchorPoint3D.y - other.y) * bounds.height)
        let arm = SIMD3<Double>(x, y, anchorPoint3D.z - other.z)
        return (arm, restingTransform.applied(to: arm))
    }
}
