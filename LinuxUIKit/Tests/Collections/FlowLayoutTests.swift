import Testing
@_spi(Host) import UIKit

/// The positions of items in a flow layout, calculated by hand for a view of 320 × 480 points.
@MainActor
@Suite struct FlowLayoutTests {
    /// A delegate with individual sizes.
    private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
        var sizes: [CGSize] = []
        var inset: UIEdgeInsets?

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { sizes[indexPath.item] }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets {
            inset ?? (collectionViewLayout as! UICollectionViewFlowLayout).sectionInset
        }
    }

    private func frames(_ scene: CollectionScene, _ count: Int, section: Int = 0) -> [CGRect] {
        (0..<count).map {
            scene.collectionView.layoutAttributesForItem(at: item($0, section))?.frame ?? .null
        }
    }

    /// Three items fit: 3 × 100 and 2 × 10 are exactly 320.
    @Test func linesBreakWhereNoItemFitsAnyMore() {
        let scene = CollectionScene(flow(100, 50), items: [7])
        #expect(
            frames(scene, 7) == [
                CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 110, y: 0, width: 100, height: 50),
                CGRect(x: 220, y: 0, width: 100, height: 50), CGRect(x: 0, y: 60, width: 100, height: 50),
                CGRect(x: 110, y: 60, width: 100, height: 50), CGRect(x: 220, y: 60, width: 100, height: 50),
                CGRect(x: 0, y: 120, width: 100, height: 50),
            ]
        )
        #expect(scene.collectionView.contentSize == CGSize(width: 320, height: 170))
    }

    /// Two items of 120 fit, which leaves 80 points for the gap.
    @Test func whatIsLeftOverWidensTheGaps() {
        let scene = CollectionScene(flow(120, 50), items: [3])
        #expect(frames(scene, 3).map(\.minX) == [0, 200, 0])
    }

    /// Even if a line isn't full, items of equal size are aligned with those above.
    @Test func aLineOfOneItemStandsInTheMiddle() {
        let scene = CollectionScene(flow(200, 50), items: [3])
        #expect(frames(scene, 3).map(\.minX) == [60, 60, 60])
    }

    @Test func itemsOfManySizesAreJustifiedButForTheLastLine() {
        let delegate = Sizes()
        delegate.sizes = [100, 100, 60, 200, 90, 80].map { CGSize(width: $0, height: 40) }
        let scene = CollectionScene(flow(50, 50), items: [6])
        scene.collectionView.delegate = delegate
        scene.collectionView.collectionViewLayout.invalidateLayout()
        // 100 + 10 + 100 + 10 + 60 = 280, which leaves 40 for two gaps. 200 + 10 + 90 = 300, which leaves 20
        // for one. 80 is in the last line.
        #expect(frames(scene, 6).map(\.minX) == [0, 130, 260, 0, 230, 0])
        #expect(frames(scene, 6).map(\.minY) == [0, 0, 0, 50, 50, 100])
    }

    @Test func theLastLineHasTheLeastSpacingWhereSizesDiffer() {
        let delegate = Sizes()
        delegate.sizes = [300, 50, 60].map { CGSize(width: $0, height: 40) }
        let scene = CollectionScene(flow(50, 50), items: [3])
        scene.collectionView.delegate = delegate
        scene.collectionView.collectionViewLayout.invalidateLayout()
        // A single item in a line is centered.
        #expect(frames(scene, 3).map(\.minX) == [10, 0, 60])
    }

    @Test func itemsOfALineAreCenteredAlongIt() {
        let delegate = Sizes()
        delegate.sizes = [CGSize(width: 100, height: 40), CGSize(width: 100, height: 80)]
        let scene = CollectionScene(flow(50, 50), items: [2])
        scene.collectionView.delegate = delegate
        scene.collectionView.collectionViewLayout.invalidateLayout()
        #expect(frames(scene, 2).map(\.minY) == [20, 0])
        #expect(scene.collectionView.contentSize.height == 80)
    }

    @Test func sectionsHaveInsetsHeadersAndFooters() {
        let layout = flow(140, 50)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 15, bottom: 7, right: 15)
        layout.headerReferenceSize = CGSize(width: 1, height: 30)
        layout.footerReferenceSize = CGSize(width: 1, height: 20)
        let scene = CollectionScene(layout, items: [3, 1])
        // 30 + 5 + 50 + 10 + 50 + 7 + 20 = 172
        #expect(frames(scene, 3).map(\.origin) == [point(15, 35), point(165, 35), point(15, 95)])
        #expect(frames(scene, 1, section: 1).map(\.origin) == [point(15, 207)])
        func edge(_ kind: String, _ section: Int) -> CGRect? {
            scene.collectionView.layoutAttributesForSupplementaryElement(ofKind: kind, at: item(0, section))?
                .frame
        }
        #expect(
            edge(UICollectionView.elementKindSectionHeader, 0) == CGRect(x: 0, y: 0, width: 320, height: 30)
        )
        #expect(
            edge(UICollectionView.elementKindSectionFooter, 0) == CGRect(x: 0, y: 152, width: 320, height: 20)
        )
        #expect(
            edge(UICollectionView.elementKindSectionHeader, 1) == CGRect(x: 0, y: 172, width: 320, height: 30)
        )
        #expect(scene.collectionView.contentSize == CGSize(width: 320, height: 172 + 30 + 5 + 50 + 7 + 20))
        let headers = scene.collectionView.visibleSupplementaryViews(
            ofKind: UICollectionView.elementKindSectionHeader
        )
        #expect(headers.map(\.frame.minY) == [0, 172])
    }

    @Test func scrollingSidewaysFillsColumns() {
        let layout = flow(100, 200)
        layout.scrollDirection = .horizontal
        let scene = CollectionScene(layout, items: [5])
        // Two items of 200 fit in 480, with a gap of 80.
        #expect(
            frames(scene, 5).map(\.origin) == [
                point(0, 0), point(0, 280), point(110, 0), point(110, 280), point(220, 0),
            ]
        )
        #expect(scene.collectionView.contentSize == CGSize(width: 320, height: 480))
    }

    @Test func contentInsetsLeaveLessRoom() {
        let scene = CollectionScene(flow(100, 50), items: [4])
        scene.collectionView.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        scene.tick()
        // 280 points: two items of 100, with a gap of 80.
        #expect(frames(scene, 4).map(\.minX) == [0, 180, 0, 180])
    }

    @Test func anotherWidthBreaksOtherLines() {
        let scene = CollectionScene(flow(100, 50), items: [6])
        scene.collectionView.frame.size.width = 210
        scene.tick()
        #expect(frames(scene, 6).map(\.minX) == [0, 110, 0, 110, 0, 110])
        #expect(scene.collectionView.contentSize == CGSize(width: 210, height: 170))
    }

    @Test func metricsInvalidateTheLayout() {
        let layout = flow(100, 50)
        let scene = CollectionScene(layout, items: [6])
        layout.itemSize = CGSize(width: 320, height: 100)
        #expect(frames(scene, 2).map(\.minY) == [0, 110])
        layout.minimumLineSpacing = 0
        scene.tick()
        #expect(scene.collectionView.contentSize.height == 600)
    }

    /// Flow layouts are mirrored only if a subclass requests it.
    @Test func aLayoutMayBeMirrored() {
        final class Mirrored: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        let layout = Mirrored()
        layout.itemSize = CGSize(width: 100, height: 50)
        let scene = CollectionScene(layout, items: [4])
        #expect(frames(scene, 4).map(\.minX) == [0, 110, 220, 0])
        scene.collectionView.semanticContentAttribute = .forceRightToLeft
        scene.collectionView.reloadData()
        scene.tick()
        #expect(frames(scene, 4).map(\.minX) == [220, 110, 0, 220])
        #expect(scene.seen(0)?.minX == 220)
        #expect(scene.collectionView.indexPathForItem(at: point(300, 10)) == item(0))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -5, 0])
    func strangeSizesPutItemsNowhere(size: CGFloat) {
        let layout = flow(size, size, spacing: size, lineSpacing: size)
        layout.sectionInset = UIEdgeInsets(top: size, left: size, bottom: size, right: size)
        layout.headerReferenceSize = CGSize(width: size, height: size)
        let scene = CollectionScene(layout, items: [3, 0, 2])
        scene.collectionView.frame = CGRect(x: 0, y: 0, width: 0, height: 0)
        scene.tick()
        let content = scene.collectionView.contentSize
        #expect(content.width.isFinite && content.height.isFinite)
        scene.collectionView.scrollToItem(at: item(2), at: .centeredVertically, animated: false)
        #expect(scene.collectionView.contentOffset.y.isFinite)
    }
}
