/// What of a layout is to be computed anew.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    public override init() {
        super.init()
    }

    /// Set when the data is loaded anew.
    var isForEverything = false
    /// Set when the data source has to be asked for the numbers of items.
    var isForCounts = false

    open var invalidateEverything: Bool { isForEverything }
    open var invalidateDataSourceCounts: Bool { isForCounts }

    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// What is added to the collection view's content offset.
    open var contentOffsetAdjustment = CGPoint.zero
    /// What is added to the collection view's content size until the layout says another.
    open var contentSizeAdjustment = CGSize.zero
}

/// What of a flow layout is to be computed anew.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the sizes and spacings are to be asked of the delegate again; true by default.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the places of the items are to be computed again; true by default.
    open var invalidateFlowLayoutAttributes = true
}
