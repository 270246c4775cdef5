import Animators
import UIKit

// The code of the README and of the guides to animators and interaction. `DocumentationTests` verifies that
// it's the same.

struct HangAnimator: Animator {
    var duration = 0.8

    func forward(in scene: TransitionScene) -> Choreography {
        let up = Pose.rest.translated(y: -scene.size.height).rotated(to: 0.1)
        return Choreography(
            timing: .spring(dampingRatio: 0.7),
            participants: [
                Participant(.outgoing, to: .rest.dimmed(to: 0.3)),
                Participant(.incoming, anchor: Participant.Anchor(x: 0.5, y: 0), from: up),
            ]
        )
    }
}

extension Animator where Self == HangAnimator {
    static func hang(duration: TimeInterval = 0.8) -> HangAnimator {
        HangAnimator(duration: duration)
    }
}

struct DropInAnimator: Animator {
    var duration = 0.6

    func forward(in scene: TransitionScene) -> Choreography {
        Choreography(
            timing: .spring(dampingRatio: 0.7),
            participants: [
                Participant(.outgoing, to: .rest.dimmed(to: 0.3)),
                Participant(.incoming, from: .rest.translated(y: -scene.size.height)),
            ]
        )
    }
}

extension Animator where Self == DropInAnimator {
    static func dropIn() -> DropInAnimator { DropInAnimator() }
}

final class DetailViewController: UIViewController {}

final class BrowserController: UINavigationController {
    private let back = EdgeSwipeInteraction(edge: .leading)
    private let forth = EdgeSwipeInteraction(edge: .trailing)

    override func viewDidLoad() {
        super.viewDidLoad()
        TransitionDelegate(.slide(), interaction: back).attach(to: self)
        forth.attach(toPushOnto: self) { DetailViewController() }
    }
}

/// A delegate that animates the switches between tabs only for a swipe.
final class PagingDelegate: NSObject, UITabBarControllerDelegate {
    let swipe = SwipeInteraction()

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        swipe.state == .begun ? SlideAnimator().animationController() : nil
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        swipe.interactionController(for: animationController)
    }
}

final class ListViewController: UIViewController {
    private let transition = TransitionDelegate(.bounce())

    func showDetail() {
        let detail = DetailViewController()
        detail.modalPresentationStyle = .fullScreen
        detail.transitioningDelegate = transition
        present(detail, animated: true)
    }
}

@MainActor enum Snippets {
    static func container(
        _ inbox: UIViewController,
        _ archive: UIViewController,
        _ settings: UIViewController
    ) {
        let container = ContainerViewController(viewControllers: [inbox, archive, settings])
        TransitionDelegate(.push(edge: .bottom)).attach(to: container)
        container.selectedIndex = 1
    }

    static func underAFinger(_ navigationController: UINavigationController) {
        let transition = TransitionDelegate(.slide(), interaction: .swipe(edge: .leading))
        transition.attach(to: navigationController)
    }

    static func ownMember(_ list: UIViewController, _ detail: UIViewController) {
        list.present(detail, with: .dropIn())
    }

    static func ownMemberWithParameter(_ list: UIViewController, _ detail: UIViewController) {
        list.present(detail, with: .hang(duration: 0.6))
    }

    static func byAGesture(_ navigationController: UINavigationController, _ list: UIViewController) {
        let swipe = SwipeInteraction()
        let transition = TransitionDelegate(.cube(), interaction: swipe)
        transition.attach(to: navigationController)

        swipe.attach(toPushOnto: navigationController) { DetailViewController() }
        swipe.attach(toPresentFrom: list, with: .cube()) { DetailViewController() }

        swipe.attach(toPresentFrom: list) { [weak transition] in
            let detail = DetailViewController()
            detail.modalPresentationStyle = .fullScreen
            detail.transitioningDelegate = transition
            return detail
        }
    }

    static func onlyBySwipes(_ tabBarController: UITabBarController, _ paging: PagingDelegate) {
        tabBarController.delegate = paging
        paging.swipe.attach(toSwitch: tabBarController)
    }

    static func presentsByAGesture(from list: UIViewController) {
        SwipeInteraction().attach(toPresentFrom: list, with: .cube()) { DetailViewController() }
    }

    static func connected(to navigationController: UINavigationController) {
        let interaction = InteractionController()
        TransitionDelegate(.cube(), interaction: interaction).attach(to: navigationController)
    }

    static func byHand(_ interaction: InteractionController, _ navigationController: UINavigationController) {
        interaction.begin()
        navigationController.popViewController(animated: true)
        interaction.update(0.4)
        interaction.finish(velocity: 1.2)
    }

    static func attached(to navigationController: UINavigationController) {
        TransitionDelegate(.cube(), interaction: .swipe(edge: .leading)).attach(to: navigationController)
    }

    static func followed(_ transition: TransitionDelegate, _ shade: UIView) {
        transition.onTransitionProgress = { progress in
            shade.alpha = 0.5 * progress.fraction
        }
    }

    static func ended(_ transition: TransitionDelegate, _ header: UILabel) {
        transition.onTransitionEnd = { from, to, completed in
            let visible = completed ? to : from
            header.text = visible?.title
        }
    }

    static func differentWays() -> AnyObject {
        let transition = TransitionDelegate(presenting: .bounce(), dismissing: .shrink())
        return transition
    }

    static func takenFurther(_ list: UIViewController, _ detail: UIViewController) {
        list.present(
            detail,
            with: .slide(edge: .bottom).combined(with: .crossfade()).with(duration: 0.6)
        )
    }

    static func alwaysInFull(_ navigationController: UINavigationController) {
        let playback = Playback(reducedMotion: .never)
        let transition = TransitionDelegate(CubeAnimator().animationController(playback: playback))
        transition.attach(to: navigationController)
    }

    static func madeOfOthers() -> [any Animator] {
        let both = SlideAnimator(edge: .bottom).combined(with: .crossfade())
        let back = CubeAnimator().reversed()
        let slow = FoldAnimator(folds: 3).with(duration: 2)
        let even = BounceAnimator().with(timing: .linear)
        return [both, back, slow, even]
    }
}
