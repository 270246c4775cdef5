import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Children appear along with their container, and equally often.
@MainActor @Suite(.allBehaviors) struct ContainerAppearanceTests {
    @Test("In a container that isn't visible, no child appears, even if its view is loaded")
    func inAContainerThatIsntVisibleNoChildAppears() {
        let scene = FaultScene(shows: false)
        scene.container.loadViewIfNeeded()
        for index in [1, 2, 1] { scene.container.selectedIndex = index }
        #expect(scene.screens[1].isViewLoaded)
        scene.tick()
        #expect(scene.log.entries(of: "A view", "B view", "C view") == [])
        scene.window.rootViewController = scene.container
        scene.window.makeKeyAndVisible()
        scene.tick()
        let appearances = scene.log.entries(of: "A view", "B view", "C view")
        #expect(appearances == ["B viewWillAppear(false)", "B viewDidAppear(false)"])
        scene.expectShown(1)
    }

    @Test("A child that's arriving in another container isn't notified here")
    func aChildThatsArrivingInAnotherContainerIsntNotifiedHere() {
        let scene = CallbackScene()
        let animator = scene.useManualAnimator()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.isHidden = false
        scene.tick()
        let child = scene.screens[0]
        scene.container.selectedIndex = 1
        scene.tick()
        // UIKit raises an exception if the view is still in another container.
        child.view.removeFromSuperview()
        navigation.pushViewController(child, animated: true)
        scene.tick()
        #expect(scene.log.appearance(of: "A") == .coming)
        animator.end(true)
        #expect(scene.log.appearance(of: "A") == .coming)
        scene.settle()
        #expect(scene.log.appearance(of: "A") == .shown)
        withExtendedLifetime(window) {}
    }

    @Test("If the container is removed while it disappears, a child is notified once")
    func replacedWhileItGoes() {
        let scene = FaultScene()
        scene.tick()
        scene.sheet.modalPresentationStyle = .fullScreen
        scene.container.present(scene.sheet, animated: true)
        scene.advance(by: 0.1)
        #expect(scene.log.appearance(of: "A") == .going)
        scene.container.viewControllers = [scene.screens[1], scene.screens[2]]
        #expect(scene.log.count("viewWillDisappear", of: "A") == 1)
        #expect(scene.log.count("viewDidDisappear", of: "A") == 1)
        scene.settle()
        #expect(scene.log.appearance(of: "A") == .gone)
        #expect(scene.log.appearance(of: "B") == .gone)
        scene.container.dismiss(animated: false)
        scene.settle()
        #expect(scene.log.appearance(of: "B") == .shown)
    }

    @Test("If a child is selected while the container appears, both have appeared at the same time")
    func selectedWhileItComes() {
        let scene = FaultScene()
        scene.tick()
        scene.sheet.modalPresentationStyle = .fullScreen
        scene.container.present(scene.sheet, animated: true)
        scene.settle()
        scene.container.dismiss(animated: true)
        scene.advance(by: 0.1)
        #expect(scene.log.appearance(of: "A") == .coming)
        scene.container.viewControllers = [scene.screens[1], scene.screens[2]]
        #expect(scene.log.appearance(of: "B") == .coming)
        #expect(scene.log.appearance(of: "A") == .gone)
        scene.settle()
        scene.expectShown(0 + 1, among: scene.container.viewControllers)
    }

    @Test("A child that leaves at the end of the switch to it disappears only at the end of the next one")
    func overtakenAtTheEnd() {
        let scene = CallbackScene()
        scene.screens[0].hooks[.didDisappear] = { scene.container.selectedIndex = 0 }
        scene.container.selectedIndex = 1
        scene.advance(by: 0.75)
        #expect(scene.container.transitionCoordinator != nil)
        #expect(scene.log.appearance(of: "B") == .going)
        #expect(scene.log.appearance(of: "A") == .coming)
        scene.settle()
        scene.expectShown(0)
    }

    @Test(
        "If the container returns while it disappears, a child is notified only of its return",
        arguments: [true, false]
    )
    func ifTheContainerReturnsWhileItDisappearsAChildIsNotifiedOnly(isAnimated: Bool) {
        let scene = FaultScene()
        scene.tick()
        scene.container.selectedIndex = 1
        scene.advance(by: 0.1)
        scene.container.setSelectedIndex(0, animated: isAnimated)
        scene.settle()
        scene.expectShown(0)
        for name in ["A", "B"] {
            #expect(
                scene.log.count("viewWillDisappear", of: name)
                    == scene.log.count("viewDidDisappear", of: name)
            )
        }
    }

    // A presentation that begins before a tab switch has ended covers the container. The end of the switch
    // notifies the container that it has disappeared, although it's visible until the presentation has ended.
    @Test(
        "A switch that begins when the container has disappeared ends correctly after its return",
        arguments: [true, false]
    )
    func backDuringASwitch(didComplete: Bool) {
        let scene = CallbackScene()
        let animator = scene.useManualAnimator()
        scene.container.beginAppearanceTransition(false, animated: true)
        scene.container.endAppearanceTransition()
        scene.container.selectedIndex = 1
        scene.tick()
        #expect(scene.log.entries(of: "B view").isEmpty)
        scene.container.beginAppearanceTransition(true, animated: true)
        scene.container.endAppearanceTransition()
        #expect(scene.log.appearance(of: "B") == .shown)
        animator.end(didComplete)
        scene.settle()
        scene.expectShown(didComplete ? 1 : 0)
    }

    @Test(
        "If a callback removes a container while it ends its switch, its child is still notified"
    )
    func goneWhileItEndsItsSwitch() {
        let scene = CallbackScene()
        _ = scene.useManualAnimator()
        scene.container.selectedIndex = 1
        scene.tick()
        scene.screens[0].hooks[.didDisappear] = { scene.container.endAppearanceTransition() }
        scene.container.beginAppearanceTransition(false, animated: true)
        for name in ["A", "B"] { #expect(scene.log.appearance(of: name) == .gone) }
        scene.container.beginAppearanceTransition(true, animated: false)
        scene.container.endAppearanceTransition()
        scene.expectShown(1)
    }

    @Test("If a callback returns a container while it ends its switch, it keeps its child")
    func backWhileItEndsItsSwitch() {
        let scene = CallbackScene()
        _ = scene.useManualAnimator()
        scene.container.selectedIndex = 1
        scene.tick()
        scene.screens[0].hooks[.didDisappear] = {
            scene.container.beginAppearanceTransition(true, animated: false)
        }
        scene.container.beginAppearanceTransition(false, animated: true)
        scene.container.endAppearanceTransition()
        scene.expectShown(1)
    }
}

extension FaultScene {
    /// Expects that only one screen is in place, whatever controllers there are.
    fileprivate func expectShown(
        _ index: Int,
        among controllers: [UIViewController],
        at location: SourceLocation = #_sourceLocation
    ) {
        #expect(container.selectedViewController === screens[index], sourceLocation: location)
        #expect(container.children == [screens[index]], sourceLocation: location)
        #expect(log.appearance(of: screens[index].name) == .shown, sourceLocation: location)
        for other in screens where other !== screens[index] {
            #expect(log.appearance(of: other.name) == .gone, sourceLocation: location)
        }
    }
}
