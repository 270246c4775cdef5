import TestSupport
import Testing
@_spi(Host) import UIKit

/// Cells, their reuse, and the values that the collection view returns.
@MainActor
@Suite struct CollectionViewTests {
    @Test func indexPathsHaveSectionsAndItems() {
        var path = IndexPath(item: 3, section: 2)
        #expect(path == IndexPath(row: 3, section: 2) && path == [2, 3])
        path.item = 5
        path.section = 1
        #expect(path.row == 5 && path.section == 1 && path.count == 2)
    }

    /// The lines are 60 points high. Eight lines of three are visible in 480 points, and one more while it
    /// scrolls.
    @Test func cellsAreNoMoreThanNeeded() {
        NumberCell.made = 0
        let scene = CollectionScene(flow(100, 50), items: [300])
        #expect(scene.numbers == Array(0..<24))
        #expect(NumberCell.made == 24)
        for y in stride(from: CGFloat(0), through: 3000, by: 30) {
            scene.collectionView.contentOffset.y = y
            scene.tick()
        }
        #expect(NumberCell.made == 27)
        #expect(scene.numbers == Array(150..<174))
        #expect(scene.collectionView.subviews.count { $0 is UICollectionViewCell } == 24)
    }

    @Test func aCellIsRenewedForAnotherItem() throws {
        let scene = CollectionScene(flow(320, 480, lineSpacing: 0), items: [5])
        let first = try #require(scene.collectionView.cellForItem(at: item(0)) as? NumberCell)
        #expect(scene.collectionView.indexPath(for: first) == item(0))
        scene.collectionView.selectItem(at: item(0), animated: false, scrollPosition: [])
        #expect(first.isSelected && first.reuses == 0)
        scene.collectionView.contentOffset.y = 960
        scene.tick()
        scene.collectionView.contentOffset.y = 480 * 3
        scene.tick()
        #expect(first.number == 3 && first.reuses == 2 && !first.isSelected)
        #expect(scene.collectionView.indexPath(for: first) == item(3))
        #expect(scene.collectionView.cellForItem(at: item(0)) == nil)
        scene.collectionView.contentOffset.y = 0
        scene.tick()
        #expect(scene.collectionView.cellForItem(at: item(0))?.isSelected == true)
    }

    /// A registered class is created by its own initializer, with its own properties.
    @Test func cellsAreOfTheirClass() throws {
        final class Labeled: UICollectionViewCell {
            let label = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                label.text = "made"
                contentView.addSubview(label)
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(
                _ view: UICollectionView,
                cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "labeled", for: indexPath)
            }
        }
        let source = Source()
        let scene = CollectionScene(flow(100, 50))
        scene.collectionView.register(Labeled.self, forCellWithReuseIdentifier: "labeled")
        scene.collectionView.dataSource = source
        scene.tick()
        let cell = try #require(scene.collectionView.cellForItem(at: item(0)) as? Labeled)
        #expect(cell.label.text == "made" && cell.reuseIdentifier == "labeled")
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func displayIsTold() {
        let scene = CollectionScene(flow(320, 240, lineSpacing: 0), items: [10])
        scene.source.logsDisplay = true
        scene.collectionView.contentOffset.y = 240
        scene.tick()
        #expect(scene.source.take() == ["didEnd 0", "willDisplay 2"])
        scene.collectionView.reloadData()
        scene.tick()
        #expect(scene.source.take() == ["didEnd 1", "didEnd 2", "willDisplay 1", "willDisplay 2"])
    }

    @Test func itemsAreFoundByPlace() {
        let scene = CollectionScene(flow(100, 50), items: [20])
        let view = scene.collectionView
        #expect(view.indexPathForItem(at: point(105, 20)) == nil)
        #expect(view.indexPathForItem(at: point(120, 70)) == item(4))
        #expect(view.indexPathForItem(at: point(.nan, 0)) == nil)
        #expect(view.indexPathsForVisibleItems.count == 20)
        #expect(view.numberOfSections == 1 && view.numberOfItems(inSection: 0) == 20)
    }

    @Test func scrollsToItems() {
        let scene = CollectionScene(flow(320, 100, lineSpacing: 0), items: [50])
        let view = scene.collectionView
        view.scrollToItem(at: item(20), at: .top, animated: false)
        #expect(view.contentOffset == point(0, 2000))
        view.scrollToItem(at: item(20), at: .centeredVertically, animated: false)
        #expect(view.contentOffset == point(0, 2050 - 240))
        view.scrollToItem(at: item(20), at: .bottom, animated: false)
        #expect(view.contentOffset == point(0, 2100 - 480))
        // Without a position, it scrolls as little as possible.
        view.scrollToItem(at: item(10), at: [], animated: false)
        #expect(view.contentOffset == point(0, 1000))
        view.scrollToItem(at: item(49), at: .top, animated: false)
        #expect(view.contentOffset == point(0, 5000 - 480))
        // One position along each axis is possible.
        view.scrollToItem(at: item(20), at: [.top, .centeredHorizontally], animated: false)
        #expect(view.contentOffset == point(0, 2000))
    }

    @Test("To scroll to an item that doesn't exist is an error, as in UIKit")
    func scrollingBeyondTheItems() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = CollectionScene(flow(320, 100), items: [50])
                let path = IndexPath(item: 500, section: 0)
                scene.collectionView.scrollToItem(at: path, at: .top, animated: false)
            }
        }
        #expect(result.names("attempt to scroll to invalid index path"))
    }

    enum Mistake: String, Codable, CaseIterable, Sendable {
        case nothing, dequeuesTwo, repeatsCell, makesHeader, dequeuesTwoHeaders

        /// A part of the message.
        var reason: String {
            self == .makesHeader
                ? "was not retrieved by calling"
                : "Expected dequeued view to be returned to the collection view"
        }
    }

    /// A data source that makes a mistake for the second item, or for the header.
    @MainActor final class CarelessSource: NSObject, UICollectionViewDataSource {
        let mistake: Mistake
        private var first: UICollectionViewCell?

        init(_ mistake: Mistake) { self.mistake = mistake }

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

        func collectionView(
            _ view: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            if mistake == .repeatsCell, let first { return first }
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            first = first ?? cell
            return mistake == .dequeuesTwo && cell !== first
                ? view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) : cell
        }

        func collectionView(
            _ view: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            if mistake == .makesHeader { return UICollectionReusableView() }
            if mistake == .dequeuesTwoHeaders { _ = header(in: view, indexPath) }
            return header(in: view, indexPath)
        }

        private func header(in view: UICollectionView, _ indexPath: IndexPath) -> UICollectionReusableView {
            view.dequeueReusableSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "edge",
                for: indexPath
            )
        }
    }

    /// Shows a header and two items of a data source.
    static func show(_ source: CarelessSource) -> CollectionScene {
        let layout = flow(320, 100)
        layout.headerReferenceSize = CGSize(width: 320, height: 20)
        let scene = CollectionScene(layout)
        scene.collectionView.dataSource = source
        scene.tick()
        return scene
    }

    @Test(
        "A data source that doesn't dequeue exactly one view for an element stops the app, as UIKit does",
        arguments: Mistake.allCases.filter { $0 != .nothing }
    )
    func carelessSource(mistake: Mistake) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [mistake] in
            await MainActor.run {
                let source = CollectionViewTests.CarelessSource(mistake)
                _ = CollectionViewTests.show(source)
            }
        }
        #expect(result.names(mistake.reason))
    }

    @Test("A data source that dequeues one view for each element shows them all")
    func carefulSource() {
        let source = CarelessSource(.nothing)
        let scene = Self.show(source)
        let headers = scene.collectionView.visibleSupplementaryViews(
            ofKind: UICollectionView.elementKindSectionHeader
        )
        #expect(scene.collectionView.visibleCells.count == 2 && headers.count == 1)
    }

    /// Content that passes during a scroll is visible.
    @Test func cellsThatPassAreSeen() {
        let scene = CollectionScene(flow(320, 100, lineSpacing: 0), items: [50])
        scene.collectionView.scrollToItem(at: item(10), at: .top, animated: true)
        scene.advance(0.15)
        #expect(scene.collectionView.cellForItem(at: item(5)) != nil)
        #expect(scene.collectionView.cellForItem(at: item(12)) == nil)
        scene.advance(1)
        #expect(scene.numbers == Array(10...14))
    }

    @Test func elementsLieInTheirOrder() throws {
        final class Stack: PageLayout {
            override func layoutAttributesForItem(
                at indexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                let attributes = super.layoutAttributesForItem(at: indexPath)
                attributes?.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
                attributes?.zIndex = -indexPath.item
                return attributes
            }
        }
        let scene = CollectionScene(Stack(), items: [4])
        let cells = scene.collectionView.subviews.compactMap { ($0 as? NumberCell)?.number }
        #expect(cells == [3, 2, 1, 0])
        #expect(scene.collectionView.indexPathForItem(at: point(50, 50)) == item(0))
    }

    /// Elements with invalid attributes aren't shown.
    @Test func nonsenseIsLeftOut() {
        final class Nonsense: PageLayout {
            var sick = true
            override func layoutAttributesForElements(
                in rect: CGRect
            ) -> [UICollectionViewLayoutAttributes]? {
                guard sick else { return nil }
                return (0..<30).map { number in
                    let attributes = UICollectionViewLayoutAttributes(forCellWith: item(number))
                    attributes.frame = CGRect(x: 0, y: CGFloat(number) * 10, width: 100, height: 10)
                    if number == 3 { attributes.center.x = .nan }
                    if number == 4 { attributes.size.height = .infinity }
                    if number == 5 { attributes.alpha = .nan }
                    return attributes
                }
            }
            override var collectionViewContentSize: CGSize { CGSize(width: CGFloat.nan, height: -7) }
        }
        let layout = Nonsense()
        // Of the thirty items, ten exist.
        let scene = CollectionScene(layout, items: [10])
        #expect(scene.numbers == [0, 1, 2, 6, 7, 8, 9])
        #expect(scene.collectionView.contentSize == .zero)
        layout.sick = false
        layout.invalidateLayout()
        scene.tick()
        #expect(scene.numbers == [])
    }

    /// A layout that's never valid doesn't freeze the app.
    @Test func aLayoutThatInvalidatesItselfComesToRest() {
        final class Restless: PageLayout {
            var prepared = 0
            override func prepare() {
                super.prepare()
                prepared += 1
                invalidateLayout()
            }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        }
        let layout = Restless()
        let scene = CollectionScene(layout, items: [10])
        scene.collectionView.contentOffset.y = 100
        scene.tick()
        #expect(scene.numbers == [0, 1])
        #expect(layout.prepared < 300)
    }

    @Test func withoutADataSourceThereIsNothing() {
        let scene = CollectionScene(flow(100, 50))
        scene.collectionView.dataSource = nil
        scene.tick()
        #expect(scene.collectionView.visibleCells.isEmpty && scene.collectionView.numberOfSections == 0)
    }

    @Test func attributesKeepTheirFrames() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: item(1))
        attributes.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
        #expect(attributes.center == point(30, 50) && attributes.bounds.size == CGSize(width: 40, height: 60))
        attributes.transform = CGAffineTransform(scaleX: 2, y: 0.5)
        #expect(attributes.frame == CGRect(x: -10, y: 35, width: 80, height: 30))
        final class Tagged: UICollectionViewLayoutAttributes {
            var tag = 0
            override func copy(with zone: NSZone? = nil) -> Any {
                let copy = super.copy(with: zone) as! Tagged
                copy.tag = tag
                return copy
            }
        }
        let tagged = Tagged(forCellWith: item(1))
        tagged.tag = 7
        let copy = tagged.copy() as? Tagged
        #expect(copy?.tag == 7 && copy?.isEqual(tagged) == true)
        copy?.alpha = 0.5
        #expect(copy?.isEqual(tagged) == false)
    }

    /// The layout is asked before the bounds change, and the offset can be adjusted afterward.
    @Test func layoutsFollowTheBounds() {
        final class Asked: PageLayout {
            var questions: [[CGSize]] = []
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
                questions.append([collectionView?.bounds.size ?? .zero, newBounds.size])
                return super.shouldInvalidateLayout(forBoundsChange: newBounds)
            }
            override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
                -> CGPoint
            {
                CGPoint(x: 0, y: 2 * (collectionView?.bounds.height ?? 0))
            }
        }
        let layout = Asked()
        let scene = CollectionScene(layout, items: [5])
        scene.collectionView.contentOffset.y = 960
        scene.tick()
        layout.questions = []
        scene.collectionView.frame.size = CGSize(width: 480, height: 320)
        #expect(layout.questions == [[CGSize(width: 320, height: 480), CGSize(width: 480, height: 320)]])
        scene.tick()
        #expect(scene.numbers == [2] && scene.collectionView.contentOffset.y == 640)
    }

    /// Deceleration ends where the layout wants it to.
    @Test func theLayoutSaysWhereAThrowEnds() {
        final class Snapping: UICollectionViewFlowLayout {
            override func targetContentOffset(
                forProposedContentOffset proposedContentOffset: CGPoint,
                withScrollingVelocity velocity: CGPoint
            ) -> CGPoint {
                CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100)
            }
        }
        let layout = Snapping()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        let scene = CollectionScene(layout, items: [100])
        scene.touch.drag(from: point(160, 400), to: point(160, 250), duration: 0.2, steps: 10)
        scene.advance(5)
        let y = scene.collectionView.contentOffset.y
        #expect(y > 100 && y.truncatingRemainder(dividingBy: 100) == 0)
    }

    /// A cell can determine its own height if the layout agrees. More cells can come into view then.
    @Test func cellsHaveTheSizesThatTheyPrefer() {
        final class Column: UICollectionViewLayout {
            private var heights: [IndexPath: CGFloat] = [:]
            private var rows: [UICollectionViewLayoutAttributes] = []
            override func prepare() {
                var y: CGFloat = 0
                let view = collectionView.flatMap { $0.numberOfSections > 0 ? $0 : nil }
                rows = (0..<(view?.numberOfItems(inSection: 0) ?? 0)).map {
                    let row = UICollectionViewLayoutAttributes(forCellWith: item($0))
                    row.frame = CGRect(x: 0, y: y, width: 320, height: heights[item($0)] ?? 200)
                    y = row.frame.maxY
                    return row
                }
            }
            override var collectionViewContentSize: CGSize {
                CGSize(width: 320, height: rows.last?.frame.maxY ?? 0)
            }
            override func layoutAttributesForElements(
                in rect: CGRect
            ) -> [UICollectionViewLayoutAttributes]? { rows.filter { $0.frame.intersects(rect) } }
            override func layoutAttributesForItem(
                at indexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? { rows[indexPath.item] }
            override func shouldInvalidateLayout(
                forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
                withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
            ) -> Bool {
                heights[preferredAttributes.indexPath] = preferredAttributes.size.height
                return preferredAttributes.size.height != originalAttributes.size.height
            }
        }
        final class Short: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                layoutAttributes.size.height = 60 + 20 * CGFloat(layoutAttributes.indexPath.item)
                return layoutAttributes
            }
        }
        let scene = CollectionScene(Column(), items: [5])
        #expect(scene.collectionView.contentSize.height == 1000)
        scene.collectionView.register(Short.self, forCellWithReuseIdentifier: "short")
        scene.source.identifier = "short"
        scene.collectionView.reloadData()
        scene.tick()
        let frames = (0..<5).compactMap { scene.collectionView.cellForItem(at: item($0))?.frame }
        #expect(frames.map(\.minY) == [0, 60, 140, 240, 360])
        #expect(frames.map(\.height) == [60, 80, 100, 120, 140])
        #expect(scene.collectionView.contentSize.height == 500)
    }
}
