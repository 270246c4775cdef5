import Testing
@_spi(Host) import UIKit

/// Replacing a layout with another one.
@MainActor
@Suite struct LayoutChangeTests {
    /// A grid of 100 by 100, and pages of the whole view.
    private func scene(_ items: [Int] = [20]) -> (CollectionScene, HeardFlowLayout, PageLayout) {
        let grid = HeardFlowLayout()
        grid.itemSize = CGSize(width: 100, height: 100)
        let scene = CollectionScene(grid, items: items)
        let pages = PageLayout()
        grid.log = { scene.source.log.append($0) }
        pages.log = { scene.source.log.append($0) }
        _ = scene.source.take()
        return (scene, grid, pages)
    }

    @Test func atOnceEverythingIsInItsPlace() {
        let (scene, grid, pages) = scene()
        scene.collectionView.setCollectionViewLayout(pages, animated: false)
        #expect(scene.collectionView.collectionViewLayout === pages)
        #expect(pages.collectionView === scene.collectionView && grid.collectionView == nil)
        #expect(scene.numbers == [0])
        #expect(scene.seen(0) == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(scene.collectionView.contentSize == CGSize(width: 320, height: 9600))
        scene.collectionView.collectionViewLayout = grid
        #expect(scene.numbers.count == 15)
    }

    @Test func animatedEverythingMoves() throws {
        let (scene, _, pages) = scene()
        var ended: [Bool] = []
        scene.collectionView.setCollectionViewLayout(pages, animated: true) { ended.append($0) }
        #expect(scene.collectionView.collectionViewLayout === pages)
        scene.tick()
        #expect(scene.seen(0) == CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.advance(0.175)
        let middle = try #require(scene.seen(0))
        #expect(abs(middle.width - 210) < 1 && abs(middle.height - 290) < 1)
        #expect(ended == [])
        scene.advance(1)
        #expect(ended == [true] && scene.numbers == [0])
        #expect(scene.seen(0) == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(scene.collectionView.subviews.count { $0 is NumberCell } == 1)
    }

    /// Cells that disappear go to their positions in the new layout, and cells that appear start at theirs in
    /// the old one.
    @Test func cellsComeAndGoByTheOtherLayout() throws {
        let (scene, grid, pages) = scene()
        scene.collectionView.setCollectionViewLayout(pages, animated: true)
        scene.tick()
        let second = try #require(
            scene.collectionView.subviews.compactMap { $0 as? NumberCell }.first { $0.number == 1 }
        )
        scene.advance(0.175)
        #expect(abs(try #require(second.layer.presentation()).frame.minY - 240) < 1)
        scene.advance(1)
        #expect(second.superview == nil)
        scene.collectionView.setCollectionViewLayout(grid, animated: true)
        scene.tick()
        #expect(scene.seen(1) == CGRect(x: 0, y: 480, width: 320, height: 480))
        scene.advance(1)
        #expect(scene.seen(1) == CGRect(x: 110, y: 0, width: 100, height: 100))
    }

    @Test func everybodyIsToldInOrder() {
        let (scene, _, pages) = scene([2])
        scene.collectionView.setCollectionViewLayout(pages, animated: true) { _ in
            scene.source.log.append("completion")
        }
        scene.advance(1)
        #expect(
            scene.source.take() == [
                "flow leaves", "pages comes", "cell 0 will", "cell 1 will", "pages prepare", "pages final",
                "flow final", "cell 0 did", "cell 1 did", "completion",
            ]
        )
    }

    /// The item in the middle stays visible, but the layout and then the delegate can change this.
    @Test func whatIsInTheMiddleStays() {
        let (scene, grid, pages) = scene([300])
        scene.collectionView.setCollectionViewLayout(pages, animated: false)
        scene.collectionView.contentOffset.y = 480 * 100
        scene.tick()
        scene.collectionView.setCollectionViewLayout(grid, animated: false)
        // Item 100 starts its line, the 34th, at 33 × 110. In the middle, there are 190 points above it.
        #expect(scene.collectionView.contentOffset.y == 3440)
        var proposals: [CGPoint] = []
        scene.source.target = {
            proposals.append($0)
            return point(0, 480 * 7)
        }
        scene.collectionView.setCollectionViewLayout(pages, animated: false)
        #expect(proposals.count == 1 && scene.collectionView.contentOffset.y == 480 * 7)
        scene.source.target = { _ in point(.nan, .infinity) }
        scene.collectionView.setCollectionViewLayout(grid, animated: false)
        #expect(scene.collectionView.contentOffset.y.isFinite)
    }

    @Test func whatStandsAtItsBeginningStaysThere() {
        let (scene, _, pages) = scene([300])
        scene.collectionView.setCollectionViewLayout(pages, animated: false)
        #expect(scene.collectionView.contentOffset == .zero)
    }

    /// A change during another one continues from the visible state.
    @Test func changesFollowEachOther() throws {
        let (scene, grid, pages) = scene()
        var ended: [String] = []
        scene.collectionView.setCollectionViewLayout(pages, animated: true) { _ in ended.append("pages") }
        scene.advance(0.175)
        let before = try #require(scene.seen(0))
        scene.collectionView.setCollectionViewLayout(grid, animated: true) { _ in ended.append("grid") }
        scene.tick()
        let after = try #require(scene.seen(0))
        #expect(abs(before.width - after.width) < 20)
        scene.advance(1)
        #expect(ended.sorted() == ["grid", "pages"])
        #expect(scene.seen(0) == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(scene.numbers == Array(0..<15))
        #expect(scene.collectionView.subviews.count { $0 is NumberCell } == 15)
    }

    @Test func itemsMayChangeInTheMiddle() {
        let (scene, _, pages) = scene()
        scene.collectionView.setCollectionViewLayout(pages, animated: true)
        scene.advance(0.1)
        scene.source.sections = [[0, 1]]
        scene.collectionView.reloadData()
        scene.advance(0.1)
        scene.source.sections = [[0, 5, 1]]
        scene.collectionView.insertItems(at: [item(1)])
        scene.collectionView.frame.size = CGSize(width: 200, height: 300)
        scene.advance(1)
        #expect(scene.numbers == [0])
        #expect(scene.seen(0) == CGRect(x: 0, y: 0, width: 200, height: 300))
    }

    @Test func withoutAnimationsCompletionsComeSoon() {
        let (scene, _, pages) = scene()
        var ended: [Bool] = []
        UIView.performWithoutAnimation {
            scene.collectionView.setCollectionViewLayout(pages, animated: true) { ended.append($0) }
        }
        #expect(ended == [])
        scene.tick()
        #expect(ended == [true])
        scene.collectionView.setCollectionViewLayout(pages, animated: true) { ended.append($0) }
        scene.tick()
        #expect(ended == [true, true])
    }
}
