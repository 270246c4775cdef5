import UIKit

/// A view that fills a shape, in the size with which the view is created.
final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    convenience init(_ shape: ClipShape, size: CGSize) {
        self.init(frame: CGRect(origin: .zero, size: size))
        guard let layer = layer as? CAShapeLayer else { return }
        layer.fillColor = UIColor.black.cgColor
        layer.path = shape.path.applying(CGAffineTransform(scaleX: size.width, y: size.height)).cgPath
    }
}
