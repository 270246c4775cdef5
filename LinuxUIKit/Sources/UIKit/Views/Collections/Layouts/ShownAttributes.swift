// A layout's attributes as they're shown: without invalid values, and mirrored if the layout requests it.

extension UICollectionViewLayout {
    var shownContentSize: CGSize { collectionViewContentSize.sanitized }

    private var isFlipped: Bool {
        guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
        return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    }

    /// The width of the mirrored content.
    private var flippedWidth: CGFloat {
        max(shownContentSize.width, collectionView?.bounds.width.finite ?? 0)
    }

    func shownElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard rect.isFinite else { return [] }
        var asked = rect
        if isFlipped { asked.origin.x = flippedWidth - rect.maxX }
        return (layoutAttributesForElements(in: asked) ?? []).compactMap(shown)
    }

    func shownAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        attributes(for: key).flatMap(shown)
    }

    func shown(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
        guard attributes.isSane else { return nil }
        guard isFlipped else { return attributes }
        let copy = attributes.duplicate
        copy.center.x = flippedWidth - attributes.center.x
        return copy
    }

    /// The offset of the beginning of mirrored content, which is its right end.
    var firstOffset: CGFloat? {
        guard isFlipped, let collectionView else { return nil }
        return shownContentSize.width - collectionView.bounds.width.finite
    }
}
