import UIKit

// The calls that a tab bar controller makes to its delegate for a tap, and not for a selection by code. To
// people, a swipe is the same as a tap.

extension UITabBarController {
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

    /// Calls a closure when a transition to a neighbor has finished, but not if it's canceled, or if the app
    /// has selected another tab meanwhile. If there's no transition yet, this method looks again in the next
    /// turn of the main queue.
    private func whenSelected(
        _ neighbor: (any SelectableChild)?,
        isLast: Bool = false,
        _ body: @escaping @MainActor @Sendable () -> Void
    ) {
        guard let neighbor, selectedNeighbor === neighbor else { return }
        if let transitionCoordinator {
            transitionCoordinator.animate(alongsideTransition: nil) { [weak self, weak neighbor] context in
                if !context.isCancelled, self?.selectedNeighbor === neighbor { body() }
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
