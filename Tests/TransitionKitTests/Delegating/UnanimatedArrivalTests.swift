import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Delegates that are assigned rather than attached, and screens that arrive without them: without animation,
/// such as from a deep link, or with an animation of UIKit's.
@MainActor @Suite(.allBehaviors) struct UnanimatedArrivalTests {
    /// The time at which a stack gets its screens.
    enum Arrival: CaseIterable, Sendable { case beforeTheWindow, onScreen, pushed }

    @Test(
        "A stack that arrived without animation can be swiped back",
        arguments: Arrival.allCases,
        [true, false]
    )
    func aStackThatArrivedWithoutAnimationCanBeSwipedBack(arrival: Arrival, hasInteraction: Bool) {
        UIApplication.reset()
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let swipe = SwipeInteraction()
        let delegate = TransitionDelegate(SlideAnimator(), interaction: hasInteraction ? swipe : nil)
        navigation.delegate = delegate
        let screens = [root, UIViewController(), UIViewController()]
        if arrival == .beforeTheWindow { navigation.viewControllers = screens }
        let hand = Hand(showing: navigation)
        switch arrival {
        case .beforeTheWindow: break
        case .onScreen: navigation.setViewControllers(screens, animated: false)
        case .pushed:
            for screen in screens.dropFirst() { navigation.pushViewController(screen, animated: false) }
        }
        hand.settle()
        var ends = 0
        delegate.onTransitionEnd = { _, _, finished in ends += finished ? 1 : 0 }
        for count in [2, 1] {
            hand.swipe(lifts: false)
            #expect(navigation.transitionCoordinator?.isInteractive == true)
            hand.lift()
            #expect(navigation.viewControllers.count == count)
        }
        #expect(ends == 2)
        hand.swipe(.content)
        #expect(navigation.view.isUserInteractionEnabled)
    }

    /// The way that a screen is presented.
    enum Presentation: CaseIterable, Sendable {
        /// Without animation. UIKit calls the delegate only in this style.
        case customUnanimated
        /// With UIKit's animation, because the delegate has one only for the dismissal.
        case uikits, uikitsByCard
        /// Without animation, in any style.
        case attachedUnanimated
    }

    @Test(
        "A screen that was presented without the delegate's animation can be dragged away",
        arguments: Presentation.allCases
    )
    func aScreenThatWasPresentedWithoutTheDelegatesAnimationCanBeDragged(presentation: Presentation) {
        UIApplication.reset()
        let host = UIViewController()
        let hand = Hand(showing: host)
        let swipe = SwipeInteraction()
        let isOursBoth = presentation == .customUnanimated || presentation == .attachedUnanimated
        let delegate = TransitionDelegate(
            forward: isOursBoth ? SlideAnimator() : nil,
            backward: SlideAnimator(),
            interaction: swipe
        )
        let screen = UIViewController()
        screen.modalPresentationStyle =
            presentation == .customUnanimated || presentation == .uikitsByCard ? .custom : .fullScreen
        if presentation == .attachedUnanimated {
            delegate.attach(toPresentationOf: screen)
        } else {
            screen.transitioningDelegate = delegate
        }
        host.present(screen, animated: !isOursBoth)
        hand.settle()
        #expect(host.presentedViewController === screen)
        hand.swipe(lifts: false)
        #expect(swipe.state == .interactive, "\(presentation)")
        hand.lift()
        #expect(host.presentedViewController == nil, "\(presentation)")
    }

    /// A window with a finger.
    @MainActor private final class Hand {
        private let window: UIWindow
        private let touch: TouchInjector

        init(showing root: UIViewController) {
            window = UIWindow(frame: UIScreen.main.bounds)
            touch = TouchInjector(window: window)
            window.rootViewController = root
            window.makeKeyAndVisible()
            settle()
        }

        func swipe(_ start: SwipeBackStart = .content, lifts: Bool = true) {
            touch.drag(
                from: CGPoint(x: start.rawValue, y: 400),
                to: CGPoint(x: 380, y: 400),
                duration: 0.3,
                steps: 18,
                lifts: false
            )
            UIApplication.shared.tick()
            if lifts { lift() }
        }

        func lift() {
            touch.up()
            settle()
        }

        func settle() { UIApplication.shared.advance(by: 1.5) }
    }
}
