import UIKit

/// A view with a gradient from a color at one edge to another color at the opposite edge. The edges refer to
/// a left-to-right layout.
final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    convenience init(from start: UIColor, at edge: TransitionEdge, to end: UIColor) {
        self.init(frame: .zero)
        guard let layer = layer as? CAGradientLayer else { return }
        let outward = edge.outward
        layer.colors = [start.cgColor, end.cgColor]
        layer.startPoint = CGPoint(x: (1 + outward.dx) / 2, y: (1 + outward.dy) / 2)
        layer.endPoint = CGPoint(x: (1 - outward.dx) / 2, y: (1 - outward.dy) / 2)
    }
}
