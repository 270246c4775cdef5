import UIKit

extension ContainerViewController: NeighborContainer {
    var neighbors: [any Neighbor] { viewControllers }
    var selectedNeighbor: (any Neighbor)? { selectedViewController }
    func select(_ neighbor: any Neighbor) { selectedViewController = neighbor.screen }
}
