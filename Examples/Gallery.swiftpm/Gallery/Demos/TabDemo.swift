import TransitionKit
import UIKit

/// Three tabs, of which the demo switches the first two. A row of the first tab opens its place in the last
/// one.
@MainActor
public final class TabDemo: Demo {
    public var rootViewController: UIViewController { tabs }

    private let tabs = UITabBarController()
    private let list = PlacesViewController()
    private let postcards = PostcardsViewController()
    public let transition: TransitionDelegate
    public var forth: GestureInteraction?

    public init(animator: any Animator, interaction: InteractionController? = nil) {
        transition = TransitionDelegate(animator, interaction: interaction)
        forth = interaction?.forth

        list.tabBarItem = UITabBarItem(title: "Places", image: Glyph.list.image(), tag: 0)
        postcards.tabBarItem = UITabBarItem(title: "Postcards", image: Glyph.picture.image(), tag: 1)
        tabs.viewControllers = [list, postcards, makePage(of: .atacama, title: "Tonight")]
        tabs.delegate = transition
        list.onAction = { [weak self] in self?.goForward() }
        list.onSelect = { [weak self] in self?.open($0) }
        attachGesture()
    }

    private func makePage(of place: Place, title: String) -> UIViewController {
        let page = PlaceViewController(place: place, buttonTitle: "Back to Places")
        page.tabBarItem = UITabBarItem(title: title, image: Glyph.moon.image(), tag: 2)
        page.onButton = { [weak self] in self?.goBackward() }
        return page
    }

    /// Shows the place in the last tab.
    private func open(_ place: Place) {
        guard !showsSecond else { return }
        list.featured = place
        tabs.viewControllers = [list, postcards, makePage(of: place, title: place.name)]
        tabs.selectedIndex = 2
    }

    public var showsSecond: Bool { tabs.selectedIndex > 0 }

    public func attachGesture() {
        (interaction as? GestureInteraction)?.attach(toSwitch: tabs)
        forth?.attach(toSwitch: tabs)
    }

    public func goForward() {
        tabs.selectedIndex = 1
    }

    public func goBackward() {
        tabs.selectedIndex = 0
    }
}
