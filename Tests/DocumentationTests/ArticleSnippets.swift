import Animators
import UIKit

// The code of the articles and of the documentation comments. `DocumentationTests` verifies that it's the
// same.

// In Swift 6.0, no type can be `nonisolated`, and none is isolated by default.
#if compiler(>=6.1)
    nonisolated enum Side {
        case left, right
    }
#else
    enum Side {
        case left, right
    }
#endif

extension Pose {
    nonisolated func swung(by distance: CGFloat) -> Pose {
        translated(x: distance).rotated(to: 0.1)
    }
}

struct SwayAnimator: Animator, Hashable {
    var side = Side.right
    var duration = 0.5

    func forward(in scene: TransitionScene) -> Choreography {
        let distance = side == .left ? -scene.size.width : scene.size.width
        let aside = Pose.rest.swung(by: distance)
        return Choreography(participants: [Participant(.outgoing), Participant(.incoming, from: aside)])
    }
}

/// An animator that compares values of a type of its own, which belongs to no actor either.
struct NudgeAnimator: Animator, Hashable {
    enum Strength {
        case gentle, firm

        var distance: CGFloat { self == .gentle ? 0.5 : 1 }
    }

    var strength = Strength.gentle
    var duration = 0.5

    func forward(in scene: TransitionScene) -> Choreography {
        let distance = strength.distance * scene.size.height
        let turn: CGFloat = strength == .firm ? 0.1 : 0
        let below = Pose.rest.translated(y: distance).rotated(to: turn)
        return Choreography(participants: [Participant(.outgoing), Participant(.incoming, from: below)])
    }
}

struct StepBackAnimator: Animator {
    var duration = 0.6

    func forward(in scene: TransitionScene) -> Choreography {
        let back = Pose.rest.scaled(by: 0.85).rounded(to: 24)
        let left = back.translated(x: -scene.size.width)
        return Choreography(participants: [
            Participant(.incoming),
            Participant(
                .picture(of: .outgoing),
                keyframes: [
                    Keyframe(at: 0, .rest),
                    Keyframe(at: 0.4, back, timing: .easeOut),
                    Keyframe(at: 1, left, timing: .easeIn),
                ]
            ),
        ])
    }
}

struct CurtainsAnimator: Animator {
    var duration = 0.6

    func forward(in scene: TransitionScene) -> Choreography {
        let way = scene.size.width / 2
        func half(at x: CGFloat, to end: CGFloat) -> Participant {
            let rect = CGRect(x: x, y: 0, width: 0.5, height: 1)
            return Participant(.slice(rect, of: .outgoing), to: .rest.translated(x: end))
        }
        return Choreography(
            participants: [Participant(.incoming), half(at: 0, to: -way), half(at: 0.5, to: way)]
        )
    }
}

struct TossAnimator: Animator {
    var duration = 0.5

    func forward(in scene: TransitionScene) -> Choreography {
        let below = Pose.rest.translated(y: scene.size.height)
        return Choreography(participants: [
            .backdrop(.black),
            Participant(.picture(of: .outgoing), to: .rest.scaled(by: 0.9).rounded(to: 24)),
            Participant(.incoming, from: below),
        ])
    }

    func backward(in scene: TransitionScene) -> Choreography {
        let tossed = Pose.rest.translated(y: 1.2 * scene.size.height).rotated(to: 0.3)
        return Choreography(participants: [
            .backdrop(.black),
            Participant(.picture(of: .incoming), from: .rest.scaled(by: 0.9).rounded(to: 24)),
            Participant(.outgoing, to: tossed),
        ])
    }
}

struct PhotoAnimator: Animator {
    var duration = 0.5
    let movesAnything = true

    func forward(in scene: TransitionScene) -> Choreography {
        Choreography(
            timing: .spring(dampingRatio: 0.85),
            participants: Choreography.crossfade.participants + scene.flight(of: "photo", arc: 0.4)
        )
    }
}

struct DropAnimator: Animator {
    var duration = 0.4

    func forward(in scene: TransitionScene) -> Choreography {
        let above = Pose.rest.translated(y: -scene.size.height)
        return Choreography(participants: [Participant(.outgoing), Participant(.incoming, from: above)])
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
        toVC === container.viewControllers.last
            ? FlipAnimator().animationController() : SlideAnimator().animationController()
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
    let interaction = SwipeInteraction(edge: .top)
    var animationController: (any UIViewControllerAnimatedTransitioning)?
    private(set) var current: UIViewController
    private var running: ContainerTransitionContext?
    private var request: (screen: UIViewController, direction: TransitionDirection)?
    private var isSwitching = false

    init(first: UIViewController) {
        current = first
        animationController = SlideAnimator(edge: .bottom).animationController()
        super.init(nibName: nil, bundle: nil)
        addChild(first)
        first.didMove(toParent: self)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        deck.frame = view.bounds
        deck.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        deck.clipsToBounds = true
        view.addSubview(deck)
        makeSwitch { placeCurrentScreen() }
    }

    func show(_ screen: UIViewController, direction: TransitionDirection) {
        loadViewIfNeeded()
        request = (screen, direction)
        showRequestedScreen()
    }

    private func showRequestedScreen() {
        guard !isSwitching, let (next, direction) = request else { return }
        request = nil
        makeSwitch {
            running?.endImmediately()
            if next !== current { start(next, direction) }
        }
    }

    /// Changes screens. If a child asks for another screen meanwhile, its request waits until the change is
    /// made.
    private func makeSwitch(_ change: () -> Void) {
        let isInner = isSwitching
        isSwitching = true
        change()
        isSwitching = isInner
        showRequestedScreen()
    }

    /// Adds the view of the current screen if it's missing, unless a transition is moving it.
    private func placeCurrentScreen() {
        guard running == nil, current.view.superview !== deck else { return }
        current.view.frame = deck.bounds
        deck.addSubview(current.view)
    }

    private func start(_ next: UIViewController, _ direction: TransitionDirection) {
        let previous = current
        let controller = view.window == nil ? nil : animationController
        previous.willMove(toParent: nil)
        addChild(next)
        let context = ContainerTransitionContext(
            from: previous,
            to: next,
            in: deck,
            direction: direction,
            isAnimated: controller != nil,
            isInteractive: interaction.state == .begun
        ) { [weak self] didComplete in
            self?.makeSwitch {
                self?.end(from: previous, to: next, didComplete)
                (controller?.animationEnded(_:))?(didComplete)
            }
        }
        context.onLateCompletion = { [weak self] in
            self?.makeSwitch { self?.placeCurrentScreen() }
        }
        running = context
        if let controller, let driver = interaction.interactionController(for: controller) {
            driver.startInteractiveTransition(context)
        } else if let controller {
            controller.animateTransition(using: context)
        } else {
            context.completeTransition(true)
        }
    }

    private func end(from previous: UIViewController, to next: UIViewController, _ didComplete: Bool) {
        running = nil
        current = didComplete ? next : previous
        placeCurrentScreen()
        let gone = didComplete ? previous : next
        if !didComplete { next.willMove(toParent: nil) }
        gone.view.removeFromSuperview()
        gone.removeFromParent()
        current.didMove(toParent: self)
    }
}

/// A delegate of the app's own.
final class CubeNavigationDelegate: NSObject, UINavigationControllerDelegate {
    let interaction = SwipeInteraction()

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        CubeAnimator().animationController()
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction.interactionController(for: animationController)
    }
}

/// Another one, for a modal presentation.
final class CubePresentationDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let interaction = SwipeInteraction(edge: .top)

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        CubeAnimator().animationController()
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction.interactionController(for: animator)
    }
}

/// A third one, whose animation controllers are watched.
final class AuditedDismissalDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private final class FlipDismissal: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 0.3 }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            transitionContext.completeTransition(true)
        }
    }

    let auditor = TransitionAuditor()

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        auditor.audited(FlipDismissal())
    }
}

extension Snippets {
    static func audited(
        _ navigationController: UINavigationController,
        _ detail: UIViewController
    ) -> TransitionAuditor {
        let auditor = TransitionAuditor()
        let transition = TransitionDelegate(.cube())
        transition.auditor = auditor
        transition.attach(to: navigationController)
        navigationController.pushViewController(detail, animated: true)
        return auditor
    }

    static func springSlide(_ navigationController: UINavigationController) {
        let transition = TransitionDelegate(.springSlide(), interaction: .swipe(edge: .leading))
        transition.attach(to: navigationController)
    }

    static func springSlideInFull(_ navigationController: UINavigationController) {
        let playback = Playback(reducedMotion: .never)
        let transition = TransitionDelegate(SpringSlideAnimator().animationController(playback: playback))
        transition.attach(to: navigationController)
    }

    static func cube(_ navigationController: UINavigationController) {
        let transition = TransitionDelegate(.cube(), interaction: .swipe(edge: .leading))
        transition.attach(to: navigationController)
    }

    static func attached(_ navigationController: UINavigationController) {
        TransitionDelegate(.cube()).attach(to: navigationController)
    }

    static func everyContainer(
        _ detail: UIViewController,
        _ navigationController: UINavigationController,
        _ tabBarController: UITabBarController,
        _ container: ContainerViewController
    ) {
        let transition = TransitionDelegate(.cube(), interaction: .swipe())

        transition.attach(toPresentationOf: detail)
        transition.attach(to: navigationController)
        transition.attach(to: tabBarController)
        transition.attach(to: container)
    }

    static func shortContainer(
        _ inbox: UIViewController,
        _ archive: UIViewController,
        _ settings: UIViewController
    ) {
        let container = ContainerViewController(viewControllers: [inbox, archive, settings])
        TransitionDelegate(.springSlide()).attach(to: container)
        container.selectedIndex = 1
    }

    static func badge(_ inbox: UIViewController, _ container: ContainerViewController) {
        inbox.tabBarItem.badgeValue = "3"
        container.updateIconBar()
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
        deck.interaction.attach(to: deck.view) { [weak deck] in
            deck?.show(previous, direction: .backward)
        } forward: { [weak deck] in
            deck?.show(next, direction: .forward)
        }
    }

    static func elements(
        _ photo: UIViewController,
        in navigationController: UINavigationController,
        _ detail: UIViewController,
        from list: UIViewController
    ) {
        navigationController.pushViewController(photo, with: .matched(alongside: .slide(), arc: 0.5))
        list.present(detail, with: .expand(source: "card"))
    }

    static func matched(_ list: UIViewController, _ detail: UIViewController) {
        list.present(detail, with: .matched(alongside: .slide(), arc: 0.5))
    }

    static func swipes() -> [AnyObject] {
        let back = TransitionDelegate(.slide(), interaction: .swipe())
        let pulledDown = TransitionDelegate(.bounce(), interaction: .swipe(edge: .top))
        return [back, pulledDown]
    }

    static func begins(_ swipe: SwipeInteraction) {
        swipe.shouldBegin = { gesture in
            gesture.willBegin && gesture.location.y > 200
        }
    }

    static func beginsOutside(_ swipe: SwipeInteraction, _ chart: UIView) {
        // Not from the chart, which follows the finger itself.
        swipe.shouldBegin = { gesture in
            gesture.willBegin && !chart.bounds.contains(gesture.view.convert(gesture.location, to: chart))
        }
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

extension ClipShape {
    static let drop = ClipShape("drop") {
        let path = UIBezierPath(ovalIn: CGRect(x: 0.1, y: 0.2, width: 0.8, height: 0.8))
        path.append(UIBezierPath(rect: CGRect(x: 0.45, y: 0, width: 0.1, height: 0.3)))
        return path
    }
}

func veil() -> Participant {
    let veil = Participant(
        .decoration(.color(.systemTeal)),
        keyframes: [
            Keyframe(at: 0, .rest.faded(to: 0)), Keyframe(at: 0.5, .rest),
            Keyframe(at: 1, .rest.faded(to: 0)),
        ]
    )
    return veil
}
