/// The base class of layouts, which determine the positions of a collection view's elements. Subclasses
/// override the methods they need.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open func encode(with coder: NSCoder) {}

    /// The class of the attributes that the layout creates.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the invalidation contexts that the layout creates.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// The collection view that currently uses the layout.
    open internal(set) weak var collectionView: UICollectionView?

    /// The layouts that this transition layout leads between.
    var parts: [UICollectionViewLayout] { [] }

    /// A Boolean value that indicates whether `prepare()` has been called since the last invalidation.
    var isPrepared = false
    private var isPreparing = false
    private var decorationClasses: [String: AnyClass] = [:]
    /// The items that the current batch of updates inserts (with new index paths) and deletes (with old
    /// ones).
    private var inserted: Set<IndexPath> = []
    private var deleted: Set<IndexPath> = []

    // MARK: Invalidating

    /// Invalidates everything, so it's calculated again before the next layout pass of the collection view.
    open func invalidateLayout() {
        invalidateLayout(with: makeInvalidationContext())
    }

    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        collectionView?.layoutWasInvalidated(self, with: context)
    }

    /// Returns a Boolean value that indicates whether new bounds change the layout. The default is `false`.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let contextClass = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return contextClass?.makeInstance() ?? UICollectionViewLayoutInvalidationContext()
    }

    /// Prepares the layout if it was invalidated. Recursive calls do nothing.
    func prepareIfNeeded() {
        guard !isPrepared, !isPreparing else { return }
        isPreparing = true
        defer { isPreparing = false }
        isPrepared = true
        prepare()
        // Ignores an invalidation that occurs while the layout prepares.
        isPrepared = true
    }

    // MARK: Positions

    /// Called once after each invalidation, before the layout is asked for positions.
    open func prepare() {}

    /// Returns the attributes of all elements in a rectangle of the content.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The size of the whole content. The default is zero.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the offset where scrolling comes to rest.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        proposedContentOffset
    }

    /// Returns the content offset after a change of layout or an animated update.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// The layout direction that the layout was designed for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// A Boolean value that indicates whether the collection view mirrors the layout in the opposite layout
    /// direction. The default is `false`.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Decorations

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass
    }

    func makeDecoration(ofKind kind: String) -> UICollectionReusableView? {
        (decorationClasses[kind] as? UICollectionReusableView.Type)?.makeInstance()
    }

    // MARK: Updates

    /// Called when items are inserted, deleted, or moved, after `prepare()`.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        inserted = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
        deleted = Set(updateItems.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate))
    }

    /// Called in the animation of an update.
    open func finalizeCollectionViewUpdates() {
        inserted = []
        deleted = []
    }

    /// Called when the bounds of the collection view change in an animation block.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called in that animation block.
    open func finalizeAnimatedBoundsChange() {}

    /// Returns the attributes from which an appearing item starts. By default, inserted items fade in.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let section = IndexPath(item: NSNotFound, section: itemIndexPath.section)
        guard inserted.contains(itemIndexPath) || inserted.contains(section) else { return nil }
        return faded(layoutAttributesForItem(at: itemIndexPath))
    }

    /// Returns the attributes at which a disappearing item ends. If the result is `nil`, the item fades out.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    private func faded(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        let copy = attributes?.duplicate
        copy?.alpha = 0
        return copy
    }

    // MARK: Changing layouts

    /// Called before another layout replaces this one.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called before this layout replaces another one.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called in the animation of the change, when all positions are known.
    open func finalizeLayoutTransition() {}
}
