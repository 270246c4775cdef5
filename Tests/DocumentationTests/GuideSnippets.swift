import Animators
import UIKit

// The code of the guide and the README, compiled. `GuideTests` holds the documents to this file.

final class HangAnimator: Animator {
    override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        let up = Pose.rest.translated(y: -scene.size.height).rotated(to: 0.1)
        return Choreography(
            timing: .spring(dampingRatio: 0.7),
            [
                Participant(.outgoing, to: .rest.dimmed(to: 0.3)),
                Participant(.incoming, anchor: Participant.Anchor(x: 0.5, y: 0), from: up),
            ]
        )
    }
}

final class DropInAnimator: Animator {
    override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            timing: .spring(dampingRatio: 0.7),
            [
                Participant(.outgoing, to: .rest.dimmed(to: 0.3)),
                Participant(.incoming, from: .rest.translated(y: -scene.size.height)),
            ]
        )
    }
}

final class DetailViewController: UIViewController {}

final class ListViewController: UIViewController {
    private let transition = TransitionDelegate(BounceAnimator())

    func showDetail() {
        let detail = DetailViewController()
        detail.modalPresentationStyle = .fullScreen
        detail.transitioningDelegate = transition
        present(detail, animated: true)
    }
}

@MainActor enum Snippets {
    static func push(_ detail: UIViewController, onto navigationController: UINavigationController)
        -> AnyObject
    {
        let transition = TransitionDelegate(CubeAnimator())
        navigationController.delegate = transition
        navigationController.pushViewController(detail, animated: true)
        return transition
    }

    static func selectTab(of tabBarController: UITabBarController) -> AnyObject {
        let transition = TransitionDelegate(SlideAnimator())
        tabBarController.delegate = transition
        tabBarController.selectedIndex = 1
        return transition
    }

    static func container(
        _ inbox: UIViewController,
        _ archive: UIViewController,
        _ settings: UIViewController
    )
        -> [AnyObject]
    {
        let container = ContainerViewController(viewControllers: [inbox, archive, settings])
        let transition = TransitionDelegate(PushAnimator(edge: .bottom))
        container.delegate = transition
        container.selectedIndex = 1
        return [container, transition]
    }

    static func underAFinger(_ navigationController: UINavigationController) {
        let transition = TransitionDelegate(SlideAnimator(), interaction: SwipeInteraction())
        transition.attach(to: navigationController)
    }

    static func byAGesture(
        _ navigationController: UINavigationController,
        _ list: UIViewController
    ) -> AnyObject {
        let swipe = SwipeInteraction()
        let transition = TransitionDelegate(CubeAnimator(), interaction: swipe)
        navigationController.delegate = transition

        swipe.attach(toPushOnto: navigationController) { DetailViewController() }
        swipe.attach(toPresentFrom: list) { [unowned transition] in
            let detail = DetailViewController()
            detail.transitioningDelegate = transition
            return detail
        }
        return transition
    }

    static func byHand(_ interaction: InteractionController, _ navigationController: UINavigationController) {
        interaction.begin()
        navigationController.popViewController(animated: true)
        interaction.update(0.4)
        interaction.finish(velocity: 1.2)
    }

    static func keptAlive(_ navigationController: UINavigationController) {
        TransitionDelegate(CubeAnimator(), interaction: SwipeInteraction()).attach(to: navigationController)
    }

    static func differentWays() -> AnyObject {
        let transition = TransitionDelegate(presenting: BounceAnimator(), dismissing: ShrinkAnimator())
        return transition
    }

    static func takenFurther() -> AnyObject {
        let transition = TransitionDelegate(
            SlideAnimator(edge: .bottom).combined(with: CrossfadeAnimator()).with(duration: 0.6)
        )
        return transition
    }

    static func madeOfOthers() -> [Animator] {
        let both = SlideAnimator(edge: .bottom).combined(with: CrossfadeAnimator())
        let back = CubeAnimator().reversed()
        let slow = FoldAnimator(folds: 3).with(duration: 2)
        return [both, back, slow]
    }
}
