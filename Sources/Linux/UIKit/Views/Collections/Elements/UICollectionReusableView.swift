@_spi(Host) import QuartzCore

/// A view that a collection view shows for an element, and uses again for another.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The name it was registered with.
    open var reuseIdentifier: String? { queue?.identifier }

    /// Where the view goes when it is not needed any more.
    var queue: ReuseQueue?
    /// What it shows the element with.
    private(set) var layoutAttributes: UICollectionViewLayoutAttributes?

    /// Called before the view is used for another element.
    open func prepareForReuse() {}

    /// Called with attributes that differ from the last; the place and the look that views have are set already.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the collection view changes its layout.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the collection view has changed its layout.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes that suit the view's content best; by default those it is given.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes
    }

    /// Takes a place and a look.
    func place(_ attributes: UICollectionViewLayoutAttributes) {
        guard layoutAttributes?.isEqual(attributes) != true || !fits(attributes) else { return }
        layoutAttributes = attributes.duplicate
        if bounds.size != attributes.size { bounds.size = attributes.size }
        if center != attributes.center { center = attributes.center }
        if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) {
            transform3D = attributes.transform3D
        }
        alpha = attributes.alpha
        isHidden = attributes.isHidden
        layer.zPosition = CGFloat(attributes.zIndex)
        apply(attributes)
    }

    /// Someone may have moved the view meanwhile.
    private func fits(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        bounds.size == attributes.size && center == attributes.center
    }

    /// Makes it as good as new for another element.
    func renew() {
        layoutAttributes = nil
        layer.removeAllAnimations()
        prepareForReuse()
    }
}
