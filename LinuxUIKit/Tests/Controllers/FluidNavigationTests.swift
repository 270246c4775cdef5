import Testing
@_spi(Host) import UIKit

/// The standard push and pop as of iOS 26, which can be interrupted at any time. The rule comes from the WWDC
/// 2024 session "Enhance your UI animations and transitions": a push is never canceled. A pop that begins
/// during a push ends it immediately, and follows in the same turn of the run loop.
@MainActor
@Suite final class FluidNavigationTests {
    private lazy var scene = ControllerScene()
    private lazy var first = scene.controller("A")
    private lazy var second = scene.controller("B")
    private lazy var navigation = UINavigationController(rootViewController: first)
    private lazy var touch = TouchInjector(window: scene.window)

    private func show() {
        scene.show(navigation)
        _ = scene.log.take()
    }

    private func beginPush() {
        navigation.pushViewController(second, animated: true)
        scene.tick()
        scene.advance(0.1)
        #expect(scene.log.take() == ["A willDisappear", "B willAppear", "B isAppearing"])
    }

    @Test func aPopDuringAPushEndsThatInTheSameTurn() {
        show()
        beginPush()
        navigation.popViewController(animated: true)
        navigation.view.layoutIfNeeded()
        #expect(
            scene.log.take() == [
                "A didDisappear", "B didAppear", "B willDisappear", "A willAppear", "A isAppearing",
            ]
        )
        scene.settle()
        #expect(scene.log.take() == ["B didDisappear", "A didAppear"])
        #expect(navigation.viewControllers == [first])
        #expect(first.view.frame == navigation.view.bounds && first.view.transform == .identity)
        #expect(second.view.superview == nil && second.parent == nil)
    }

    @Test(arguments: [true, false]) func aSwipeBackBeginsDuringAPush(finishes: Bool) {
        show()
        beginPush()
        touch.drag(from: point(150, 400), to: point(300, 400), duration: 0.1, steps: 6, lifts: false)
        #expect(
            scene.log.take().filter { !$0.hasSuffix("isAppearing") } == [
                "A didDisappear", "B didAppear", "B willDisappear", "A willAppear",
            ]
        )
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        touch.move(to: point(finishes ? 380 : 155, 400))
        scene.advance(0.2)
        touch.up()
        scene.settle()
        #expect(navigation.viewControllers == (finishes ? [first] : [first, second]))
        let shown = finishes ? first : second
        #expect(shown.view.frame == navigation.view.bounds && shown.view.transform == .identity)
        // After a cancellation, the screen returns within one turn.
        #expect(
            scene.log.take().filter { !$0.hasSuffix("isAppearing") }
                == (finishes
                    ? ["B didDisappear", "A didAppear"]
                    : ["A willDisappear", "A didDisappear", "B willAppear", "B didAppear"])
        )
    }

    @Test func aPushDuringAPop() {
        show()
        let third = scene.controller("C")
        navigation.pushViewController(second, animated: false)
        scene.settle()
        navigation.popViewController(animated: true)
        scene.tick()
        scene.advance(0.1)
        _ = scene.log.take()
        navigation.pushViewController(third, animated: true)
        navigation.view.layoutIfNeeded()
        #expect(
            scene.log.take().filter { !$0.hasSuffix("isAppearing") } == [
                "B didDisappear", "A didAppear", "A willDisappear", "C willAppear",
            ]
        )
        scene.settle()
        #expect(navigation.viewControllers == [first, third] && navigation.children == [first, third])
        #expect(third.view.window != nil && first.view.window == nil)
    }

    /// Shows two screens, and begins to swipe back from the second one.
    private func beginSwipe() {
        show()
        navigation.pushViewController(second, animated: false)
        scene.settle()
        _ = scene.log.take()
        touch.drag(from: point(4, 400), to: point(180, 400), duration: 0.4, steps: 24, lifts: false)
        scene.advance(0.2)
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        #expect(navigation.viewControllers == [first])
    }

    /// Lifts the finger, so that the second screen returns.
    private func cancelSwipe() {
        touch.up()
        scene.advance(1.0 / 60)
        #expect(navigation.transitionCoordinator?.isCancelled == true)
    }

    private var callbacks: [String] { scene.log.take().filter { !$0.hasSuffix("isAppearing") } }

    @Test("A push while a canceled swipe back returns begins at once, on the stack from before the swipe")
    func aPushWhileASwipeReturns() {
        beginSwipe()
        cancelSwipe()
        _ = scene.log.take()
        let third = scene.controller("C")
        navigation.pushViewController(third, animated: true)
        #expect(navigation.viewControllers == [first, second, third])
        navigation.view.layoutIfNeeded()
        #expect(
            callbacks == [
                "A willDisappear", "A didDisappear", "B willAppear", "B didAppear",
                "B willDisappear", "C willAppear",
            ]
        )
        scene.settle()
        #expect(callbacks == ["B didDisappear", "C didAppear"])
        #expect(navigation.viewControllers == [first, second, third])
        #expect(navigation.children == [first, second, third])
        #expect(navigation.navigationBar.items?.count == 3)
        #expect(third.view.frame == navigation.view.bounds && third.view.transform == .identity)
        #expect(!third.view.isLockedByTransition)
    }

    @Test("A pop while a canceled swipe back returns pops the screen that returns")
    func aPopWhileASwipeReturns() {
        beginSwipe()
        cancelSwipe()
        #expect(navigation.popViewController(animated: true) === second)
        scene.settle()
        #expect(navigation.viewControllers == [first] && navigation.children == [first])
        #expect(first.view.frame == navigation.view.bounds && second.view.window == nil)
    }

    @Test("A push begins at once, too, when the app hears that people have canceled a swipe back")
    func aPushWhenASwipeIsCanceled() {
        beginSwipe()
        let (navigation, third) = (navigation, scene.controller("C"))
        navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
            guard context.isCancelled else { return }
            navigation.pushViewController(third, animated: true)
        }
        touch.up()
        scene.settle()
        #expect(navigation.viewControllers == [first, second, third])
        #expect(third.view.frame == navigation.view.bounds && third.view.transform == .identity)
        // No clock stands still or is late.
        for layer in sequence(first: third.view.layer, next: \.superlayer) {
            #expect(layer.speed == 1 && layer.timeOffset == 0 && layer.beginTime == 0)
        }
    }

    @Test(
        "A push during a swipe back is made after it, whether that's canceled or not",
        arguments: [true, false]
    )
    func aPushDuringASwipe(finishes: Bool) {
        beginSwipe()
        let third = scene.controller("C")
        for controller in [first, second, third] { controller.logsContainment = true }
        navigation.pushViewController(third, animated: true)
        scene.advance(0.1)
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        if finishes { touch.move(to: point(380, 400)) }
        scene.advance(0.2)
        touch.up()
        scene.settle()
        let screens: [UIViewController] = finishes ? [first, third] : [first, second, third]
        #expect(navigation.viewControllers == screens && navigation.children == screens)
        #expect(navigation.navigationBar.items?.count == screens.count)
        #expect(third.view.window != nil && first.view.window == nil && second.view.window == nil)
        let log = callbacks
        #expect(
            log.filter { $0.hasPrefix("C") } == ["C willMove", "C willAppear", "C didAppear", "C didMove"]
        )
        #expect(
            log.filter { $0.hasPrefix("B") && $0.contains("Move") }
                == (finishes ? ["B didMove(nil)"] : ["B didMove"])
        )
    }

    @Test func severalPopsInARow() {
        show()
        let names = ["B", "C", "D", "E", "F"]
        navigation.setViewControllers([first] + names.map(scene.controller), animated: false)
        scene.settle()
        _ = scene.log.take()
        for _ in names {
            navigation.popViewController(animated: true)
            scene.advance(0.05)
        }
        scene.settle()
        #expect(navigation.viewControllers == [first] && navigation.children == [first])
        #expect(first.view.window != nil && first.view.transform == .identity)
        let log = scene.log.take()
        for name in names + ["A"] {
            for (begin, end) in [("willAppear", "didAppear"), ("willDisappear", "didDisappear")] {
                #expect(
                    log.filter { $0 == "\(name) \(begin)" }.count
                        == log.filter { $0 == "\(name) \(end)" }.count
                )
            }
        }
        #expect(log.last == "A didAppear")
    }

    @Test func aTransitionOfTheAppsIsNotInterrupted() {
        show()
        let vendor = TransitionVendor(Log(), animator: AnimatorKind.blocks.make().animator)
        navigation.delegate = vendor
        navigation.pushViewController(second, animated: true)
        scene.tick()
        scene.advance(0.05)
        _ = scene.log.take()
        navigation.popViewController(animated: true)
        navigation.view.layoutIfNeeded()
        #expect(scene.log.take().isEmpty)
        scene.settle()
        #expect(navigation.viewControllers == [first])
    }

    @Test func theNewScreenTakesTouchesWhileItComes() {
        show()
        beginPush()
        #expect(!second.view.isLockedByTransition)
    }

    @Test(arguments: [true, false]) func theLowerScreenIsDarkerWhileTheUpperOneMoves(isPush: Bool) {
        show()
        if !isPush {
            navigation.pushViewController(second, animated: false)
            scene.settle()
        }
        if isPush { navigation.pushViewController(second, animated: true) }
        if !isPush { navigation.popViewController(animated: true) }
        scene.tick()
        scene.advance(0.17)
        let image = scene.window.image(scale: 1)
        let lower = pixel(image, 5, 600)
        #expect(lower[0] < 250 && lower[0] > 128 && lower[3] == 255)
        #expect(pixel(image, 385, 600) == [255, 255, 255, 255])
        scene.settle()
        #expect(pixel(scene.window.image(scale: 1), 5, 600) == [255, 255, 255, 255])
    }
}
