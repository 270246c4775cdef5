import UIKit

/// All properties of a view and the views inside it that a transition can change and must restore.
public struct ViewState: Equatable, CustomStringConvertible {
    public let description: String

    /// - Parameters:
    ///   - includesPlace: Whether to include the position of the view itself, which a transition changes for
    ///     a screen that arrives. The positions of views inside it are always included.
    ///   - includesRecognizers: Whether to include gesture recognizers. A transition delegate that's assigned
    ///     manually adds its own with its first transition.
    @MainActor public init(_ view: UIView, includesPlace: Bool = true, includesRecognizers: Bool = true) {
        let options = Options(places: includesPlace, recognizers: includesRecognizers)
        description = Self.lines(view, depth: 0, options).joined(separator: "\n")
    }

    private struct Options {
        var places: Bool
        let recognizers: Bool
    }

    @MainActor private static func lines(_ view: UIView, depth: Int, _ options: Options) -> [String] {
        let layer = view.layer
        // What it would draw with the next frame counts as its contents.
        layer.displayIfNeeded()
        var parts = [
            "\(type(of: view))",
            "alpha \(view.alpha) hidden \(view.isHidden) touch \(view.isUserInteractionEnabled)",
            "anchor \(layer.anchorPoint) \(layer.anchorPointZ) z \(layer.zPosition)",
            "transform \(numbers(layer.transform)) sub \(numbers(layer.sublayerTransform))",
            "corner \(layer.cornerRadius) masks \(layer.masksToBounds) mask \(mask(of: layer))",
            "color \(color(of: view)) clips \(view.clipsToBounds)",
            "smooth edges \(layer.allowsEdgeAntialiasing) \(layer.edgeAntialiasingMask.rawValue)",
            "border \(layer.borderWidth) \(components(layer.borderColor))",
            "shadow \(layer.shadowOpacity) \(layer.shadowRadius) \(layer.shadowOffset)",
            "\(components(layer.shadowColor)) \(layer.shadowPath?.boundingBox ?? .null)",
            "contents \(layer.contents != nil) \(layer.contentsRect)",
            "speed \(layer.speed) offset \(layer.timeOffset) begin \(layer.beginTime)",
            "animations \(layer.animationKeys() ?? [])",
            "layers \(plainLayers(in: view))",
            "resizes \(view.autoresizingMask.rawValue)",
        ]
        parts.append("round \(layer.maskedCorners.rawValue) \(layer.cornerCurve.rawValue)")
        parts.append("spoken \(!view.accessibilityElementsHidden) modal \(view.accessibilityViewIsModal)")
        // What a transition knows of a view exists only meanwhile.
        let keys = ["HidingMask", "RestingValues"].map { "TransitionKit.\($0)" }
        parts.append("keys \(keys.filter { layer.value(forKey: $0) != nil })")
        if options.recognizers { parts.append("recognizers \(recognizers(of: view))") }
        if let controller = view.next as? UIViewController {
            parts.append("insets \(controller.additionalSafeAreaInsets)")
        }
        if options.places { parts.append("at \(view.center) \(view.bounds)") }
        let line = String(repeating: "  ", count: depth) + parts.joined(separator: ", ")
        var inner = options
        inner.places = true
        return [line] + view.subviews.flatMap { lines($0, depth: depth + 1, inner) }
    }

    /// Returns the color as numbers. Two containers can have different objects for the same system
    /// background.
    @MainActor private static func color(of view: UIView) -> [CGFloat] {
        components(view.backgroundColor?.resolvedColor(with: view.traitCollection).cgColor)
    }

    private static func components(_ color: CGColor?) -> [CGFloat] { color?.components ?? [] }

    /// Returns a description of a layer's mask and its position.
    private static func mask(of layer: CALayer) -> String {
        layer.mask.map { "\(ObjectIdentifier($0)) \($0.frame)" } ?? "none"
    }

    /// Returns the layers that don't belong to a view, and the number of those that do.
    @MainActor private static func plainLayers(in view: UIView) -> String {
        let layers = view.layer.sublayers ?? []
        let views = view.subviews.map(\.layer)
        let plain = layers.filter { layer in !views.contains { $0 === layer } }
        return "\(layers.count) \(plain.map { "\($0.frame) \($0.opacity) \(numbers($0.transform))" })"
    }

    /// Returns the recognizers, excluding the delegates of the system's swipes back. A transition delegate
    /// that's assigned manually sets these with its first transition.
    @MainActor private static func recognizers(of view: UIView) -> [String] {
        let pops = (view.next as? UINavigationController).map {
            [$0.interactivePopGestureRecognizer, $0.interactiveContentPopGestureRecognizer]
        }
        let all = (view.gestureRecognizers ?? []).map { recognizer in
            let isPop = pops?.contains { $0 === recognizer } == true
            let delegate = isPop ? "" : recognizer.delegate.map { "\(type(of: $0))" } ?? "none"
            return "\(type(of: recognizer)) \(recognizer.isEnabled) \(delegate)"
        }
        return all.sorted()
    }

    private static func numbers(_ matrix: CATransform3D) -> String {
        CATransform3DIsIdentity(matrix) ? "identity" : "\(matrix)"
    }
}
