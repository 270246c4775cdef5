import TransitionKit
import UIKit

/// A container of the app's own with a row of icons, one for each child.
@MainActor
public final class ContainerDemo: Demo {
    public var rootViewController: UIViewController { container }

    private let container: ContainerViewController
    public let transition: TransitionDelegate

    public init(animator: any Animator, interaction: InteractionController? = nil) {
        transition = TransitionDelegate(animator, interaction: interaction)

        let list = PlacesViewController()
        list.featured = .dunes
        list.tabBarItem = UITabBarItem(title: "Places", image: Glyph.list.image(), tag: 0)
        let desert = PlaceViewController(place: .dunes, buttonTitle: "Back to Places")
        desert.tabBarItem = UITabBarItem(title: "Desert", image: Glyph.sun.image(), tag: 1)
        let night = PlaceViewController(place: .atacama, buttonTitle: "Back to Places")
        night.tabBarItem = UITabBarItem(title: "Night", image: Glyph.moon.image(), tag: 2)

        container = ContainerViewController(viewControllers: [list, desert, night])
        container.showsIconBar = true
        container.delegate = transition
        list.onAction = { [weak self] in self?.goForward() }
        list.onSelect = { [weak self] _ in self?.goForward() }
        desert.onButton = { [weak self] in self?.goBackward() }
        night.onButton = { [weak self] in self?.goBackward() }
    }

    public var showsSecond: Bool { container.selectedIndex > 0 }

    public func attachGesture() {
        (interaction as? GestureInteraction)?.attach(toSwitch: container)
    }

    public func goForward() {
        container.setSelectedIndex(1, animated: true)
    }

    public func goBackward() {
        container.setSelectedIndex(0, animated: true)
    }
}
