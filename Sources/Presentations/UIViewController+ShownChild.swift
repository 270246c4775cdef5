import UIKit

extension UIViewController {
    /// The child that a container shows, or `nil` if it shows none, or if the controller isn't a container.
    var shownChild: UIViewController? {
        switch self {
        case let stack as UINavigationController: stack.topViewController
        case let tabs as UITabBarController: tabs.selectedViewController
        case let container as ContainerViewController: container.selectedViewController
        default: nil
        }
    }
}
