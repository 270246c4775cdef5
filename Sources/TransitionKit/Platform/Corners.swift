// Corner configurations, which came with the SDK of iOS 26.

import UIKit

extension UIView {
    /// The radius of the roundest corner, in points, regardless of how it is rounded.
    var roundness: CGFloat {
        #if compiler(>=6.2)
            if #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) {
                let radius = effectiveRadius(corner: .allCorners)
                if radius > 0 { return radius }
            }
        #endif
        return layer.cornerRadius
    }

    /// The radius that suits the corners of what fills it, while that is away from its edges.
    var screenCornerRadius: CGFloat {
        #if compiler(>=6.2)
            if #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) {
                let radius = effectiveRadius(corner: .allCorners)
                if radius > 0 { return radius }
            }
        #endif
        return TransitionScene.usualCornerRadius
    }

    /// Whether its next layout may overwrite the corner radius of its layer.
    var hasCornerConfiguration: Bool {
        #if compiler(>=6.2)
            if #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) {
                return cornerConfiguration != UIView().cornerConfiguration
            }
        #endif
        return false
    }

    /// Makes its corners square.
    ///
    /// - Returns: puts them back.
    func squareCorners() -> () -> Void {
        let radius = layer.cornerRadius
        #if compiler(>=6.2)
            if hasCornerConfiguration, #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) {
                let configuration = cornerConfiguration
                cornerConfiguration = .corners(radius: .fixed(0))
                layer.cornerRadius = 0
                return { [self] in
                    cornerConfiguration = configuration
                    layer.cornerRadius = radius
                }
            }
        #endif
        layer.cornerRadius = 0
        return { [self] in layer.cornerRadius = radius }
    }
}

extension UIView {
    /// Makes some of its corners round and the others square. Those of a view around it that it should be concentric with
    /// decide about the radius from iOS 26 on, but for a least one.
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
