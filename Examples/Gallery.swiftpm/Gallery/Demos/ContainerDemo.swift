import TransitionKit
import UIKit

/// A custom container with a row of icons, one for each child.
@MainActor
public final class ContainerDemo: Demo {
    public var rootViewController: UIViewController { container }

    private let container: ContainerViewController
    private let list = PlacesViewController()
    public let transition: TransitionDelegate
    public var forth: GestureInteraction?

    public init(animator: any Animator, interaction: InteractionController? = nil) {
        transition = TransitionDelegate(animator, interaction: interaction)
        forth = interaction?.forth

        list.featured = .dunes
        list.tabBarItem = UITabBarItem(title: "Places", image: Glyph.list.image(), tag: 0)
        container = ContainerViewController(viewControllers: [list])
        container.showsIconBar = true
        container.delegate = transition
        list.onAction = { [weak self] in self?.goForward() }
        list.onSelect = { [weak self] in self?.open($0) }
        showPages(of: .dunes, title: "Desert")
        attachGesture()
    }

    /// Replaces the second child with a place, and the third one with the desert at night.
    private func showPages(of place: Place, title: String) {
        container.viewControllers = [
            list, makePage(of: place, item: UITabBarItem(title: title, image: Glyph.sun.image(), tag: 1)),
            makePage(of: .atacama, item: UITabBarItem(title: "Night", image: Glyph.moon.image(), tag: 2)),
        ]
    }

    private func makePage(of place: Place, item: UITabBarItem) -> UIViewController {
        let page = PlaceViewController(place: place, buttonTitle: "Back to Places")
        page.tabBarItem = item
        page.onButton = { [weak self] in self?.goBackward() }
        return page
    }

    /// Shows the place in the second child.
    private func open(_ place: Place) {
        guard !showsSecond else { return }
        list.featured = place
        showPages(of: place, title: place.name)
        goForward()
    }

    public var showsSecond: Bool { container.selectedIndex > 0 }

    public func attachGesture() {
        (interaction as? GestureInteraction)?.attach(toSwitch: container)
        forth?.attach(toSwitch: container)
    }

    public func goForward() {
        container.setSelectedIndex(1, animated: true)
    }

    public func goBackward() {
        container.setSelectedIndex(0, animated: true)
    }
}
