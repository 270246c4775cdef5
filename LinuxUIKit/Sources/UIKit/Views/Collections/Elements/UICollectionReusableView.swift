@_spi(Host) import QuartzCore

/// A view that a collection view shows for an element, and reuses for others.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The identifier that the view was registered with.
    open var reuseIdentifier: String? { queue?.identifier }

    /// The queue that the view returns to when it's no longer needed.
    var queue: ReuseQueue?
    /// The attributes that the view currently has.
    private(set) var layoutAttributes: UICollectionViewLayoutAttributes?

    /// Called before the view is reused for another element.
    open func prepareForReuse() {}

    /// Called when the attributes change. The view already has the new position and appearance.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the collection view changes its layout.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the collection view has changed its layout.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the attributes that best suit the view's content. The default implementation returns the given
    /// ones.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes
    }

    /// Applies the position and appearance.
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

    /// Returns a Boolean value that indicates whether the view still matches the attributes. Other code may
    /// have moved it.
    private func fits(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        bounds.size == attributes.size && center == attributes.center
    }

    /// Resets the view for another element.
    func renew() {
        layoutAttributes = nil
        layer.removeAllAnimations()
        prepareForReuse()
    }
}
