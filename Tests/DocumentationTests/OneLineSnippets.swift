import Animators
import Presentations
import UIKit

/// The code in the comments of what takes one line.
@MainActor private enum OneLineSnippets {
    static func presented(_ list: UIViewController, _ detail: UIViewController) {
        list.present(detail, with: .cube(axis: .vertical), interaction: .swipe(edge: .top))
    }

    static func presentedWithoutAnimators(
        _ list: UIViewController,
        _ detail: UIViewController,
        _ filters: UIViewController
    ) {
        list.present(detail, with: .springSlide(), interaction: .swipe(edge: .leading))
        list.present(filters, as: .sheet())
    }

    static func cards(
        _ list: UIViewController,
        _ menu: UIViewController,
        _ filters: UIViewController,
        _ message: UIViewController
    ) {
        list.present(menu, as: .drawer())
        list.present(filters, as: .sheet(), with: .crossfade())
        list.present(message, as: .toast())
    }

    static func pushed(_ navigationController: UINavigationController, _ detail: UIViewController) {
        navigationController.pushViewController(detail, with: .fold(folds: 3))
    }

    static func attached(to navigationController: UINavigationController) {
        TransitionDelegate().attach(to: navigationController)
    }

    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    static func felt(_ swipe: SwipeInteraction, _ feedback: UIImpactFeedbackGenerator) {
        swipe.onOutcomeChange = { _ in feedback.impactOccurred() }
    }

    static func adjusted(
        _ entry: AnimatorCatalog.Entry,
        addSlider: (
            _ title: String, _ range: ClosedRange<Double>, _ value: Double,
            _ action: @escaping (Double) -> Void
        ) -> Void
    ) {
        var animator = entry.animator
        for parameter in entry.parameters {
            addSlider(parameter.title, parameter.range, parameter.value(of: animator)) { value in
                animator = parameter.applied(value, to: animator)
            }
        }
    }

    static func listed(savedID: String, addSection: (_ title: String, _ names: [String]) -> Void) -> AnyObject
    {
        for topic in AnimatorCatalog.Topic.allCases {
            addSection(topic.name, AnimatorCatalog.entries(of: topic).map(\.name))
        }
        let transition = TransitionDelegate(AnimatorCatalog.entry(id: savedID)?.animator ?? .slide())
        return transition
    }
}

private final class ReaderViewController: UIViewController {
    let toolbar = UIView()
}

extension ReaderViewController: AnimatorProviding {
    var preferredAnimator: (any Animator)? { .cube(axis: .vertical) }
}

extension ReaderViewController: TransitionObserving {
    func transitionDidProgress(
        _ progress: TransitionProgress,
        from: UIViewController?,
        to: UIViewController?
    ) {
        toolbar.alpha = to === self ? progress.fraction : 1 - progress.fraction
    }
}

@MainActor private protocol PhotoList: UIViewController {
    func imageView(ofPhoto id: String) -> UIView?
}

@MainActor private enum ZoomSnippets {
    struct Photo {
        let id: String
    }

    final class DetailViewController: UIViewController {
        var photo: Photo?
    }

    @available(tvOS, unavailable)
    static func shown(
        _ list: any PhotoList,
        _ photos: [Photo],
        at index: Int,
        on detail: DetailViewController
    ) {
        let photo = photos[index]
        detail.photo = photo
        list.present(
            detail,
            with: .expand(source: .view { [weak list] in list?.imageView(ofPhoto: photo.id) }),
            interaction: .drag()
        )
    }

    static func source(_ list: any PhotoList, _ photo: Photo) -> TransitionTarget {
        let source = TransitionTarget.view { [weak list] in list?.imageView(ofPhoto: photo.id) }
        return source
    }

    @available(tvOS, unavailable)
    static func dragged() -> AnyObject {
        let photos = TransitionDelegate(.expand(source: "photo"), interaction: .drag())
        return photos
    }
}
