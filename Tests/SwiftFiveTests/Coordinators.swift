import Animators
import Presentations
import TransitionKit
import UIKit

// The library as people use it in Swift 5 language mode without knowledge of actors, as in coordinators and
// routers. None of these classes declares its isolation.

/// A coordinator that starts transitions of every kind.
final class AppCoordinator {
    let navigation = UINavigationController()

    func start() {
        TransitionDelegate(.cube(), interaction: .swipe()).attach(to: navigation)
    }

    func showDetail() {
        navigation.pushViewController(UIViewController(), with: .cube(), interaction: .swipe())
    }

    func presentDetail() {
        navigation.present(UIViewController(), with: .cube(), interaction: .drag())
    }

    func presentSheet() {
        navigation.present(UIViewController(), as: .sheet())
    }

    func makeTabs() -> ContainerViewController {
        let container = ContainerViewController(viewControllers: [])
        container.selectedIndex = 0
        return container
    }
}

/// An object that keeps what it presents with.
final class Presenter: NSObject {
    let interaction = SwipeInteraction()
    lazy var transition = TransitionDelegate(.cube())

    func makeController() {
        _ = CubeAnimator().animationController()
    }

    func finish() {
        interaction.finish()
    }
}

/// A delegate of a container, and its owner.
final class Switcher: ContainerViewControllerDelegate {}

final class Owner {
    let switcher = Switcher()
}

/// A container of the app's own.
class TabsViewController: ContainerViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        selectedIndex = 0
    }
}

/// A screen that brings its own animator.
class AnimatedScreen: UIViewController, AnimatorProviding {
    var preferredAnimator: (any Animator)? { CubeAnimator() }
}
