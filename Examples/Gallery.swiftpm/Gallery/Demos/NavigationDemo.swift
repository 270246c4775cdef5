import TransitionKit
import UIKit

/// A list that pushes a place onto a navigation stack.
@MainActor
public final class NavigationDemo: Demo {
    public var rootViewController: UIViewController { navigation }

    private let list = PlacesViewController()
    private let navigation: UINavigationController
    public let transition: TransitionDelegate
    public var forth: GestureInteraction?

    public init(animator: any Animator, interaction: InteractionController? = nil) {
        transition = TransitionDelegate(animator, interaction: interaction)
        forth = interaction?.forth
        navigation = UINavigationController(rootViewController: list)
        navigation.delegate = transition
        list.onAction = { [weak self] in self?.goForward() }
        list.onSelect = { [weak self] place in self?.push(place) }
        attachGesture()
    }

    public var showsSecond: Bool { navigation.viewControllers.count > 1 }

    public func attachGesture() {
        guard let gesture = interaction as? GestureInteraction else { return }
        forth?.attach(toPushOnto: navigation) { [weak self] in
            self?.showsSecond == false ? self?.makeDetail(.fuji) : nil
        }
        gesture.attach(toPopFrom: navigation)
    }

    public func goForward() {
        push(.fuji)
    }

    public func goBackward() {
        navigation.popViewController(animated: true)
    }

    private func push(_ place: Place) {
        guard !showsSecond else { return }
        navigation.pushViewController(makeDetail(place), animated: true)
    }

    private func makeDetail(_ place: Place) -> UIViewController {
        let detail = PlaceViewController(place: place, buttonTitle: "Plan a Visit")
        detail.onButton = { [weak self] in self?.goBackward() }
        return detail
    }
}
