// What a layout says, as it is shown: without what cannot be, and mirrored where the layout wants that.

extension UICollectionViewLayout {
    var shownContentSize: CGSize { collectionViewContentSize.sanitized }

    private var isFlipped: Bool {
        guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
        return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    }

    /// How wide the content is that is mirrored.
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

    /// Where mirrored content begins: at its right end.
    var firstOffset: CGFloat? {
        guard isFlipped, let collectionView else { return nil }
        return shownContentSize.width - collectionView.bounds.width.finite
    }
}
