@_spi(Host) import QuartzCore

/// The position and appearance of an element of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// The attributes as a single comparable value.
    struct Values: Equatable {
        var indexPath = IndexPath()
        var category = UICollectionView.ElementCategory.cell
        var kind: String?
        var center = CGPoint.zero
        var size = CGSize.zero
        var transform3D = CATransform3DIdentity
        var alpha: CGFloat = 1
        var zIndex = 0
        var isHidden = false

        static func == (one: Values, other: Values) -> Bool {
            one.indexPath == other.indexPath && one.category == other.category && one.kind == other.kind
                && one.center == other.center && one.size == other.size && one.alpha == other.alpha
                && one.zIndex == other.zIndex && one.isHidden == other.isHidden
                && CATransform3DEqualToTransform(one.transform3D, other.transform3D)
        }
    }

    var values = Values()

    public override init() {
        super.init()
    }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        values.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        values.indexPath = indexPath
        values.category = .supplementaryView
        values.kind = elementKind
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        values.indexPath = indexPath
        values.category = .decorationView
        values.kind = decorationViewKind
    }

    // MARK: Identity

    open var indexPath: IndexPath {
        get { values.indexPath }
        set { values.indexPath = newValue }
    }

    open var representedElementCategory: UICollectionView.ElementCategory { values.category }

    /// The kind of a supplementary or decoration view, or `nil` for cells.
    open var representedElementKind: String? { values.kind }

    // MARK: Position

    /// The smallest rectangle that contains the transformed bounds. Setting it doesn't change the transform.
    open var frame: CGRect {
        get {
            let box = bounds.offsetBy(dx: -size.width / 2, dy: -size.height / 2)
            let shown = CATransform3DIsAffine(transform3D) ? box.applying(transform) : box
            return shown.offsetBy(dx: center.x, dy: center.y)
        }
        set {
            values.center = CGPoint(x: newValue.midX, y: newValue.midY)
            values.size = newValue.size
        }
    }

    /// The element's own coordinate system. Its origin is zero and can't be changed.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { values.size = newValue.size }
    }

    open var center: CGPoint {
        get { values.center }
        set { values.center = newValue }
    }

    open var size: CGSize {
        get { values.size }
        set { values.size = newValue }
    }

    open var transform3D: CATransform3D {
        get { values.transform3D }
        set { values.transform3D = newValue }
    }

    open var transform: CGAffineTransform {
        get {
            CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity
        }
        set { values.transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    // MARK: Appearance

    open var alpha: CGFloat {
        get { values.alpha }
        set { values.alpha = newValue }
    }

    /// The order from back to front. The default is 0.
    open var zIndex: Int {
        get { values.zIndex }
        set { values.zIndex = newValue }
    }

    open var isHidden: Bool {
        get { values.isHidden }
        set { values.isHidden = newValue }
    }

    // MARK: Copying and comparing

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).makeInstance()
        copy.values = values
        return copy
    }

    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        if other === self { return true }
        return MainActor.assumeIsolated { type(of: self) == type(of: other) && values == other.values }
    }

    open override nonisolated var hash: Int {
        MainActor.assumeIsolated { values.indexPath.hashValue }
    }
}

extension UICollectionViewLayoutAttributes {
    /// A copy of the same class.
    var duplicate: Self {
        guard let copy = copy(with: nil) as? Self else {
            preconditionFailure("\(type(of: self)).copy(with:) has to answer an instance of its class")
        }
        return copy
    }

    /// A Boolean value that indicates whether an element can be shown with these attributes.
    var isSane: Bool {
        center.x.isFinite && center.y.isFinite && size.width.isFinite && size.height.isFinite
            && size.width >= 0 && size.height >= 0 && alpha.isFinite && transform3D.isFinite
    }

    /// The element that the attributes belong to.
    var key: ElementKey { ElementKey(values.category, kind: values.kind, indexPath: values.indexPath) }
}

extension CATransform3D {
    fileprivate var isFinite: Bool {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
            .allSatisfy(\.isFinite)
    }
}
