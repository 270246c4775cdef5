import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// A container that begins to disappear before its switch has started. A navigation controller begins a push
/// when a screen asks for the coordinator, and a screen can do so in any callback of a switch.
@MainActor @Suite(.allBehaviors) struct EarlyDisappearanceTests {
    @MainActor private final class App {
        let scene = CallbackScene(shows: false)
        let navigation: UINavigationController
        let detail = UIViewController()

        init() {
            navigation = UINavigationController(rootViewController: scene.container)
            scene.window.rootViewController = navigation
            scene.window.makeKeyAndVisible()
            scene.settle()
        }

        /// Pushes a screen, and asks for the coordinator of that push in a callback of the next switch.
        func push(from moment: HookedScreen.Moment) {
            navigation.pushViewController(detail, animated: true)
            let isOfOldChild = [HookedScreen.Moment.willLeave, .willDisappear].contains(moment)
            let (screen, container) = (scene.screens[isOfOldChild ? 0 : 1], scene.container)
            screen.hooks[moment] = { [unowned container] in _ = container.transitionCoordinator }
        }

        func pop() {
            #expect(navigation.topViewController === detail && detail.view.window != nil)
            navigation.popViewController(animated: true)
            scene.settle()
        }
    }

    nonisolated private static let moments: [HookedScreen.Moment] = [
        .willLeave, .willJoin, .didLoad, .willDisappear, .willAppear,
    ]

    @Test("The child that was selected is shown without a transition", arguments: moments, [true, false])
    func childThatWasSelectedIsShownWithoutTransition(moment: HookedScreen.Moment, isAnimated: Bool) {
        let app = App()
        let (scene, container) = (app.scene, app.scene.container)
        _ = scene.useManualAnimator()
        app.push(from: moment)
        container.setSelectedIndex(1, animated: isAnimated)
        #expect(container.selectedIndex == 1)
        scene.settle()
        #expect(container.selectedIndex == 1 && container.children == [scene.screens[1]])
        #expect(scene.log.entries(of: "selected", "canceled", "animat") == ["selected B"])
        #expect(scene.log.appearance(of: "B") == .gone)
        app.pop()
        scene.expectShown(1)
    }

    @Test("A selection in a callback of the switch that ends wins")
    func selectedMeanwhile() {
        let app = App()
        let (scene, container) = (app.scene, app.scene.container)
        app.push(from: .willAppear)
        // When the switch doesn't start, B is told that it disappears again.
        scene.screens[1].hooks[.didDisappear] = { [unowned container] in container.selectedIndex = 2 }
        container.selectedIndex = 1
        scene.settle()
        #expect(container.selectedIndex == 2 && container.children == [scene.screens[2]])
        #expect(Set(scene.log.entries(of: "selected", "canceled")) == ["canceled B", "selected C"])
        app.pop()
        scene.expectShown(2)
    }

    @Test("A child that's removed in a callback of the switch that ends isn't shown")
    func removedMeanwhile() {
        let app = App()
        let (scene, container) = (app.scene, app.scene.container)
        app.push(from: .willAppear)
        let kept = [scene.screens[0], scene.screens[2]]
        scene.screens[1].hooks[.didDisappear] = { [unowned container] in container.viewControllers = kept }
        container.selectedIndex = 1
        scene.settle()
        #expect(container.selectedIndex == 0 && container.children == [scene.screens[0]])
        #expect(scene.log.entries(of: "selected", "canceled") == ["canceled B"])
        app.pop()
        scene.expectShown(0)
    }
}
