// Corner configurations, which require the SDK of iOS 26.

import UIKit

extension UIView {
    /// Makes some of the corners round and the others square. In iOS 26 and later, concentric corners get
    /// their radius from the view around them, if it's larger than the specified radius.
    func round(_ corners: CACornerMask, radius: CGFloat, isConcentric: Bool) {
        #if compiler(>=6.2)
            // A view that has had concentric corners keeps its configuration, which the layer follows.
            if isConcentric || hasCornerConfiguration, #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) {
                let round: UICornerRadius =
                    isConcentric ? .containerConcentric(minimum: radius) : .fixed(Double(radius))
                let square = UICornerRadius.fixed(0)
                let configuration = UICornerConfiguration.corners(
                    topLeftRadius: corners.contains(.layerMinXMinYCorner) ? round : square,
                    topRightRadius: corners.contains(.layerMaxXMinYCorner) ? round : square,
                    bottomLeftRadius: corners.contains(.layerMinXMaxYCorner) ? round : square,
                    bottomRightRadius: corners.contains(.layerMaxXMaxYCorner) ? round : square
                )
                // Setting one causes a layout pass.
                if configuration != cornerConfiguration { cornerConfiguration = configuration }
                if isConcentric { return }
            }
        #endif
        layer.cornerCurve = .continuous
        layer.cornerRadius = corners.isEmpty ? 0 : radius
        layer.maskedCorners = corners
    }
}
