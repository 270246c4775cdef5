import Animators
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// Gestures that compete for the same finger: popping and dismissing, and those of controllers around and
/// inside.
@MainActor @Suite(.allBehaviors) struct GesturePriorityTests {
    private let log = CallbackLog()

    private func screen(_ name: String) -> RecordingViewController {
        RecordingViewController(name, color: .gray, log: log)
    }

    /// A window with a finger.
    @MainActor private final class Hand {
        let window = UIWindow(frame: UIScreen.main.bounds)
        private let touch: TouchInjector

        init(showing root: UIViewController) {
            touch = TouchInjector(window: window)
            window.rootViewController = root
            window.makeKeyAndVisible()
            settle()
        }

        func swipeRight(from x: CGFloat = 80) {
            touch.drag(
                from: CGPoint(x: x, y: 400),
                to: CGPoint(x: x + 300, y: 400),
                duration: 0.3,
                steps: 18
            )
            settle()
        }

        func settle() { UIApplication.shared.advance(by: 1.5) }
    }

    /// The order in which the delegates of a presented stack are attached to it.
    enum Order: CaseIterable, Sendable { case presentationFirst, stackFirst }

    @Test(
        "A presented stack pops before it's dismissed, whoever animates the pop",
        arguments: Order.allCases,
        [true, false]
    )
    func presentedStack(order: Order, isOurs: Bool) {
        UIApplication.reset()
        let host = screen("host")
        let hand = Hand(showing: host)
        let navigation = UINavigationController()
        navigation.viewControllers = ["A", "B", "C"].map(screen)
        navigation.modalPresentationStyle = .fullScreen
        let dismissing = TransitionDelegate(SlideAnimator(), interaction: SwipeInteraction())
        let popping = TransitionDelegate(SlideAnimator(), interaction: SwipeInteraction())
        func join() {
            guard isOurs else { return }
            popping.attach(to: navigation)
        }
        if order == .stackFirst { join() }
        dismissing.attach(toPresentationOf: navigation)
        if order == .presentationFirst { join() }
        host.present(navigation, animated: true)
        hand.settle()
        let dismissal = dismissing.interaction as? GestureInteraction
        func waits() -> Bool? {
            guard let recognizer = dismissal?.recognizers.first else { return nil }
            let pops = [navigation.interactivePopGestureRecognizer].compactMap { $0 }
            return pops.contains {
                recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: $0) == true
            }
        }
        for count in [2, 1] {
            #expect(waits() == true)
            hand.swipeRight()
            #expect(navigation.viewControllers.count == count, "ours: \(isOurs)")
            #expect(host.presentedViewController === navigation, "ours: \(isOurs)")
        }
        #expect(waits() == false)
        hand.swipeRight()
        #expect(host.presentedViewController == nil, "ours: \(isOurs)")
    }

    @Test("A presented stack that a drag in any direction dismisses pops first", arguments: Order.allCases)
    func draggedStack(order: Order) {
        UIApplication.reset()
        let host = screen("host")
        let hand = Hand(showing: host)
        let navigation = UINavigationController()
        navigation.viewControllers = ["A", "B", "C"].map(screen)
        navigation.modalPresentationStyle = .fullScreen
        let dismissing = TransitionDelegate(SlideAnimator(), interaction: DragInteraction())
        let popping = TransitionDelegate(SlideAnimator(), interaction: SwipeInteraction())
        if order == .stackFirst { popping.attach(to: navigation) }
        dismissing.attach(toPresentationOf: navigation)
        if order == .presentationFirst { popping.attach(to: navigation) }
        host.present(navigation, animated: true)
        hand.settle()
        for count in [2, 1] {
            hand.swipeRight()
            #expect(navigation.viewControllers.count == count)
            #expect(host.presentedViewController === navigation)
        }
        hand.swipeRight()
        #expect(host.presentedViewController == nil)
    }

    @Test("The system's swipe from the content of a stack around waits for a gesture in its screen")
    func stackAround() throws {
        UIApplication.reset()
        let swipe = SwipeInteraction()
        let container = ContainerViewController(viewControllers: ["A", "B"].map(screen))
        let transition = TransitionDelegate(SlideAnimator(), interaction: swipe)
        transition.attach(to: container)
        let navigation = UINavigationController()
        navigation.viewControllers = [screen("root"), container]
        let hand = Hand(showing: navigation)
        let own = try #require(swipe.recognizers.first)
        let fromContent = try #require(navigation.interactiveContentPopGestureRecognizer)
        let fromEdge = try #require(navigation.interactivePopGestureRecognizer)
        func waits(_ recognizer: UIGestureRecognizer) -> Bool? {
            own.delegate?.gestureRecognizer(own, shouldBeRequiredToFailBy: recognizer)
        }
        #expect(waits(fromContent) == true)
        #expect(waits(fromEdge) == false)
        container.selectedIndex = 1
        hand.settle()
        hand.swipeRight()
        #expect(container.selectedIndex == 0)
        #expect(navigation.topViewController === container)
        // There's nothing else to go back to.
        hand.swipeRight()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("Content that scrolls waits for a swipe from the edge only")
    func scrollingContent() throws {
        UIApplication.reset()
        let list = UIScrollView(frame: UIScreen.main.bounds)
        let top = screen("B")
        let navigation = UINavigationController()
        navigation.viewControllers = [screen("A"), top]
        let hand = Hand(showing: navigation)
        top.view.addSubview(list)
        for (interaction, isFirst) in [(EdgeSwipeInteraction(), true), (SwipeInteraction(), false)]
            as [(GestureInteraction, Bool)]
        {
            let transition = TransitionDelegate(SlideAnimator(), interaction: interaction)
            transition.attach(to: navigation)
            let swipe = try #require(interaction.recognizers.first)
            hand.settle()
            let delegate = try #require(swipe.delegate)
            _ = delegate.gestureRecognizer(swipe, shouldReceive: UITouch())
            #expect(
                delegate.gestureRecognizer(swipe, shouldBeRequiredToFailBy: list.panGestureRecognizer)
                    == isFirst
            )
        }
    }

    @Test(
        "Before a swipe switches back, a stack inside the tabs or the container goes back to its first screen",
        arguments: [true, false]
    )
    func stackInside(isTabBar: Bool) {
        UIApplication.reset()
        let stack = UINavigationController()
        stack.viewControllers = [screen("A"), screen("B")]
        // As before iOS 26, nothing of UIKit's begins in the content.
        stack.interactiveContentPopGestureRecognizer?.isEnabled = false
        let (tabs, container) = (UITabBarController(), ContainerViewController())
        let transition = TransitionDelegate(SlideAnimator(), interaction: SwipeInteraction())
        if isTabBar {
            tabs.viewControllers = [screen("first"), stack]
            tabs.selectedIndex = 1
            transition.attach(to: tabs)
        } else {
            container.viewControllers = [screen("first"), stack]
            container.selectedIndex = 1
            transition.attach(to: container)
        }
        func index() -> Int { isTabBar ? tabs.selectedIndex : container.selectedIndex }
        let hand = Hand(showing: isTabBar ? tabs : container)
        hand.swipeRight()
        #expect(index() == 1 && stack.viewControllers.count == 2)
        stack.popViewController(animated: false)
        hand.settle()
        hand.swipeRight()
        #expect(index() == 0)
    }

    @Test(
        "A swipe goes back over an upside-down pager only at its visible beginning",
        arguments: [true, false],
        [true, false]
    )
    func turnedContent(isTurned: Bool, isAtBeginning: Bool) {
        UIApplication.reset()
        let pager = UIScrollView(frame: UIScreen.main.bounds)
        pager.contentInsetAdjustmentBehavior = .never
        pager.contentSize = CGSize(width: 390 * 3, height: 844)
        if isTurned { pager.transform = CGAffineTransform(rotationAngle: .pi) }
        let top = screen("B")
        let navigation = UINavigationController()
        navigation.viewControllers = [screen("A"), top]
        let hand = Hand(showing: navigation)
        navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
        top.view.addSubview(pager)
        pager.contentOffset.x = isTurned == isAtBeginning ? 780 : 0
        TransitionDelegate(SlideAnimator(), interaction: SwipeInteraction()).attach(to: navigation)
        hand.settle()
        hand.swipeRight()
        #expect(navigation.viewControllers.count == (isAtBeginning ? 1 : 2))
    }

    @Test("A velocity that isn't a number is treated as 0")
    func aVelocityThatIsntANumberIsTreatedAs0() {
        #expect(GestureReading(value: 0.9, velocity: .nan).velocity == 0)
        #expect(GestureReading(value: 0.9, velocity: -.infinity).velocity == 0)
        #expect(GestureReading(value: 0.9, velocity: 3).velocity == 3)
    }
}
