@_spi(Host) import QuartzCore

// If you access a value as another type, the result is zero.
extension NSValue {
    public convenience init(cgPoint point: CGPoint) {
        self.init(point: point)
    }

    public convenience init(cgVector vector: CGVector) {
        self.init(numbers: vector)
    }

    public convenience init(cgSize size: CGSize) {
        self.init(size: size)
    }

    public convenience init(cgRect rect: CGRect) {
        self.init(rect: rect)
    }

    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(numbers: transform)
    }

    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(numbers: insets)
    }

    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(numbers: insets)
    }

    public convenience init(uiOffset insets: UIOffset) {
        self.init(numbers: insets)
    }

    public var cgPointValue: CGPoint { hasType(of: NSValue(point: .zero)) ? pointValue : .zero }
    public var cgVectorValue: CGVector { numbers() ?? .zero }
    public var cgSizeValue: CGSize { hasType(of: NSValue(size: .zero)) ? sizeValue : .zero }
    public var cgRectValue: CGRect { hasType(of: NSValue(rect: .zero)) ? rectValue : .zero }
    public var cgAffineTransformValue: CGAffineTransform {
        numbers() ?? CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }
    public var uiEdgeInsetsValue: UIEdgeInsets { numbers() ?? .zero }
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { numbers() ?? .zero }
    public var uiOffsetValue: UIOffset { numbers() ?? .zero }
}
