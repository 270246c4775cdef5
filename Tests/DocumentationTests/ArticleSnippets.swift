import Animators
import UIKit

// The code of the articles and of the documentation comments. `DocumentationTests` holds the texts to this file.

final class StepBackAnimator: Animator {
    override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        let back = Pose.rest.scaled(by: 0.85).rounded(to: 24)
        let left = back.translated(x: -scene.size.width)
        return Choreography([
            Participant(.incoming),
            Participant(
                .outgoing,
                rendering: .picture,
                keyframes: [
                    Keyframe(at: 0, .rest),
                    Keyframe(at: 0.4, back, timing: .easeOut),
                    Keyframe(at: 1, left, timing: .easeIn),
                ]
            ),
        ])
    }
}

final class CurtainsAnimator: Animator {
    override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        let way = scene.size.width / 2
        func half(at x: CGFloat, to end: CGFloat) -> Participant {
            let slice = CGRect(x: x, y: 0, width: 0.5, height: 1)
            return Participant(.outgoing, slice: slice, to: .rest.translated(x: end))
        }
        return Choreography([Participant(.incoming), half(at: 0, to: -way), half(at: 0.5, to: way)])
    }
}

final class PhotoAnimator: Animator {
    override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            timing: .spring(dampingRatio: 0.85),
            Choreography.crossfade.participants + scene.flight(of: "photo", arc: 0.4)
        )
    }
}

final class DropAnimator: Animator {
    override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        let above = Pose.rest.translated(y: -scene.size.height)
        return Choreography([Participant(.outgoing), Participant(.incoming, from: above)])
    }
}

final class PhotoViewController: UIViewController {
    let imageView = UIImageView()
    let titleLabel = UILabel()
}

extension PhotoViewController: TransitionElementProviding {
    func transitionElements() -> [TransitionElementID: UIView] {
        ["photo": imageView, "title": titleLabel]
    }
}

extension TransitionElementID { static let photo: TransitionElementID = "photo" }

final class Switcher: ContainerViewControllerDelegate {
    func containerViewController(
        _ container: ContainerViewController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        toVC === container.viewControllers.last ? FlipAnimator() : SlideAnimator()
    }

    func containerViewController(
        _ container: ContainerViewController,
        didCancelSelecting viewController: UIViewController
    ) {
        print("still at \(container.selectedIndex)")
    }
}

final class DeckViewController: UIViewController {
    let deck = UIView()
    let animator = SlideAnimator(edge: .bottom)
    let interaction = SwipeInteraction(edge: .top)
    private(set) var current: UIViewController

    init(first: UIViewController) {
        current = first
        super.init(nibName: nil, bundle: nil)
        addChild(first)
        first.didMove(toParent: self)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        deck.frame = view.bounds
        deck.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(deck)
        current.view.frame = deck.bounds
        deck.addSubview(current.view)
    }

    func show(_ next: UIViewController, direction: TransitionDirection) {
        let previous = current
        previous.willMove(toParent: nil)
        addChild(next)
        let context = ContainerTransitionContext(
            from: previous,
            to: next,
            in: deck,
            direction: direction,
            isInteractive: interaction.wantsInteractiveStart
        )
        context.completion = { [self] didComplete in
            current = didComplete ? next : previous
            let gone = didComplete ? previous : next
            if !didComplete { next.willMove(toParent: nil) }
            gone.view.removeFromSuperview()
            gone.removeFromParent()
            current.didMove(toParent: self)
            animator.animationEnded(didComplete)
        }
        interaction.animationController = animator
        interaction.startInteractiveTransition(context)
    }
}

/// A delegate of the app's own.
final class HandWrittenNavigationDelegate: NSObject, UINavigationControllerDelegate {
    let cube = CubeAnimator()

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        cube
    }
}

extension Snippets {
    static func ownAnimator(_ navigationController: UINavigationController) -> AnyObject {
        let transition = TransitionDelegate(HangAnimator(duration: 0.8), interaction: SwipeInteraction())
        navigationController.delegate = transition
        return transition
    }

    static func cube(_ navigationController: UINavigationController) {
        let transition = TransitionDelegate(CubeAnimator(), interaction: SwipeInteraction())
        transition.attach(to: navigationController)
    }

    static func attached(_ navigationController: UINavigationController) {
        TransitionDelegate(CubeAnimator()).attach(to: navigationController)
    }

    static func everyContainer(
        _ detail: UIViewController,
        _ navigationController: UINavigationController,
        _ tabBarController: UITabBarController,
        _ container: ContainerViewController
    ) -> AnyObject {
        let transition = TransitionDelegate(CubeAnimator(), interaction: SwipeInteraction())

        detail.transitioningDelegate = transition
        navigationController.delegate = transition
        tabBarController.delegate = transition
        container.delegate = transition
        return transition
    }

    static func shortContainer(
        _ inbox: UIViewController,
        _ archive: UIViewController,
        _ settings: UIViewController,
        _ transition: TransitionDelegate
    ) {
        let container = ContainerViewController(viewControllers: [inbox, archive, settings])
        container.delegate = transition
        container.selectedIndex = 1
    }

    static func alongside(_ container: ContainerViewController, _ badge: UIView) {
        container.selectedIndex = 1
        container.transitionCoordinator?.animate { _ in
            badge.alpha = 0
        } completion: { context in
            if context.isCancelled { badge.alpha = 1 }
        }
    }

    static func deck(_ deck: DeckViewController, _ previous: UIViewController, _ next: UIViewController) {
        deck.interaction.attach(to: deck.view) {
            deck.show(previous, direction: .backward)
        } forward: {
            deck.show(next, direction: .forward)
        }
    }

    static func elements() -> [AnyObject] {
        let matched = TransitionDelegate(MatchedAnimator(alongside: SlideAnimator(), arc: 0.5))
        let card = TransitionDelegate(ExpandAnimator(element: "card"))
        return [matched, card]
    }

    static func matched() -> AnyObject {
        let transition = TransitionDelegate(MatchedAnimator(alongside: SlideAnimator(), arc: 0.5))
        return transition
    }

    static func swipes() -> [AnyObject] {
        let back = TransitionDelegate(SlideAnimator(), interaction: SwipeInteraction())
        let pulledDown = TransitionDelegate(BounceAnimator(), interaction: SwipeInteraction(edge: .top))
        return [back, pulledDown]
    }

    static func drive(_ interaction: InteractionController, _ navigationController: UINavigationController) {
        interaction.begin()
        navigationController.popViewController(animated: true)
        interaction.update(0.3)
        interaction.finish(velocity: 1.5)
    }

    static func pose() -> Pose {
        Pose.rest.translated(x: 390).faded(to: 0.5)
    }
}
