import TransitionKit
import UIKit

/// Three tabs, of which the first two are switched.
@MainActor
public final class TabDemo: Demo {
    public var rootViewController: UIViewController { tabs }

    private let tabs = UITabBarController()
    public let transition: TransitionDelegate

    public init(animator: any Animator, interaction: InteractionController? = nil) {
        transition = TransitionDelegate(animator, interaction: interaction)

        let list = PlacesViewController()
        list.tabBarItem = UITabBarItem(title: "Places", image: Glyph.list.image(), tag: 0)
        let postcards = PostcardsViewController()
        postcards.tabBarItem = UITabBarItem(title: "Postcards", image: Glyph.picture.image(), tag: 1)
        let tonight = PlaceViewController(place: .atacama, buttonTitle: "Plan a Night")
        tonight.tabBarItem = UITabBarItem(title: "Tonight", image: Glyph.moon.image(), tag: 2)

        tabs.viewControllers = [list, postcards, tonight]
        tabs.delegate = transition
        list.onAction = { [weak self] in self?.goForward() }
        list.onSelect = { [weak self] _ in self?.goForward() }
        tonight.onButton = { [weak self] in self?.goBackward() }
        attachGesture()
    }

    public var showsSecond: Bool { tabs.selectedIndex > 0 }

    public func attachGesture() {
        (interaction as? GestureInteraction)?.attach(toSwitch: tabs)
    }

    public func goForward() {
        tabs.selectedIndex = 1
    }

    public func goBackward() {
        tabs.selectedIndex = 0
    }
}
