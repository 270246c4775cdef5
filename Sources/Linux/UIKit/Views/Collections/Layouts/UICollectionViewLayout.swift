/// Says where the elements of a collection view lie. Subclasses override what they need.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open func encode(with coder: NSCoder) {}

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the contexts that the layout makes.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// The collection view that uses the layout now.
    open internal(set) weak var collectionView: UICollectionView?

    /// The layouts between which this one leads.
    var parts: [UICollectionViewLayout] { [] }

    /// Whether `prepare()` has been called since the last invalidation.
    var isPrepared = false
    private var isPreparing = false
    private var decorationClasses: [String: AnyClass] = [:]
    /// What the running batch of updates inserts and deletes, after and before it.
    private var inserted: Set<IndexPath> = []
    private var deleted: Set<IndexPath> = []

    // MARK: Invalidating

    /// Has everything computed again before the next layout of the collection view.
    open func invalidateLayout() {
        invalidateLayout(with: makeInvalidationContext())
    }

    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        collectionView?.layoutWasInvalidated(self, with: context)
    }

    /// Whether the layout is another one in other bounds; false by default.
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

    /// Prepares the layout if it was invalidated. What it asks meanwhile finds it as it is.
    func prepareIfNeeded() {
        guard !isPrepared, !isPreparing else { return }
        isPreparing = true
        defer { isPreparing = false }
        isPrepared = true
        prepare()
        // A layout that invalidates itself while it prepares is taken as it is.
        isPrepared = true
    }

    // MARK: Places

    /// Called before the layout is asked for places, once after each invalidation.
    open func prepare() {}

    /// The attributes of all elements in a rectangle of the content.
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

    /// The size of all content; zero by default.
    open var collectionViewContentSize: CGSize { .zero }

    /// Where scrolling comes to rest.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        proposedContentOffset
    }

    /// Where the content stands after a change of layout or an animated update.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// The direction that the layout was made for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the collection view mirrors the layout where it runs in the other direction; false by default.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Decorations

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass
    }

    func makeDecoration(ofKind kind: String) -> UICollectionReusableView? {
        (decorationClasses[kind] as? UICollectionReusableView.Type)?.makeInstance()
    }

    // MARK: Updates

    /// Called when items come, go, or move, after `prepare()`.
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

    /// Where an item begins that was not on screen before. What is inserted fades in, by default.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let section = IndexPath(item: NSNotFound, section: itemIndexPath.section)
        guard inserted.contains(itemIndexPath) || inserted.contains(section) else { return nil }
        return faded(layoutAttributesForItem(at: itemIndexPath))
    }

    /// Where an item ends that is not on screen afterwards; nil fades out.
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

    /// Called before another layout takes this one's place.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called before this layout takes another one's place.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called in the animation of the change, when all places are known.
    open func finalizeLayoutTransition() {}
}
