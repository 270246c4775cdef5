/// A layout of items in lines that break like text, in sections with headers and footers.
///
/// Full lines are justified. If all items have the same size, the last line of a section has the same gaps as
/// the others. Otherwise, it has the minimum spacing.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The default is 10 points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { metricDidChange(minimumLineSpacing != oldValue) } }
    /// The default is 10 points.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { metricDidChange(minimumInteritemSpacing != oldValue) }
    }
    /// The default is 50 × 50 points.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { metricDidChange(itemSize != oldValue) } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { metricDidChange(scrollDirection != oldValue) }
    }
    /// The size of headers. Only the dimension along the scroll direction counts. The default, zero, means no
    /// headers.
    open var headerReferenceSize = CGSize.zero { didSet { metricDidChange(headerReferenceSize != oldValue) } }
    /// The size of footers. Only the dimension along the scroll direction counts. The default, zero, means no
    /// footers.
    open var footerReferenceSize = CGSize.zero { didSet { metricDidChange(footerReferenceSize != oldValue) } }
    open var sectionInset = UIEdgeInsets.zero { didSet { metricDidChange(sectionInset != oldValue) } }

    private var sections: [FlowSection] = []
    private var contentSize = CGSize.zero
    /// The breadth that the sections were prepared for.
    private var preparedBreadth: CGFloat?

    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    private func metricDidChange(_ changed: Bool) {
        if changed { invalidateLayout() }
    }

    private var isVertical: Bool { scrollDirection == .vertical }

    /// Returns the size of the collection view without its insets.
    private func room(in bounds: CGRect?) -> CGSize {
        guard let collectionView, let bounds else { return .zero }
        let size = bounds.inset(by: collectionView.adjustedContentInset).size
        return CGSize(width: size.width.atLeastZero, height: size.height.atLeastZero)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let preparedBreadth else { return false }
        let room = room(in: newBounds)
        return (isVertical ? room.width : room.height) != preparedBreadth
    }

    open override func prepare() {
        super.prepare()
        sections = []
        guard let collectionView else {
            contentSize = .zero
            return
        }
        let room = room(in: collectionView.bounds)
        preparedBreadth = isVertical ? room.width : room.height
        for section in 0..<collectionView.numberOfSections {
            sections.append(
                FlowSection(
                    metrics(of: section, in: collectionView, room: room),
                    at: sections.last?.end ?? 0
                )
            )
        }
        let length = sections.last?.end ?? 0
        contentSize =
            isVertical
            ? CGSize(width: room.width, height: length) : CGSize(width: length, height: room.height)
    }

    private func metrics(
        of section: Int,
        in view: UICollectionView,
        room: CGSize
    ) -> FlowSection.Metrics {
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        let items = 0..<view.numberOfItems(inSection: section)
        func header(_ size: CGSize?, _ own: CGSize) -> CGSize { (size ?? own).sanitized }
        return FlowSection.Metrics(
            isVertical: isVertical,
            room: room,
            sizes: items.map { item in
                let path = IndexPath(item: item, section: section)
                return (delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize)
                    .sanitized
            },
            inset: (delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset)
                .sanitized,
            spacing: (delegate?.collectionView(
                view,
                layout: self,
                minimumInteritemSpacingForSectionAt: section
            ) ?? minimumInteritemSpacing).atLeastZero,
            lineSpacing: (delegate?.collectionView(
                view,
                layout: self,
                minimumLineSpacingForSectionAt: section
            )
                ?? minimumLineSpacing).finite,
            header: header(
                delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section),
                headerReferenceSize
            ),
            footer: header(
                delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section),
                footerReferenceSize
            )
        )
    }

    open override var collectionViewContentSize: CGSize { contentSize }

    open override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        var result: [UICollectionViewLayoutAttributes] = []
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        for (number, section) in sections.enumerated() where section.end >= low && section.start <= high {
            let first = IndexPath(item: 0, section: number)
            for kind in [
                UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
            ] {
                guard let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: first) else {
                    continue
                }
                if attributes.frame.intersects(rect) { result.append(attributes) }
            }
            for item in section.items(in: rect) {
                let path = IndexPath(item: item, section: number)
                guard let attributes = layoutAttributesForItem(at: path) else { continue }
                if attributes.frame.intersects(rect) { result.append(attributes) }
            }
        }
        return result
    }

    open override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        guard (0..<section.itemCount).contains(indexPath.item) else { return nil }
        let attributes = makeAttributes()
        attributes.values.indexPath = indexPath
        attributes.frame = section.frame(ofItem: indexPath.item)
        return attributes
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section), indexPath.item == 0,
            let frame = sections[indexPath.section].frame(ofSupplementary: elementKind)
        else { return nil }
        let attributes = makeAttributes()
        attributes.values.indexPath = indexPath
        attributes.values.category = .supplementaryView
        attributes.values.kind = elementKind
        attributes.frame = frame
        return attributes
    }

    private func makeAttributes() -> UICollectionViewLayoutAttributes {
        let attributesClass = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        return attributesClass?.makeInstance() ?? UICollectionViewLayoutAttributes()
    }
}
