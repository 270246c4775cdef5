import Animators
import UIKit

@MainActor func makeRootViewController() -> UIViewController {
    let navigation = UINavigationController(rootViewController: ListViewController())
    let transition = TransitionDelegate(.cube())
    transition.attach(to: navigation)
    return navigation
}
