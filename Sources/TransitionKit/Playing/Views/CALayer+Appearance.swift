import UIKit

extension CALayer {
    /// Rounds the same corners as another layer, with the same curve.
    func takeCornerShape(of layer: CALayer) {
        cornerCurve = layer.cornerCurve
        maskedCorners = layer.maskedCorners
    }

    /// Applies the properties of a shadow.
    func cast(_ shadow: Participant.Shadow) {
        shadowColor = shadow.color.cgColor
        shadowRadius = max(shadow.radius.finite(or: 0), 0)
        shadowOffset = CGSize(width: shadow.x.finite(or: 0), height: shadow.y.finite(or: 0))
    }
}
