/// A view that shows a data source's items in a layout. It has only as many views as are visible.
///
/// You can register only classes as cells. There are no nibs, no dragging, and no prefetching here.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemBackground
        // The scroll view registers its initial insets here, and moves its content when they change later.
        contentInset = .zero
        layout.collectionView = self
    }

    // MARK: Data

    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// Like Apple's, this delegate replaces the scroll view's.
    @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate as? any UICollectionViewDelegate }
        set { super.delegate = newValue }
    }

    /// The number of items in each section, or `nil` until the data source is asked again.
    var counts: [Int]?

    open var numberOfSections: Int { loadedCounts.count }

    /// A section that doesn't exist is a programmer error, and UIKit raises an exception, too.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = loadedCounts
        precondition(
            counts.indices.contains(section),
            """
            request for number of items in section \(section) when there are only \(counts.count) sections \
            in the collection view
            """
        )
        return counts[section]
    }

    var loadedCounts: [Int] {
        if let counts { return counts }
        let asked = askForCounts()
        counts = asked
        return asked
    }

    func askForCounts() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<max(dataSource.numberOfSections(in: self), 0)).map {
            max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)
        }
    }

    /// Reloads all data. The selection is lost.
    open func reloadData() {
        counts = nil
        selection.removeAll()
        highlightedPath = nil
        pool.retireAll(from: self)
        let context = layout.makeInvalidationContext()
        (context.isForEverything, context.isForCounts) = (true, true)
        layout.invalidateLayout(with: context)
        setNeedsLayout()
    }

    // MARK: Elements

    let pool = ElementPool()
    /// Content that's shown in addition to the bounds while it scrolls by.
    var passingContent: CGRect?

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        pool.register(cellClass, as: .init(kind: nil, identifier: identifier))
    }

    open func register(
        _ viewClass: AnyClass?,
        forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        pool.register(viewClass, as: .init(kind: elementKind, identifier: identifier))
    }

    /// Returns a reused cell, or a new one of the registered class, with its size.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let view = dequeue(.init(kind: nil, identifier: identifier), for: .cell(indexPath))
        guard let cell = view as? UICollectionViewCell else {
            preconditionFailure("the class registered for cells as \(identifier) is no kind of cell")
        }
        return cell
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String,
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeue(
            .init(kind: elementKind, identifier: identifier),
            for: .supplementary(elementKind, indexPath)
        )
    }

    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        pool.visible[.cell(indexPath)] as? UICollectionViewCell
    }

    open func supplementaryView(
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        pool.visible[.supplementary(elementKind, indexPath)]
    }

    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { pool.key(of: cell)?.indexPath }

    /// The items on the screen, in ascending order.
    open var indexPathsForVisibleItems: [IndexPath] {
        pool.visible.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
    }

    open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        pool.visible.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
            .map(\.indexPath).sorted()
    }

    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }

    /// Returns the item at a point of the content.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        guard point.isFinite else { return nil }
        prepareLayout()
        let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
        return layout.shownElements(in: spot)
            .filter { $0.values.category == .cell && $0.frame.contains(point) && exists($0.key) }
            .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return layout.shownAttributes(for: .cell(indexPath))
    }

    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return layout.shownAttributes(for: .supplementary(kind, indexPath))
    }

    /// The view behind all elements. It fills the bounds and doesn't scroll.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Selection

    /// A Boolean value that indicates whether taps select items. The default is `true`.
    open var allowsSelection = true
    /// A Boolean value that indicates whether more than one item can be selected. The default is `false`.
    open var allowsMultipleSelection = false

    /// The selected items, in ascending order.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }

    /// Selects an item without notifying the delegate. If the index path is `nil`, deselects all items.
    open func selectItem(
        at indexPath: IndexPath?,
        animated: Bool,
        scrollPosition: UICollectionView.ScrollPosition
    ) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects an item without notifying the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, indexPath)
    }

    var selection: Set<IndexPath> = []
    /// The item under a finger.
    var highlightedPath: IndexPath?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { highlightItem(under: touch) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let touch = touches.first { selectHighlightedItem(under: touch) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        unhighlight()
    }

    // MARK: Layout

    /// The layout that currently determines the positions of the elements.
    var layout: UICollectionViewLayout

    /// The layout. Setting it changes the layout without animation. See
    /// `setCollectionViewLayout(_:animated:)`.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Changes the layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        changeLayout(to: layout, animated: animated)
    }

    /// Changes the layout.
    ///
    /// - Parameters:
    ///   - animated: A Boolean value that indicates whether the visible elements move to their new positions.
    ///   - completion: A closure that's called at the end. Its argument is `false` if the animation was
    ///     removed before that.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        changeLayout(to: layout, animated: animated, completion: completion)
    }

    /// Starts an interactive change of layout. To set its progress, set the `transitionProgress` of the
    /// returned layout and invalidate it. To end the change, call `finishInteractiveTransition()` or
    /// `cancelInteractiveTransition()`.
    ///
    /// - Parameter completion: A closure that's called when either the new layout or the old one is in place.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout,
        completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        beginInteractiveChange(to: layout, completion: completion)
    }

    /// Completes an interactive change, which continues to the new layout.
    open func finishInteractiveTransition() {
        letInteractiveChangeGo(finishing: true)
    }

    /// Cancels an interactive change, which returns to the old layout.
    open func cancelInteractiveTransition() {
        letInteractiveChangeGo(finishing: false)
    }

    /// The interactive change of layout that hasn't ended, if any.
    var interactiveChange: InteractiveLayoutChange?
    /// The updates that are being collected.
    var batch: UpdateBatch?

    // MARK: Updates

    /// Inserts, deletes, reloads, and moves elements together. The index paths of deletions and moves refer
    /// to the state before all updates, and those of insertions to the state afterward.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        update(updates ?? {}, completion: completion)
    }

    open func insertItems(at indexPaths: [IndexPath]) {
        update { $0.insertedItems.formUnion(indexPaths) }
    }

    open func deleteItems(at indexPaths: [IndexPath]) {
        update { $0.deletedItems.formUnion(indexPaths) }
    }

    open func reloadItems(at indexPaths: [IndexPath]) {
        update { $0.reloadedItems.formUnion(indexPaths) }
    }

    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.movedItems[newIndexPath] = indexPath }
    }

    open func insertSections(_ sections: IndexSet) {
        update { $0.insertedSections.formUnion(sections) }
    }

    open func deleteSections(_ sections: IndexSet) {
        update { $0.deletedSections.formUnion(sections) }
    }

    open func reloadSections(_ sections: IndexSet) {
        update { $0.reloadedSections.formUnion(sections) }
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.movedSections[newSection] = section }
    }

    /// The insets that the layout was prepared for, or `nil` before the first layout pass.
    var knownInset: UIEdgeInsets?
    /// The bounds before a change of size that the layout hasn't followed yet.
    var resizedFrom: CGRect?
    var isSettlingLayout = false

    override func boundsWillChange(to new: CGRect) {
        askLayout(aboutBounds: new)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        settleLayout()
    }

    override func targetOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        let target = layout.targetContentOffset(
            forProposedContentOffset: proposed,
            withScrollingVelocity: velocity
        )
        return target.isFinite ? target : proposed
    }

    /// Scrolls an item to a position in the view, or as close as the content allows.
    open func scrollToItem(
        at indexPath: IndexPath,
        at scrollPosition: UICollectionView.ScrollPosition,
        animated: Bool
    ) {
        bringItem(at: indexPath, to: scrollPosition, animated: animated)
    }

    /// During an interactive change of layout, that change moves the content.
    override var movesByItself: Bool { interactiveChange == nil }

    open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        let before = bounds
        super.setContentOffset(contentOffset, animated: animated)
        if animated { keepPassingContent(from: before) }
    }
}
