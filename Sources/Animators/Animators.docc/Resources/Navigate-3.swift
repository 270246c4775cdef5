import Animators
import UIKit

@MainActor func makeRootViewController() -> UIViewController {
    let navigation = UINavigationController(rootViewController: ListViewController())
    let transition = TransitionDelegate(.cube(shade: 0.5, relativeEyeDistance: 1.5, duration: 0.7))
    transition.attach(to: navigation)
    return navigation
}
