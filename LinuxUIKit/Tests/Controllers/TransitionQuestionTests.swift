import Testing
@_spi(Host) import UIKit

/// What Apple's documentation leaves open about transitions, with each answer, and how UIKit protects a
/// transition that a gesture holds.
@MainActor
@Suite final class TransitionQuestionTests {
    private lazy var scene = ControllerScene()

    /// An interaction controller that calls a closure when UIKit starts the transition.
    private final class Starter: NSObject, UIViewControllerInteractiveTransitioning {
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var whenStarted: (any UIViewControllerContextTransitioning) -> Void = { _ in }
        private(set) var context: (any UIViewControllerContextTransitioning)?

        func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
            context = transitionContext
            animator?.animateTransition(using: transitionContext)
            whenStarted(transitionContext)
        }
    }

    private struct Push {
        let navigation: UINavigationController
        let root: UIViewController
        let starter: Starter
        let fade: FadeAnimator
        let vendor: TransitionVendor
    }

    private func push(
        _ kind: AnimatorKind = .blocks,
        preferring transition: UIViewController.Transition? = nil,
        whenStarted: @escaping (any UIViewControllerContextTransitioning) -> Void = { _ in }
    ) -> Push {
        let root = scene.controller("A")
        let navigation = UINavigationController(rootViewController: root)
        scene.show(navigation)
        let (animator, fade) = kind.make()
        let starter = Starter()
        starter.animator = animator
        starter.whenStarted = whenStarted
        let vendor = TransitionVendor(Log(), animator: animator, interactor: starter)
        navigation.delegate = vendor
        let pushed = scene.controller("B")
        pushed.preferredTransition = transition
        navigation.pushViewController(pushed, animated: true)
        return Push(navigation: navigation, root: root, starter: starter, fade: fade, vendor: vendor)
    }

    // MARK: Zooms

    @Test func optionsOfAZoomAreKept() throws {
        let options = UIViewController.Transition.ZoomOptions()
        #expect(options.dimmingColor == nil && options.dimmingVisualEffect == nil)
        #expect(options.interactiveDismissShouldBegin == nil && options.alignmentRectProvider == nil)
        options.dimmingColor = .red
        options.dimmingVisualEffect = UIBlurEffect(style: .dark)
        options.interactiveDismissShouldBegin = { $0.willBegin && $0.velocity.dy > 0 && $0.location.y < 100 }
        options.alignmentRectProvider = { context in
            context.sourceView.isHidden ? nil : context.zoomedViewController.view.bounds
        }
        let copy = try #require(options.copy() as? UIViewController.Transition.ZoomOptions)
        #expect(copy !== options && copy.dimmingColor == UIColor.red)
        #expect(copy.dimmingVisualEffect === options.dimmingVisualEffect)
        #expect(copy.interactiveDismissShouldBegin != nil && copy.alignmentRectProvider != nil)
        let screen = UIViewController()
        screen.preferredTransition = .zoom(options: options) { $0.zoomedViewController.view }
        #expect(screen.preferredTransition != nil)
    }

    // MARK: Outcomes during the start

    @Test(arguments: UIKitBehavior.OutcomeAtStart.allCases, [true, false])
    func outcomeDuringTheStart(_ answer: UIKitBehavior.OutcomeAtStart, cancels: Bool) throws {
        try UIKitBehavior.$current.withValue(UIKitBehavior(outcomeAtStart: answer)) {
            var duringTheStart: [Bool] = []
            let run = push {
                if cancels { $0.cancelInteractiveTransition() } else { $0.finishInteractiveTransition() }
                duringTheStart = [$0.isInteractive, $0.transitionWasCancelled]
            }
            var changes: [[Bool]] = []
            (run.root as? LoggingController)?.whenCalled = { [unowned root = run.root] call in
                guard call == "willDisappear" else { return }
                root.transitionCoordinator?.notifyWhenInteractionChanges {
                    changes.append([$0.isInteractive, $0.isCancelled])
                }
            }
            scene.tick()
            let context = try #require(run.starter.context)
            #expect(duringTheStart == (answer == .immediate ? [false, cancels] : [true, false]))
            #expect(context.isInteractive == (answer == .forgotten))
            #expect(context.transitionWasCancelled == (cancels && answer != .forgotten))
            #expect(changes == (answer == .forgotten ? [] : [[false, cancels]]))
            // After the start, every answer is the same.
            if answer == .forgotten { context.cancelInteractiveTransition() }
            #expect(changes.count == 1)
            scene.settle()
            let isCanceled = cancels || answer == .forgotten
            #expect(run.fade.ends == [!isCanceled])
            #expect(run.navigation.viewControllers.count == (isCanceled ? 1 : 2))
        }
    }

    // MARK: Preferred transitions

    @Test(arguments: [true, false], [true, false])
    func preferredTransition(comesFirst: Bool, isPreferred: Bool) {
        UIKitBehavior.$current.withValue(UIKitBehavior(preferredTransitionComesFirst: comesFirst)) {
            let run = push(preferring: isPreferred ? .crossDissolve : nil) {
                $0.finishInteractiveTransition()
            }
            scene.settle()
            run.navigation.popViewController(animated: true)
            scene.settle()
            let asks = !(comesFirst && isPreferred)
            let calls = run.vendor.log.take()
            #expect(calls.contains("animator for push") == asks)
            #expect(calls.contains("animator for pop") == asks)

            let presented = scene.controller("C")
            presented.modalPresentationStyle = .fullScreen
            presented.transitioningDelegate = run.vendor
            if isPreferred { presented.preferredTransition = .coverVertical }
            run.navigation.present(presented, animated: true)
            scene.settle()
            run.navigation.dismiss(animated: true)
            scene.settle()
            let modalCalls = run.vendor.log.take()
            #expect(modalCalls.contains("animator for presented") == asks)
            #expect(modalCalls.contains("animator for dismissed") == asks)
            #expect(run.navigation.viewControllers == [run.root])
        }
    }

    // MARK: One animation controller in two transitions

    @Test(arguments: [true, false]) func sharedAnimationController(isFoundByIt: Bool) {
        UIKitBehavior.$current.withValue(UIKitBehavior(findsContextsByAnimationController: isFoundByIt)) {
            let (animator, fade) = AnimatorKind.blocks.make()
            let vendor = TransitionVendor(Log(), animator: animator)
            let (navigation, presented) = (
                UINavigationController(rootViewController: scene.controller("A")), scene.controller("B")
            )
            scene.show(navigation)
            navigation.delegate = vendor
            presented.modalPresentationStyle = .fullScreen
            presented.transitioningDelegate = vendor
            navigation.pushViewController(scene.controller("C"), animated: true)
            scene.advance(0.1)
            navigation.present(presented, animated: true)
            scene.settle()
            #expect(fade.ends.count == (isFoundByIt ? 1 : 2))
            #expect((navigation.topViewController?.transitionCoordinator != nil) == isFoundByIt)
        }
    }

    // MARK: Changes during a custom transition

    @Test(arguments: UIKitBehavior.CustomTransitionChange.allCases)
    func popDuringACustomPush(_ answer: UIKitBehavior.CustomTransitionChange) {
        UIKitBehavior.$current.withValue(.with { $0.changeDuringCustomTransition = answer }) {
            let (root, pushed) = (scene.controller("A"), scene.controller("B"))
            let navigation = UINavigationController(rootViewController: root)
            scene.show(navigation)
            let vendor = TransitionVendor(Log(), animator: AnimatorKind.blocks.make().animator)
            navigation.delegate = vendor
            navigation.pushViewController(pushed, animated: true)
            scene.advance(0.1)
            let popped = navigation.popViewController(animated: true)
            scene.settle()
            let isPopped = answer == .isQueued
            #expect((popped === pushed) == isPopped)
            #expect(navigation.viewControllers == (isPopped ? [root] : [root, pushed]))
            #expect(navigation.navigationBar.items?.count == navigation.viewControllers.count)
            let appeared = scene.log.take().filter { $0.hasSuffix("didAppear") }
            #expect(appeared == (isPopped ? ["B didAppear", "A didAppear"] : ["B didAppear"]))
            if !isPopped { navigation.popViewController(animated: true) }
            scene.settle()
            #expect(navigation.viewControllers == [root] && root.view.window != nil)
            let appearedAfterward = scene.log.take().filter { $0.hasSuffix("didAppear") }
            #expect(appearedAfterward == (isPopped ? [] : ["A didAppear"]))
        }
    }

    @Test(
        "A push while a canceled pop of the delegate's returns is made afterward, or ignored",
        arguments: UIKitBehavior.CustomTransitionChange.allCases
    )
    func pushDuringACanceledPop(_ answer: UIKitBehavior.CustomTransitionChange) {
        UIKitBehavior.$current.withValue(.with { $0.changeDuringCustomTransition = answer }) {
            let (root, detail, next) = (scene.controller("A"), scene.controller("B"), scene.controller("C"))
            let navigation = UINavigationController(rootViewController: root)
            scene.show(navigation)
            navigation.pushViewController(detail, animated: false)
            scene.settle()
            let driver = UIPercentDrivenInteractiveTransition()
            let vendor = TransitionVendor(
                Log(),
                animator: AnimatorKind.blocks.make().animator,
                interactor: driver
            )
            navigation.delegate = vendor
            navigation.popViewController(animated: true)
            scene.tick()
            driver.update(0.5)
            driver.cancel()
            scene.advance(0.05)
            #expect(navigation.transitionCoordinator?.isCancelled == true)
            vendor.interactor = nil
            navigation.pushViewController(next, animated: true)
            scene.settle()
            let screens: [UIViewController] = answer == .isQueued ? [root, detail, next] : [root, detail]
            #expect(navigation.viewControllers == screens && navigation.children == screens)
            #expect(navigation.navigationBar.items?.count == screens.count)
            #expect(screens.map { $0.viewIfLoaded?.window != nil } == screens.map { $0 === screens.last })
        }
    }

    // MARK: Changes during a presentation

    /// What's on its way while the app changes the stack beneath.
    enum Modal: CaseIterable, Sendable { case presentation, dismissal }

    private func stackBeneath(_ modal: Modal) -> (UINavigationController, [UIViewController]) {
        let screens: [UIViewController] = ["A", "B", "C"].map { scene.controller($0) }
        let navigation = UINavigationController(rootViewController: screens[0])
        scene.show(navigation)
        navigation.pushViewController(screens[1], animated: false)
        scene.settle()
        let modalScreen = scene.controller("D")
        modalScreen.modalPresentationStyle = .overFullScreen
        navigation.present(modalScreen, animated: true)
        if modal == .dismissal {
            scene.settle()
            navigation.dismiss(animated: true)
        }
        scene.advance(0.1)
        scene.log.entries = []
        return (navigation, screens)
    }

    @Test(
        "A push during a presentation or a dismissal is made at once or afterward, or ignored",
        arguments: UIKitBehavior.PresentationChange.allCases,
        Modal.allCases
    )
    func pushDuringAPresentation(_ answer: UIKitBehavior.PresentationChange, modal: Modal) {
        UIKitBehavior.$current.withValue(.with { $0.changeDuringPresentation = answer }) {
            let (navigation, screens) = stackBeneath(modal)
            navigation.pushViewController(screens[2], animated: true)
            let isPushed = answer == .isPerformed
            #expect(navigation.viewControllers == (isPushed ? screens : [screens[0], screens[1]]))
            #expect((screens[2].parent != nil) == isPushed)
            scene.settle()
            let isThere = answer != .isIgnored
            #expect(navigation.viewControllers == (isThere ? screens : [screens[0], screens[1]]))
            #expect((screens[2].viewIfLoaded?.window != nil) == isThere)
            let arrivals = scene.log.take().filter { $0.hasPrefix("C") && $0.hasSuffix("didAppear") }
            #expect(arrivals == (isThere ? ["C didAppear"] : []))
        }
    }

    @Test(
        "Changes that wait for a presentation are made in their order, each with the stack of its time",
        arguments: Modal.allCases
    )
    func severalChangesDuringAPresentation(modal: Modal) {
        UIKitBehavior.$current.withValue(.with { $0.changeDuringPresentation = .isQueued }) {
            let (navigation, screens) = stackBeneath(modal)
            #expect(navigation.popViewController(animated: true) === screens[1])
            navigation.pushViewController(screens[2], animated: true)
            #expect(navigation.viewControllers == [screens[0], screens[1]])
            scene.settle()
            #expect(navigation.viewControllers == [screens[0], screens[2]])
            #expect(navigation.children == [screens[0], screens[2]])
        }
    }

    @Test(
        "A pop that's ignored during a presentation returns nothing, and a later one pops",
        arguments: Modal.allCases
    )
    func popIgnoredDuringAPresentation(modal: Modal) {
        UIKitBehavior.$current.withValue(.with { $0.changeDuringPresentation = .isIgnored }) {
            let (navigation, screens) = stackBeneath(modal)
            #expect(navigation.popViewController(animated: true) == nil)
            #expect(navigation.popToRootViewController(animated: true) == nil)
            scene.settle()
            #expect(navigation.viewControllers == [screens[0], screens[1]])
            #expect(navigation.popViewController(animated: true) === screens[1])
        }
    }

    @Test(
        "When a screen has been dismissed, the stack beneath can change",
        arguments: UIKitBehavior.PresentationChange.allCases
    )
    func pushAfterADismissal(_ answer: UIKitBehavior.PresentationChange) {
        UIKitBehavior.$current.withValue(.with { $0.changeDuringPresentation = answer }) {
            let (navigation, screens) = stackBeneath(.presentation)
            scene.settle()
            navigation.dismiss(animated: true) { navigation.pushViewController(screens[2], animated: true) }
            scene.settle()
            #expect(navigation.viewControllers == screens)
            #expect(screens[2].view.window != nil)
        }
    }

    // MARK: Held transitions

    @Test(arguments: AnimatorKind.allCases) func onlyInterruptibleTransitionBecomesInteractiveAgain(
        _ kind: AnimatorKind
    ) throws {
        let run = push(kind)
        scene.tick()
        let context = try #require(run.starter.context)
        context.finishInteractiveTransition()
        context.pauseInteractiveTransition()
        #expect(context.isInteractive == (kind == .interruptible))
    }

    @Test func backButtonDuringAHeldPop() {
        let run = push()
        scene.tick()
        run.starter.context?.finishInteractiveTransition()
        scene.settle()
        run.navigation.pushViewController(scene.controller("C"), animated: false)
        scene.tick()
        run.navigation.popViewController(animated: true)
        scene.tick()
        #expect(run.navigation.viewControllers.count == 2)
        run.navigation.navigationBar.tapBackButton()
        scene.tick()
        #expect(run.navigation.viewControllers.count == 2)
        run.starter.context?.finishInteractiveTransition()
        scene.settle()
        #expect(run.navigation.viewControllers.count == 2)
        run.navigation.navigationBar.tapBackButton()
        #expect(run.navigation.viewControllers == [run.root])
    }

    // MARK: Animations alongside

    @Test(
        "Without a UIView animation, what's alongside may not be animated",
        arguments: UIKitBehavior.AlongsideChanges.allCases,
        [false, true]
    )
    func withoutUIViewAnimationWhatsAlongsideMayNotBeAnimated(
        answer: UIKitBehavior.AlongsideChanges,
        usesBlock: Bool
    ) {
        UIKitBehavior.$current.withValue(.with { $0.alongsideWithoutBlock = answer }) {
            let root = scene.controller("A")
            let navigation = UINavigationController(rootViewController: root)
            scene.show(navigation)
            let vendor = TransitionVendor(Log(), animator: PropertyAnimation(usesBlock: usesBlock))
            navigation.delegate = vendor
            let bar = UIView()
            scene.window.addSubview(bar)
            scene.tick()
            let pushed = scene.controller("B")
            pushed.whenCalled = { [weak pushed] name in
                guard name == "willAppear" else { return }
                pushed?.transitionCoordinator?.animate(alongsideTransition: { _ in bar.alpha = 0 })
            }
            navigation.pushViewController(pushed, animated: true)
            scene.tick()
            let isAnimated = bar.layer.animation(forKey: "opacity") != nil
            #expect(isAnimated == (usesBlock || answer == .isAnimated))
            #expect(bar.alpha == 0)
            scene.settle()
        }
    }

    @Test(
        "The animator of a transition that an interaction controller plays may not be requested",
        arguments: [false, true],
        [false, true]
    )
    func animatorOfAnotherInteractionMayNotBeRequested(isRequested: Bool, isHeld: Bool) {
        let behavior = UIKitBehavior.with {
            $0.requestsAnimatorOfOtherInteractions = isRequested
            $0.alongsideWithoutBlock = .isImmediate
        }
        UIKitBehavior.$current.withValue(behavior) {
            let navigation = UINavigationController(rootViewController: scene.controller("A"))
            scene.show(navigation)
            let animation = PlayedAnimation(isHeld: isHeld)
            let vendor = TransitionVendor(Log(), animator: animation, interactor: animation)
            navigation.delegate = vendor
            let bar = UIView()
            scene.window.addSubview(bar)
            scene.tick()
            let pushed = scene.controller("B")
            pushed.whenCalled = { [weak pushed] name in
                guard name == "willAppear" else { return }
                pushed?.transitionCoordinator?.animate(alongsideTransition: { _ in bar.alpha = 0 })
            }
            navigation.pushViewController(pushed, animated: true)
            scene.tick()
            #expect(animation.isRequested == (isRequested || isHeld))
            #expect((bar.layer.animation(forKey: "opacity") != nil) == (isRequested || isHeld))
            #expect(bar.alpha == 0)
            animation.end()
            scene.settle()
            #expect(navigation.topViewController === pushed)
        }
    }

    /// An animation controller whose animator can be requested, and which is its own interaction controller.
    private final class PlayedAnimation: NSObject, UIViewControllerAnimatedTransitioning,
        UIViewControllerInteractiveTransitioning
    {
        let isHeld: Bool
        private(set) var isRequested = false
        private var context: (any UIViewControllerContextTransitioning)?
        private let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {}

        init(isHeld: Bool) { self.isHeld = isHeld }

        var wantsInteractiveStart: Bool { isHeld }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }

        func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
            animateTransition(using: context)
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            self.context = context
            guard let view = context.view(forKey: .to) else { return }
            context.containerView.addSubview(view)
            animator.addAnimations { view.alpha = 0.5 }
            animator.startAnimation()
        }

        func interruptibleAnimator(
            using context: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            isRequested = true
            return animator
        }

        func end() {
            if isHeld { context?.finishInteractiveTransition() }
            context?.completeTransition(true)
            context = nil
        }
    }

    /// An animation controller that uses a property animator, or a block.
    private final class PropertyAnimation: NSObject, UIViewControllerAnimatedTransitioning {
        let usesBlock: Bool

        init(usesBlock: Bool) { self.usesBlock = usesBlock }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
            context.containerView.addSubview(view)
            view.alpha = 0
            if usesBlock {
                UIView.animate(withDuration: 0.3) {
                    view.alpha = 1
                } completion: { _ in
                    context.completeTransition(true)
                }
            } else {
                let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view.alpha = 1 }
                animator.addCompletion { _ in context.completeTransition(true) }
                animator.startAnimation()
            }
        }
    }
}
