import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// What the swipe follows that replaces the system's: fingers and trackpads, but no pointers.
@MainActor @Suite(.allBehaviors) struct SwipeBackInputTests {
    private let log = CallbackLog()

    /// The swipe that replaces the system's.
    enum Swipe: CaseIterable, Sendable {
        /// The built-in one of iOS 26.
        case builtIn
        /// That of earlier versions.
        case edge
        /// The system's own, on a screen that's left to UIKit.
        case systems
    }

    private func scene(_ swipe: Swipe, isMirrored: Bool = false) -> (SwipeBackScene, TransitionDelegate) {
        let scene = SwipeBackScene(log, isMirrored: isMirrored)
        let animator: EvenSlideAnimator? = swipe == .systems ? nil : EvenSlideAnimator()
        let delegate = TransitionDelegate(forward: animator, backward: animator)
        if swipe == .edge { delegate.interaction = SwipeBackInteraction(isEverywhere: false) }
        delegate.attach(to: scene.navigation)
        return (scene, delegate)
    }

    private func drag(_ touch: TouchInjector, from x: CGFloat, by way: CGFloat, lifts: Bool = true) {
        touch.drag(
            from: CGPoint(x: x, y: 400),
            to: CGPoint(x: x + way, y: 400),
            duration: 0.3,
            steps: 18,
            lifts: lifts
        )
        UIApplication.shared.advance(by: lifts ? 1.5 : 0.1)
    }

    @Test("A pointer that drags doesn't go back", arguments: Swipe.allCases)
    func aPointerThatDragsDoesntGoBack(swipe: Swipe) {
        let (scene, delegate) = scene(swipe)
        let pointer = TouchInjector(window: scene.window, type: .indirectPointer)
        for x: CGFloat in [4, 150] {
            drag(pointer, from: x, by: 230)
            #expect(scene.navigation.viewControllers.count == 3)
        }
        // Unless the app has chosen so.
        guard swipe != .systems else { return }
        delegate.interaction = SwipeInteraction()
        drag(pointer, from: 150, by: 230)
        #expect(scene.navigation.viewControllers.count == 2)
    }

    @Test("Scrolling with two fingers on a trackpad goes back", arguments: [Swipe.builtIn, .edge])
    func scrollingWithTwoFingersOnATrackpadGoesBack(swipe: Swipe) {
        let (scene, delegate) = scene(swipe)
        let trackpad = ScrollInjector(window: scene.window)
        trackpad.scroll(
            at: CGPoint(x: 200, y: 400),
            by: CGVector(dx: 250, dy: 0),
            duration: 0.3,
            steps: 18,
            ends: false
        )
        UIApplication.shared.tick()
        #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
        trackpad.end()
        scene.settle()
        #expect(scene.navigation.viewControllers.count == 2)
        withExtendedLifetime(delegate) {}
    }

    @Test("In the content, a finger moves 30 points before the screen follows, and the screen doesn't jump")
    func inTheContentAFingerMoves30PointsBeforeTheScreenFollows() throws {
        let (scene, delegate) = scene(.builtIn)
        for (x, way, follows) in [(150, 28, false), (150, 33, true), (4, 8, false), (4, 14, true)]
            as [(CGFloat, CGFloat, Bool)]
        {
            drag(scene.touch, from: x, by: way, lifts: false)
            #expect((scene.navigation.transitionCoordinator != nil) == follows, "\(x) \(way)")
            if follows {
                let shown = try #require(scene.screens[1].view.layer.presentation()).transform.m41
                // Less than the finger has moved since then.
                #expect(AnimatorMake.travel - shown >= 0)
                #expect(AnimatorMake.travel - shown <= 5)
                // From here on, the screen follows the finger exactly.
                scene.touch.move(to: CGPoint(x: x + way + 100, y: 400))
                UIApplication.shared.tick()
                let later = try #require(scene.screens[1].view.layer.presentation()).transform.m41
                #expect(abs(shown - later - 100) < 1)
                scene.touch.move(to: CGPoint(x: x + way, y: 400))
                UIApplication.shared.advance(by: 0.2)
            }
            scene.lift()
            #expect(scene.navigation.viewControllers.count == 3)
        }
        withExtendedLifetime(delegate) {}
    }

    @Test("A drag that catches a transition follows after the usual 10 points")
    func aDragThatCatchesATransitionFollowsAfterTheUsual10Points() {
        let (scene, delegate) = scene(.builtIn)
        scene.navigation.pushViewController(UIViewController(), animated: true)
        UIApplication.shared.advance(by: 0.1)
        scene.touch.down(at: CGPoint(x: 150, y: 400))
        UIApplication.shared.advance(by: 0.1)
        let before = scene.navigation.transitionCoordinator?.percentComplete ?? 0
        for x in [155, 160, 165, 170] as [CGFloat] { scene.touch.move(to: CGPoint(x: x, y: 400)) }
        UIApplication.shared.tick()
        let after = scene.navigation.transitionCoordinator?.percentComplete ?? 0
        #expect(abs(before - after - 10 / AnimatorMake.travel) < 0.005)
        scene.lift()
        withExtendedLifetime(delegate) {}
    }

    @Test("Before iOS 26, fingers begin at the leading edge only", arguments: [false, true])
    func beforeIOS26FingersBeginAtTheLeadingEdgeOnly(isMirrored: Bool) {
        let (scene, delegate) = scene(.edge, isMirrored: isMirrored)
        scene.swipe(.content)
        #expect(scene.navigation.viewControllers.count == 3)
        scene.swipe(.edge, lifts: false)
        #expect(delegate.interaction?.state == .interactive)
        scene.lift()
        #expect(scene.navigation.viewControllers.count == 2)
        // A running transition can be caught and dragged anywhere, also back.
        scene.navigation.popViewController(animated: true)
        UIApplication.shared.advance(by: 0.1)
        let (start, end): (CGFloat, CGFloat) = isMirrored ? (90, 330) : (300, 60)
        drag(scene.touch, from: start, by: end - start)
        #expect(scene.navigation.viewControllers.count == 2)
        scene.navigation.popViewController(animated: true)
        UIApplication.shared.advance(by: 0.1)
        scene.swipe(.content, lifts: false)
        #expect(delegate.interaction?.state == .interactive)
        scene.lift()
        #expect(scene.navigation.viewControllers.count == 1)
    }
}
