import UIKit

/// A controller that shows one of several neighboring screens.
@MainActor protocol SelectingContainer: UIViewController {
    /// The neighbors, in order.
    var neighbors: [any SelectableChild] { get }
    var selectedNeighbor: (any SelectableChild)? { get }
    /// Whether people can't select a neighbor in the bar, because the selected stack hides it.
    var isBarHiddenByStack: Bool { get }
    func select(_ neighbor: any SelectableChild)
    /// Returns whether the delegate lets people select a neighbor.
    func delegateAllows(_ neighbor: any SelectableChild) -> Bool
}

extension SelectingContainer {
    /// Returns the next or previous neighbor that people can select, or `nil` if there's none.
    func neighbor(_ direction: TransitionDirection) -> (any SelectableChild)? {
        let all = neighbors
        guard let selectedNeighbor, let index = all.firstIndex(where: { $0 === selectedNeighbor }) else {
            return nil
        }
        return direction == .forward
            ? all[(index + 1)...].first(where: \.isSelectable) : all[..<index].last(where: \.isSelectable)
    }

    /// Returns the direction from one screen to another, or `nil` if the container doesn't contain both.
    func direction(from old: UIViewController, to new: UIViewController) -> TransitionDirection? {
        let all = neighbors.flatMap(\.withDescendants)
        func position(of screen: UIViewController) -> Int? {
            all.firstIndex { $0.shows(screen) } ?? (showsInMoreItem(screen) ? all.count : nil)
        }
        guard let start = position(of: old), let end = position(of: new) else { return nil }
        return end >= start ? .forward : .backward
    }

    /// Returns whether a screen is the navigation controller of a tab bar's More item, which comes last. It's
    /// a child of the tab bar controller, but not one of its view controllers. Asking the tab bar controller
    /// for it would create it.
    private func showsInMoreItem(_ screen: UIViewController) -> Bool {
        self is UITabBarController && neighbors.count > 5 && screen is UINavigationController
            && screen.parent === self
    }
}

/// A view controller or a tab in a container. A tab creates its view controller when it's first needed.
@MainActor protocol SelectableChild: AnyObject {
    /// Whether people can select the neighbor.
    var isSelectable: Bool { get }
    /// The view controller of the neighbor. Getting it makes a tab create it.
    var screen: UIViewController? { get }
    /// The view controller of the neighbor, if it exists already.
    var loadedScreen: UIViewController? { get }
    /// Returns whether the neighbor shows a screen. This doesn't make a tab create its view controller.
    func shows(_ screen: UIViewController) -> Bool
    /// The neighbor and its descendants, in display order.
    var withDescendants: [any SelectableChild] { get }
}

extension UIViewController: SelectableChild {
    var isSelectable: Bool { tabBarItem.isEnabled }
    var screen: UIViewController? { self }
    var loadedScreen: UIViewController? { self }
    func shows(_ screen: UIViewController) -> Bool { screen === self }
    var withDescendants: [any SelectableChild] { [self] }
}

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
extension UITab: SelectableChild {
    var isSelectable: Bool {
        if isHidden { return false }
        if #available(iOS 18.4, tvOS 18.4, visionOS 2.4, *), !isEnabled { return false }
        guard let tabBarController else { return true }
        guard tabBarController.traitCollection.horizontalSizeClass == .compact else {
            // A bar without placements shows all tabs, and none of them has a visible placement.
            return hasVisiblePlacement || !tabBarController.tabs.contains(where: \.hasVisiblePlacement)
        }
        return tabBarController.compactTabIdentifiers?.contains(identifier) != false
    }

    var screen: UIViewController? { managingController ?? viewController }

    var loadedScreen: UIViewController? { tabBarController?.children.first { shows($0) } }

    func shows(_ screen: UIViewController) -> Bool { screen === managingController || screen.tab === self }

    var withDescendants: [any SelectableChild] {
        [self] + ((self as? UITabGroup)?.displayOrder.flatMap(\.withDescendants) ?? [])
    }

    /// The navigation controller that shows a group's tabs.
    private var managingController: UIViewController? { (self as? UITabGroup)?.managingNavigationController }

    /// The root tab above this tab, or this tab itself.
    fileprivate var root: UITab { parent?.root ?? self }
}

extension UITabBarController: SelectingContainer {
    var neighbors: [any SelectableChild] { rootTabs ?? viewControllers ?? [] }

    var selectedNeighbor: (any SelectableChild)? {
        if rootTabs == nil { return selectedViewController }
        guard #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) else { return nil }
        return selectedTab?.root
    }

    func select(_ neighbor: any SelectableChild) {
        if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), let tab = neighbor as? UITab {
            selectedTab = tab
        } else {
            selectedViewController = neighbor.screen
        }
    }

    var isBarHiddenByStack: Bool {
        (selectedNeighbor?.screen as? UINavigationController)?.firstWithoutBar != nil
    }

    /// The screens that exist already. With tabs, those are the ones that have been shown.
    package var loadedScreens: [UIViewController] {
        guard let rootTabs else { return viewControllers ?? [] }
        let tabs = rootTabs.flatMap(\.withDescendants)
        return children.filter { child in tabs.contains { $0.shows(child) } }
    }

    /// The tabs, if there are any. In this case, `viewControllers` and the related properties aren't used.
    private var rootTabs: [any SelectableChild]? {
        guard #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), !tabs.isEmpty else { return nil }
        return tabs
    }

    /// The selected tab or screen. In a group of tabs, it's the selected one of the group.
    fileprivate var selectedLeaf: (any SelectableChild)? {
        if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), selectedNeighbor is UITab { return selectedTab }
        return selectedNeighbor
    }

    /// Returns whether a screen belongs to what's selected.
    fileprivate func hasSelected(_ screen: UIViewController) -> Bool {
        selectedNeighbor?.withDescendants.contains { $0.shows(screen) } == true
    }
}

extension UIViewControllerContextTransitioning {
    /// A closure that selects the tab again that the app has selected during this switch between two other
    /// tabs, or `nil` if there's none. UIKit can go back to the first tab if the switch is canceled. Get the
    /// closure before the end of the switch, and call it afterward.
    @MainActor var selectionDuringSwitch: (@MainActor () -> Void)? {
        guard let from = viewController(forKey: .from), let to = viewController(forKey: .to),
            let tabs = from.parent as? UITabBarController, to.parent === tabs,
            !tabs.hasSelected(from), !tabs.hasSelected(to), let selection = tabs.selectedLeaf
        else { return nil }
        return { [weak tabs] in
            MainQueue.later { [weak tabs] in
                // UIKit may have kept the selection, and the app may have changed it or removed the tab.
                guard let tabs, tabs.hasSelected(from) else { return }
                let all = tabs.neighbors.flatMap(\.withDescendants)
                if all.contains(where: { $0 === selection }) { tabs.select(selection) }
            }
        }
    }
}

extension UINavigationController {
    /// The index of the first screen that hides the bottom bar. The first screen of all isn't pushed.
    var firstWithoutBar: Int? {
        #if os(tvOS)
            return nil
        #else
            return viewControllers.indices.dropFirst().first { viewControllers[$0].hidesBottomBarWhenPushed }
        #endif
    }
}
