import TestSupport
import Testing
@_spi(Host) import UIKit

/// Mistakes for which UIKit raises an exception.
@MainActor
@Suite struct CollectionExceptionTests {
    @Test("To ask for the items of a section that doesn't exist is an error, as in UIKit", arguments: [0, 1])
    func itemsOfNoSection(count: Int) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [count] in
            await MainActor.run {
                let scene = CollectionScene(flow(100, 50), items: Array(repeating: 20, count: count))
                _ = scene.collectionView.numberOfItems(inSection: count)
            }
        }
        #expect(result.names("when there are only \(count) sections in the collection view"))
    }

    @Test(
        "To scroll to several positions along one axis is an error, as in UIKit",
        arguments: [false, true],
        [false, true]
    )
    func scrollingToTwoPlaces(isAcross: Bool, isSelection: Bool) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [isAcross, isSelection] in
            await MainActor.run {
                let scene = CollectionScene(flow(320, 100), items: [50])
                let place: UICollectionView.ScrollPosition = isAcross ? [.left, .right] : [.top, .bottom]
                if isSelection {
                    scene.collectionView.selectItem(at: item(5), animated: false, scrollPosition: place)
                } else {
                    scene.collectionView.scrollToItem(at: item(5), at: place, animated: false)
                }
            }
        }
        #expect(result.names("attempt to scroll to several positions along one axis"))
    }
}
