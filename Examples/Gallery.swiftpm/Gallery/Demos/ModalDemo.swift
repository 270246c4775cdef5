import TransitionKit
import UIKit

/// A list that presents a place, over the whole screen or where the list is.
@MainActor
public final class ModalDemo: Demo {
    public var rootViewController: UIViewController { list }

    private let list = PlacesViewController()
    // UIKit doesn't retain delegates.
    public let transition: TransitionDelegate
    public var forth: GestureInteraction?
    private let fillsScreen: Bool
    /// The most recent detail screen. The list's `presentedViewController` can also be a screen that another
    /// controller presents.
    private weak var made: UIViewController?

    public init(
        animator: any Animator,
        interaction: InteractionController? = nil,
        fillsScreen: Bool = true
    ) {
        self.fillsScreen = fillsScreen
        transition = TransitionDelegate(animator, interaction: interaction)
        forth = interaction?.forth
        list.onAction = { [weak self] in self?.goForward() }
        list.onSelect = { [weak self] place in self?.present(place) }
        // A presentation in this context covers only the list.
        list.definesPresentationContext = !fillsScreen
        attachGesture()
    }

    public var showsSecond: Bool { detail.map { !$0.isBeingDismissed } ?? false }

    private var detail: UIViewController? { made?.presentingViewController == nil ? nil : made }

    public func attachGesture() {
        guard let gesture = interaction as? GestureInteraction else { return }
        forth?.attach(toPresentFrom: list) { [weak self] in self?.makeDetail(.fuji) }
        if let detail { gesture.attach(toDismiss: detail) }
    }

    public func goForward() {
        present(.fuji)
    }

    public func goBackward() {
        guard showsSecond else { return }
        detail?.dismiss(animated: true)
    }

    private func present(_ place: Place) {
        guard detail == nil else { return }
        list.present(makeDetail(place), animated: true)
    }

    private func makeDetail(_ place: Place) -> UIViewController {
        let detail = PlaceViewController(place: place, buttonTitle: "Done")
        detail.modalPresentationStyle = fillsScreen ? .fullScreen : .currentContext
        detail.transitioningDelegate = transition
        detail.onButton = { [weak self] in self?.goBackward() }
        made = detail
        return detail
    }
}
