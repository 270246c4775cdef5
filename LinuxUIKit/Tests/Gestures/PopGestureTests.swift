@_spi(Host) import TestSupport
import Testing
@_spi(Host) import UIKit

/// Swiping back, with touches in a real window.
@MainActor
@Suite final class PopGestureTests {
    /// A navigation controller that shows the second of two screens.
    @MainActor private final class Stage {
        let scene = ControllerScene()
        let navigation: UINavigationController
        let first: LoggingController
        let second: LoggingController
        let touch: TouchInjector

        init() {
            (first, second) = (scene.controller("A"), scene.controller("B"))
            navigation = UINavigationController(rootViewController: first)
            scene.show(navigation)
            navigation.pushViewController(second, animated: false)
            scene.settle()
            _ = scene.log.take()
            touch = TouchInjector(window: scene.window)
        }
    }

    private lazy var stage = Stage()
    private var scene: ControllerScene { stage.scene }
    private var navigation: UINavigationController { stage.navigation }
    private var first: LoggingController { stage.first }
    private var second: LoggingController { stage.second }
    private var touch: TouchInjector { stage.touch }

    private func swipe(to x: CGFloat, from start: CGFloat = 4, lifts: Bool = true) {
        touch.drag(
            from: point(start, 400),
            to: point(x, 400),
            duration: 0.4,
            steps: 24,
            lifts: lifts
        )
    }

    /// The visible distance of the outgoing screen from its position.
    private var shift: CGFloat {
        second.view.layer.presentation()!.frame.minX
    }

    @Test func theScreenFollowsTheFinger() {
        swipe(to: 104, lifts: false)
        UIApplication.shared.tick()
        #expect(abs(shift - 90) < 0.5)
        #expect(navigation.topViewController === first)
        touch.move(to: point(204, 400))
        UIApplication.shared.tick()
        #expect(abs(shift - 190) < 0.5)
        touch.move(to: point(54, 400))
        UIApplication.shared.tick()
        #expect(abs(shift - 40) < 0.5)
        touch.cancel()
        scene.settle()
        #expect(navigation.viewControllers == [first, second])
    }

    @Test func theScreenIsAtTheFingerWhenTheSwipeBegins() {
        touch.down(at: point(4, 400))
        touch.move(to: point(204, 400))
        UIApplication.shared.tick()
        #expect(navigation.topViewController === first && abs(shift - 190) < 0.5)
        touch.cancel()
        scene.settle()
        #expect(navigation.viewControllers == [first, second])
    }

    @Test func aLongSwipePops() {
        swipe(to: 300)
        #expect(second.view.window != nil)
        scene.settle()
        #expect(navigation.viewControllers == [first])
        #expect(second.view.window == nil && second.parent == nil)
        #expect(first.view.frame == navigation.view.bounds && first.view.transform == .identity)
        #expect(
            scene.log.take() == [
                "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear",
            ]
        )
    }

    @Test func aShortSwipeGoesBack() {
        swipe(to: 60)
        scene.settle()
        #expect(navigation.viewControllers == [first, second])
        #expect(second.view.window != nil && first.view.window == nil)
        #expect(second.view.frame == navigation.view.bounds && second.view.transform == .identity)
        #expect(
            scene.log.take().filter { !$0.hasSuffix("isAppearing") } == [
                "B willDisappear", "A willAppear", "A willDisappear", "A didDisappear",
                "B willAppear", "B didAppear",
            ]
        )
        // And again, all the way.
        swipe(to: 380)
        scene.settle()
        #expect(navigation.viewControllers == [first])
    }

    @Test func aFlickPops() {
        touch.drag(from: point(4, 400), to: point(104, 400), duration: 0.08, steps: 5)
        scene.settle()
        #expect(navigation.viewControllers == [first])
    }

    @Test func aSwipeWithinOneMomentIsNotLost() {
        touch.down(at: point(4, 400))
        touch.move(to: point(350, 400))
        touch.up()
        scene.settle()
        #expect(navigation.viewControllers == [first])
        #expect(!first.view.isLockedByTransition)
    }

    @Test func itStartsAtTheEdge() {
        navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
        swipe(to: 300, from: 100)
        scene.settle()
        #expect(navigation.viewControllers.count == 2)
    }

    @Test(
        .behaviors([UIKitBehavior(contentSwipeDistance: 30), UIKitBehavior(contentSwipeDistance: 10)]),
        arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
    )
    func sinceIOS26ItStartsAnywhereInTheContent(_ direction: UIUserInterfaceLayoutDirection) throws {
        stage = Stage()
        UIApplication.shared.setUserInterfaceLayoutDirection(direction)
        UIApplication.shared.tick()
        let content = try #require(navigation.interactiveContentPopGestureRecognizer)
        #expect(content.view === navigation.view && content !== navigation.interactivePopGestureRecognizer)
        let isMirrored = direction == .rightToLeft
        // In the other direction, there's nothing to go back to.
        swipe(to: isMirrored ? 350 : 40, from: 195)
        scene.settle()
        #expect(navigation.viewControllers.count == 2)
        swipe(to: isMirrored ? 5 : 385, from: 195, lifts: false)
        UIApplication.shared.tick()
        #expect(abs(abs(shift) - (190 - UIKitBehavior.current.contentSwipeDistance)) < 0.5)
        touch.up()
        scene.settle()
        #expect(navigation.viewControllers == [first])
    }

    @Test func theScreensFollowADirectionThatsForcedOnTheView() {
        navigation.view.semanticContentAttribute = .forceRightToLeft
        swipe(to: 45, from: 385, lifts: false)
        UIApplication.shared.tick()
        #expect(shift < -300)
        touch.up()
        scene.settle()
        #expect(navigation.viewControllers == [first])
    }

    @Test(arguments: [true, false]) func whatScrollsSidewaysGoesBeforeTheContentSwipe(_ isSideways: Bool) {
        let scrollView = UIScrollView(frame: second.view.bounds)
        scrollView.contentSize = CGSize(width: isSideways ? 1000 : 390, height: 2000)
        second.view.addSubview(scrollView)
        scrollView.contentOffset.x = isSideways ? 300 : 0
        swipe(to: 300, from: 100)
        scene.settle()
        #expect((scrollView.contentOffset.x < 300) == true)
        #expect(navigation.viewControllers.count == (isSideways ? 2 : 1))
    }

    /// According to a report about iOS 26 (react-native-screens, pull request 3173), a delegate with the
    /// method for animations disables both swipes, regardless of its result. Without the method, both work.
    @Test(arguments: [true, false], [4, 100]) func aDelegateWithTheMethodSwitchesThemOff(
        _ hasMethod: Bool,
        from start: CGFloat
    ) {
        let silent = Silent()
        let undecided = Undecided()
        navigation.delegate = hasMethod ? undecided : silent
        _ = navigation.takePopGestureQuestions()
        swipe(to: 350, from: start)
        scene.settle()
        #expect(navigation.viewControllers.count == (hasMethod ? 2 : 1))
        #expect(navigation.takePopGestureQuestions().contains("shouldBegin"))
    }

    /// A delegate without the method for animations.
    @MainActor private final class Silent: NSObject, UINavigationControllerDelegate {}

    /// A delegate with the method, which returns no animation.
    @MainActor private final class Undecided: NSObject, UINavigationControllerDelegate {
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    }

    @Test func fromRightToLeftItStartsAtTheRight() {
        _ = stage
        UIApplication.shared.setUserInterfaceLayoutDirection(.rightToLeft)
        UIApplication.shared.tick()
        swipe(to: 300)
        scene.settle()
        #expect(navigation.viewControllers.count == 2)
        swipe(to: 286, from: 386, lifts: false)
        UIApplication.shared.tick()
        #expect(abs(shift + 90) < 0.5)
        touch.move(to: point(60, 400))
        touch.up()
        scene.settle()
        #expect(navigation.viewControllers == [first])
    }

    @Test func theRootStays() {
        navigation.popViewController(animated: false)
        scene.settle()
        swipe(to: 300)
        scene.settle()
        #expect(navigation.viewControllers == [first])
        #expect(first.view.window != nil && !first.view.isLockedByTransition)
    }

    @Test(arguments: ["animator", "hidden bar", "hidden button", "other button", "refused"])
    func itStaysOutOfTheWay(_ reason: String) {
        let vendor = TransitionVendor(Log(), animator: AnimatorKind.blocks.make().animator)
        let judge = GestureJudge(GestureLog())
        judge.begins = false
        switch reason {
        case "animator": navigation.delegate = vendor
        case "hidden bar": navigation.isNavigationBarHidden = true
        case "hidden button": second.navigationItem.hidesBackButton = true
        case "other button":
            second.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", primaryAction: nil)
        default:
            navigation.interactivePopGestureRecognizer?.delegate = judge
            navigation.interactiveContentPopGestureRecognizer?.delegate = judge
        }
        for start: CGFloat in [4, 100] {
            swipe(to: 350, from: start)
            scene.settle()
        }
        #expect(navigation.viewControllers == [first, second])
    }

    @Test func itGoesBeforeScrolling() {
        let scrollView = UIScrollView(frame: second.view.bounds)
        scrollView.contentSize = CGSize(width: 1000, height: 2000)
        second.view.addSubview(scrollView)
        swipe(to: 300)
        #expect(!scrollView.isDragging && scrollView.contentOffset.x == 0)
        scene.settle()
        #expect(navigation.viewControllers == [first])
    }

    @Test func whatItPopsIsLetGo() {
        weak var popped: UIViewController?
        do {
            let third = scene.controller("C")
            popped = third
            navigation.pushViewController(third, animated: false)
            scene.settle()
        }
        swipe(to: 300)
        scene.settle()
        #expect(popped == nil)
        #expect(navigation.viewControllers == [first, second])
    }

    // MARK: What a replaced delegate loses

    /// Lets everything begin, and forwards what another delegate arranges.
    @MainActor private final class Relay: NSObject, UIGestureRecognizerDelegate {
        var former: (any UIGestureRecognizerDelegate)?

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf other: UIGestureRecognizer
        ) -> Bool { former?.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: other) == true }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool { former?.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: other) == true }
    }

    @Test(arguments: UIKitBehavior.PopArbitration.allCases, [4, 100])
    func aReplacedDelegateArrangesScrolling(
        _ arbitration: UIKitBehavior.PopArbitration,
        from start: CGFloat
    ) {
        UIKitBehavior.$current.withValue(UIKitBehavior(popArbitration: arbitration)) {
            for isReplaced in [false, true] {
                stage = Stage()
                let relay = Relay()
                for recognizer in [
                    navigation.interactivePopGestureRecognizer,
                    navigation.interactiveContentPopGestureRecognizer,
                ] where isReplaced {
                    relay.former = recognizer?.delegate
                    recognizer?.delegate = relay
                }
                let scrollView = UIScrollView(frame: second.view.bounds)
                scrollView.contentSize.width = 1000
                second.view.addSubview(scrollView)
                scrollView.contentOffset.x = 300
                swipe(to: 350, from: start)
                scene.settle()
                let keeps = !isReplaced || arbitration == .forwardable
                let pops = start == 4 && keeps
                #expect(navigation.viewControllers.count == (pops ? 1 : 2))
                #expect((scrollView.contentOffset.x == 300) == pops)
            }
        }
    }

    /// Reported by many apps that let the swipe begin in order to keep it without a navigation bar, such as
    /// in AHKNavigationController and FDFullscreenPopGesture, which therefore count the screens.
    @Test(arguments: [false, true]) func atTheRootASwipeThatBeginsFreezesTheApp(_ isNobody: Bool) {
        navigation.popViewController(animated: false)
        scene.settle()
        let relay = Relay()
        navigation.interactivePopGestureRecognizer?.delegate = isNobody ? nil : relay
        swipe(to: 300)
        scene.settle()
        #expect(navigation.viewControllers == [first])
        #expect(!navigation.view.isUserInteractionEnabled)
    }

    @Test("A swipe that begins before the layout of a push without animation pops the pushed screen")
    func aSwipeBeforeTheLayoutOfAPush() {
        let relay = Relay()
        navigation.interactivePopGestureRecognizer?.delegate = relay
        let third = scene.controller("C")
        touch.down(at: point(4, 400))
        navigation.pushViewController(third, animated: false)
        touch.move(to: point(60, 400))
        for x: CGFloat in [150, 250, 350] {
            scene.advance(0.1)
            touch.move(to: point(x, 400))
        }
        touch.up()
        scene.settle()
        #expect(navigation.view.isUserInteractionEnabled)
        #expect(navigation.viewControllers == [first, second])
        #expect(second.view.window != nil && third.parent == nil)
    }

    @Test(arguments: [UITouch.TouchType.pencil, .indirectPointer, .indirect])
    func itFollowsOnlyFingers(_ type: UITouch.TouchType) {
        let other = TouchInjector(window: scene.window, type: type)
        for start: CGFloat in [4, 100] {
            other.drag(from: point(start, 400), to: point(350, 400), duration: 0.4, steps: 24)
            scene.settle()
        }
        #expect(navigation.viewControllers == [first, second])
    }

    @Test func aSearchThatHidesTheBarSwitchesItOff() {
        let search = UISearchController(searchResultsController: nil)
        second.navigationItem.searchController = search
        search.isActive = true
        swipe(to: 350)
        scene.settle()
        #expect(navigation.viewControllers == [first, second])
        search.hidesNavigationBarDuringPresentation = false
        swipe(to: 350)
        scene.settle()
        #expect(navigation.viewControllers == [first])
    }
}
