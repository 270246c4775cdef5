import Animators
import UIKit

@MainActor func makeRootViewController() -> UIViewController {
    let navigation = UINavigationController(rootViewController: ListViewController())
    let swipe = SwipeInteraction()
    let transition = TransitionDelegate(.push(), interaction: swipe)
    transition.attach(to: navigation)
    swipe.attach(toPushOnto: navigation) { [weak navigation] in
        navigation?.viewControllers.count == 1 ? DetailViewController() : nil
    }
    return navigation
}
