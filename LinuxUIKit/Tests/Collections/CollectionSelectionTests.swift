import Testing
@_spi(Host) import UIKit

/// Selection by tap, with the order of the delegate's calls.
@MainActor
@Suite struct CollectionSelectionTests {
    private func tap(_ scene: CollectionScene, _ x: CGFloat, _ y: CGFloat) {
        scene.touch.tap(at: point(x, y))
        scene.advance(0.5)
    }

    @Test func aTapSelects() {
        let scene = CollectionScene(flow(100, 50))
        tap(scene, 150, 20)
        #expect(
            scene.source.take() == [
                "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "didUnhighlight 1",
            ]
        )
        #expect(scene.collectionView.indexPathsForSelectedItems == [item(1)])
        #expect(scene.collectionView.cellForItem(at: item(1))?.isSelected == true)
        tap(scene, 20, 70)
        #expect(
            scene.source.take() == [
                "shouldHighlight 3", "didHighlight 3", "shouldSelect 3", "didDeselect 1", "didSelect 3",
                "didUnhighlight 3",
            ]
        )
        #expect(scene.collectionView.indexPathsForSelectedItems == [item(3)])
    }

    @Test func severalItemsAreSelectedAndDeselected() {
        let scene = CollectionScene(flow(100, 50))
        scene.collectionView.allowsMultipleSelection = true
        tap(scene, 20, 20)
        tap(scene, 150, 20)
        #expect(scene.collectionView.indexPathsForSelectedItems == [item(0), item(1)])
        _ = scene.source.take()
        tap(scene, 20, 20)
        #expect(
            scene.source.take() == [
                "shouldHighlight 0", "didHighlight 0", "shouldDeselect 0", "didDeselect 0",
                "didUnhighlight 0",
            ]
        )
        #expect(scene.collectionView.indexPathsForSelectedItems == [item(1)])
    }

    @Test func delegatesRefuse() {
        let scene = CollectionScene(flow(100, 50))
        scene.source.refusesSelection = true
        tap(scene, 20, 20)
        #expect(scene.collectionView.indexPathsForSelectedItems == [])
        scene.source.refusesHighlight = true
        _ = scene.source.take()
        tap(scene, 20, 20)
        #expect(scene.source.take() == ["shouldHighlight 0"])
        scene.collectionView.allowsSelection = false
        tap(scene, 20, 20)
        #expect(scene.source.take() == [])
    }

    @Test func scrollingSelectsNothing() {
        let scene = CollectionScene(flow(100, 50), items: [100])
        scene.touch.down(at: point(20, 300))
        scene.advance(0.3)
        #expect(scene.collectionView.cellForItem(at: item(15))?.isHighlighted == true)
        scene.touch.move(to: point(20, 200))
        scene.touch.up()
        scene.advance(2)
        #expect(scene.source.take() == ["shouldHighlight 15", "didHighlight 15", "didUnhighlight 15"])
        #expect(scene.collectionView.indexPathsForSelectedItems == [])
    }

    /// The delegate isn't notified of the app's own selections.
    @Test func theAppSelects() {
        let scene = CollectionScene(flow(320, 100, lineSpacing: 0), items: [50])
        let view = scene.collectionView
        view.selectItem(at: item(20), animated: false, scrollPosition: .top)
        scene.tick()
        #expect(view.contentOffset.y == 2000 && view.cellForItem(at: item(20))?.isSelected == true)
        view.selectItem(at: item(21), animated: false, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems == [item(21)])
        view.deselectItem(at: item(21), animated: false)
        view.selectItem(at: item(99), animated: false, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems == [])
        view.selectItem(at: item(3), animated: false, scrollPosition: [])
        view.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems == [] && scene.source.take() == [])
    }

    @Test func backgroundsFollowTheSelection() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let (plain, chosen) = (UIView(), UIView())
        cell.selectedBackgroundView = chosen
        cell.backgroundView = plain
        #expect(
            cell.subviews.map(ObjectIdentifier.init)
                == [plain, chosen, cell.contentView].map(ObjectIdentifier.init)
        )
        #expect(chosen.isHidden && chosen.frame == cell.bounds)
        cell.isHighlighted = true
        #expect(!chosen.isHidden)
        cell.isHighlighted = false
        cell.isSelected = true
        #expect(!chosen.isHidden)
    }

    @Test func newDataHasNoSelection() {
        let scene = CollectionScene(flow(100, 50))
        tap(scene, 20, 20)
        scene.collectionView.reloadData()
        #expect(scene.collectionView.indexPathsForSelectedItems == [])
    }
}
