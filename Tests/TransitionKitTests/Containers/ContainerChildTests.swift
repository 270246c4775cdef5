import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// A container gives its children everything they need, and restores them.
@MainActor @Suite(.allBehaviors) struct ContainerChildTests {
    // MARK: Views

    @Test("The icon bar's space is added to the child's own insets, and removed later")
    func iconBarRoom() {
        let scene = CallbackScene()
        let (container, first, second) = (scene.container, scene.screens[0], scene.screens[1])
        let overlay = UIViewController()
        first.additionalSafeAreaInsets.bottom = 20
        overlay.additionalSafeAreaInsets.bottom = 7
        container.addChild(overlay)
        container.showsIconBar = true
        scene.tick()
        #expect(first.additionalSafeAreaInsets.bottom == 69)
        #expect(overlay.additionalSafeAreaInsets.bottom == 7)
        container.selectedIndex = 1
        scene.settle()
        #expect(first.additionalSafeAreaInsets.bottom == 20)
        #expect(second.additionalSafeAreaInsets.bottom == 49)

        let animator = scene.useManualAnimator()
        container.selectedIndex = 0
        scene.tick()
        #expect(first.additionalSafeAreaInsets.bottom == 69)
        animator.end(false)
        #expect(first.additionalSafeAreaInsets.bottom == 20)

        container.showsIconBar = false
        scene.tick()
        #expect(second.additionalSafeAreaInsets.bottom == 0)
        #expect(overlay.additionalSafeAreaInsets.bottom == 7)
    }

    @Test("A child that moves to another container has the space of a single icon bar")
    func iconBarOfTheNextContainer() {
        let scene = CallbackScene()
        scene.container.showsIconBar = true
        scene.tick()
        // UIKit raises an exception if the view is still in another container.
        scene.screens[0].view.removeFromSuperview()
        let next = ContainerViewController(viewControllers: [scene.screens[0]])
        next.showsIconBar = true
        scene.window.rootViewController = next
        scene.tick()
        #expect(scene.screens[0].additionalSafeAreaInsets.bottom == 49)
        scene.container.view.setNeedsLayout()
        scene.container.view.layoutIfNeeded()
        #expect(scene.screens[0].additionalSafeAreaInsets.bottom == 49)
    }

    @Test("The first child has the container's size from the start")
    func firstSize() {
        let scene = CallbackScene(shows: false)
        scene.container.loadViewIfNeeded()
        #expect(!scene.container.view.bounds.isEmpty)
        #expect(scene.screens[0].view.frame == scene.container.view.bounds)
    }

    @Test("A replaced child isn't retained")
    func replacedChild() {
        let scene = CallbackScene(shows: false)
        weak var replaced: UIViewController?
        do {
            let child = HookedScreen("D", scene.log)
            replaced = child
            scene.container.viewControllers = [child]
            scene.show()
            scene.advance(by: 0.1)
            scene.container.viewControllers = scene.screens
        }
        scene.advance(by: 0.1)
        #expect(replaced == nil)
        scene.expectShown(0)
    }

    enum Departure: CaseIterable, Sendable { case replaced, finished, canceled }

    @Test("A child that has moved elsewhere isn't changed there", arguments: Departure.allCases)
    func aChildThatHasMovedElsewhereIsntChangedThere(departure: Departure) {
        let scene = CallbackScene()
        let animator = scene.useManualAnimator()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.isHidden = false
        scene.tick()
        let (moved, stays) = departure == .canceled ? (1, 0) : (0, 1)
        let child = scene.screens[moved]
        if departure != .replaced { scene.container.selectedIndex = 1 }
        scene.tick()
        // UIKit raises an exception if the view is still in another container.
        child.view.removeFromSuperview()
        navigation.pushViewController(child, animated: false)
        scene.tick()
        #expect(child.view.isDescendant(of: navigation.view))
        if departure == .replaced { scene.container.selectedIndex = 1 }
        animator.end(departure == .finished)
        scene.settle()
        #expect(child.parent === navigation)
        #expect(child.view.isDescendant(of: navigation.view))
        #expect(scene.log.appearance(of: child.name) == .shown)
        #expect(scene.container.children == [scene.screens[stays]])
        #expect(scene.container.selectedIndex == stays)
        #expect(scene.log.appearance(of: scene.screens[stays].name) == .shown)
        withExtendedLifetime(window) {}
    }

    // MARK: Alongside

    enum Quick: CaseIterable, Sendable { case notAnimated, noDuration, endsAtOnce }

    @Test("Animations alongside a switch without a duration run", arguments: Quick.allCases)
    func animationsAlongsideASwitchWithoutADurationRun(quick: Quick) {
        let scene = CallbackScene()
        let (log, container) = (scene.log, scene.container)
        let beside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.window.addSubview(beside)
        switch quick {
        case .notAnimated: break
        case .noDuration: scene.delegate.animator = SlideAnimator(duration: 0).animationController()
        case .endsAtOnce: scene.useManualAnimator().endsAtOnce = true
        }
        scene.screens[1].hooks[.willAppear] = {
            container.transitionCoordinator?.animate { _ in
                log.add("alongside")
                beside.center.x = 100
            } completion: { _ in
                log.add("completion")
            }
        }
        let animated = quick != .notAnimated
        container.setSelectedIndex(1, animated: animated)
        #expect(
            log.entries(of: "alongside", "completion", "B viewDid")
                == ["alongside", "B viewDidAppear(\(animated))", "completion"]
        )
        #expect(beside.center.x == 100)
        #expect(beside.layer.animationKeys() == nil)
        scene.expectShown(1)
    }

    @Test("Animations alongside a switch that never starts don't run")
    func alongsideCanceled() {
        let scene = CallbackScene()
        let (log, container) = (scene.log, scene.container)
        scene.screens[0].hooks[.willDisappear] = {
            container.transitionCoordinator?.animate { _ in
                log.add("alongside")
            } completion: { context in
                log.add("completion(\(context.isCancelled))")
            }
            container.selectedIndex = 2
        }
        container.selectedIndex = 1
        scene.settle()
        #expect(log.entries(of: "alongside", "completion") == ["completion(true)"])
        scene.expectShown(2)
    }
}
