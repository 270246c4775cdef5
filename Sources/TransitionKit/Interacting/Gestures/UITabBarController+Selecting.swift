import UIKit

// The calls that a tab bar controller makes to its delegate for a tap, and not for a selection by code. To
// people, a swipe is the same as a tap.

extension UITabBarController {
    /// Returns whether the delegate lets people select a neighbor.
    func delegateAllows(_ neighbor: any SelectableChild) -> Bool {
        if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), let tab = neighbor as? UITab {
            return (delegate?.tabBarController(_:shouldSelectTab:))?(self, tab) ?? true
        }
        return neighbor.screen.flatMap { (delegate?.tabBarController(_:shouldSelect:))?(self, $0) } ?? true
    }

    /// Returns a closure that notifies the delegate, once the transition has finished, that people have
    /// selected a neighbor. Call this method before the selection and the closure after it.
    func announcement(of neighbor: any SelectableChild) -> @MainActor () -> Void {
        let tell: @MainActor (UITabBarController) -> Void
        if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), neighbor is UITab {
            let previous = selectedTab
            // In a group, another tab than the root is selected.
            tell = { tabs in
                guard let tab = tabs.selectedTab else { return }
                (tabs.delegate?.tabBarController(_:didSelectTab:previousTab:))?(tabs, tab, previous)
            }
        } else {
            tell = { tabs in
                guard let screen = tabs.selectedViewController else { return }
                (tabs.delegate?.tabBarController(_:didSelect:))?(tabs, screen)
            }
        }
        return { [weak self, weak neighbor] in
            self?.whenSelected(neighbor) { [weak self] in
                if let self { tell(self) }
            }
        }
    }

    /// Calls a closure when a transition to a neighbor has finished, but not if it's canceled. If there's no
    /// transition yet, the next turn tells whether there is one.
    private func whenSelected(
        _ neighbor: (any SelectableChild)?,
        isLast: Bool = false,
        _ body: @escaping @MainActor @Sendable () -> Void
    ) {
        guard let neighbor, selectedNeighbor === neighbor else { return }
        if let transitionCoordinator {
            transitionCoordinator.animate(alongsideTransition: nil) { context in
                if !context.isCancelled { body() }
            }
        } else if isLast {
            body()
        } else {
            MainQueue.later { [weak self, weak neighbor] in
                self?.whenSelected(neighbor, isLast: true, body)
            }
        }
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

extension UITabBarController {
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
