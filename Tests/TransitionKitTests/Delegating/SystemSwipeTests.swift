import Animators
@_spi(Host) import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The system's swipes back on screens that are left to UIKit: beside scrolling content, without UIKit's
/// delegate, and during a search.
@MainActor @Suite(.allBehaviors) struct SystemSwipeTests {
    private static let answers = UIKitBehavior.PopArbitration.allCases.map {
        UIKitBehavior(popArbitration: $0)
    }

    private let log = CallbackLog()

    /// Returns a delegate that leaves all screens to UIKit.
    private func attachNothing(to scene: SwipeBackScene) -> TransitionDelegate {
        let delegate = TransitionDelegate(forward: nil as (any Animator)?, backward: nil)
        delegate.attach(to: scene.navigation)
        return delegate
    }

    private func addCarousel(to scene: SwipeBackScene) -> UIScrollView {
        let carousel = UIScrollView(frame: scene.screens[2].view.bounds)
        carousel.contentSize = CGSize(width: 3000, height: 100)
        scene.screens[2].view.addSubview(carousel)
        UIApplication.shared.tick()
        carousel.contentOffset.x = 1000
        return carousel
    }

    @Test(
        "At the edge, the system's swipe comes before scrolling content, and elsewhere after it",
        .behaviors(answers),
        arguments: [false, true]
    )
    func atTheEdgeTheSystemsSwipeComesBeforeScrollingContent(canBeLifted: Bool) {
        for start in SwipeBackStart.allCases {
            let scene = SwipeBackScene(log)
            let delegate = attachNothing(to: scene)
            let carousel = addCarousel(to: scene)
            if canBeLifted {
                // A finger that rests lifts a card. Until it's clear that it doesn't, nothing scrolls.
                let press = UILongPressGestureRecognizer()
                press.allowableMovement = 40
                carousel.addGestureRecognizer(press)
                carousel.panGestureRecognizer.require(toFail: press)
            }
            scene.swipe(start)
            #expect(scene.navigation.viewControllers.count == (start == .edge ? 2 : 3))
            #expect((carousel.contentOffset.x == 1000) == (start == .edge))
            withExtendedLifetime(delegate) {}
        }
    }

    @Test(
        "The app's own delegate of the system's swipes arranges them itself",
        .behaviors(answers),
        arguments: [true, false]
    )
    func ownArrangement(waits: Bool) throws {
        let scene = SwipeBackScene(log)
        let arranger = Arranger(waits: waits)
        for recognizer in try scene.popRecognizers { recognizer.delegate = arranger }
        let delegate = attachNothing(to: scene)
        let carousel = addCarousel(to: scene)
        scene.swipe(.edge)
        #expect(scene.navigation.viewControllers.count == (waits ? 2 : 3))
        #expect((carousel.contentOffset.x == 1000) == waits)
        withExtendedLifetime(delegate) {}
    }

    /// The time at which an app removes the delegates of the system's swipes.
    enum Removal: CaseIterable, Sendable { case before, after }

    @Test(
        "An app without UIKit's delegate of the swipes keeps them, except at the root",
        .behaviors(answers),
        arguments: Removal.allCases,
        SwipeBackStart.allCases
    )
    func anAppWithoutUIKitsDelegateOfTheSwipesKeepsThem(removal: Removal, start: SwipeBackStart) throws {
        let scene = SwipeBackScene(log)
        let recognizers = try scene.popRecognizers
        func remove() { for recognizer in recognizers { recognizer.delegate = nil } }
        if removal == .before { remove() }
        let delegate = attachNothing(to: scene)
        if removal == .after { remove() }
        scene.navigation.isNavigationBarHidden = true
        scene.navigation.pushViewController(UIViewController(), animated: true)
        scene.settle()
        for count in [3, 2, 1, 1] {
            scene.swipe(start)
            #expect(scene.navigation.viewControllers.count == count)
        }
        #expect(scene.navigation.view.isUserInteractionEnabled)
        delegate.detach(from: scene.navigation)
        #expect(recognizers.allSatisfy { $0.delegate == nil })
    }

    @Test(
        "A navigation controller that an app makes the delegate of the swipes keeps them",
        .behaviors(answers),
        arguments: SwipeBackStart.allCases
    )
    func navigationControllerAsDelegate(start: SwipeBackStart) throws {
        let scene = SwipeBackScene(log)
        for recognizer in try scene.popRecognizers { recognizer.delegate = scene.navigation }
        let delegate = attachNothing(to: scene)
        scene.navigation.isNavigationBarHidden = true
        scene.swipe(start)
        #expect(scene.navigation.viewControllers.count == 2)
        withExtendedLifetime(delegate) {}
    }

    @Test("Without UIKit's delegate, screens with an animator are popped once, with it", .behaviors(answers))
    func nobodyAndOurs() throws {
        for start in SwipeBackStart.allCases {
            let scene = SwipeBackScene(log)
            for recognizer in try scene.popRecognizers { recognizer.delegate = nil }
            let delegate = TransitionDelegate(SlideAnimator())
            delegate.attach(to: scene.navigation)
            var ends = 0
            delegate.onTransitionEnd = { _, _, _ in ends += 1 }
            for count in [2, 1, 1] {
                scene.swipe(start)
                #expect(scene.navigation.viewControllers.count == count)
                #expect(ends == 3 - max(count, 1))
            }
            #expect(scene.navigation.view.isUserInteractionEnabled)
        }
    }

    @Test(
        "If the transition delegate was replaced, a swipe still does nothing at the root",
        arguments: [false, true]
    )
    func ifTheTransitionDelegateWasReplacedASwipeStillDoesNothing(isAllowed: Bool) throws {
        let scene = SwipeBackScene(log)
        let arranger = isAllowed ? Arranger(waits: false) : nil
        for recognizer in try scene.popRecognizers { recognizer.delegate = arranger }
        let delegate = attachNothing(to: scene)
        scene.navigation.delegate = nil
        for count in [2, 1, 1] {
            scene.swipe(.edge)
            #expect(scene.navigation.viewControllers.count == count)
        }
        #expect(scene.navigation.view.isUserInteractionEnabled)
        withExtendedLifetime((delegate, arranger)) {}
    }

    @Test(
        "During a search that hides the navigation bar, nothing swipes back",
        arguments: [true, false],
        SwipeBackStart.allCases
    )
    func duringASearchThatHidesTheNavigationBarNothingSwipesBack(isOurs: Bool, start: SwipeBackStart) {
        let scene = SwipeBackScene(log)
        let animator: SlideAnimator? = isOurs ? SlideAnimator() : nil
        let delegate = TransitionDelegate(forward: animator, backward: animator)
        delegate.attach(to: scene.navigation)
        let search = UISearchController(searchResultsController: nil)
        scene.screens[2].navigationItem.searchController = search
        search.isActive = true
        scene.swipe(start)
        #expect(scene.navigation.viewControllers.count == 3)
        search.hidesNavigationBarDuringPresentation = false
        scene.swipe(start)
        #expect(scene.navigation.viewControllers.count == 2)
        let other = UISearchController(searchResultsController: nil)
        scene.screens[1].navigationItem.searchController = other
        scene.swipe(start)
        #expect(scene.navigation.viewControllers.count == 1)
    }
}

// As in many apps.
extension UINavigationController: UIGestureRecognizerDelegate {}

/// A delegate of an app that lets the swipes begin, and possibly makes scrolling wait for them.
@MainActor private final class Arranger: NSObject, UIGestureRecognizerDelegate {
    private let waits: Bool

    init(waits: Bool) { self.waits = waits }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { waits }
}
