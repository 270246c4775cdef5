import Animators
import TransitionKit
import UIKit

/// A list with an Action button that presents a screen with a bounce and dismisses it with a shrink. Its rows
/// push a screen with a cube.
@MainActor
final class ListDemo {
    var rootViewController: UIViewController { navigation }

    private let list = PlacesViewController()
    private let navigation: UINavigationController
    // UIKit doesn't retain delegates.
    private let pushing = TransitionDelegate(.cube(), interaction: .swipe())
    private let presenting = TransitionDelegate(
        presenting: .bounce(),
        dismissing: .shrink(),
        interaction: .swipe(edge: .top)
    )

    init() {
        navigation = UINavigationController(rootViewController: list)
        navigation.delegate = pushing
        // The screens have headings and buttons of their own.
        navigation.setNavigationBarHidden(true, animated: false)
        list.onAction = { [weak self] in self?.present() }
        list.onSelect = { [weak self] place in self?.push(place) }
    }

    private func push(_ place: Place) {
        guard list.isOnTop else { return }
        let detail = PlaceViewController(place: place, buttonTitle: "Back to Places")
        detail.onButton = { [weak navigation] in navigation?.popViewController(animated: true) }
        navigation.pushViewController(detail, animated: true)
    }

    private func present() {
        guard list.isOnTop else { return }
        let detail = PlaceViewController(place: .lagoon, buttonTitle: "Done")
        detail.modalPresentationStyle = .fullScreen
        detail.transitioningDelegate = presenting
        detail.onButton = { [weak list] in list?.dismiss(animated: true) }
        list.present(detail, animated: true)
    }
}
