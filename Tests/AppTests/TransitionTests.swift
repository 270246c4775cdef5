import Animators
import Testing
import TransitionKit
import TransitionTesting
import UIKit

/// Tests that use only Apple's API: on Linux, and in the app in `Tests/AppHost` on Apple's platforms.
@MainActor @Suite(.serialized, .inHostApp) struct AppTests {}

extension AppTests {
    /// Every transition ends at the correct screen, and leaves nothing behind.
    @MainActor @Suite struct TransitionTests {
        @Test("Both screens are notified once when a transition ends", arguments: Container.allCases)
        func bothScreensAreNotifiedOnceWhenTransitionEnds(_ container: Container) async {
            let scene = AppScene(container, SlideAnimator())
            await scene.open()
            scene.go()
            await scene.end()
            #expect(scene.shown === scene.second)
            #expect(scene.first.takeCallbacks() == ["willDisappear", "didDisappear"])
            #expect(scene.second.takeCallbacks() == ["willAppear", "didAppear"])
            #expect(scene.starts == 1 && scene.ends == [true])
            scene.goBack()
            await scene.end(2)
            #expect(scene.shown === scene.first)
            #expect(scene.first.takeCallbacks() == ["willAppear", "didAppear"])
            #expect(scene.second.takeCallbacks() == ["willDisappear", "didDisappear"])
            #expect(scene.starts == 2 && scene.ends == [true, true])
            scene.close()
        }

        @Test("A canceled transition reverses its notifications", arguments: Container.allCases)
        func cancelledCallbacks(_ container: Container) async {
            let scene = AppScene(container, SlideAnimator())
            await scene.open()
            await scene.hold()
            scene.interaction.update(0.4)
            scene.interaction.cancel()
            await scene.end()
            #expect(scene.shown === scene.first)
            #expect(scene.first.takeCallbacks() == ["willDisappear", "willAppear", "didAppear"])
            #expect(scene.second.takeCallbacks() == ["willAppear", "willDisappear", "didDisappear"])
            #expect(scene.ends == [false])
            #expect(scene.interaction.state == .idle)
            scene.close()
        }

        @Test("The views are restored", arguments: Container.allCases, AppTests.animators.indices)
        func viewsAreRestored(_ container: Container, _ index: Int) async {
            let scene = AppScene(container, AppTests.animators[index])
            await scene.open()
            let before = scene.viewCount
            await scene.hold()
            scene.interaction.update(0.6)
            scene.interaction.cancel()
            await scene.end()
            #expect(scene.first.disorder.isEmpty)
            #expect(scene.viewCount == before)
            scene.go()
            await scene.end(2)
            #expect(scene.second.disorder.isEmpty)
            scene.goBack()
            await scene.end(3)
            #expect(scene.first.disorder.isEmpty)
            #expect(scene.viewCount == before)
            #expect(scene.ends == [false, true, true])
            scene.close()
        }

        @Test(
            "At the end of a drag, both outcomes are still possible",
            arguments: Container.allCases,
            [true, false]
        )
        func atTheEnd(_ container: Container, finishes: Bool) async {
            let scene = AppScene(container, CubeAnimator())
            await scene.open()
            await scene.hold()
            scene.interaction.update(1)
            await scene.app.advance(by: 0.1)
            #expect(scene.interaction.state == .interactive && scene.ends.isEmpty)
            if finishes { scene.interaction.finish() } else { scene.interaction.cancel() }
            await scene.end()
            #expect(scene.shown === (finishes ? scene.second : scene.first))
            #expect(scene.shown?.disorder == [])
            scene.close()
        }

        @Test(
            "A gesture that ends before UIKit starts its transition isn't lost",
            arguments: Container.allCases,
            [true, false]
        )
        func endsEarly(_ container: Container, finishes: Bool) async {
            let scene = AppScene(container, SlideAnimator())
            await scene.open()
            scene.interaction.begin()
            scene.go()
            if finishes { scene.interaction.finish() } else { scene.interaction.cancel() }
            await scene.end()
            #expect(scene.shown === (finishes ? scene.second : scene.first))
            #expect(scene.ends == [finishes] && scene.interaction.state == .idle)
            #expect(scene.shown?.disorder == [])
            scene.close()
        }

        @Test("A gesture that no transition follows ends", arguments: Container.allCases)
        func nothingFollows(_ container: Container) async {
            let scene = AppScene(container, SlideAnimator())
            await scene.open()
            scene.interaction.begin()
            #expect(await scene.app.advance { scene.interaction.state == .idle })
            scene.go()
            await scene.end()
            #expect(scene.shown === scene.second)
            scene.close()
        }

        @Test("A transition can be caught and sent back", arguments: Container.allCases)
        func transitionCanBeCaughtAndSentBack(_ container: Container) async {
            let scene = AppScene(container, SlideAnimator(duration: 0.6))
            await scene.open()
            scene.go()
            await scene.app.advance { scene.interaction.state == .settling }
            await scene.app.advance(by: 0.2)
            #expect(scene.interaction.pause())
            #expect((0.01..<1).contains(scene.interaction.percentComplete))
            scene.interaction.cancel()
            await scene.end()
            #expect(scene.shown === scene.first && scene.ends == [false])
            #expect(scene.first.disorder.isEmpty)
            scene.close()
        }

        @Test("Animations alongside are notified of the outcome", arguments: Container.allCases)
        func animationsAlongsideAreNotifiedOfOutcome(_ container: Container) async {
            let scene = AppScene(container, PushAnimator())
            await scene.open()
            var (animations, ends) = (0, [Bool]())
            scene.go()
            await scene.app.advance { scene.root.transitionCoordinator != nil || !scene.ends.isEmpty }
            scene.root.transitionCoordinator?.animate(
                alongsideTransition: { _ in animations += 1 },
                completion: { ends.append($0.isCancelled) }
            )
            await scene.end()
            #expect(animations == 1 && ends == [false])
            scene.close()
        }

        @Test(
            "Without animation, the screens change immediately",
            arguments: [Container.navigation, .container, .presentation]
        )
        func withoutAnimation(_ container: Container) async {
            let scene = AppScene(container, SlideAnimator())
            await scene.open()
            scene.go(animated: false)
            await scene.app.advance { scene.second.callbacks.last == "didAppear" }
            #expect(scene.second.viewIfLoaded?.window != nil)
            #expect(scene.second.disorder.isEmpty)
            scene.close()
        }

        @Test("A screen is deallocated after its removal", arguments: [Container.navigation, .presentation])
        func screenIsDeallocatedAfterRemoval(_ container: Container) async {
            weak var screen: UIViewController?
            weak var transitions: TransitionDelegate?
            var app: TestApp?
            do {
                let scene = AppScene(container, FoldAnimator())
                app = scene.app
                await scene.open()
                scene.go()
                await scene.end()
                (screen, transitions) = (scene.second, scene.transitions)
                scene.goBack()
                await scene.end(2)
                scene.close()
            }
            #expect(await app?.advance { screen == nil && transitions == nil } == true)
        }

        @Test("A screen that's still presented is deallocated after its app is closed")
        func leaksAfterClosing() async {
            weak var screen: UIViewController?
            weak var transitions: TransitionDelegate?
            var app: TestApp?
            do {
                let scene = AppScene(.presentation, FoldAnimator())
                app = scene.app
                await scene.open()
                scene.go()
                await scene.end()
                #expect(scene.shown === scene.second)
                (screen, transitions) = (scene.second, scene.transitions)
                scene.close()
            }
            #expect(await app?.advance { screen == nil && transitions == nil } == true)
        }
    }

    nonisolated static let animators: [any Animator] = [
        CubeAnimator(), FoldAnimator(), CircleRevealAnimator(), ExplodeAnimator(),
    ]
}
