import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Third-party animation controllers that return another property animator than the one that plays, and that
/// prepare the views each time.
@MainActor @Suite(.allBehaviors) struct SeveralAnimatorsTests {
    enum Make: CaseIterable, Sendable {
        /// Plays an animator, and returns a new one each time.
        case animator
        /// Plays an animation of the view, and returns an animator nevertheless.
        case blocks
    }

    @Test("With an animation alongside, the incoming screen isn't moved again", arguments: Make.allCases)
    func withAnimationAlongsideIncomingScreenIsntMovedAgain(make: Make) {
        let scene = FaultScene()
        scene.use(TransitionDelegate(SlidingInController(make)))
        scene.tick()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.window.addSubview(view)
        scene.screens[1].onWillAppear = {
            $0.transitionCoordinator?.animate(alongsideTransition: { _ in view.center.x = 105 })
        }
        scene.container.selectedIndex = 1
        scene.advance(by: 0.15)
        let offset = scene.offset(of: scene.screens[1])
        #expect(offset > 50 && offset < scene.window.bounds.width - 50)
        let x = view.layer.presentation()?.position.x ?? 0
        #expect(x > 20 && x < 90)
        scene.settle()
        scene.expectShown(1)
        #expect(view.center.x == 105)
    }

    @Test("UIKit's containers play what's alongside, and the incoming screen stays", arguments: Make.allCases)
    func inAnotherContainer(make: Make) {
        let rig = TransitionRig(.navigation) { _ in
            TransitionDelegate(SlidingInController(make), interaction: InteractionController())
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        rig.window.addSubview(view)
        rig.second.onWillAppear = {
            $0.transitionCoordinator?.animateAlongsideTransition(in: view) { _ in view.center.x = 105 }
        }
        rig.start(.forward)
        rig.advance(by: 0.15)
        let x = view.layer.presentation()?.position.x ?? 0
        // If UIKit doesn't request the animator, nothing animates what's alongside.
        #expect(x > 20 && (x < 90 || !UIKitBehavior.current.requestsAnimatorOfOtherInteractions))
        rig.settle()
        #expect(rig.shownScreen == "B" && rig.coordinator == nil)
        #expect(rig.second.view.transform.isIdentity && view.center.x == 105)
        #expect(rig.second.view.superview?.subviews.count == 1)
    }

    @Test(
        "An app's own interaction controller moves the screen, and what's alongside isn't lost",
        arguments: Make.allCases
    )
    func ownInteractionController(make: Make) throws {
        let scene = FaultScene()
        let delegate = HandWrittenDelegate(SlidingInController(make))
        var scrubbing: ScrubbingInteraction?
        delegate.makeInteraction = {
            scrubbing = ScrubbingInteraction($0)
            return scrubbing
        }
        scene.use(delegate)
        scene.tick()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.window.addSubview(view)
        scene.screens[1].onWillAppear = {
            $0.transitionCoordinator?.animate(alongsideTransition: { _ in view.center.x = 105 })
        }
        scene.container.selectedIndex = 1
        scene.tick()
        try #require(scrubbing).update(0.5)
        scene.tick()
        let half = scene.window.bounds.width / 2
        #expect(abs(scene.offset(of: scene.screens[1]) - half) < 2)
        scrubbing?.finish()
        scene.settle()
        #expect(view.center.x == 105)
        #expect(scene.screens[1].view.transform.isIdentity)
        scene.expectShown(1)
    }

    @Test("A door that's prepared again leaves the screens in their places")
    func doorThatsPreparedAgainLeavesScreensInPlaces() {
        let scene = FaultScene()
        scene.use(TransitionDelegate(SlidingInController(.blocks, isDoor: true)))
        scene.tick()
        scene.container.selectedIndex = 1
        scene.advance(by: 0.1)
        scene.container.selectedIndex = 2
        scene.settle()
        scene.expectShown(2)
        scene.container.selectedIndex = 1
        scene.advance(by: 0.1)
        let center = scene.screens[1].view.center
        #expect(center.x == scene.window.bounds.midX)
        scene.settle()
        scene.expectShown(1)
    }

    @Test(
        "A second switch, or an attempt to catch the first one, leaves the screens in their places",
        arguments: Make.allCases,
        [true, false]
    )
    func secondSwitchLeavesScreensInPlaces(make: Make, isCaught: Bool) {
        let scene = FaultScene()
        let interaction = InteractionController()
        let delegate = TransitionDelegate(SlidingInController(make), interaction: interaction)
        scene.use(delegate)
        scene.tick()
        scene.container.selectedIndex = 1
        scene.advance(by: 0.1)
        let offset = scene.offset(of: scene.screens[1])
        if isCaught {
            #expect(!interaction.pause())
            #expect(abs(scene.offset(of: scene.screens[1]) - offset) < 1)
        } else {
            scene.container.selectedIndex = 2
        }
        scene.settle()
        scene.expectShown(isCaught ? 1 : 2)
        // The next one plays from the state at rest.
        scene.container.selectedIndex = isCaught ? 2 : 0
        scene.settle()
        scene.expectShown(isCaught ? 2 : 0)
    }
}

/// Slides the incoming screen in from the right.
@MainActor private final class SlidingInController: NSObject, UIViewControllerAnimatedTransitioning {
    private let make: SeveralAnimatorsTests.Make
    /// Whether its animator, which isn't the one that plays, turns the screen about its edge.
    private let isDoor: Bool

    init(_ make: SeveralAnimatorsTests.Make, isDoor: Bool = false) {
        (self.make, self.isDoor) = (make, isDoor)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        switch make {
        case .animator: interruptibleAnimator(using: context).startAnimation()
        case .blocks:
            guard let to = prepare(context) else { return }
            UIView.animate(
                withDuration: 0.3,
                delay: 0,
                options: .curveLinear,
                animations: { to.transform = .identity },
                completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
            )
        }
    }

    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
        guard let to = prepare(context) else { return animator }
        if isDoor {
            to.layer.anchorPoint.x = 0
            to.center.x = 0
        }
        animator.addAnimations { to.transform = .identity }
        animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        return animator
    }

    private func prepare(_ context: any UIViewControllerContextTransitioning) -> UIView? {
        guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
            return nil
        }
        to.frame = context.finalFrame(for: controller)
        context.containerView.addSubview(to)
        to.transform = CGAffineTransform(translationX: to.bounds.width, y: 0)
        return to
    }
}
