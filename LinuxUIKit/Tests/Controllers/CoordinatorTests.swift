import Testing
@_spi(Host) import UIKit

/// The transition coordinator, and the release of everything after a transition.
@MainActor
@Suite final class CoordinatorTests {
    private lazy var scene = ControllerScene()

    @Test func coordinatorLivesFromWillAppearToDidAppear() {
        let root = scene.controller("A")
        let navigation = UINavigationController(rootViewController: root)
        scene.show(navigation)
        let pushed = scene.controller("B")
        var seen: [String: Bool] = [:]
        pushed.whenCalled = { [unowned pushed] call in
            seen[call] =
                pushed.transitionCoordinator != nil
                && pushed.transitionCoordinator === root.transitionCoordinator
                && pushed.transitionCoordinator === navigation.transitionCoordinator
        }
        #expect(navigation.transitionCoordinator == nil)
        navigation.pushViewController(pushed, animated: true)
        scene.tick()
        let coordinator = navigation.transitionCoordinator
        #expect(coordinator?.transitionDuration == 0.35)
        #expect(coordinator?.presentationStyle == UIModalPresentationStyle.none)
        #expect(coordinator?.targetTransform == .identity)
        #expect(coordinator?.completionVelocity == 1)
        #expect(coordinator?.percentComplete == 0)
        #expect(coordinator?.isAnimated == true)
        #expect(coordinator?.initiallyInteractive == false)
        #expect(coordinator?.isInteractive == false)
        #expect(coordinator?.isInterruptible == false)
        #expect(coordinator?.viewController(forKey: .to) === pushed)
        #expect(coordinator?.view(forKey: .from) === root.view)
        scene.settle()
        #expect(seen == ["willAppear": true, "isAppearing": true, "didAppear": true])
        #expect(navigation.transitionCoordinator == nil)
        #expect(pushed.transitionCoordinator == nil)
        #expect(coordinator?.animate(alongsideTransition: { _ in }) == false)
    }

    @Test(arguments: [true, false])
    func askingRightAfterAPush(answer: Bool) {
        UIKitBehavior.$current.withValue(.with { $0.returnsTrueWithoutAnimations = answer }) {
            askRightAfterAPush(expecting: answer)
        }
    }

    private func askRightAfterAPush(expecting answer: Bool) {
        let navigation = UINavigationController(rootViewController: scene.controller("A"))
        scene.show(navigation)
        navigation.pushViewController(scene.controller("B"), animated: true)
        var isDone = false
        #expect(
            navigation.transitionCoordinator?.animate(
                alongsideTransition: nil,
                completion: { _ in isDone = true }
            )
                == answer
        )
        scene.tick()
        #expect(!isDone)
        scene.settle()
        #expect(isDone)
    }

    @Test(arguments: [nil] + AnimatorKind.allCases.map(Optional.some))
    func alongsideTakesTheTransitionsDuration(_ kind: AnimatorKind?) {
        let navigation = UINavigationController(rootViewController: scene.controller("A"))
        scene.show(navigation)
        let vendor = TransitionVendor(Log(), animator: kind?.make().animator)
        navigation.delegate = vendor
        let pushed = scene.controller("B")
        let companion = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        pushed.view.addSubview(companion)
        var order: [String] = []
        var result: Bool?
        pushed.whenCalled = { [unowned pushed] call in
            guard call == "willAppear" else { return }
            result = pushed.transitionCoordinator?.animate(
                alongsideTransition: { _ in
                    order.append("alongside")
                    companion.alpha = 0
                },
                completion: { order.append($0.isCancelled ? "cancelled" : "completed") }
            )
            order.append("returned")
        }
        navigation.pushViewController(pushed, animated: true)
        scene.tick()
        #expect(result == true)
        #expect(order == ["returned", "alongside"])
        let duration = kind == nil ? 0.35 : 0.4
        scene.advance(duration / 2)
        let halfway = companion.layer.presentation()!.opacity
        #expect(halfway > 0.05 && halfway < 0.95)
        scene.advance(duration / 2)
        #expect(companion.layer.presentation()!.opacity < 1e-5)
        scene.settle()
        #expect(order == ["returned", "alongside", "completed"])
    }

    /// An interaction controller that ends the transition while it starts it.
    private final class Hasty: NSObject, UIViewControllerInteractiveTransitioning {
        let vendor: InterruptibleFadeAnimator
        let stopsAnimator: Bool

        init(_ vendor: InterruptibleFadeAnimator, stopsAnimator: Bool) {
            self.vendor = vendor
            self.stopsAnimator = stopsAnimator
        }

        func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
            let animator = stopsAnimator ? vendor.interruptibleAnimator(using: transitionContext) : nil
            animator?.startAnimation()
            animator?.stopAnimation(false)
            if let view = transitionContext.view(forKey: .to) {
                transitionContext.containerView.addSubview(view)
            }
            transitionContext.finishInteractiveTransition()
            transitionContext.completeTransition(true)
            animator?.finishAnimation(at: .end)
        }
    }

    /// Apple's page of `animate(alongsideTransition:completion:)`: "true if the animations were successfully
    /// queued to run". So they run, even if the animator of the transition never does.
    @Test(arguments: [true, false])
    func alongsideRunsIfTheInteractionControllerEndsTheTransitionAtOnce(stopsAnimator: Bool) {
        let navigation = UINavigationController(rootViewController: scene.controller("A"))
        scene.show(navigation)
        let animator = InterruptibleFadeAnimator()
        let hasty = Hasty(animator, stopsAnimator: stopsAnimator)
        let vendor = TransitionVendor(Log(), animator: animator, interactor: hasty)
        navigation.delegate = vendor
        let pushed = scene.controller("B")
        var result: Bool?
        var order: [String] = []
        pushed.whenCalled = { [unowned pushed] call in
            guard call == "willAppear" else { return }
            result = pushed.transitionCoordinator?.animate(
                alongsideTransition: { [unowned pushed] _ in
                    order.append("alongside")
                    pushed.view.backgroundColor = .red
                },
                completion: { _ in order.append("completed") }
            )
        }
        navigation.pushViewController(pushed, animated: true)
        scene.settle()
        #expect(result == true)
        #expect(order == ["alongside", "completed"])
        #expect(pushed.view.backgroundColor == .red)
        #expect(navigation.transitionCoordinator == nil && pushed.view.window != nil)
    }

    @Test func presentersShareTheCoordinator() {
        let child = scene.controller("A")
        let navigation = UINavigationController(rootViewController: child)
        scene.show(navigation)
        let presented = scene.controller("B")
        presented.modalPresentationStyle = .fullScreen
        navigation.present(presented, animated: true)
        scene.tick()
        let coordinator = presented.transitionCoordinator
        #expect(coordinator != nil)
        #expect(navigation.transitionCoordinator === coordinator)
        #expect(child.transitionCoordinator === coordinator)
        #expect(coordinator?.presentationStyle == .fullScreen)
        scene.settle()
        #expect(presented.transitionCoordinator == nil && navigation.transitionCoordinator == nil)
    }

    // MARK: Leaks

    /// Objects that must be released when they're not needed anymore.
    private struct Remains {
        weak var context: AnyObject?
        weak var coordinator: AnyObject?
        weak var animator: AnyObject?
        weak var controller: UIViewController?
        weak var presentation: UIPresentationController?
        weak var driver: AnyObject?

        var areNone: Bool {
            context == nil && coordinator == nil && animator == nil && controller == nil
                && presentation == nil && driver == nil
        }
    }

    enum Ending: CaseIterable, Sendable {
        case plain, finished, cancelled
    }

    @Test(arguments: AnimatorKind.allCases, Ending.allCases)
    func navigationLeavesNothing(_ kind: AnimatorKind, _ ending: Ending) {
        let navigation = UINavigationController(rootViewController: scene.controller("A"))
        scene.show(navigation)
        var remains = Remains()
        do {
            let pushed = scene.controller("B")
            let (animator, fade) = kind.make()
            let driver = ending == .plain ? nil : UIPercentDrivenInteractiveTransition()
            let vendor = TransitionVendor(Log(), animator: animator, interactor: driver)
            navigation.delegate = vendor
            remains.controller = pushed
            remains.animator = animator
            remains.driver = driver
            fade.whenStarted = { remains.context = $0 }
            navigation.pushViewController(pushed, animated: true)
            scene.tick()
            remains.coordinator = navigation.transitionCoordinator
            driver?.update(0.5)
            ending == .cancelled ? driver?.cancel() : driver?.finish()
            scene.settle()
            vendor.interactor = nil
            if ending != .cancelled { navigation.popViewController(animated: true) }
            scene.settle()
        }
        scene.tick()
        #expect(remains.areNone)
    }

    @Test(
        arguments: [UIModalPresentationStyle.fullScreen, .custom, .pageSheet, .overFullScreen],
        Ending.allCases
    )
    func presentationLeavesNothing(_ style: UIModalPresentationStyle, _ ending: Ending) {
        let presenter = scene.controller("A")
        scene.show(presenter)
        var remains = Remains()
        do {
            let presented = scene.controller("B")
            let (animator, fade) = AnimatorKind.blocks.make()
            let driver = ending == .plain ? nil : UIPercentDrivenInteractiveTransition()
            let vendor = TransitionVendor(Log(), animator: animator, interactor: driver)
            vendor.makePresentationController = { LoggingPresentationController($0, $1, Log()) }
            presented.modalPresentationStyle = style
            presented.transitioningDelegate = vendor
            remains.controller = presented
            remains.animator = animator
            remains.driver = driver
            fade.whenStarted = { remains.context = $0 }
            presenter.present(presented, animated: true)
            scene.tick()
            remains.coordinator = presented.transitionCoordinator
            remains.presentation = presented.presentationController
            driver?.update(0.5)
            ending == .cancelled ? driver?.cancel() : driver?.finish()
            scene.settle()
            vendor.interactor = nil
            presenter.dismiss(animated: true)
            scene.settle()
        }
        scene.tick()
        #expect(remains.areNone)
    }

    @Test func aPresentationControllerAskedForInAdvanceLeavesNothing() {
        weak var controller: UIViewController?
        weak var presentation: UIPresentationController?
        do {
            let unused = scene.controller("A")
            controller = unused
            presentation = unused.presentationController
            #expect(presentation != nil)
        }
        #expect(controller == nil && presentation == nil)
    }
}
