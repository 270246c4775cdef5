import UIKit

/// A layout that shows the pictures of an album in a grid.
final class AlbumGridLayout: UICollectionViewFlowLayout {

    static let space: CGFloat = 6

    /// The picture that stays visible when this layout replaces another one.
    var focus: IndexPath?

    override var flipsHorizontallyInOppositeLayoutDirection: Bool {
        true
    }

    /// Fills a width with squares of a suitable size.
    func fill(_ width: CGFloat, insets: UIEdgeInsets) {
        let smallest: CGFloat = width > 700 ? 150 : 110
        let columns = max(((width + Self.space) / (smallest + Self.space)).rounded(.down), 3)
        let side = max(((width - Self.space * (columns - 1)) / columns).rounded(.down), 1)
        minimumInteritemSpacing = Self.space
        minimumLineSpacing = Self.space
        itemSize = CGSize(width: side, height: side)
        sectionInset = insets
    }

    // The selected picture moves in front of the others.

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath).map(raised)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map(raised)
    }

    private func raised(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard attributes.indexPath == focus,
            let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        copy.zIndex = 1
        return copy
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        guard let collectionView, let focus, let frame = layoutAttributesForItem(at: focus)?.frame else {
            return proposedContentOffset
        }
        let bounds = collectionView.bounds
        // The grid stays at its top if the picture is visible there. Between the top and the middle, the
        // title would be on its way into the bar.
        guard frame.maxY > bounds.height else { return .zero }
        let last = max(collectionViewContentSize.height - bounds.height, 0)
        return CGPoint(x: 0, y: min(max((frame.midY - bounds.height / 2).rounded(), 0), last))
    }
}
