import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Third-party animation controllers in one direction, and ours in the other, or ours inside of theirs.
@MainActor @Suite(.allBehaviors) struct ThirdPartyPairTests {
    // MARK: Interrupted

    @Test(
        "A third-party transition that makes way leaves nothing that the next one takes for the state at rest",
        arguments: ShrinkingAnimationController.Make.allCases,
        [true, false]
    )
    func aThirdPartyTransitionThatMakesWayLeavesNothingThatTheNext(
        make: ShrinkingAnimationController.Make,
        isObserved: Bool
    ) {
        let scene = FaultScene()
        let delegate = TransitionDelegate(
            forward: ShrinkingAnimationController(make),
            backward: SlideAnimator().animationController()
        )
        if isObserved { delegate.onTransitionEnd = { _, _, _ in } }
        scene.use(delegate)
        scene.tick()
        scene.container.selectedIndex = 1
        scene.container.selectedIndex = 0
        scene.settle()
        scene.expectShown(0)
        #expect(scene.screens[0].view.layer.cornerRadius == 0)
        #expect(scene.screens[0].view.superview?.backgroundColor == nil)
        scene.container.selectedIndex = 1
        scene.advance(by: 0.1)
        scene.container.selectedIndex = 0
        scene.settle()
        scene.expectShown(0)
    }

    @Test("What the app has changed alongside stays")
    func whatTheAppHasChangedAlongsideStays() {
        let scene = FaultScene()
        scene.use(TransitionDelegate(forward: ShrinkingAnimationController(.blocks), backward: nil))
        scene.tick()
        let view: UIView = scene.screens[0].view
        scene.screens[1].onWillAppear = { screen in
            screen.transitionCoordinator?.animate(alongsideTransition: { _ in
                view.layer.cornerRadius = 12
                view.alpha = 0.75
            })
        }
        scene.container.selectedIndex = 1
        scene.container.setSelectedIndex(2, animated: false)
        #expect(view.layer.cornerRadius == 12 && view.alpha == 0.75)
        #expect(CATransform3DIsIdentity(view.layer.transform))
    }

    @Test("In a custom container, too, endImmediately() restores the views")
    func customContainer() {
        UIApplication.reset()
        let (container, window) = (UIViewController(), UIWindow(frame: UIScreen.main.bounds))
        window.rootViewController = container
        window.makeKeyAndVisible()
        let (first, second) = (UIViewController(), UIViewController())
        container.addChild(first)
        container.view.addSubview(first.view)
        container.addChild(second)
        var outcomes: [CGFloat] = []
        let context = ContainerTransitionContext(
            from: first,
            to: second,
            in: container.view,
            direction: .forward
        ) { _ in outcomes.append(first.view.transform.a) }
        ShrinkingAnimationController(.blocks).animateTransition(using: context)
        #expect(first.view.transform.a == 0.5)
        context.endImmediately()
        #expect(outcomes == [1])
    }

    // MARK: Wrapped

    @Test(
        "An animation controller that forwards calls to one of ours, held for long, ends",
        arguments: ContainerKind.allCases,
        [0, 0.3]
    )
    func anAnimationControllerThatForwardsCallsToOneOfOurs(kind: ContainerKind, duration: TimeInterval) {
        for finishes in [true, false] {
            let interaction = InteractionController()
            var ends: [Bool] = []
            let delegate = TransitionDelegate(Forwarder(duration), interaction: interaction)
            delegate.onTransitionEnd = { _, _, finished in ends.append(finished) }
            let rig = TransitionRig(kind, delegate: { _ in delegate })
            interaction.begin()
            rig.start(.forward)
            interaction.update(0.4)
            rig.advance(by: 0.8)
            if finishes { interaction.finish() } else { interaction.cancel() }
            rig.advance(by: 1)
            #expect(ends == [finishes])
            #expect(rig.coordinator == nil)
            #expect(rig.shownScreen == (finishes ? "B" : "A"))
            rig.start(finishes ? .backward : .forward)
            rig.advance(by: 1)
            #expect(rig.shownScreen == (finishes ? "A" : "B"))
        }
    }

    @Test("An animation controller that forwards calls to one of ours makes way while its views are laid out")
    func replacedDuringLayout() {
        for duration in [0, 0.3] {
            let scene = FaultScene()
            let screen = LayoutObserver()
            scene.container.viewControllers = [scene.screens[0], screen, scene.screens[1]]
            let delegate = TransitionDelegate(
                forward: Forwarder(duration),
                backward: SlideAnimator().animationController()
            )
            scene.use(delegate)
            scene.tick()
            var layouts = 0
            screen.whenLaidOut = { [weak container = scene.container] in
                layouts += 1
                if layouts == 1 { container?.selectedIndex = 2 }
            }
            scene.container.selectedIndex = 1
            scene.settle()
            #expect(layouts > 0)
            #expect(scene.container.selectedIndex == 2 && scene.seen == "B")
            #expect(CATransform3DIsIdentity(screen.view.layer.transform))
            #expect(screen.view.layer.animationKeys() == nil)
            scene.container.selectedIndex = 1
            scene.settle()
            #expect(screen.view.frame == scene.container.view.bounds)
        }
    }

    @Test("A transition that UIKit starts long after it has requested the animator plays, and reports once")
    func startedLate() {
        let scene = FaultScene()
        scene.tick()
        var events: [String] = []
        let delegate = TransitionDelegate(SlideAnimator())
        delegate.onTransitionStart = { _ in events.append("start") }
        delegate.onTransitionEnd = { _, _, finished in events.append("end \(finished)") }
        let late = LateDelegate(delegate)
        scene.use(late)
        scene.container.selectedIndex = 1
        scene.advance(by: 1)
        #expect(events == ["start", "end false"])
        late.start?()
        scene.advance(by: 0.1)
        #expect(scene.offset(of: scene.screens[1]) > 0)
        scene.settle()
        #expect(events == ["start", "end false", "start", "end true"])
        scene.expectShown(1)
    }

    // MARK: Observers

    @Test("If an observer ends the transition, the others aren't told afterward that it's running")
    func ifAnObserverEndsTheTransitionTheOthersArentToldAfterward() {
        let scene = FaultScene()
        var heard: [String] = []
        let watcher = Watcher { heard.append($0) }
        scene.container.viewControllers = [scene.screens[0], watcher, scene.screens[1]]
        let delegate = TransitionDelegate(SlideAnimator())
        var count = 0
        delegate.onTransitionProgress = { [weak container = scene.container] progress in
            count += 1
            if count == 3 { container?.setSelectedIndex(2, animated: false) }
        }
        scene.use(delegate)
        scene.tick()
        scene.container.selectedIndex = 1
        scene.settle()
        #expect(heard.last == "ended")
        #expect(heard.filter { $0 == "ended" }.count == 1)
        #expect(heard.count >= 2)
    }

    // MARK: Leaving the app

    @Test(
        "An animation that begins in the turn in which people leave the app completes soon",
        arguments: [false, true]
    )
    func anAnimationThatBeginsInTheTurnInWhichPeopleLeave(isFarAlong: Bool) {
        let scene = FaultScene()
        let interaction = InteractionController()
        scene.use(TransitionDelegate(ShrinkingAnimationController(.blocks), interaction: interaction))
        scene.tick()
        interaction.begin()
        scene.container.selectedIndex = 1
        scene.tick()
        interaction.update(isFarAlong ? 0.8 : 0.2)
        scene.advance(by: 0.2)
        var completed = 0
        func animate() {
            UIView.animate(withDuration: 0.2) {
                scene.screens[0].view.backgroundColor = .black
            } completion: { _ in
                completed += 1
            }
        }
        animate()
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        animate()
        scene.advance(by: 1.2)
        #expect(completed == 2)
        #expect(UIApplication.shared.isIdle)
        scene.expectShown(isFarAlong ? 1 : 0)
    }

    @Test(
        "A canceled animation that's longer than it says, and one without a key, end with the transition",
        arguments: [ShrinkingAnimationController.Make.late, .keyless]
    )
    func aCanceledAnimationThatsLongerThanItSays(make: ShrinkingAnimationController.Make) {
        let scene = FaultScene()
        let interaction = InteractionController()
        scene.use(TransitionDelegate(ShrinkingAnimationController(make), interaction: interaction))
        scene.tick()
        interaction.begin()
        scene.container.selectedIndex = 1
        scene.tick()
        interaction.update(0.2)
        scene.advance(by: 0.1)
        NotificationCenter.default.post(
            name: UIApplication.didEnterBackgroundNotification,
            object: nil
        )
        scene.advance(by: 0.2)
        scene.expectShown(0)
    }
}

/// A third-party animation controller that shrinks the outgoing screen, and restores it in its completion
/// handler.
@MainActor final class ShrinkingAnimationController: NSObject, UIViewControllerAnimatedTransitioning {
    enum Make: CaseIterable, Sendable { case blocks, keyframes, spring, turning, late, keyless }

    private let make: Make

    init(_ make: Make) { self.make = make }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let controller = context.viewController(forKey: .to)
        else { return context.completeTransition(true) }
        let container = context.containerView
        to.frame = context.finalFrame(for: controller)
        container.insertSubview(to, belowSubview: from)
        let background = container.backgroundColor
        let animations = {
            from.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            from.alpha = 0.5
        }
        let completion = { (_: Bool) in
            from.transform = .identity
            from.alpha = 1
            from.isHidden = false
            from.layer.cornerRadius = 0
            from.layer.masksToBounds = false
            from.mask = nil
            container.backgroundColor = background
            container.layer.sublayerTransform = CATransform3DIdentity
            if from.layer.anchorPoint.x == 0 {
                from.layer.anchorPoint.x = 0.5
                from.layer.position.x += from.bounds.width / 2
            }
            if context.transitionWasCancelled { to.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
        switch make {
        case .blocks: UIView.animate(withDuration: 0.3, animations: animations, completion: completion)
        case .late: UIView.animate(withDuration: 0.9, animations: animations, completion: completion)
        case .keyframes:
            UIView.animateKeyframes(
                withDuration: 0.3,
                delay: 0,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: animations)
                },
                completion: completion
            )
        case .spring:
            UIView.animate(
                withDuration: 0.3,
                delay: 0,
                usingSpringWithDamping: 0.8,
                initialSpringVelocity: 0,
                options: [],
                animations: animations,
                completion: completion
            )
        case .turning:
            container.backgroundColor = .black
            container.layer.sublayerTransform.m34 = -1 / 500
            from.layer.cornerRadius = 20
            from.layer.masksToBounds = true
            from.mask = UIView(frame: from.bounds)
            from.mask?.backgroundColor = .black
            from.layer.anchorPoint.x = 0
            from.layer.position.x -= from.bounds.width / 2
            UIView.animate(
                withDuration: 0.3,
                animations: { from.layer.transform = CATransform3DMakeRotation(1, 0, 1, 0) },
                completion: completion
            )
        case .keyless:
            CATransaction.begin()
            CATransaction.setCompletionBlock { completion(true) }
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (CGFloat(1), CGFloat(0.5), 0.6)
            from.layer.add(fade, forKey: nil)
            // One that can be found, because the clock only stops for those.
            let slide = CABasicAnimation(keyPath: "transform.translation.x")
            (slide.fromValue, slide.toValue, slide.duration) = (CGFloat(0), CGFloat(50), 0.3)
            from.layer.add(slide, forKey: "slide")
            CATransaction.commit()
        }
    }
}

/// A third-party animation controller that forwards all calls to an animator's.
@MainActor private final class Forwarder: NSObject, UIViewControllerAnimatedTransitioning {
    private let base: TransitionAnimationController

    init(_ duration: TimeInterval) { base = SlideAnimator(duration: duration).animationController() }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { base.transitionDuration(using: transitionContext) }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        base.animateTransition(using: transitionContext)
    }

    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    { base.interruptibleAnimator(using: transitionContext) }

    func animationEnded(_ transitionCompleted: Bool) { base.animationEnded(transitionCompleted) }
}

private final class LayoutObserver: UIViewController {
    var whenLaidOut: () -> Void = {}

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        whenLaidOut()
    }
}

/// A container's delegate whose animation controller only requests the animator at first, and starts later.
@MainActor private final class LateDelegate: NSObject, ContainerViewControllerDelegate {
    private let base: TransitionDelegate
    var start: (() -> Void)?

    init(_ base: TransitionDelegate) { self.base = base }

    func containerViewController(
        _ container: ContainerViewController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        base.containerViewController(container, animationControllerForTransitionFrom: fromVC, to: toVC)
    }

    func containerViewController(
        _ container: ContainerViewController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        LateStart(animationController) { [weak self] in self?.start = $0 }
    }
}

@MainActor private final class LateStart: NSObject, UIViewControllerInteractiveTransitioning {
    private let controller: any UIViewControllerAnimatedTransitioning
    private let note: (@escaping () -> Void) -> Void

    init(
        _ controller: any UIViewControllerAnimatedTransitioning,
        _ note: @escaping (@escaping () -> Void) -> Void
    ) { (self.controller, self.note) = (controller, note) }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        _ = controller.interruptibleAnimator(using: transitionContext)
        transitionContext.finishInteractiveTransition()
        note { [controller] in controller.animateTransition(using: transitionContext) }
    }
}

/// A screen that writes down what it hears of its transitions.
private final class Watcher: UIViewController, TransitionObserving {
    private let note: (String) -> Void

    init(_ note: @escaping (String) -> Void) {
        self.note = note
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("Made in code only") }

    func transitionDidProgress(
        _ progress: TransitionProgress,
        from: UIViewController?,
        to: UIViewController?
    ) {
        guard to === self else { return }
        if case .ended = progress.phase { note("ended") } else { note("moves") }
    }
}
