import Testing
@_spi(Host) import UIKit

/// The start of transitions, the contents of their contexts, and their end.
@MainActor
@Suite final class TransitionContextTests {
    private lazy var scene = ControllerScene()
    private let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

    /// The properties of a context at the start of its transition.
    private struct Facts: Equatable {
        var fromView: UIView?
        var toView: UIView?
        var frames: [CGRect]
        var style: UIModalPresentationStyle
        var container: UIView?
    }

    private func facts(of fade: FadeAnimator) -> () -> Facts? {
        var facts: Facts?
        fade.whenStarted = { context in
            guard let from = context.viewController(forKey: .from),
                let to = context.viewController(forKey: .to)
            else { return }
            facts = Facts(
                fromView: context.view(forKey: .from),
                toView: context.view(forKey: .to),
                frames: [
                    context.initialFrame(for: from), context.finalFrame(for: from),
                    context.initialFrame(for: to), context.finalFrame(for: to),
                ],
                style: context.presentationStyle,
                container: context.containerView
            )
        }
        return { facts }
    }

    // MARK: Views and frames

    @Test func pushFrames() {
        let (root, pushed) = (scene.controller("A"), scene.controller("B"))
        let navigation = UINavigationController(rootViewController: root)
        scene.show(navigation)
        let (animator, fade) = AnimatorKind.blocks.make()
        let vendor = TransitionVendor(Log(), animator: animator)
        navigation.delegate = vendor
        let facts = facts(of: fade)
        navigation.pushViewController(pushed, animated: true)
        scene.tick()
        #expect(facts()?.fromView === root.view && facts()?.toView === pushed.view)
        #expect(facts()?.frames == [bounds, .zero, .zero, bounds])
        #expect(facts()?.style == UIModalPresentationStyle.none)
        #expect(root.view.superview === facts()?.container)
        scene.settle()
        #expect(root.view.superview == nil)
        #expect(pushed.view.frame == bounds)
        #expect(vendor.log.take() == ["animator for push", "interactor", "willShow", "didShow"])
        navigation.popViewController(animated: true)
        scene.tick()
        #expect(facts()?.fromView === pushed.view && facts()?.toView === root.view)
        #expect(facts()?.frames == [bounds, .zero, .zero, bounds])
    }

    @Test func pushBelowAnOpaqueBar() {
        let navigation = UINavigationController(rootViewController: scene.controller("A"))
        navigation.navigationBar.isTranslucent = false
        scene.show(navigation)
        let pushed = scene.controller("B")
        navigation.pushViewController(pushed, animated: true)
        scene.settle()
        #expect(pushed.view.frame == CGRect(x: 0, y: 47 + 44, width: 390, height: 844 - 91))
        #expect(pushed.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }

    @Test func tabFrames() {
        let controllers = [scene.controller("A"), scene.controller("B")]
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        scene.show(tabs)
        let (animator, fade) = AnimatorKind.blocks.make()
        let vendor = TransitionVendor(Log(), animator: animator)
        tabs.delegate = vendor
        let facts = facts(of: fade)
        tabs.selectedIndex = 1
        #expect(facts()?.fromView === controllers[0].view && facts()?.toView === controllers[1].view)
        #expect(facts()?.frames == [bounds, .zero, .zero, bounds])
        #expect(facts()?.style == UIModalPresentationStyle.none)
        scene.settle()
        #expect(controllers[0].view.superview == nil)
    }

    /// The views and frames that the animator receives, depending on whether the presenter's view is removed.
    @Test(arguments: [
        (UIModalPresentationStyle.fullScreen, true), (.currentContext, true), (.custom, false),
        (.overFullScreen, false), (.overCurrentContext, false),
    ]) func modalFrames(_ style: UIModalPresentationStyle, removes: Bool) {
        let (presenter, presented) = (scene.controller("A"), scene.controller("B"))
        scene.show(presenter)
        presented.modalPresentationStyle = style
        let (animator, fade) = AnimatorKind.blocks.make()
        let vendor = TransitionVendor(Log(), animator: animator)
        presented.transitioningDelegate = vendor
        let facts = facts(of: fade)
        presenter.present(presented, animated: true)
        scene.tick()
        #expect(facts()?.fromView === (removes ? presenter.view : nil))
        #expect(facts()?.toView === presented.view)
        #expect(facts()?.frames == [bounds, removes ? .zero : bounds, .zero, bounds])
        #expect(facts()?.style == style)
        let container = facts()?.container
        #expect(container?.superview === scene.window)
        #expect(presenter.view.superview === (removes ? container : scene.window))
        scene.settle()
        #expect(presenter.view.window === (removes ? nil : scene.window))
        #expect(presented.view.superview === container)

        presented.dismiss(animated: true)
        scene.tick()
        #expect(facts()?.fromView === presented.view)
        #expect(facts()?.toView === (removes ? presenter.view : nil))
        // Animators of custom presentations take the place of the presented view from its final frame.
        let last = style == .custom ? bounds : .zero
        #expect(facts()?.frames == [bounds, last, removes ? .zero : bounds, bounds])
        scene.settle()
        #expect(scene.window.subviews == [presenter.view])
        #expect(presented.view.superview == nil)
    }

    @Test func sheetHandsOutItsCard() {
        let (presenter, presented) = (scene.controller("A"), scene.controller("B"))
        scene.show(presenter)
        let (animator, fade) = AnimatorKind.blocks.make()
        let vendor = TransitionVendor(Log(), animator: animator)
        presented.transitioningDelegate = vendor
        let facts = facts(of: fade)
        presenter.present(presented, animated: true)
        scene.tick()
        #expect(facts()?.style == .pageSheet)
        #expect(facts()?.fromView == nil)
        #expect(facts()?.toView === presented.presentationController?.presentedView)
        #expect(presented.view.isDescendant(of: presented.presentationController!.presentedView!))
        let frame = presented.presentationController?.frameOfPresentedViewInContainerView
        #expect(facts()?.frames.last == frame)
        #expect(frame!.minY > 0 && frame!.maxY == 844)
    }

    @Test func customPresentationController() {
        let (presenter, presented) = (scene.controller("A"), scene.controller("B"))
        scene.show(presenter)
        presented.modalPresentationStyle = .custom
        let (animator, fade) = AnimatorKind.interruptible.make()
        let vendor = TransitionVendor(scene.log, animator: animator)
        let frame = CGRect(x: 20, y: 100, width: 350, height: 400)
        vendor.makePresentationController = { [log = scene.log] presented, presenting in
            let controller = LoggingPresentationController(presented, presenting, log)
            controller.frame = frame
            return controller
        }
        presented.transitioningDelegate = vendor
        let facts = facts(of: fade)
        presenter.present(presented, animated: true) { [log = scene.log] in log("completion") }
        // The delegate is asked immediately, then the view is loaded, and everything else waits for the
        // commit.
        #expect(
            scene.log.take() == [
                "presentation controller", "animator for presented", "interactor for presentation",
            ]
        )
        #expect(presenter.presentedViewController === presented)
        #expect(presented.presentingViewController === presenter)
        #expect(presented.isViewLoaded)
        scene.tick()
        #expect(scene.log.take() == ["presentation begins", "B willAppear", "B isAppearing"])
        #expect(facts()?.frames == [bounds, bounds, .zero, frame])
        scene.settle()
        #expect(Set(scene.log.take()) == ["B didAppear", "presentation ends true", "completion"])
        let controller = presented.presentationController
        #expect(controller is LoggingPresentationController)

        presenter.dismiss(animated: true) { [log = scene.log] in log("completion") }
        #expect(scene.log.take() == ["animator for dismissed", "interactor for dismissal"])
        scene.tick()
        #expect(scene.log.take() == ["dismissal begins", "B willDisappear"])
        scene.settle()
        let end = scene.log.take()
        #expect(Set(end) == ["B didDisappear", "dismissal ends true", "completion"])
        #expect(end.last == "completion")
        #expect(presenter.presentedViewController == nil)
        #expect(controller?.containerView == nil)
    }

    @Test func unanimatedCustomPresentationAsksTheAnimator() {
        let (presenter, presented) = (scene.controller("A"), scene.controller("B"))
        scene.show(presenter)
        presented.modalPresentationStyle = .custom
        let animator = ImmediateAnimator()
        let vendor = TransitionVendor(Log(), animator: animator)
        presented.transitioningDelegate = vendor
        presenter.present(presented, animated: false)
        scene.tick()
        #expect(animator.wasAnimated == [false])
        #expect(presented.view.window != nil)
        #expect(scene.log.take() == ["B willAppear", "B isAppearing", "B didAppear"])
        #expect(vendor.log.take() == ["presentation controller", "animator for presented"])
        presented.dismiss(animated: false)
        scene.tick()
        #expect(animator.wasAnimated == [false, false])
        #expect(presented.view.window == nil)
    }

    @Test func unanimatedChangesAskNobody() {
        let navigation = UINavigationController(rootViewController: scene.controller("A"))
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, scene.controller("B")]
        scene.show(tabs)
        let vendor = TransitionVendor(Log(), animator: AnimatorKind.blocks.make().animator)
        navigation.delegate = vendor
        let presented = scene.controller("M")
        presented.modalPresentationStyle = .fullScreen
        presented.transitioningDelegate = vendor
        navigation.pushViewController(scene.controller("C"), animated: false)
        scene.tick()
        #expect(vendor.log.take() == ["willShow", "didShow"])
        tabs.present(presented, animated: false)
        scene.tick()
        #expect(presented.view.window != nil)
        presented.dismiss(animated: false)
        scene.tick()
        #expect(presented.view.window == nil)
        #expect(vendor.log.take() == [])
    }

    // MARK: Start

    @Test func pushStartsInTheNextLayoutPass() {
        let root = scene.controller("A")
        let navigation = UINavigationController(rootViewController: root)
        scene.show(navigation)
        let pushed = scene.controller("B")
        pushed.logsContainment = true
        navigation.pushViewController(pushed, animated: true)
        #expect(navigation.viewControllers == [root, pushed])
        #expect(navigation.topViewController === pushed)
        #expect(scene.log.take() == ["B willMove"])
        #expect(!pushed.isViewLoaded)
        navigation.view.layoutIfNeeded()
        #expect(pushed.isViewLoaded)
        #expect(scene.log.take().prefix(2) == ["A willDisappear", "B willAppear"])
        scene.settle()
        #expect(scene.log.take().suffix(2) == ["B didAppear", "B didMove"])
    }

    @Test func poppedControllersMoveOut() {
        let controllers = ["A", "B", "C"].map(scene.controller)
        let navigation = UINavigationController()
        navigation.viewControllers = controllers
        scene.show(navigation)
        for controller in controllers { controller.logsContainment = true }
        #expect(navigation.popToRootViewController(animated: true) == [controllers[1], controllers[2]])
        #expect(scene.log.take() == ["B willMove(nil)", "C willMove(nil)"])
        scene.settle()
        let log = scene.log.take()
        #expect(
            log.filter { !$0.contains("isAppearing") } == [
                "C willDisappear", "A willAppear", "C didDisappear", "A didAppear",
                "B didMove(nil)", "C didMove(nil)",
            ]
        )
        #expect(controllers[1].parent == nil && controllers[2].parent == nil)
        #expect(navigation.popViewController(animated: true) == nil)
    }

    @Test func setViewControllersChoosesTheOperation() {
        let controllers = ["A", "B", "C"].map(scene.controller)
        let navigation = UINavigationController()
        navigation.viewControllers = [controllers[0], controllers[1]]
        scene.show(navigation)
        let vendor = TransitionVendor(Log(), animator: AnimatorKind.blocks.make().animator)
        navigation.delegate = vendor
        func change(_ stack: [UIViewController]) -> [String] {
            navigation.setViewControllers(stack, animated: true)
            scene.settle()
            return vendor.log.take().filter { $0.hasPrefix("animator") }
        }
        #expect(change([controllers[0]]) == ["animator for pop"])
        #expect(change([controllers[2], controllers[1]]) == ["animator for push"])
        #expect(change([controllers[0], controllers[1]]) == [])
        #expect(navigation.viewControllers == [controllers[0], controllers[1]])
        #expect(controllers[2].parent == nil)
    }

    @Test func tapsAskTheDelegate() {
        let controllers = [scene.controller("A"), scene.controller("B")]
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        scene.show(tabs)
        let vendor = TransitionVendor(Log())
        tabs.delegate = vendor
        tabs.tabBar.tap(controllers[1].tabBarItem)
        #expect(vendor.log.take() == ["shouldSelect", "animator for tab", "didSelect"])
        #expect(tabs.selectedIndex == 1)
        vendor.refusesSelection = true
        tabs.tabBar.tap(controllers[0].tabBarItem)
        #expect(vendor.log.take() == ["shouldSelect"])
        #expect(tabs.selectedIndex == 1)
        #expect(tabs.tabBar.selectedItem === controllers[1].tabBarItem)
        tabs.selectedIndex = 0
        #expect(vendor.log.take() == ["animator for tab"])
    }

    @Test func changesOffScreenAreSilent() {
        let controllers = [scene.controller("A"), scene.controller("B")]
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        let vendor = TransitionVendor(Log(), animator: AnimatorKind.blocks.make().animator)
        tabs.delegate = vendor
        tabs.selectedIndex = 1
        _ = tabs.view
        tabs.selectedIndex = 0
        #expect(vendor.log.take() == [])
        #expect(scene.log.take() == [])
        scene.show(tabs)
        #expect(controllers[0].view.window != nil)
    }

    @Test func presentingWhilePresentingDoesNothing() {
        let (presenter, first, second) = (scene.controller("A"), scene.controller("B"), scene.controller("C"))
        scene.show(presenter)
        presenter.present(first, animated: false)
        presenter.present(second, animated: false)
        scene.tick()
        #expect(presenter.presentedViewController === first)
        #expect(second.presentingViewController == nil)
        #expect(!second.isViewLoaded)
    }

    // MARK: End

    @Test(arguments: AnimatorKind.allCases) func completesOnceInOrder(_ kind: AnimatorKind) {
        let (presenter, presented) = (scene.controller("A"), scene.controller("B"))
        scene.show(presenter)
        let (animator, fade) = kind.make()
        let vendor = TransitionVendor(Log(), animator: animator)
        presented.modalPresentationStyle = .fullScreen
        presented.transitioningDelegate = vendor
        var context: (any UIViewControllerContextTransitioning)?
        fade.whenStarted = { context = $0 }
        presented.whenCalled = { [log = scene.log, unowned presented] call in
            guard call == "willAppear" else { return }
            presented.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                log("coordinator, ended \(fade.ends.count)")
            }
        }
        presenter.present(presented, animated: true) { [log = scene.log] in
            log("completion, ended \(fade.ends.count)")
        }
        scene.tick()
        scene.log.entries = []
        scene.settle()
        #expect(
            scene.log.take() == [
                "B didAppear", "A didDisappear", "completion, ended 0", "coordinator, ended 0",
            ]
        )
        #expect(fade.ends == [true])
        context?.completeTransition(true)
        context?.completeTransition(false)
        #expect(scene.log.take() == [])
        #expect(fade.ends == [true])
        #expect(presented.view.window != nil)
    }

    /// The context is released with the autorelease pool of the run loop.
    @Test("Until the end of the turn, a context that's held weakly says how it has ended")
    func contextThatIsHeldWeakly() {
        let (presenter, presented) = (scene.controller("A"), scene.controller("B"))
        scene.show(presenter)
        let forgetful = ForgetfulAnimator()
        let vendor = TransitionVendor(Log(), animator: forgetful)
        presented.modalPresentationStyle = .fullScreen
        presented.transitioningDelegate = vendor
        presenter.present(presented, animated: true)
        scene.settle()
        #expect(forgetful.wasCancelled == false)
        #expect(forgetful.context == nil)
    }

    @Test("A view that an animator doesn't add stays away", arguments: [true, false])
    func viewThatIsNotAdded(isPush: Bool) {
        let (first, second) = (scene.controller("A"), scene.controller("B"))
        let (navigation, tabs) = (UINavigationController(), UITabBarController())
        if isPush { navigation.viewControllers = [first] } else { tabs.viewControllers = [first, second] }
        let container: UIViewController = isPush ? navigation : tabs
        scene.show(container)
        let vendor = TransitionVendor(Log(), animator: FadeOutAnimator())
        (navigation.delegate, tabs.delegate) = (vendor, vendor)
        if isPush { navigation.pushViewController(second, animated: true) } else { tabs.selectedIndex = 1 }
        scene.settle()
        #expect((isPush ? navigation.viewControllers.last : tabs.selectedViewController) === second)
        for _ in 0..<2 {
            #expect(first.view.superview == nil && second.view.superview == nil)
            container.view.setNeedsLayout()
            scene.tick()
        }
        // Without an animation, the container adds the next one itself.
        (navigation.delegate, tabs.delegate) = (nil, nil)
        if isPush { navigation.popViewController(animated: false) } else { tabs.selectedIndex = 0 }
        scene.settle()
        #expect(first.view.window != nil && second.view.superview == nil)
    }

    @Test func anUnfinishedTransitionBlocksOnlyItsContainer() {
        let (first, second) = (scene.controller("A"), scene.controller("B"))
        let navigation = UINavigationController(rootViewController: first)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, second]
        scene.show(tabs)
        let vendor = TransitionVendor(Log(), animator: IdleAnimator())
        navigation.delegate = vendor
        navigation.pushViewController(scene.controller("C"), animated: true)
        scene.settle()
        #expect(first.view.isLockedByTransition)
        #expect(!tabs.tabBar.isLockedByTransition)
        tabs.selectedIndex = 1
        scene.settle()
        #expect(second.view.window != nil)
        let sheet = scene.controller("S")
        tabs.present(sheet, animated: true)
        scene.settle()
        #expect(sheet.view.window != nil)
    }

    @Test func touchesAreLockedOnlyWithoutInteraction() {
        let navigation = UINavigationController(rootViewController: scene.controller("A"))
        scene.show(navigation)
        let vendor = TransitionVendor(Log(), animator: AnimatorKind.blocks.make().animator)
        navigation.delegate = vendor
        let pushed = scene.controller("B")
        navigation.pushViewController(pushed, animated: true)
        scene.tick()
        #expect(pushed.view.isLockedByTransition)
        #expect(!navigation.navigationBar.isLockedByTransition)
        scene.settle()
        #expect(!pushed.view.isLockedByTransition)
        let driver = UIPercentDrivenInteractiveTransition()
        vendor.interactor = driver
        navigation.popViewController(animated: true)
        scene.tick()
        #expect(!pushed.view.isLockedByTransition)
        driver.finish()
        scene.settle()
    }

    @Test(arguments: AnimatorKind.allCases) func propertiesAreLeftAlone(_ kind: AnimatorKind) {
        let navigation = UINavigationController(rootViewController: scene.controller("A"))
        scene.show(navigation)
        let (animator, fade) = kind.make()
        let driver = UIPercentDrivenInteractiveTransition()
        let vendor = TransitionVendor(Log(), animator: animator, interactor: driver)
        navigation.delegate = vendor
        let pushed = scene.controller("B")
        let turned = CGAffineTransform(rotationAngle: 0.2)
        navigation.pushViewController(pushed, animated: true)
        scene.tick()
        fade.mover?.transform = turned
        fade.mover?.layer.cornerRadius = 7
        driver.update(0.5)
        driver.cancel()
        scene.settle()
        #expect(pushed.view.transform == turned)
        #expect(pushed.view.layer.cornerRadius == 7)
        #expect(navigation.viewControllers.count == 1)
        #expect(pushed.parent == nil)
    }

    // MARK: Stacks of presentations

    /// Apple's page of `dismiss(animated:completion:)`: "only the top-most view is dismissed in an animated
    /// fashion; any intermediate view controllers are simply removed from the stack". According to reports,
    /// the lowest one moves instead (scenee/FloatingPanel#686, rdar 18696859).
    @Test(
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen],
        UIKitBehavior.StackDismissal.allCases
    )
    func dismissingAStackAnimatesOneScreen(
        _ style: UIModalPresentationStyle,
        _ answer: UIKitBehavior.StackDismissal
    ) {
        UIKitBehavior.$current.withValue(.with { $0.stackDismissal = answer }) {
            // A screen that another one covers has no view that could move.
            dismissStack(style, moving: answer == .movesLowest && style == .overFullScreen ? 1 : 3)
        }
    }

    private func dismissStack(_ style: UIModalPresentationStyle, moving index: Int) {
        let controllers = ["A", "B", "C", "D"].map(scene.controller)
        scene.show(controllers[0])
        let (animator, fade) = AnimatorKind.blocks.make()
        let vendor = TransitionVendor(Log(), animator: animator)
        for (presenter, presented) in zip(controllers, controllers.dropFirst()) {
            presented.modalPresentationStyle = style
            presented.transitioningDelegate = vendor
            presenter.present(presented, animated: true)
            scene.settle()
        }
        #expect(controllers[0].presentedViewController === controllers[1])
        #expect(controllers[3].presentingViewController === controllers[2])
        vendor.log.entries = []
        fade.ends = []
        let facts = facts(of: fade)
        controllers[0].dismiss(animated: true)
        scene.tick()
        #expect(facts()?.fromView === controllers[index].view)
        for (other, controller) in controllers.enumerated() where other > 0 {
            let isShown = controller.presentationController?.containerView?.isHidden == false
            #expect(isShown == (other == index))
        }
        scene.settle()
        #expect(fade.ends == [true])
        #expect(vendor.log.take() == ["animator for dismissed", "interactor for dismissal"])
        #expect(scene.window.subviews == [controllers[0].view])
        for controller in controllers {
            #expect(controller.presentedViewController == nil)
            #expect(controller.presentingViewController == nil)
        }
    }

    @Test(
        "A canceled dismissal of a stack leaves all of its screens",
        arguments: UIKitBehavior.StackDismissal.allCases
    )
    func cancelingTheDismissalOfAStack(_ answer: UIKitBehavior.StackDismissal) {
        UIKitBehavior.$current.withValue(.with { $0.stackDismissal = answer }) {
            let (a, b, c) = (scene.controller("A"), scene.controller("B"), scene.controller("C"))
            let driver = UIPercentDrivenInteractiveTransition()
            let vendor = TransitionVendor(Log(), animator: AnimatorKind.interruptible.make().animator)
            scene.show(a)
            for (presenter, presented) in [(a, b), (b, c)] {
                presented.modalPresentationStyle = .overFullScreen
                presented.transitioningDelegate = vendor
                presenter.present(presented, animated: true)
                scene.settle()
            }
            vendor.interactor = driver
            a.dismiss(animated: true)
            scene.tick()
            driver.update(0.5)
            driver.cancel()
            scene.settle()
            #expect(a.presentedViewController === b && b.presentedViewController === c)
            for screen in [b, c] {
                #expect(screen.view.window === scene.window && screen.view.superview?.isHidden == false)
            }
            vendor.interactor = nil
            a.dismiss(animated: true)
            scene.settle()
            #expect(a.presentedViewController == nil && b.view.window == nil && c.view.window == nil)
        }
    }

    @Test func presentingAgainFromTheCompletion() {
        let (presenter, first, second) = (scene.controller("A"), scene.controller("B"), scene.controller("C"))
        scene.show(presenter)
        presenter.present(first, animated: true)
        scene.settle()
        presenter.dismiss(animated: true) { presenter.present(second, animated: true) }
        scene.settle()
        #expect(presenter.presentedViewController === second)
        #expect(second.view.window != nil)
        #expect(first.view.window == nil)
    }

    @Test(arguments: UIKitBehavior.EarlyDismissal.allCases, [0, 0.1])
    func dismissingDuringThePresentation(_ answer: UIKitBehavior.EarlyDismissal, after seconds: Double) {
        UIKitBehavior.$current.withValue(.with { $0.dismissalDuringPresentation = answer }) {
            let (presenter, presented) = (scene.controller("A"), scene.controller("B"))
            scene.show(presenter)
            presenter.present(presented, animated: true)
            if seconds > 0 { UIApplication.shared.advance(by: seconds) }
            var isOver = false
            presenter.dismiss(animated: true) { isOver = true }
            scene.settle()
            let leaves = answer == .isQueued
            #expect((presenter.presentedViewController == nil) == leaves && isOver == leaves)
            let appearing = ["B willAppear", "B isAppearing", "B didAppear"]
            let leaving = leaves ? ["B willDisappear", "B didDisappear"] : []
            #expect(scene.log.take() == appearing + leaving)
        }
    }

    @Test(
        "When a screen has appeared, its presentation is still in progress",
        arguments: UIKitBehavior.EarlyDismissal.allCases
    )
    func dismissingInDidAppear(_ answer: UIKitBehavior.EarlyDismissal) {
        UIKitBehavior.$current.withValue(.with { $0.dismissalDuringPresentation = answer }) {
            let (presenter, presented) = (scene.controller("A"), scene.controller("B"))
            scene.show(presenter)
            presented.whenCalled = { [unowned presented] in
                if $0 == "didAppear" { presented.dismiss(animated: true) }
            }
            presenter.present(presented, animated: true)
            scene.settle()
            #expect((presenter.presentedViewController == nil) == (answer == .isQueued))
        }
    }

    @Test(
        "A presentation in progress below the topmost one prevents a dismissal of both",
        arguments: UIKitBehavior.EarlyDismissal.allCases
    )
    func dismissingOverAPresentation(_ answer: UIKitBehavior.EarlyDismissal) {
        UIKitBehavior.$current.withValue(.with { $0.dismissalDuringPresentation = answer }) {
            let (a, b, c) = (scene.controller("A"), scene.controller("B"), scene.controller("C"))
            let driver = UIPercentDrivenInteractiveTransition()
            let vendor = TransitionVendor(
                Log(),
                animator: AnimatorKind.interruptible.make().animator,
                interactor: driver
            )
            scene.show(a)
            b.modalPresentationStyle = .fullScreen
            b.transitioningDelegate = vendor
            c.modalPresentationStyle = .fullScreen
            a.present(b, animated: true)
            scene.tick()
            driver.update(0.5)
            b.present(c, animated: false)
            scene.tick()
            a.dismiss(animated: true)
            scene.advance(1)
            driver.finish()
            scene.settle()
            let isQueued = answer == .isQueued
            #expect((a.presentedViewController == nil) == isQueued)
            #expect((isQueued ? a : c).view.window === scene.window)
        }
    }

    @Test("When the screens have appeared and disappeared, nobody is presenting anymore")
    func relationAtTheEndOfADismissal() {
        let (presenter, presented) = (scene.controller("A"), scene.controller("B"))
        let next = scene.controller("C")
        scene.show(presenter)
        presented.modalPresentationStyle = .fullScreen
        presenter.present(presented, animated: true)
        scene.settle()
        var relations: [String: Bool] = [:]
        presented.whenCalled = { [unowned presented] in
            relations["presented \($0)"] = presented.presentingViewController != nil
        }
        presenter.whenCalled = { [unowned presenter] in
            relations["presenter \($0)"] = presenter.presentedViewController != nil
            if $0 == "didAppear" { presenter.present(next, animated: true) }
        }
        presenter.dismiss(animated: true)
        scene.settle()
        #expect(
            relations == [
                "presented willDisappear": true, "presented didDisappear": false,
                "presenter willAppear": true, "presenter isAppearing": true, "presenter didAppear": false,
            ]
        )
        #expect(presenter.presentedViewController === next && next.presentingViewController === presenter)
        #expect(next.view.window != nil && presented.view.window == nil)
        presenter.whenCalled = { _ in }
        presenter.dismiss(animated: true)
        scene.settle()
        #expect(presenter.presentedViewController == nil && presenter.view.window != nil)
    }

    @Test("A screen can be presented again as soon as it has disappeared")
    func presentingAgainAtTheEndOfADismissal() {
        let (presenter, presented) = (scene.controller("A"), scene.controller("B"))
        scene.show(presenter)
        presenter.present(presented, animated: true)
        scene.settle()
        var times = 0
        presented.whenCalled = { [unowned presenter, unowned presented] in
            guard $0 == "didDisappear", times == 0 else { return }
            times += 1
            presenter.present(presented, animated: true)
        }
        presenter.dismiss(animated: true)
        scene.settle()
        #expect(presenter.presentedViewController === presented && presented.view.window != nil)
    }

    @Test func presentingFromAChildIsTheRootsDoing() {
        let child = scene.controller("A")
        let navigation = UINavigationController(rootViewController: child)
        scene.show(navigation)
        let presented = scene.controller("B")
        child.present(presented, animated: true)
        scene.settle()
        #expect(presented.presentingViewController === navigation)
        #expect(child.presentedViewController === presented)
        child.dismiss(animated: true)
        scene.settle()
        #expect(child.presentedViewController == nil)
    }

    @Test func presentingInTheContextOfAChild() {
        let child = scene.controller("A")
        child.definesPresentationContext = true
        let navigation = UINavigationController(rootViewController: child)
        scene.show(navigation)
        let presented = scene.controller("B")
        presented.modalPresentationStyle = .currentContext
        child.present(presented, animated: true)
        scene.settle()
        #expect(presented.presentingViewController === child)
        #expect(presented.view.isDescendant(of: navigation.view))
        #expect(child.view.window == nil)
        presented.dismiss(animated: true)
        scene.settle()
        #expect(child.view.window != nil)
        #expect(child.view.frame == bounds)
    }
}

/// An animator that puts the views in place immediately.
@MainActor private final class ImmediateAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var wasAnimated: [Bool] = []

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        wasAnimated.append(context.isAnimated)
        if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
        context.completeTransition(true)
    }
}

/// An animator that only fades the outgoing view.
@MainActor private final class FadeOutAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let view = context.view(forKey: .from)
        UIView.animate(
            withDuration: 0.3,
            animations: { view?.alpha = 0 },
            completion: { _ in
                view?.alpha = 1
                context.completeTransition(true)
            }
        )
    }
}

/// An animator that never completes.
@MainActor private final class IdleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {}
}

/// Refers weakly to its context, and asks it about its end only after that.
private final class ForgetfulAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    weak var context: (any UIViewControllerContextTransitioning)?
    var wasCancelled: Bool?

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.2) {
            view.alpha = 1
        } completion: { [self] _ in
            context?.completeTransition(true)
            wasCancelled = context?.transitionWasCancelled
        }
    }
}
