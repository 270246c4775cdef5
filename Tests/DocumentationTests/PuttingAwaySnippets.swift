import Animators
import TransitionKit
import UIKit

// The code of the guide to screens that people drag away, and related code of other guides.

@MainActor private protocol PhotoGrid: UIViewController {
    func imageView(ofPhoto id: String) -> UIView?
}

@MainActor private final class PhotoDetailViewController: UIViewController {
    let header = UIView()
    var isZoomed = false
    var photoIndex = 0
}

private struct Photo {
    let id: String
}

@MainActor @available(tvOS, unavailable)
private enum PuttingAwaySnippets {
    static func presented(
        _ list: any PhotoGrid,
        _ photo: Photo,
        on detail: UIViewController
    ) {
        list.present(
            detail,
            with: .expand(source: .view { [weak list] in list?.imageView(ofPhoto: photo.id) }),
            interaction: .drag()
        )
    }

    static func pushed(
        _ navigationController: UINavigationController,
        _ list: any PhotoGrid,
        _ photo: Photo,
        on detail: UIViewController
    ) {
        navigationController.pushViewController(
            detail,
            with: .expand(source: .view { [weak list] in list?.imageView(ofPhoto: photo.id) }),
            interaction: .drag()
        )
    }

    static func targets(_ imageView: UIView) -> [TransitionTarget] {
        let thumbnail = TransitionTarget.view(imageView)
        let face = TransitionTarget.rect(CGRect(x: 40, y: 20, width: 80, height: 80), in: imageView)
        return [thumbnail, face]
    }

    static func named() -> any Animator {
        let animator = ExpandAnimator(source: "photo")
        return animator
    }

    static func destination(_ imageView: UIView, _ detail: PhotoDetailViewController) -> any Animator {
        let animator = ExpandAnimator(source: .view(imageView), destination: .view(detail.header))
        return animator
    }

    static func browsed(_ list: UICollectionView, _ detail: PhotoDetailViewController) -> TransitionTarget {
        let source = TransitionTarget.view { [weak list, weak detail] in
            guard let list, let detail else { return nil }
            let item = IndexPath(item: detail.photoIndex, section: 0)
            if !list.indexPathsForVisibleItems.contains(item) {
                list.scrollToItem(at: item, at: .centeredVertically, animated: false)
                list.layoutIfNeeded()
            }
            return list.cellForItem(at: item)
        }
        return source
    }

    @available(visionOS, unavailable)
    static func decides(
        _ list: UIViewController,
        _ detail: PhotoDetailViewController,
        _ feedback: UIImpactFeedbackGenerator
    ) {
        let drag = DragInteraction()
        drag.completionScale = 0.7
        drag.completionVelocity = 800
        drag.onOutcomeChange = { _ in feedback.impactOccurred() }
        list.present(detail, with: .expand(source: "photo"), interaction: drag)

        drag.shouldBegin = { [weak detail] gesture in gesture.willBegin && detail?.isZoomed != true }
    }

    static func dragsAnything(_ navigationController: UINavigationController) {
        TransitionDelegate(.matched(), interaction: .drag()).attach(to: navigationController)
    }

    @available(visionOS, unavailable)
    static func twoGestures(_ list: UIViewController, _ detail: UIViewController) {
        list.present(detail, with: .matched(), interaction: .edgeSwipe())
        SwipeInteraction(edge: .top).attach(toDismiss: detail)
    }

    static func tells(_ swipe: SwipeInteraction, _ hint: UILabel) {
        swipe.onOutcomeChange = { wouldFinish in
            hint.text = wouldFinish ? "Release to close" : "Pull to close"
        }
    }

    static func oneLine(_ list: UIViewController, _ detail: UIViewController, _ thumbnail: UIView) {
        list.present(detail, with: .expand(source: .view(thumbnail)), interaction: .drag())
    }

    static func tabs(_ tabBarController: UITabBarController) {
        TransitionDelegate(.slide()).attach(to: tabBarController)
    }

    static func entry(of savedID: String) -> any Animator {
        let animator = AnimatorCatalog.entry(id: savedID)?.animator ?? .slide()
        return animator
    }
}
