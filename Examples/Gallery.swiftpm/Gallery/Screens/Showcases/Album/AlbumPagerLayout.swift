import UIKit

/// A layout that shows the pictures of an album side by side: one in the middle of the screen, with the edges
/// of its neighbors.
final class AlbumPagerLayout: UICollectionViewLayout {

    /// The picture that's in the middle when this layout replaces another one, and when the device rotates.
    var focus: IndexPath?
    /// The insets that pages stay clear of, in points.
    var insets = UIEdgeInsets.zero {
        didSet { if insets != oldValue { invalidateLayout() } }
    }

    private static let gap: CGFloat = 12
    private static let largest: CGFloat = 640

    private var count: Int {
        collectionView.map { $0.numberOfSections > 0 ? $0.numberOfItems(inSection: 0) : 0 } ?? 0
    }

    private var bounds: CGSize { collectionView?.bounds.size ?? .zero }

    private var page: CGSize {
        CGSize(
            width: min(max(bounds.width - insets.left - insets.right, 1), Self.largest),
            height: max(bounds.height - insets.top - insets.bottom, 1)
        )
    }

    /// The distance between the centers of adjacent pages, in points.
    private var pitch: CGFloat { page.width + Self.gap }

    private var isMirrored: Bool { collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns the position of an item, counted from the left.
    private func slot(of item: Int) -> Int { isMirrored ? count - 1 - item : item }

    override var collectionViewContentSize: CGSize {
        CGSize(width: bounds.width + pitch * CGFloat(max(count - 1, 0)), height: bounds.height)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.section == 0, (0..<count).contains(indexPath.item) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
            x: (bounds.width - page.width) / 2 + pitch * CGFloat(slot(of: indexPath.item)),
            y: insets.top,
            width: page.width,
            height: page.height
        )
        // The selected picture moves in front of the others.
        attributes.zIndex = indexPath == focus ? 1 : 0
        return attributes
    }

    override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(rect) }
    }

    // MARK: Pages

    /// The index path of the picture in the middle.
    var current: IndexPath? {
        guard let collectionView, count > 0 else { return nil }
        let nearest = (collectionView.contentOffset.x / pitch).rounded()
        let slot = Int(min(max(nearest, 0), CGFloat(count - 1)))
        return IndexPath(item: isMirrored ? count - 1 - slot : slot, section: 0)
    }

    private func offset(of slot: CGFloat) -> CGPoint {
        CGPoint(x: min(max(slot, 0), CGFloat(max(count - 1, 0))) * pitch, y: 0)
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        guard let focus else { return proposedContentOffset }
        return offset(of: CGFloat(slot(of: focus.item)))
    }

    /// A flick scrolls to the next page, and no farther.
    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        guard let collectionView else { return proposedContentOffset }
        let place = collectionView.contentOffset.x / pitch
        if velocity.x > 0.2 { return offset(of: place.rounded(.up)) }
        if velocity.x < -0.2 { return offset(of: place.rounded(.down)) }
        return offset(of: place.rounded())
    }
}
