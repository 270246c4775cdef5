import Animators
import UIKit

@MainActor func makeRootViewController() -> UIViewController {
    let navigation = UINavigationController(rootViewController: PlacesViewController())
    let transition = TransitionDelegate(.matched(), interaction: .swipe(edge: .leading))
    transition.attach(to: navigation)
    return navigation
}
