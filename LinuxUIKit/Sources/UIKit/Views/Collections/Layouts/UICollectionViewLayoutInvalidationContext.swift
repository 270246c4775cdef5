/// The parts of a layout that are invalid.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    public override init() {
        super.init()
    }

    /// A Boolean value that indicates whether the data was reloaded.
    var isForEverything = false
    /// A Boolean value that indicates whether the data source must provide the numbers of items again.
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

    /// The change of the collection view's content offset.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The change of the collection view's content size, until the layout provides a new one.
    open var contentSizeAdjustment = CGSize.zero
}

/// The parts of a flow layout that are invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// A Boolean value that indicates whether the delegate must provide the sizes and spacings again. The
    /// default is `true`.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// A Boolean value that indicates whether the positions of the items must be calculated again. The
    /// default is `true`.
    open var invalidateFlowLayoutAttributes = true
}
