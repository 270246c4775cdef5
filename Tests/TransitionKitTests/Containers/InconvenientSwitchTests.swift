import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Containers that are asked to switch at inconvenient moments.
@MainActor @Suite(.allBehaviors) struct InconvenientSwitchTests {
    enum Animation: CaseIterable, Sendable {
        /// The container's own.
        case own
        case delegated
        case held
        case foreign
    }

    private func scene(_ animation: Animation = .delegated, shows: Bool = true) -> FaultScene {
        let scene = FaultScene(shows: shows)
        switch animation {
        case .own: break
        case .delegated: scene.use(TransitionDelegate(SlideAnimator()))
        case .held: scene.use(TransitionDelegate(SlideAnimator(), interaction: SwipeInteraction()))
        case .foreign: scene.use(TransitionDelegate(PlainAnimator(log: scene.log)))
        }
        return scene
    }

    /// Expects that the running switch from A to B is animated, and at the final size of the container.
    private func expectAnimated(_ scene: FaultScene, at location: SourceLocation = #_sourceLocation) {
        scene.tick()
        scene.advance(by: 0.15)
        let incoming: UIView = scene.screens[1].view
        #expect(scene.container.transitionCoordinator != nil, sourceLocation: location)
        #expect(incoming.bounds.size == scene.window.bounds.size, sourceLocation: location)
        let shown = incoming.layer.presentation() ?? incoming.layer
        let isOnItsWay = shown.transform.m41 > 1 && shown.transform.m41 < scene.window.bounds.width
        #expect(isOnItsWay || (shown.opacity > 0.01 && shown.opacity < 1), sourceLocation: location)
        scene.settle()
        scene.expectShown(1, at: location)
    }

    // MARK: Before the first layout

    @Test("A switch right after the window is shown is animated", arguments: Animation.allCases)
    func afterMakeKeyAndVisible(animation: Animation) {
        let scene = scene(animation)
        scene.container.selectedIndex = 1
        expectAnimated(scene)
        scene.container.selectedIndex = 2
        scene.settle()
        scene.expectShown(2)
    }

    @Test("A switch right after a tab shows the container is animated", arguments: Animation.allCases)
    func afterTabSwitch(animation: Animation) {
        let scene = scene(animation, shows: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [scene.sheet, scene.container]
        scene.window.rootViewController = tabs
        scene.window.makeKeyAndVisible()
        scene.tick()
        tabs.selectedIndex = 1
        scene.container.selectedIndex = 1
        expectAnimated(scene)
    }

    @Test("A switch in the same turn as a new size is animated with it", arguments: Animation.allCases)
    func afterResize(animation: Animation) {
        let scene = scene(animation)
        scene.tick()
        scene.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        scene.container.selectedIndex = 1
        expectAnimated(scene)
        scene.container.selectedIndex = 0
        scene.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        scene.settle()
        scene.expectShown(0)
    }

    @Test("Before the first layout, a switch leaves nothing behind", arguments: Animation.allCases)
    func leavesNothing(animation: Animation) {
        let left = survivors {
            let scene = scene(animation)
            scene.container.selectedIndex = 1
            scene.settle()
            return [scene.window, scene.container, scene.delegate].compactMap { $0 } + scene.screens
        }
        #expect(left == [])
    }

    // MARK: During a presentation

    @Test(
        "A switch during a presentation notifies the old child once that it has disappeared",
        arguments: [true, false]
    )
    func underPresentation(animated: Bool) {
        let scene = scene()
        scene.tick()
        scene.sheet.modalPresentationStyle = .fullScreen
        scene.container.present(scene.sheet, animated: true)
        scene.tick()
        scene.advance(by: 0.1)
        scene.container.setSelectedIndex(1, animated: animated)
        scene.advance(by: 2)
        #expect(scene.seen == "S")
        #expect(scene.log.appearance(of: "A") == .gone)
        #expect(scene.log.count("viewDidDisappear", of: "A") == 1)
        #expect(scene.log.appearance(of: "B") == .gone)
        #expect(scene.container.children == [scene.screens[1]])
        scene.container.dismiss(animated: true)
        scene.advance(by: 2)
        scene.expectShown(1)
        #expect(scene.log.count("viewDidAppear", of: "B") == 1)
    }

    @Test(
        "A switch during a dismissal is balanced, too",
        arguments: [true, false]
    )
    func underDismissal(animated: Bool) {
        let scene = scene()
        scene.tick()
        scene.sheet.modalPresentationStyle = .fullScreen
        scene.container.present(scene.sheet, animated: true)
        scene.advance(by: 2)
        scene.container.dismiss(animated: true)
        scene.tick()
        scene.advance(by: 0.1)
        scene.container.setSelectedIndex(1, animated: animated)
        scene.advance(by: 2)
        scene.expectShown(1)
    }

    // MARK: Callbacks of children

    @Test(
        "In the old child's viewWillDisappear, the last request wins",
        arguments: [0, 1, 2],
        [true, false]
    )
    func selectingFromWillDisappear(last: Int, animated: Bool) {
        let scene = scene()
        scene.tick()
        scene.screens[0].onWillDisappear = { [weak scene] screen in
            (screen as? RecordingViewController)?.onWillDisappear = nil
            scene?.container.setSelectedIndex(last, animated: animated)
        }
        scene.container.selectedIndex = 1
        scene.settle()
        scene.expectShown(last)
        for next in [1, 0, 2] {
            scene.container.selectedIndex = next
            scene.settle()
            scene.expectShown(next)
        }
    }

    @Test(
        "In the new child's viewWillAppear, the last request wins",
        arguments: [0, 1, 2],
        [true, false]
    )
    func selectingFromWillAppear(last: Int, animated: Bool) {
        let scene = scene()
        scene.tick()
        scene.screens[1].onWillAppear = { [weak scene] screen in
            (screen as? RecordingViewController)?.onWillAppear = nil
            scene?.container.setSelectedIndex(last, animated: animated)
        }
        scene.container.selectedIndex = 1
        scene.settle()
        scene.expectShown(last)
        scene.container.selectedIndex = last == 2 ? 0 : 2
        scene.settle()
        scene.expectShown(last == 2 ? 0 : 2)
    }

    @Test("New controllers in the old child's viewWillDisappear", arguments: [[2], [0, 2], [1, 2]])
    func replacingFromWillDisappear(kept: [Int]) {
        let scene = scene()
        scene.tick()
        scene.screens[0].onWillDisappear = { [weak scene] screen in
            (screen as? RecordingViewController)?.onWillDisappear = nil
            guard let scene else { return }
            scene.container.viewControllers = kept.map { scene.screens[$0] }
        }
        scene.container.selectedIndex = 1
        scene.settle()
        // B remains selected if it's still there, and otherwise the first one is.
        let shown = kept[0]
        #expect(scene.seen == scene.screens[shown].name)
        #expect(scene.container.selectedIndex == 0)
        #expect(scene.container.children == [scene.screens[shown]])
        #expect(scene.container.transitionCoordinator == nil)
        for (index, screen) in scene.screens.enumerated() {
            #expect(scene.log.appearance(of: screen.name) == (index == shown ? .shown : .gone))
        }
        if kept.count > 1 {
            scene.container.selectedIndex = 1
            scene.settle()
            #expect(scene.seen == "C")
            #expect(scene.container.children == [scene.screens[2]])
        }
    }

    @Test(
        "A child that lays out with a new size while it's notified of its departure",
        arguments: Animation.allCases
    )
    func resizingFromWillDisappear(animation: Animation) {
        let scene = scene(animation)
        scene.tick()
        scene.screens[0].onWillDisappear = { [weak scene] screen in
            (screen as? RecordingViewController)?.onWillDisappear = nil
            scene?.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
            screen.view.layoutIfNeeded()
        }
        scene.container.selectedIndex = 1
        scene.settle()
        scene.expectShown(1)
        scene.container.selectedIndex = 2
        scene.settle()
        scene.expectShown(2)
    }

    // MARK: Selections at the end of a switch

    enum End: CaseIterable, Sendable { case didAppear, coordinator, transitionEnd, didSelect }

    @Test(
        "The next switch, or one back, can be requested at the end of the previous one",
        arguments: End.allCases,
        [0, 2]
    )
    func nextFromTheEnd(end: End, next: Int) {
        for animated in [true, false] {
            let scene = FaultScene()
            let delegate = TransitionDelegate(SlideAnimator())
            let selections = SelectionListener()
            let container = scene.container
            var isAnimatorRequested = false
            let ask = { [weak container] in
                guard !isAnimatorRequested else { return }
                isAnimatorRequested = true
                container?.setSelectedIndex(next, animated: animated)
            }
            switch end {
            case .didAppear: scene.screens[1].onDidAppear = { _ in ask() }
            case .transitionEnd: delegate.onTransitionEnd = { _, _, _ in ask() }
            case .didSelect: selections.onSelect = ask
            case .coordinator: break
            }
            if end == .didSelect { scene.use(selections) } else { scene.use(delegate) }
            scene.tick()
            container.selectedIndex = 1
            if end == .coordinator {
                container.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ask() }
            }
            for _ in 0..<80 where !isAnimatorRequested { scene.advance(by: 1.0 / 60) }
            #expect(isAnimatorRequested)
            scene.advance(by: 0.1)
            // It's on its way like any other.
            #expect((container.transitionCoordinator != nil) == animated)
            #expect(container.selectedIndex == next)
            scene.settle()
            scene.expectShown(next)
            container.selectedIndex = 1
            scene.settle()
            scene.expectShown(1)
        }
    }

    @Test("A switch that began at the end of another one makes way for a third", arguments: End.allCases)
    func thirdFromTheEnd(end: End) {
        let scene = FaultScene()
        let delegate = TransitionDelegate(SlideAnimator())
        let selections = SelectionListener()
        let container = scene.container
        var isAnimatorRequested = false
        let ask = { [weak container] in
            guard !isAnimatorRequested else { return }
            isAnimatorRequested = true
            container?.selectedIndex = 2
        }
        switch end {
        case .didAppear: scene.screens[1].onDidAppear = { _ in ask() }
        case .transitionEnd: delegate.onTransitionEnd = { _, _, _ in ask() }
        case .didSelect: selections.onSelect = ask
        case .coordinator: break
        }
        if end == .didSelect { scene.use(selections) } else { scene.use(delegate) }
        scene.tick()
        container.selectedIndex = 1
        if end == .coordinator {
            container.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ask() }
        }
        for _ in 0..<80 where !isAnimatorRequested { scene.advance(by: 1.0 / 60) }
        scene.advance(by: 0.1)
        container.selectedIndex = 0
        // The previous switch has ended by now.
        #expect(scene.log.appearance(of: "B") == .gone)
        #expect(scene.log.appearance(of: "C") == .going)
        scene.settle()
        scene.expectShown(0)
    }

    @Test("At the end of a canceled switch, the next one can be requested", arguments: [1, 2])
    func nextFromACanceledEnd(next: Int) {
        let scene = FaultScene()
        let interaction = InteractionController()
        let delegate = TransitionDelegate(SlideAnimator(), interaction: interaction)
        delegate.onTransitionEnd = { [weak delegate, weak container = scene.container] _, _, finished in
            #expect(!finished)
            delegate?.onTransitionEnd = nil
            container?.selectedIndex = next
        }
        scene.use(delegate)
        scene.tick()
        interaction.begin()
        scene.container.selectedIndex = 1
        scene.tick()
        interaction.update(0.4)
        scene.advance(by: 0.1)
        interaction.cancel()
        scene.settle()
        scene.settle()
        scene.expectShown(next)
        #expect(interaction.state == .idle)
    }

    @Test("A child that has appeared and switches leaves no picture of itself behind")
    func didAppearSwitchesOn() {
        let scene = scene(.own)
        for index in [0, 1] {
            scene.screens[index].onDidAppear = { [weak container = scene.container] _ in
                container?.selectedIndex = index + 1
            }
        }
        scene.tick()
        scene.advance(by: 4)
        scene.expectShown(2)
    }

    @Test(
        "A child that has appeared and switches the tab leaves everything in place",
        arguments: Animation.allCases,
        [true, false]
    )
    func didAppearSwitchesTheTab(animation: Animation, animated: Bool) {
        let scene = scene(animation, shows: false)
        let tabs = UITabBarController()
        let transition = TransitionDelegate(SlideAnimator())
        if animated { tabs.delegate = transition }
        tabs.viewControllers = [scene.container, scene.sheet]
        scene.screens[1].onDidAppear = { [weak tabs] screen in
            (screen as? RecordingViewController)?.onDidAppear = nil
            tabs?.selectedIndex = 1
        }
        scene.window.rootViewController = tabs
        scene.window.makeKeyAndVisible()
        scene.tick()
        scene.container.selectedIndex = 1
        scene.settle()
        scene.settle()
        #expect(scene.seen == "S")
        #expect(scene.log.appearance(of: "B") == .gone)
        tabs.selectedIndex = 0
        scene.settle()
        scene.expectShown(1)
    }

    // MARK: Without children

    enum Empty: CaseIterable, Sendable { case container, tabs, tabsOfNone }

    @Test("A swipe where there is nothing to switch does nothing", arguments: Empty.allCases, [1, -1])
    func swipeWithoutChildren(empty: Empty, sign: Int) {
        UIApplication.reset()
        let swipe = SwipeInteraction()
        let transition = TransitionDelegate(SlideAnimator(), interaction: swipe)
        let root: UIViewController
        switch empty {
        case .container:
            let container = ContainerViewController()
            transition.attach(to: container)
            root = container
        case .tabs, .tabsOfNone:
            let tabs = UITabBarController()
            if empty == .tabsOfNone { tabs.viewControllers = [] }
            transition.attach(to: tabs)
            root = tabs
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        let touch = TouchInjector(window: window)
        touch.drag(
            from: CGPoint(x: 195, y: 400),
            to: CGPoint(x: 195 + 150 * sign, y: 400),
            duration: 0.2,
            steps: 12
        )
        UIApplication.shared.advance(by: 1)
        #expect(swipe.state == .idle)
        #expect(root.children.isEmpty)
        #expect(root.transitionCoordinator == nil)
    }
}

@MainActor private final class SelectionListener: ContainerViewControllerDelegate {
    var onSelect: (() -> Void)?

    func containerViewController(
        _ container: ContainerViewController,
        didSelect viewController: UIViewController
    ) {
        onSelect?()
    }
}
