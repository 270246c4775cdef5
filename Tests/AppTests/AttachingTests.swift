import Animators
import Testing
import TransitionKit
import TransitionTesting
import UIKit

extension AppTests {
    /// The app's own delegates receive the same calls as before, and are restored.
    @MainActor @Suite struct AttachingTests {
        private final class OwnDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate
        {
            var shown: [String] = []

            func navigationController(
                _ navigationController: UINavigationController,
                didShow viewController: UIViewController,
                animated: Bool
            ) { shown.append(viewController.title ?? "") }

            func tabBarController(
                _ tabBarController: UITabBarController,
                shouldSelect viewController: UIViewController
            ) -> Bool { false }
        }

        @Test(
            "A navigation controller's delegate is notified of shown screens, and is restored after detaching"
        )
        func navigationControllersDelegateIsNotifiedOfShownScreens() async throws {
            let scene = AppScene(.navigation, SlideAnimator(), isAttached: false)
            let navigation = try #require(scene.root as? UINavigationController)
            let own = OwnDelegate()
            navigation.delegate = own
            scene.attach()
            await scene.open()
            own.shown = []
            scene.go()
            await scene.end()
            #expect(own.shown == ["Second"])
            scene.transitions.detach(from: navigation)
            #expect(navigation.delegate === own)
            scene.close()
        }

        #if canImport(ObjectiveC)
            /// A delegate that forwards what it doesn't implement to the delegate that it has replaced.
            private final class ForwardingDelegate: NSObject, UINavigationControllerDelegate {
                nonisolated(unsafe) weak var next: (any NSObjectProtocol)?

                nonisolated override func responds(to selector: Selector!) -> Bool {
                    super.responds(to: selector) || next?.responds(to: selector) == true
                }

                nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { next }
            }

            @Test("A delegate that forwards to the one that it finds answers for its methods, and is called")
            func delegateThatForwardsToOneThatItFindsAnswersForMethods() async throws {
                let scene = AppScene(.navigation, SlideAnimator(), isAttached: false)
                let navigation = try #require(scene.root as? UINavigationController)
                let own = ForwardingDelegate()
                navigation.delegate = own
                scene.attach()
                own.next = navigation.delegate
                navigation.delegate = own
                let unknown = NSSelectorFromString("imagePickerControllerDidCancel:")
                #expect(!own.responds(to: unknown))
                await scene.open()
                scene.go()
                await scene.end()
                #expect(scene.starts == 1)
                scene.close()
            }

            /// An object that another thread asks which methods it has.
            private struct Responder: @unchecked Sendable {
                let object: (any NSObjectProtocol)?

                func responds(to method: String) -> Bool {
                    object?.responds(to: NSSelectorFromString(method)) == true
                }
            }

            @Test("An attached delegate answers for the methods of the app's own delegate on any thread")
            func answersOnAnyThread() async throws {
                let scene = AppScene(.navigation, SlideAnimator(), isAttached: false)
                let navigation = try #require(scene.root as? UINavigationController)
                let own = OwnDelegate()
                navigation.delegate = own
                scene.attach()
                #expect(navigation.delegate !== own)
                let attached = Responder(object: navigation.delegate)
                let methods = [
                    "navigationController:didShowViewController:animated:",
                    "tabBarController:shouldSelectViewController:",
                    "navigationController:willShowViewController:animated:",
                    "imagePickerControllerDidCancel:",
                ]
                let answers = await Task.detached {
                    methods.map { attached.responds(to: $0) }
                }.value
                #expect(answers == [true, true, false, false])
                withExtendedLifetime(own) {}
                scene.close()
            }
        #endif

        @Test("A tab bar controller's delegate decides about selections, and is restored after detaching")
        func tabBarControllersDelegateDecidesAboutSelections() async throws {
            let scene = AppScene(.tabs, SlideAnimator(), isAttached: false)
            let tabs = try #require(scene.root as? UITabBarController)
            let own = OwnDelegate()
            tabs.delegate = own
            scene.attach()
            await scene.open()
            #expect(!tabs.maySelect(scene.second))
            scene.transitions.detach(from: tabs)
            #expect(tabs.delegate === own)
            scene.close()
        }

        @Test("A detached delegate animates nothing", arguments: Container.allCases)
        func detachedDelegateAnimatesNothing(_ container: Container) async {
            let scene = AppScene(container, SlideAnimator())
            await scene.open()
            switch scene.root {
            case let navigation as UINavigationController: scene.transitions.detach(from: navigation)
            case let tabs as UITabBarController: scene.transitions.detach(from: tabs)
            case let container as ContainerViewController: scene.transitions.detach(from: container)
            default: scene.transitions.detach(from: scene.second)
            }
            scene.go()
            #expect(await scene.app.advance { scene.second.callbacks.last == "didAppear" })
            #expect(scene.starts == 0)
            scene.close()
        }

        // Swift 6.0 expands no test that a platform lacks.
        #if !os(tvOS)
            @Test("No swipe begins at the root")
            func swipeAtTheRoot() async throws {
                let scene = AppScene(.navigation, SlideAnimator())
                await scene.open()
                let navigation = try #require(scene.root as? UINavigationController)
                let swipe = try #require(navigation.interactivePopGestureRecognizer)
                navigation.setNavigationBarHidden(false, animated: false)
                #expect(!swipe.mayBegin)
                scene.go(animated: false)
                await scene.app.advance { scene.second.callbacks.last == "didAppear" }
                scene.transitions.detach(from: navigation)
                #expect(swipe.mayBegin)
                scene.close()
            }
        #endif
    }
}
