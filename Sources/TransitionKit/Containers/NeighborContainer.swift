import UIKit

/// A controller that shows one of several controllers, which lie side by side.
@MainActor protocol NeighborContainer: UIViewController {
    /// All controllers, in their order.
    var neighbors: [UIViewController] { get }
    var selectedViewController: UIViewController? { get set }
}

extension NeighborContainer {
    /// The controller after the selected one, or before it; `nil` at the end, and where none is selected.
    func neighbor(_ direction: TransitionDirection) -> UIViewController? {
        guard let selectedViewController, let index = neighbors.firstIndex(of: selectedViewController) else {
            return nil
        }
        let next = index + (direction == .forward ? 1 : -1)
        return neighbors.indices.contains(next) ? neighbors[next] : nil
    }

    /// Which way leads from one controller to another; `nil` where either isn't one of them.
    func direction(from old: UIViewController, to new: UIViewController) -> TransitionDirection? {
        guard let start = neighbors.firstIndex(of: old), let end = neighbors.firstIndex(of: new) else {
            return nil
        }
        return end >= start ? .forward : .backward
    }
}

extension UITabBarController: NeighborContainer {
    var neighbors: [UIViewController] { viewControllers ?? [] }
}

extension ContainerViewController: NeighborContainer {
    var neighbors: [UIViewController] { viewControllers }
}
