import UIKit

/// Everything about a view and those inside it that a transition may touch and has to put back.
public struct ViewState: Equatable, CustomStringConvertible {
    public let description: String

    /// - Parameter includesPlace: whether the place of the view itself counts, which a transition changes for a
    ///   screen that arrives. The views inside it always count whole.
    @MainActor public init(_ view: UIView, includesPlace: Bool = true) {
        description = Self.lines(view, depth: 0, includesPlace: includesPlace).joined(separator: "\n")
    }

    @MainActor private static func lines(_ view: UIView, depth: Int, includesPlace: Bool) -> [String] {
        let layer = view.layer
        var parts = [
            "\(type(of: view))",
            "alpha \(view.alpha) hidden \(view.isHidden) touch \(view.isUserInteractionEnabled)",
            "anchor \(layer.anchorPoint) \(layer.anchorPointZ) z \(layer.zPosition)",
            "transform \(numbers(layer.transform)) sub \(numbers(layer.sublayerTransform))",
            "corner \(layer.cornerRadius) masks \(layer.masksToBounds) mask \(layer.mask != nil)",
            "color \(color(of: view)) clips \(view.clipsToBounds)",
            "shadow \(layer.shadowOpacity) \(layer.shadowRadius) \(layer.shadowOffset)",
            "speed \(layer.speed) offset \(layer.timeOffset) begin \(layer.beginTime)",
            "animations \(layer.animationKeys() ?? [])",
            "layers \(layer.sublayers?.count ?? 0)",
        ]
        if includesPlace { parts.append("at \(view.center) \(view.bounds)") }
        let line = String(repeating: "  ", count: depth) + parts.joined(separator: ", ")
        return [line]
            + view.subviews.flatMap { lines($0, depth: depth + 1, includesPlace: true) }
    }

    /// In numbers: two containers each have a background of the system's, which is the same colour.
    @MainActor private static func color(of view: UIView) -> [CGFloat] {
        view.backgroundColor?.resolvedColor(with: view.traitCollection).cgColor.components ?? []
    }

    private static func numbers(_ matrix: CATransform3D) -> String {
        CATransform3DIsIdentity(matrix) ? "identity" : "\(matrix)"
    }
}
