import TransitionKit
import UIKit

/// A list that pushes a place onto a navigation stack.
@MainActor
public final class NavigationDemo: Demo {
    public var rootViewController: UIViewController { navigation }

    private let list = PlacesViewController()
    private let navigation: UINavigationController
    private let transition: TransitionDelegate

    public init(animator: any UIViewControllerAnimatedTransitioning) {
        transition = TransitionDelegate(animator)
        navigation = UINavigationController(rootViewController: list)
        navigation.delegate = transition
        list.onAction = { [weak self] in self?.goForward() }
        list.onSelect = { [weak self] place in self?.push(place) }
    }

    public func goForward() {
        push(.fuji)
    }

    public func goBackward() {
        navigation.popViewController(animated: true)
    }

    private func push(_ place: Place) {
        let detail = PlaceViewController(place: place, buttonTitle: "Plan a Visit")
        detail.onButton = { [weak self] in self?.goBackward() }
        navigation.pushViewController(detail, animated: true)
    }
}
