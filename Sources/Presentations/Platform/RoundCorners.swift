// Corner configurations, which require the SDK of iOS 26.

import UIKit

extension UIView {
    /// Makes some of the corners round and the others square. Since iOS 26, concentric corners get their
    /// radius from the view around them, if it's larger than the specified radius.
    func round(_ corners: CACornerMask, radius: CGFloat, isConcentric: Bool) {
        #if compiler(>=6.2)
            if isConcentric, #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) {
                let round = UICornerRadius.containerConcentric(minimum: radius)
                cornerConfiguration = .corners(
                    topLeftRadius: corners.contains(.layerMinXMinYCorner) ? round : nil,
                    topRightRadius: corners.contains(.layerMaxXMinYCorner) ? round : nil,
                    bottomLeftRadius: corners.contains(.layerMinXMaxYCorner) ? round : nil,
                    bottomRightRadius: corners.contains(.layerMaxXMaxYCorner) ? round : nil
                )
                return
            }
        #endif
        layer.cornerCurve = .continuous
        layer.cornerRadius = corners.isEmpty ? 0 : radius
        layer.maskedCorners = corners
    }
}
