import UIKit

extension CALayer {
    /// Rounds the same corners as another layer, with the same curve.
    func takeCornerShape(of layer: CALayer) {
        cornerCurve = layer.cornerCurve
        maskedCorners = layer.maskedCorners
    }
}
