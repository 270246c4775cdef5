import UIKit

/// A view that fills a shape, which has the size of its bounds.
final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    private let outline: UIBezierPath

    init(_ shape: ClipShape) {
        outline = shape.path
        super.init(frame: .zero)
        (layer as? CAShapeLayer)?.fillColor = UIColor.black.cgColor
    }

    required init?(coder: NSCoder) { nil }

    override var bounds: CGRect {
        didSet { if bounds.size != oldValue.size { fit() } }
    }

    override var frame: CGRect {
        didSet { if frame.size != oldValue.size { fit() } }
    }

    private func fit() {
        let path = outline.applying(CGAffineTransform(scaleX: bounds.width, y: bounds.height))
        (layer as? CAShapeLayer)?.path = path.cgPath
    }
}
