import UIKit

@MainActor func makeRootViewController() -> UIViewController {
    UINavigationController(rootViewController: ListViewController())
}
