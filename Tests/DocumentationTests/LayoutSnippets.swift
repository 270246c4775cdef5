import Animators
import TransitionKit
import UIKit

// The code of the guide to changes of layout.

@MainActor private final class PagerLayout: UICollectionViewFlowLayout {
    var focus: IndexPath?

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        guard let focus, let frame = layoutAttributesForItem(at: focus)?.frame else {
            return proposedContentOffset
        }
        return CGPoint(x: frame.minX, y: 0)
    }
}

@MainActor @available(tvOS, unavailable) @available(visionOS, unavailable)
private enum LayoutSnippets {
    static func pushed(_ navigationController: UINavigationController, _ pager: PagerLayout) {
        let pages = UICollectionViewController(collectionViewLayout: pager)
        pages.useLayoutToLayoutNavigationTransitions = true
        navigationController.pushViewController(pages, animated: true)
    }

    static func animated(_ navigationController: UINavigationController, _ pages: UICollectionViewController)
    {
        navigationController.pushViewController(pages, with: .cube())
    }

    static func attached(
        _ collectionView: UICollectionView,
        _ grid: UICollectionViewLayout,
        _ pager: UICollectionViewLayout
    ) {
        let pinch = PinchInteraction()
        pinch.attach(toChangeLayoutOf: collectionView) { direction in
            direction == .forward ? pager : grid
        }
    }

    static func completed(
        _ pinch: PinchInteraction,
        _ collectionView: UICollectionView,
        _ grid: UICollectionViewLayout,
        _ pager: UICollectionViewLayout,
        _ feedback: UIImpactFeedbackGenerator
    ) {
        pinch.attach(
            toChangeLayoutOf: collectionView,
            to: { $0 == .forward ? pager : grid },
            completion: { completed in
                if completed { feedback.impactOccurred() }
            }
        )
    }

    static func focused(_ pinch: PinchInteraction, _ collectionView: UICollectionView, _ pager: PagerLayout) {
        pinch.shouldBegin = { gesture in
            pager.focus = collectionView.indexPathForItem(at: gesture.location)
            return gesture.willBegin
        }
    }
}
