import Animators
import UIKit

@MainActor func makeRootViewController() -> UIViewController {
    let navigation = UINavigationController(rootViewController: PlacesViewController())
    let transition = TransitionDelegate(MatchedAnimator(), interaction: SwipeInteraction())
    transition.attach(to: navigation)
    return navigation
}
