import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// A third-party animation controller whose property animator can't be paused or stopped. UIKit stops an app
/// that tries.
@MainActor @Suite(.allBehaviors) struct UninterruptibleTests {
    private final class Controller: NSObject, UIViewControllerAnimatedTransitioning {
        private var animator: UIViewPropertyAnimator?
        /// A view that's hidden while the transition plays, because a picture of it flies.
        weak var thumbnail: UIView?

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
            -> TimeInterval
        {
            0.4
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: transitionContext).startAnimation()
        }

        func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
            -> any UIViewImplicitlyAnimating
        {
            if let animator { return animator }
            let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
            made.isInterruptible = false
            thumbnail?.isHidden = true
            made.addCompletion { [thumbnail] _ in thumbnail?.isHidden = false }
            if let view = transitionContext.view(forKey: .to) {
                transitionContext.containerView.addSubview(view)
                view.transform = CGAffineTransform(translationX: 390, y: 0)
                made.addAnimations { view.transform = .identity }
                made.addCompletion { _ in
                    view.transform = .identity
                    if transitionContext.transitionWasCancelled { view.removeFromSuperview() }
                }
            }
            made.addCompletion { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
            animator = made
            return made
        }

        func animationEnded(_ transitionCompleted: Bool) { animator = nil }
    }

    private func scene(_ interaction: InteractionController? = nil) -> FaultScene {
        let scene = FaultScene()
        let controller = Controller()
        let thumbnail = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
        scene.screens[0].view.addSubview(thumbnail)
        controller.thumbnail = thumbnail
        let delegate = TransitionDelegate(controller, interaction: interaction)
        delegate.attach(to: scene.container)
        scene.delegate = delegate
        scene.tick()
        return scene
    }

    @Test("Another screen is selected during the transition", arguments: [0.02, 0.2, 0.39] as [TimeInterval])
    func anotherScreen(moment: TimeInterval) {
        let scene = scene()
        scene.container.setSelectedIndex(1, animated: true)
        scene.advance(by: moment)
        scene.container.setSelectedIndex(2, animated: true)
        scene.settle()
        scene.expectShown(2)
    }

    @Test(
        "The app enters the background, or its window is removed, during the transition",
        arguments: [false, true]
    )
    func theAppEntersTheBackground(isRemoved: Bool) {
        let scene = scene()
        scene.container.setSelectedIndex(1, animated: true)
        scene.advance(by: 0.2)
        if isRemoved {
            scene.window.rootViewController = UIViewController()
            scene.settle()
            scene.window.rootViewController = scene.container
        } else {
            NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        }
        scene.settle()
        scene.expectShown(1)
    }

    @Test("A finger determines the outcome", arguments: [true, false])
    func aFingerDeterminesTheOutcome(finishes: Bool) {
        let interaction = InteractionController()
        let scene = scene(interaction)
        interaction.begin()
        scene.container.setSelectedIndex(1, animated: true)
        scene.tick()
        interaction.update(0.5)
        scene.advance(by: 0.1)
        if finishes { interaction.finish() } else { interaction.cancel() }
        scene.settle()
        scene.expectShown(finishes ? 1 : 0)
    }

    @Test("It can't be held")
    func itCantBeHeld() {
        let interaction = InteractionController()
        let scene = scene(interaction)
        scene.container.setSelectedIndex(1, animated: true)
        scene.advance(by: 0.2)
        #expect(!interaction.pause())
        scene.settle()
        scene.expectShown(1)
    }

    @Test(
        "If the container is removed when the app is notified of the start, its views aren't prepared anymore"
    )
    func leavesAtTheStart() {
        let scene = scene()
        (scene.delegate as? TransitionDelegate)?.onTransitionStart = { _ in
            scene.window.rootViewController = UIViewController()
        }
        scene.container.setSelectedIndex(1, animated: true)
        scene.settle()
        #expect(scene.screens[1].view.transform.isIdentity)
        #expect(scene.screens[0].view.subviews.allSatisfy { !$0.isHidden })
        scene.window.rootViewController = scene.container
        scene.settle()
        scene.expectShown(1)
    }
}
