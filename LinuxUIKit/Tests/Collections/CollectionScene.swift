@_spi(Host) import UIKit

/// A new app with a collection view that fills a window of 320 × 480 points, and fingers.
@MainActor final class CollectionScene {
    let window: UIWindow
    let collectionView: UICollectionView
    let source: NumberSource
    let touch: TouchInjector

    init(_ layout: UICollectionViewLayout, items: [Int] = [20]) {
        UIApplication.reset()
        UIScreen.main.configure(size: CGSize(width: 320, height: 480), scale: 2, safeAreaInsets: .zero)
        window = UIWindow(frame: UIScreen.main.bounds)
        collectionView = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        source = NumberSource(items)
        collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collectionView.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: kind,
                withReuseIdentifier: "edge"
            )
        }
        collectionView.dataSource = source
        collectionView.delegate = source
        window.addSubview(collectionView)
        window.makeKeyAndVisible()
        touch = TouchInjector(window: window)
        UIApplication.shared.tick()
    }

    /// A suite can be released on any thread, but its content must be released on the main actor.
    isolated deinit {}

    func advance(_ seconds: TimeInterval) { UIApplication.shared.advance(by: seconds) }
    func tick() { UIApplication.shared.tick() }

    /// Returns the visible frame of an item's cell in the view.
    func seen(_ item: Int, section: Int = 0) -> CGRect? {
        guard let cell = collectionView.cellForItem(at: IndexPath(item: item, section: section)),
            let shown = cell.layer.presentation(), let bounds = collectionView.layer.presentation()?.bounds
        else { return nil }
        return shown.frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    }

    /// The numbers on the cells of the first section, in order.
    var numbers: [Int] { collectionView.visibleCells.compactMap { ($0 as? NumberCell)?.number } }
}

/// A cell with a number, which records its changes.
@MainActor final class NumberCell: UICollectionViewCell {
    static var made = 0
    var number = -1
    private(set) var reuses = 0
    var log: (String) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        Self.made += 1
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }

    override func willTransition(
        from oldLayout: UICollectionViewLayout,
        to newLayout: UICollectionViewLayout
    ) {
        log("cell \(number) will")
    }

    override func didTransition(
        from oldLayout: UICollectionViewLayout,
        to newLayout: UICollectionViewLayout
    ) {
        log("cell \(number) did")
    }
}

/// A data source with numbers in sections, which records the calls that it receives.
@MainActor final class NumberSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[Int]]
    /// The identifier of the cells.
    var identifier = "cell"
    var log: [String] = []
    var logsDisplay = false
    var refusesHighlight = false
    var refusesSelection = false
    var target: ((CGPoint) -> CGPoint)?
    var makeTransition:
        ((UICollectionViewLayout, UICollectionViewLayout) -> UICollectionViewTransitionLayout)?
    var whenSelected: (IndexPath) -> Void = { _ in }

    init(_ counts: [Int]) {
        var next = 0
        sections = counts.map { count in
            defer { next += count }
            return Array(next..<next + count)
        }
    }

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        guard let cell = cell as? NumberCell else { return cell }
        cell.number = sections[indexPath.section][indexPath.item]
        cell.log = { [weak self] in self?.log.append($0) }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "edge",
            for: indexPath
        )
    }

    func collectionView(
        _ collectionView: UICollectionView,
        shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        log.append("shouldHighlight \(indexPath.item)")
        return !refusesHighlight
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        log.append("didHighlight \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        log.append("didUnhighlight \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        log.append("shouldSelect \(indexPath.item)")
        return !refusesSelection
    }

    func collectionView(
        _ collectionView: UICollectionView,
        shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        log.append("shouldDeselect \(indexPath.item)")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.item)")
        whenSelected(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("didDeselect \(indexPath.item)")
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        if logsDisplay { log.append("willDisplay \(indexPath.item)") }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        if logsDisplay { log.append("didEnd \(indexPath.item)") }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        makeTransition?(fromLayout, toLayout)
            ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        target?(proposedContentOffset) ?? proposedContentOffset
    }
}

/// A column of items as high as the view, like pages.
@MainActor class PageLayout: UICollectionViewLayout {
    var name = "pages"
    var log: (String) -> Void = { _ in }
    private var counts: [Int] = []

    override func prepare() {
        super.prepare()
        counts = (0..<(collectionView?.numberOfSections ?? 0)).map {
            collectionView!.numberOfItems(inSection: $0)
        }
        log("\(name) prepare")
    }

    private var page: CGSize { collectionView?.bounds.size ?? .zero }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: page.width, height: page.height * CGFloat(counts.reduce(0, +)))
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard counts.indices.contains(indexPath.section), indexPath.item < counts[indexPath.section] else {
            return nil
        }
        let before = counts[..<indexPath.section].reduce(0, +) + indexPath.item
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
            x: 0,
            y: page.height * CGFloat(before),
            width: page.width,
            height: page.height
        )
        return attributes
    }

    override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        counts.indices.flatMap { section in
            (0..<counts[section]).compactMap {
                layoutAttributesForItem(at: IndexPath(item: $0, section: section))
            }
        }
        .filter { $0.frame.intersects(rect) }
    }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) { log("\(name) leaves") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log("\(name) comes") }
    override func finalizeLayoutTransition() { log("\(name) final") }
}

/// A flow layout that records the calls that it receives.
@MainActor final class HeardFlowLayout: UICollectionViewFlowLayout {
    var log: (String) -> Void = { _ in }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) { log("flow leaves") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log("flow comes") }
    override func finalizeLayoutTransition() { log("flow final") }
}

@MainActor func flow(
    _ width: CGFloat,
    _ height: CGFloat,
    spacing: CGFloat = 10,
    lineSpacing: CGFloat = 10
) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: height)
    layout.minimumInteritemSpacing = spacing
    layout.minimumLineSpacing = lineSpacing
    return layout
}

func item(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
