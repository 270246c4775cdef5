import UIKit

extension Decoration {
    /// Creates the view, with its frame in a container of the specified size.
    @_spi(Host) @preconcurrency @MainActor public func view(in size: CGSize) -> UIView {
        let frame = frame.usable ?? Self.wholeContainer
        let view: UIView
        switch content {
        case .color(let color):
            view = UIView()
            view.backgroundColor = color
        case .gradient(let start, let end, let edge): view = GradientView(from: start, at: edge, to: end)
        case .view(let maker): view = maker.make()
        }
        view.frame = frame.part(of: CGRect(origin: .zero, size: size))
        view.becomeDecoration()
        return view
    }
}

/// A view with a gradient from a color at one edge to another color at the opposite edge. The edges refer to
/// a left-to-right layout.
final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    init(from start: UIColor, at edge: TransitionEdge, to end: UIColor) {
        super.init(frame: .zero)
        guard let layer = layer as? CAGradientLayer else { return }
        let outward = edge.outward
        layer.colors = [start.cgColor, end.cgColor]
        layer.startPoint = CGPoint(x: (1 + outward.dx) / 2, y: (1 + outward.dy) / 2)
        layer.endPoint = CGPoint(x: (1 - outward.dx) / 2, y: (1 - outward.dy) / 2)
    }

    required init?(coder: NSCoder) { nil }
}
