import UIKit

extension ContainerViewController: SelectingContainer {
    var neighbors: [any SelectableChild] { viewControllers }
    var selectedNeighbor: (any SelectableChild)? { selectedViewController }
    var isBarHiddenByStack: Bool { showsIconBar && hidesIconBar }
    func select(_ neighbor: any SelectableChild) { selectedViewController = neighbor.screen }
    func delegateAllows(_ neighbor: any SelectableChild) -> Bool {
        neighbor.screen.flatMap { delegate?.containerViewController(self, shouldSelect: $0) } ?? true
    }
}
