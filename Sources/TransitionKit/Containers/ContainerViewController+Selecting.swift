import UIKit

extension ContainerViewController: SelectingContainer {
    var neighbors: [any SelectableChild] { viewControllers }
    var selectedNeighbor: (any SelectableChild)? { selectedViewController }
    func select(_ neighbor: any SelectableChild) { selectedViewController = neighbor.screen }
}
