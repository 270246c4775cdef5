import Animators
import UIKit

@MainActor func makeRootViewController() -> UIViewController {
    let navigation = UINavigationController(rootViewController: ListViewController())
    let swipe = SwipeInteraction()
    let transition = TransitionDelegate(.push(), interaction: swipe)
    transition.attach(to: navigation)
    return navigation
}
