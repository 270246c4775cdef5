import TestSupport
import Testing
@_spi(Host) import UIKit

/// Insertions, deletions, and moves of items and sections.
@MainActor
@Suite struct CollectionUpdateTests {
    private func scene(_ items: [Int] = [10]) -> CollectionScene {
        CollectionScene(flow(320, 40, lineSpacing: 0), items: items)
    }

    @Test func itemsAreInsertedDeletedAndMovedTogether() {
        let scene = scene([6])
        var ended: [Bool] = []
        // 0 1 2 3 4 5 becomes 100 0 5 2 3: 1 and 4 are deleted, 100 is inserted at the start, and 5 moves.
        scene.source.sections = [[100, 0, 5, 2, 3]]
        scene.collectionView.performBatchUpdates {
            scene.collectionView.insertItems(at: [item(0)])
            scene.collectionView.deleteItems(at: [item(4), item(1)])
            scene.collectionView.moveItem(at: item(5), to: item(2))
        } completion: {
            ended.append($0)
        }
        #expect(scene.numbers == [100, 0, 5, 2, 3])
        #expect(scene.collectionView.numberOfItems(inSection: 0) == 5)
        // Halfway, moved items are between their positions, inserted items appear, and deleted items
        // disappear.
        scene.advance(0.15)
        let moving = scene.seen(2)?.minY ?? 0
        #expect(moving > 81 && moving < 199)
        let coming = scene.collectionView.cellForItem(at: item(0))?.layer.presentation()?.opacity ?? 0
        #expect(coming > 0.1 && coming < 0.9)
        let cells = scene.collectionView.subviews.compactMap { ($0 as? NumberCell)?.number }
        #expect(cells.sorted() == [0, 1, 2, 3, 4, 5, 100])
        scene.advance(1)
        #expect(ended == [true])
        #expect(scene.seen(2)?.minY == 80)
        #expect(scene.collectionView.subviews.count { $0 is NumberCell } == 5)
    }

    @Test func sectionsComeAndGo() {
        let scene = scene([2, 3, 1])
        scene.source.sections = [[5], [70, 71], [0, 1]]
        scene.collectionView.performBatchUpdates {
            scene.collectionView.deleteSections([1])
            scene.collectionView.moveSection(2, toSection: 0)
            scene.collectionView.insertSections([1])
        }
        #expect(scene.numbers == [5, 70, 71, 0, 1])
        scene.advance(1)
        #expect(scene.seen(0, section: 2)?.minY == 120)
    }

    @Test func reloadsMakeNewCells() throws {
        let scene = scene([3])
        let old = try #require(scene.collectionView.cellForItem(at: item(1)))
        scene.source.sections = [[0, 50, 2]]
        scene.collectionView.reloadItems(at: [item(1)])
        #expect(scene.numbers == [0, 50, 2])
        #expect(scene.collectionView.cellForItem(at: item(1)) !== old)
        scene.source.sections = [[8, 9]]
        scene.collectionView.reloadSections([0])
        scene.advance(1)
        #expect(scene.numbers == [8, 9])
    }

    @Test func theSelectionGoesAlong() {
        let scene = scene([5])
        scene.collectionView.allowsMultipleSelection = true
        for number in [1, 3] {
            scene.collectionView.selectItem(at: item(number), animated: false, scrollPosition: [])
        }
        scene.source.sections = [[9, 0, 2, 3, 4]]
        scene.collectionView.performBatchUpdates {
            scene.collectionView.deleteItems(at: [item(1)])
            scene.collectionView.insertItems(at: [item(0)])
        }
        #expect(scene.collectionView.indexPathsForSelectedItems == [item(3)])
        #expect(scene.collectionView.cellForItem(at: item(3))?.isSelected == true)
    }

    /// The layout prepares, receives the updates, provides initial and final attributes, and is notified of
    /// the end.
    @Test func layoutsHearOfUpdates() {
        final class Heard: UICollectionViewFlowLayout {
            var log: [String] = []
            override func prepare() {
                super.prepare()
                log.append("prepare")
            }
            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                log += updateItems.map {
                    "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) \($0.indexPathAfterUpdate?.item ?? -1)"
                }
            }
            override func initialLayoutAttributesForAppearingItem(
                at itemIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                log.append("initial \(itemIndexPath.item)")
                return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            }
            override func finalLayoutAttributesForDisappearingItem(
                at itemIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                log.append("final \(itemIndexPath.item)")
                return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
            }
            override func finalizeCollectionViewUpdates() {
                super.finalizeCollectionViewUpdates()
                log.append("finalize")
            }
        }
        let layout = Heard()
        layout.itemSize = CGSize(width: 320, height: 40)
        let scene = CollectionScene(layout, items: [3])
        layout.log = []
        scene.source.sections = [[0, 2, 7]]
        scene.collectionView.performBatchUpdates {
            scene.collectionView.deleteItems(at: [item(1)])
            scene.collectionView.insertItems(at: [item(2)])
        }
        #expect(layout.log == ["prepare", "delete 1 -1", "insert -1 2", "initial 2", "final 1", "finalize"])
    }

    @Test func withoutAWindowUpdatesAreMadeAtOnce() {
        let scene = scene([3])
        scene.collectionView.removeFromSuperview()
        scene.source.sections = [[0, 2]]
        var isOver = false
        scene.collectionView.performBatchUpdates {
            scene.collectionView.deleteItems(at: [item(1)])
        } completion: { _ in
            isOver = true
        }
        scene.advance(0.1)
        #expect(isOver && scene.numbers == [0, 2])
    }

    /// If the numbers of items don't match the updates, the app stops.
    @Test func updatesThatDoNotFitTheDataAreRefused() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = CollectionScene(flow(320, 40), items: [3])
                scene.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
            }
        }
        #expect(result.names("invalid update: the updates do not lead from"))
    }

    // The numbers of items match in each of these tests, but the app stops, as in UIKit.

    @Test func reloadsOfMissingItemsAreRefused() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = CollectionScene(flow(320, 40), items: [3])
                scene.collectionView.reloadItems(at: [IndexPath(item: 7, section: 0)])
            }
        }
        #expect(result.names("invalid update: the updates do not lead from"))
    }

    @Test func deletionsOfMissingItemsAreRefused() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = CollectionScene(flow(320, 40), items: [3])
                scene.collectionView.deleteItems(at: [IndexPath(item: 3, section: 0)])
            }
        }
        #expect(result.names("invalid update: the updates do not lead from"))
    }

    @Test func movesOfMissingItemsAreRefused() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = CollectionScene(flow(320, 40), items: [3])
                scene.source.sections = [[0, 9, 1, 2]]
                let (missing, place) = (IndexPath(item: 9, section: 0), IndexPath(item: 1, section: 0))
                scene.collectionView.moveItem(at: missing, to: place)
            }
        }
        #expect(result.names("invalid update: the updates do not lead from"))
    }

    @Test func reloadsOfMissingSectionsAreRefused() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = CollectionScene(flow(320, 40), items: [3])
                scene.collectionView.reloadSections([1])
            }
        }
        #expect(result.names("invalid update: the updates do not lead from"))
    }

    @Test func anItemIsDeletedOrReloadedButNotBoth() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = CollectionScene(flow(320, 40), items: [3])
                scene.source.sections = [[0, 2]]
                scene.collectionView.performBatchUpdates {
                    scene.collectionView.deleteItems(at: [IndexPath(item: 1, section: 0)])
                    scene.collectionView.reloadItems(at: [IndexPath(item: 1, section: 0)])
                }
            }
        }
        #expect(result.names("attempt to delete and reload the same index path"))
    }
}
