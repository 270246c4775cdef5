// Corner configurations, which require the SDK of iOS 26.

import UIKit

extension UIView {
    /// The largest radius of the corners, in points, regardless of how it's specified.
    package var roundness: CGFloat { configuredRadius ?? layer.cornerRadius }

    /// The corner radius for content that fills the view, while it's away from the view's edges.
    var screenCornerRadius: CGFloat {
        configuredRadius ?? displayRadius ?? TransitionScene.defaultCornerRadius
    }

    /// The corner radius of the display, or of the window on it, if the view fills it and isn't configured
    /// itself. It's `nil` if UIKit doesn't tell it.
    private var displayRadius: CGFloat? {
        #if compiler(>=6.2)
            if #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) {
                guard let window, convert(bounds, to: window) == window.bounds else { return nil }
                // Only concentric corners follow the display. A helper view gets them, because the view
                // itself would keep them.
                let probe = UIView(frame: bounds)
                guard cornerConfiguration == probe.cornerConfiguration else { return nil }
                probe.isHidden = true
                UIView.performWithoutAnimation {
                    probe.cornerConfiguration = .corners(radius: .containerConcentric())
                    addSubview(probe)
                }
                defer { probe.removeFromSuperview() }
                return probe.configuredRadius
            }
        #endif
        return nil
    }

    /// The radius of the corner configuration, or `nil` if the corners are square or not configured.
    private var configuredRadius: CGFloat? {
        #if compiler(>=6.2)
            if #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) {
                let radius = effectiveRadius(corner: .allCorners)
                if radius > 0 { return radius }
            }
        #endif
        return nil
    }

    /// Whether the next layout can overwrite the corner radius of the layer.
    package var hasCornerConfiguration: Bool {
        #if compiler(>=6.2)
            if #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) {
                return cornerConfiguration != UIView().cornerConfiguration
            }
        #endif
        return false
    }

    /// Makes the corners square.
    ///
    /// - Returns: A closure that restores them.
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
