import TransitionKit
import UIKit

/// A list that presents a place over the whole screen.
@MainActor
public final class ModalDemo: Demo {
    public var rootViewController: UIViewController { list }

    private let list = PlacesViewController()
    // Delegates are weak, so someone has to keep ours.
    private let transition: TransitionDelegate

    public init(
        animator: any UIViewControllerAnimatedTransitioning,
        interaction: GestureInteraction? = nil
    ) {
        transition = TransitionDelegate(animator, interaction: interaction)
        list.onAction = { [weak self] in self?.goForward() }
        list.onSelect = { [weak self] place in self?.present(place) }
        interaction?.attach(toPresentFrom: list) { [weak self] in self?.makeDetail(.fuji) }
    }

    public func goForward() {
        present(.fuji)
    }

    public func goBackward() {
        list.dismiss(animated: true)
    }

    private func present(_ place: Place) {
        list.present(makeDetail(place), animated: true)
    }

    private func makeDetail(_ place: Place) -> UIViewController {
        let detail = PlaceViewController(place: place, buttonTitle: "Done")
        detail.modalPresentationStyle = .fullScreen
        detail.transitioningDelegate = transition
        detail.onButton = { [weak self] in self?.goBackward() }
        return detail
    }
}
