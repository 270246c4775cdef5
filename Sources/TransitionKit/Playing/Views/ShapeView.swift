import UIKit

/// A view that fills a shape, which has the size of its bounds.
final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    convenience init(_ shape: ClipShape, size: CGSize) {
        self.init(frame: CGRect(origin: .zero, size: size))
        guard let layer = layer as? CAShapeLayer else { return }
        layer.fillColor = UIColor.black.cgColor
        layer.path = shape.path.applying(CGAffineTransform(scaleX: size.width, y: size.height)).cgPath
    }
}
