import UIKit

extension ContainerViewController: SelectingContainer {
    var neighbors: [any SelectableChild] { viewControllers }
    var selectedNeighbor: (any SelectableChild)? { selectedViewController }
    var isBarHiddenByStack: Bool { showsIconBar && hidesIconBar }
    func select(_ neighbor: any SelectableChild) { selectedViewController = neighbor.screen }
}
