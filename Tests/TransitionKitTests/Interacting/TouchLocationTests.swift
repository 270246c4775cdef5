import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Animators can know where the gesture that starts their transition began.
@MainActor @Suite struct TouchLocationTests {
    /// Keeps the scenes that an animator receives.
    private final class Scenes: @unchecked Sendable {
        var all: [TransitionScene] = []
    }

    private struct Spy: Animator {
        let duration = 0.4
        let scenes: Scenes

        func forward(in scene: TransitionScene) -> Choreography {
            scenes.all.append(scene)
            return EvenSlideAnimator().forward(in: scene)
        }

        func backward(in scene: TransitionScene) -> Choreography { forward(in: scene) }
    }

    private func rig(_ kind: ContainerKind, _ scenes: Scenes, isMirrored: Bool = false) -> TransitionRig {
        let delegate = TransitionDelegate(Spy(scenes: scenes), interaction: SwipeInteraction())
        let rig = TransitionRig(
            kind,
            delegate: { _ in delegate },
            layoutDirection: isMirrored ? .rightToLeft : .leftToRight
        )
        if let tabs = rig.root as? UITabBarController { delegate.attach(to: tabs) }
        rig.goToStart(of: .backward)
        scenes.all = []
        return rig
    }

    /// Drags a finger sideways from the middle of the screen.
    private func swipe(_ rig: TransitionRig, way: CGFloat) -> TouchInjector {
        let touch = TouchInjector(window: rig.window)
        touch.down(at: CGPoint(x: 195, y: 600))
        for step in 1...6 {
            touch.move(to: CGPoint(x: 195 + way * 12 * CGFloat(step), y: 600))
            rig.advance(by: 1 / 60)
        }
        return touch
    }

    @Test(
        "A scene has the location at which a swipe began, as if the layout were left to right",
        arguments: ContainerKind.allCases,
        [false, true]
    )
    func sceneHasLocationAtWhichSwipeBegan(kind: ContainerKind, isMirrored: Bool) throws {
        let scenes = Scenes()
        let rig = rig(kind, scenes, isMirrored: isMirrored)
        let touch = swipe(rig, way: isMirrored ? -1 : 1)
        let point = try #require(scenes.all.first?.touchLocation)
        #expect(point.y == 600)
        // Recognizing the swipe takes a few points.
        #expect(point.x > 195 && point.x < 195 + 30)
        touch.up()
        rig.advance(by: 2)
    }

    @Test(
        "A swipe that has ended before its transition starts has its location",
        arguments: ContainerKind.allCases
    )
    func aSwipeThatHasEndedBeforeItsTransitionStartsHasItsLocation(kind: ContainerKind) throws {
        let scenes = Scenes()
        let rig = rig(kind, scenes)
        let touch = TouchInjector(window: rig.window)
        touch.down(at: CGPoint(x: 100, y: 300))
        touch.move(to: CGPoint(x: 130, y: 300))
        touch.move(to: CGPoint(x: 200, y: 300))
        touch.up()
        rig.advance(by: 2)
        #expect(try #require(scenes.all.first).touchLocation?.y == 300)
    }

    @Test(
        "A transition that no gesture starts has no location, even after a swipe",
        arguments: ContainerKind.allCases
    )
    func aTransitionThatNoGestureStartsHasNoLocation(kind: ContainerKind) throws {
        let scenes = Scenes()
        let rig = rig(kind, scenes)
        let touch = swipe(rig, way: 1)
        // It's canceled.
        touch.move(to: CGPoint(x: 195, y: 600))
        rig.advance(by: 1)
        touch.up()
        rig.advance(by: 2)
        scenes.all = []
        rig.start(.backward)
        rig.advance(by: 2)
        #expect(try #require(scenes.all.first).touchLocation == nil)
    }

    @Test("A location that isn't a number is none")
    func notANumber() {
        let size = CGSize(width: 100, height: 100)
        #expect(
            TransitionScene(size: size, touchLocation: CGPoint(x: CGFloat.nan, y: 0)).touchLocation == nil
        )
        let scene = TransitionScene(size: size, touchLocation: CGPoint(x: 10, y: 20))
        #expect(scene.touchLocation == CGPoint(x: 10, y: 20))
        #expect(scene != TransitionScene(size: size))
        #expect(scene.reversed().touchLocation == CGPoint(x: 10, y: 20))
    }
}
