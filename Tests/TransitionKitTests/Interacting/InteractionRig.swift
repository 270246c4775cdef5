import TestSupport
import TransitionKit
@_spi(Host) import UIKit

/// The kinds of animation controllers: the two that interaction controllers drive differently, and explicit
/// animations.
enum AnimatorMake: String, CaseIterable, Sendable {
    /// Provides a property animator.
    case interruptible
    /// Implements only `animateTransition(using:)`, with a `UIView` animation.
    case blocks
    /// Adds explicit Core Animation animations.
    case layers

    @MainActor func make(_ log: CallbackLog) -> any UIViewControllerAnimatedTransitioning {
        switch self {
        case .interruptible: RecordingAnimator(EvenSlideAnimator().animationController(), log: log)
        case .blocks: RecordingAnimator(BlockSlideAnimator(), log: log)
        case .layers: RecordingAnimator(LayerSlideAnimator(), log: log)
        }
    }

    /// Returns whether people can catch the animation again after they've let go of it. UIKit's containers
    /// return to the interaction only for interruptible animations.
    func canBeHeldAgain(in kind: ContainerKind) -> Bool { self == .interruptible || kind == .custom }

    /// The distance that the incoming view moves, in points from the right of its position.
    static let travel: CGFloat = 390
}

/// The incoming screen slides in linearly, from one screen width to the right.
struct EvenSlideAnimator: Animator {
    var duration = 0.4

    func forward(in scene: TransitionScene) -> Choreography {
        Choreography(
            timing: .linear,
            participants: [
                Participant(.outgoing),
                Participant(.incoming, from: .rest.translated(x: AnimatorMake.travel)),
            ]
        )
    }

    func backward(in scene: TransitionScene) -> Choreography { forward(in: scene) }
}

/// The same as a third-party animation controller.
final class BlockSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to),
            let controller = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(true) }
        to.frame = transitionContext.finalFrame(for: controller)
        transitionContext.containerView.addSubview(to)
        to.transform = CGAffineTransform(translationX: AnimatorMake.travel, y: 0)
        UIView.animate(withDuration: 0.4, delay: 0, options: [.curveLinear]) {
            to.transform = .identity
        } completion: { _ in
            to.transform = .identity
            if transitionContext.transitionWasCancelled { to.removeFromSuperview() }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// The same with explicit animations, which stay on their layer until they're removed.
final class LayerSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to),
            let controller = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(true) }
        to.frame = transitionContext.finalFrame(for: controller)
        transitionContext.containerView.addSubview(to)
        let slide = CABasicAnimation(keyPath: "transform.translation.x")
        slide.fromValue = AnimatorMake.travel
        slide.toValue = CGFloat(0)
        slide.duration = 0.4
        slide.fillMode = .forwards
        slide.isRemovedOnCompletion = false
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            to.layer.removeAnimation(forKey: "slide")
            if transitionContext.transitionWasCancelled { to.removeFromSuperview() }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        to.layer.add(slide, forKey: "slide")
        CATransaction.commit()
    }
}

/// A rig with an interaction controller that's driven manually.
@MainActor final class InteractionRig {
    let rig: TransitionRig
    let direction: TransitionDirection
    private(set) var interaction: InteractionController?
    let delegate: TransitionDelegate
    /// The state before the transition.
    let before: ViewState
    let controllersBefore: [String]
    private var ends: [Bool] { endBox.values }
    private let endBox = EndBox()

    @MainActor private final class EndBox { var values: [Bool] = [] }

    init(_ kind: ContainerKind, _ make: AnimatorMake, _ direction: TransitionDirection = .forward) {
        var made: TransitionDelegate?
        let interaction = InteractionController()
        rig = TransitionRig(kind) { log in
            let delegate = TransitionDelegate(make.make(log), interaction: interaction)
            made = delegate
            return delegate
        }
        guard let made else { preconditionFailure("The rig makes its delegate at once") }
        delegate = made
        self.interaction = interaction
        self.direction = direction
        rig.goToStart(of: direction)
        before = Self.state(of: rig)
        controllersBefore = Self.controllers(rig)
        made.onTransitionEnd = { [endBox] _, _, finished in endBox.values.append(finished) }
    }

    /// The current state, except for gesture recognizers, because without its interaction, the delegate adds
    /// its own.
    var state: ViewState { Self.state(of: rig) }

    static func state(of rig: TransitionRig) -> ViewState {
        ViewState(rig.window, includesRecognizers: false)
    }

    /// The outcomes that were reported.
    var outcomes: [Bool] { ends }

    func dropInteraction() {
        delegate.interaction = nil
        interaction = nil
    }

    /// Does what an app does at the beginning of a gesture, without letting UIKit run.
    func perform() {
        let isForward = direction == .forward
        switch rig.root {
        case let navigation as UINavigationController:
            if isForward {
                navigation.pushViewController(rig.second, animated: true)
            } else {
                navigation.popViewController(animated: true)
            }
        case let tabs as UITabBarController: tabs.selectedIndex = isForward ? 1 : 0
        case let container as ContainerViewController: container.selectedIndex = isForward ? 1 : 0
        default:
            if isForward {
                rig.first.present(rig.second, animated: true)
            } else {
                rig.first.dismiss(animated: true)
            }
        }
    }

    /// The visible progress of the incoming screen, from 0 to 1.
    var shownProgress: CGFloat? {
        let incoming = rig.screens(direction).incoming.view.layer
        // Before the first commit, there's no presentation layer.
        let shown = incoming.presentation() ?? incoming
        return 1 - shown.transform.m41 / AnimatorMake.travel
    }

    /// Returns the controllers according to their containers.
    static func controllers(_ rig: TransitionRig) -> [String] {
        var lines = [rig.first, rig.second].map {
            "\($0.name) parent \($0.parent.map { "\(type(of: $0))" } ?? "-") presents \($0.presentedViewController != nil)"
                + " flags \($0.isBeingPresented) \($0.isBeingDismissed) \($0.isMovingToParent) \($0.isMovingFromParent)"
                + " coordinator \($0.transitionCoordinator != nil)"
        }
        switch rig.root {
        case let navigation as UINavigationController:
            lines.append("\(navigation.viewControllers.map(\.title))")
        case let tabs as UITabBarController:
            lines.append(
                "\(tabs.selectedIndex) \(tabs.tabBar.selectedItem === tabs.selectedViewController?.tabBarItem)"
            )
        case let container as ContainerViewController:
            lines.append("\(container.selectedIndex) \(container.children.map(\.title))")
        default: break
        }
        return lines
    }
}
