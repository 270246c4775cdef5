import UIKit

/// A controller that shows one of several screens, which lie side by side.
@MainActor protocol NeighborContainer: UIViewController {
    /// What lies side by side, in order.
    var neighbors: [any Neighbor] { get }
    var selectedNeighbor: (any Neighbor)? { get }
    /// Selects one of the neighbors.
    func select(_ neighbor: any Neighbor)
}

extension NeighborContainer {
    /// The next one after the selected one, or before it, that the user may select; `nil` at the end, and where none is
    /// selected.
    func neighbor(_ direction: TransitionDirection) -> (any Neighbor)? {
        let all = neighbors
        guard let selectedNeighbor, let index = all.firstIndex(where: { $0 === selectedNeighbor }) else {
            return nil
        }
        return direction == .forward
            ? all[(index + 1)...].first(where: \.isSelectable) : all[..<index].last(where: \.isSelectable)
    }

    /// Which way leads from one screen to another; `nil` where either isn't one of the container's.
    func direction(from old: UIViewController, to new: UIViewController) -> TransitionDirection? {
        let all = neighbors.flatMap(\.withDescendants)
        guard let start = all.firstIndex(where: { $0.shows(old) }),
            let end = all.firstIndex(where: { $0.shows(new) })
        else { return nil }
        return end >= start ? .forward : .backward
    }
}

/// One of those that lie side by side in a container: a controller, or a tab, which makes its controller when it is first
/// asked for it.
@MainActor protocol Neighbor: AnyObject {
    /// Whether the user may select it.
    var isSelectable: Bool { get }
    /// What is shown while it is selected. Asked for it, a tab makes it.
    var screen: UIViewController? { get }
    /// Whether a screen is shown for it. A tab knows what it has made, and makes nothing.
    func shows(_ screen: UIViewController) -> Bool
    /// It, and what it has below it in the order of display.
    var withDescendants: [any Neighbor] { get }
}

extension UIViewController: Neighbor {
    var isSelectable: Bool { tabBarItem.isEnabled }
    var screen: UIViewController? { self }
    func shows(_ screen: UIViewController) -> Bool { screen === self }
    var withDescendants: [any Neighbor] { [self] }
}

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
extension UITab: Neighbor {
    var isSelectable: Bool {
        if isHidden { return false }
        if #available(iOS 18.4, tvOS 18.4, visionOS 2.4, *), !isEnabled { return false }
        guard let tabBarController, tabBarController.traitCollection.horizontalSizeClass == .compact else {
            return true
        }
        return tabBarController.compactTabIdentifiers?.contains(identifier) != false
    }

    var screen: UIViewController? { managingController ?? viewController }

    func shows(_ screen: UIViewController) -> Bool { screen === managingController || screen.tab === self }

    var withDescendants: [any Neighbor] {
        [self] + ((self as? UITabGroup)?.displayOrder.flatMap(\.withDescendants) ?? [])
    }

    /// The navigation controller that shows a group's tabs.
    private var managingController: UIViewController? { (self as? UITabGroup)?.managingNavigationController }

    /// The tab at the root above it, or it itself.
    fileprivate var root: UITab { parent?.root ?? self }
}

extension UITabBarController: NeighborContainer {
    var neighbors: [any Neighbor] { rootTabs ?? viewControllers ?? [] }

    var selectedNeighbor: (any Neighbor)? {
        if rootTabs == nil { return selectedViewController }
        guard #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) else { return nil }
        return selectedTab?.root
    }

    func select(_ neighbor: any Neighbor) {
        if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), let tab = neighbor as? UITab {
            selectedTab = tab
        } else {
            selectedViewController = neighbor.screen
        }
    }

    /// Its tabs, if it has any: then `viewControllers` and what belongs to it is out of use.
    private var rootTabs: [any Neighbor]? {
        guard #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), !tabs.isEmpty else { return nil }
        return tabs
    }
}

extension ContainerViewController: NeighborContainer {
    var neighbors: [any Neighbor] { viewControllers }
    var selectedNeighbor: (any Neighbor)? { selectedViewController }
    func select(_ neighbor: any Neighbor) { selectedViewController = neighbor.screen }
}
