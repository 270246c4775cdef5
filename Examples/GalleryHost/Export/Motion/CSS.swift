@_spi(Host) import QuartzCore
@_spi(Host) import TransitionKit
@_spi(Host) import UIKit

/// Colors and backgrounds in CSS.
@MainActor
enum CSS {
    /// Returns red, green, blue, and alpha, from 0 to 1, in the current appearance.
    static func components(_ color: UIColor) -> [Double] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: .current).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { Double($0) }
    }

    static func color(_ color: UIColor) -> String {
        let parts = components(color)
        let bytes = parts.prefix(3).map { "\(Int(($0 * 255).rounded()))" }
        return "rgb(\(bytes.joined(separator: " ")) / \(text(parts[3])))"
    }

    static func color(_ color: CGColor) -> String { self.color(UIColor(cgColor: color)) }

    static func gradient(_ colors: [UIColor], from start: CGPoint, to end: CGPoint) -> String {
        // Gradients have only the four directions along the edges.
        let side =
            end.x != start.x ? (end.x > start.x ? "right" : "left") : (end.y > start.y ? "bottom" : "top")
        return "linear-gradient(to \(side), \(colors.map { color($0) }.joined(separator: ", ")))"
    }

    /// Returns the background of a view that's a single color or a gradient, or `nil` for any other view.
    static func background(of view: UIView) -> String? {
        if let layer = view.layer as? CAGradientLayer {
            let colors = (layer.colors ?? []).compactMap { $0 as? CGColor }.map { UIColor(cgColor: $0) }
            return gradient(colors, from: layer.startPoint, to: layer.endPoint)
        }
        guard type(of: view) == UIView.self, view.subviews.isEmpty else { return nil }
        return view.backgroundColor.map { color($0) }
    }

    static func background(of shade: Participant.Shade) -> String {
        guard let edge = shade.strongestEdge else { return color(shade.color) }
        let strength = shade.minimumStrength.isNaN ? 1 : min(max(shade.minimumStrength, 0), 1)
        let weak = shade.color.withAlphaComponent(shade.color.cgColor.alpha * strength)
        let side =
            switch edge {
            case .top: "bottom"
            case .leading: "right"
            case .bottom: "top"
            case .trailing: "left"
            }
        return "linear-gradient(to \(side), \(color(shade.color)), \(color(weak)))"
    }

    static func text(_ number: Double) -> String { "\(number.rounded(to: 3))" }
}
