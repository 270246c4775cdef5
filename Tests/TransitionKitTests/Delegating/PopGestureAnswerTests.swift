import Animators
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// The answers of the gate for the system's swipes back. On a device, a swipe that begins at the wrong time
/// freezes the navigation controller. The Linux UIKit itself prevents many of them, so these tests call the
/// gate as UIKit does.
@MainActor @Suite(.allBehaviors) struct PopGestureAnswerTests {
    /// A stack in a window whose pops are UIKit's, and its recognizers.
    @MainActor private final class Scene {
        let navigation: UINavigationController
        let delegate: TransitionDelegate
        let recognizers: [UIGestureRecognizer]
        /// The delegates without any attachment.
        let uikits: [any UIGestureRecognizerDelegate]
        let window: UIWindow
        private let log = CallbackLog()

        init(_ names: [String]) throws {
            UIApplication.reset()
            window = UIWindow(frame: UIScreen.main.bounds)
            let log = log
            navigation = UINavigationController()
            navigation.viewControllers = names.map { RecordingViewController($0, color: .gray, log: log) }
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            UIApplication.shared.tick()
            recognizers = [
                try #require(navigation.interactivePopGestureRecognizer),
                try #require(navigation.interactiveContentPopGestureRecognizer),
            ]
            uikits = try recognizers.map { try #require($0.delegate) }
            delegate = TransitionDelegate(forward: EvenSlideAnimator(), backward: nil)
            delegate.attach(to: navigation)
        }

        func screen(_ name: String) -> UIViewController {
            RecordingViewController(name, color: .gray, log: log)
        }

        func push(_ name: String) {
            navigation.pushViewController(screen(name), animated: true)
            UIApplication.shared.tick()
        }

        /// Drags back from the leading edge, and holds.
        func dragBack(to x: CGFloat, duration: TimeInterval) -> TouchInjector {
            let touch = TouchInjector(window: window)
            let (start, end) = (CGPoint(x: 4, y: 300), CGPoint(x: x, y: 300))
            touch.drag(from: start, to: end, duration: duration, steps: 12, lifts: false)
            return touch
        }

        /// The answers that UIKit gets when a finger has moved.
        var answers: [Bool] {
            recognizers.map { $0.delegate?.gestureRecognizerShouldBegin($0) ?? true }
        }
    }

    @Test("No swipe begins at the root")
    func noSwipeBeginsAtTheRoot() throws {
        let scene = try Scene(["A"])
        #expect(scene.answers == [false, false])
        scene.push("B")
        UIApplication.shared.advance(by: 1)
        #expect(scene.answers == [true, true])
    }

    @Test("None begins on a zoomed screen, because the zoom has gestures of its own")
    func noneBeginsOnAZoomedScreen() throws {
        let scene = try Scene(["A"])
        let zoomed = scene.screen("B")
        zoomed.preferredTransition = .zoom { _ in nil }
        scene.navigation.pushViewController(zoomed, animated: true)
        UIApplication.shared.tick()
        UIApplication.shared.advance(by: 1)
        #expect(scene.navigation.topViewController === zoomed)
        #expect(scene.answers == [false, false])
        zoomed.preferredTransition = .crossDissolve
        #expect(scene.answers == [true, true])
    }

    @Test("None begins during a transition of ours, whether it's held or not", arguments: [true, false])
    func noneBeginsDuringATransitionOfOurs(isHeld: Bool) throws {
        let scene = try Scene(["A", "B"])
        let interaction = InteractionController()
        scene.delegate.interaction = interaction
        #expect(scene.answers == [true, true])
        if isHeld { interaction.begin() }
        scene.push("C")
        UIApplication.shared.advance(by: 0.1)
        #expect(scene.answers == [false, false])
        interaction.finish()
        UIApplication.shared.advance(by: 1)
        #expect(scene.answers == [true, true])
    }

    @Test("If the app sets its own delegate later, it remains after any transition")
    func ifTheAppSetsItsOwnDelegateLaterItRemainsAfterAny() throws {
        let scene = try Scene(["A"])
        let app = Refusal()
        for recognizer in scene.recognizers { recognizer.delegate = app }
        scene.push("B")
        UIApplication.shared.advance(by: 1)
        #expect(scene.recognizers.allSatisfy { $0.delegate === app })
        #expect(scene.answers == [false, false])
    }

    @Test("UIKit's own delegate, which can be created late, is put behind when a transition ends")
    func uiKitsOwnDelegateWhichCanBeCreatedLate() throws {
        let scene = try Scene(["A"])
        for (recognizer, uikits) in zip(scene.recognizers, scene.uikits) { recognizer.delegate = uikits }
        scene.push("B")
        UIApplication.shared.advance(by: 1)
        for (recognizer, uikits) in zip(scene.recognizers, scene.uikits) {
            #expect(recognizer.delegate !== uikits)
        }
        scene.delegate.detach(from: scene.navigation)
        for (recognizer, uikits) in zip(scene.recognizers, scene.uikits) {
            #expect(recognizer.delegate === uikits)
        }
    }

    @Test("A push of UIKit's that runs by itself can be interrupted, but no other one")
    func aPushOfUIKitsThatRunsByItselfCanBeInterrupted() throws {
        let scene = try Scene(["A"])
        #expect(scene.navigation.mayBeInterrupted(false))
        scene.delegate.forward = nil
        scene.push("B")
        #expect(scene.navigation.mayBeInterrupted(true))
        #expect(!scene.navigation.mayBeInterrupted(false))
    }

    @Test("While a finger drags a pop of UIKit's, no second one begins")
    func whileAFingerDragsAPopOfUIKitsNoSecondOneBegins() throws {
        let scene = try Scene(["A", "B", "C"])
        let touch = scene.dragBack(to: 150, duration: 0.2)
        #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
        #expect(scene.answers == [false, false])
        touch.up()
        UIApplication.shared.advance(by: 1.5)
        #expect(scene.answers == [true, true])
    }

    @Test("While a pop of UIKit's that was let go returns, no second one begins")
    func canceledPop() throws {
        let scene = try Scene(["A", "B", "C"])
        let touch = scene.dragBack(to: 170, duration: 0.4)
        UIApplication.shared.advance(by: 0.2)
        touch.up()
        UIApplication.shared.advance(by: 1.0 / 60)
        let coordinator = try #require(scene.navigation.transitionCoordinator)
        #expect(coordinator.isCancelled && !coordinator.isInteractive)
        #expect(scene.answers == [false, false])
        UIApplication.shared.advance(by: 1.5)
        #expect(scene.answers == [true, true] && scene.navigation.viewControllers.count == 3)
    }

    @Test("The previous delegate may have been deallocated")
    func formerIsGone() throws {
        let scene = try Scene(["A", "B"])
        scene.delegate.detach(from: scene.navigation)
        do {
            let app = Refusal()
            for recognizer in scene.recognizers { recognizer.delegate = app }
            scene.delegate.attach(to: scene.navigation)
            #expect(scene.answers == [false, false])
        }
        #expect(scene.answers == [true, true])
        scene.delegate.detach(from: scene.navigation)
        #expect(scene.recognizers.allSatisfy { $0.delegate == nil })
    }

    @Test("A pop of UIKit's that a finger drags isn't interrupted by our swipe")
    func aPopOfUIKitsThatAFingerDragsIsntInterruptedByOur() throws {
        let scene = try Scene(["A", "B", "C"])
        let swipe = SwipeInteraction()
        scene.delegate.backward = EvenSlideAnimator().animationController()
        scene.delegate.interaction = swipe
        let top = try #require(scene.navigation.topViewController)
        scene.delegate.setAnimator(nil, for: top)
        let (first, second) = (scene.dragBack(to: 150, duration: 0.2), TouchInjector(window: scene.window))
        #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
        #expect(!scene.navigation.mayBeInterrupted(true))
        second.drag(from: CGPoint(x: 150, y: 600), to: CGPoint(x: 300, y: 600), duration: 0.2, steps: 12)
        #expect(swipe.state == .idle)
        #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
        first.move(to: CGPoint(x: 350, y: 300))
        first.up()
        UIApplication.shared.advance(by: 1.5)
        #expect(scene.navigation.viewControllers.count == 2)
        #expect(scene.navigation.transitionCoordinator == nil)
    }
}

/// A delegate that doesn't let any gesture begin.
private final class Refusal: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
