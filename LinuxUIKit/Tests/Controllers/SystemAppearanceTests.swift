import Testing
@_spi(Host) import UIKit

/// The controllers that determine the system's appearance around a window, according to the documentation of
/// the properties.
@MainActor @Suite struct SystemAppearanceTests {
    /// A screen with preferences that differ from the defaults, and that can delegate them to a child.
    final class Screen: UIViewController {
        var deciding: UIViewController?
        var style = UIStatusBarStyle.lightContent
        var orientations = UIInterfaceOrientationMask.portrait

        override var childForStatusBarStyle: UIViewController? { deciding }
        override var childForStatusBarHidden: UIViewController? { deciding }
        override var childForHomeIndicatorAutoHidden: UIViewController? { deciding }
        override var childForScreenEdgesDeferringSystemGestures: UIViewController? { deciding }
        override var childViewControllerForPointerLock: UIViewController? { deciding }
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { true }
        override var prefersHomeIndicatorAutoHidden: Bool { true }
        override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
        override var prefersPointerLocked: Bool { true }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }

        /// What the screen prefers.
        static var preferences: SystemAppearance {
            var appearance = SystemAppearance()
            appearance.statusBarStyle = .lightContent
            appearance.isStatusBarHidden = true
            appearance.isHomeIndicatorAutoHidden = true
            appearance.deferredEdges = .bottom
            appearance.isPointerLocked = true
            appearance.supportedInterfaceOrientations = .portrait
            return appearance
        }
    }

    private func makeWindow() -> UIWindow {
        UIApplication.reset()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        return window
    }

    @Test("The root decides, or the child that it names, and so on")
    func rootDecidesOrChildThatItNames() {
        let window = makeWindow()
        window.rootViewController = UIViewController()
        #expect(window.systemAppearance == SystemAppearance())
        let (root, middle, leaf) = (Screen(), Screen(), UIViewController())
        window.rootViewController = root
        var wanted = Screen.preferences
        #expect(window.systemAppearance == wanted)
        root.deciding = middle
        middle.deciding = leaf
        window.updateEverything(of: root)
        // Only the root is asked for orientations.
        wanted = SystemAppearance()
        wanted.supportedInterfaceOrientations = .portrait
        #expect(window.systemAppearance == wanted)
    }

    @Test(
        "Controllers are asked only after they report a change, which is animated with the surrounding block"
    )
    func controllersAreAskedOnlyAfterTheyReportChange() {
        let window = makeWindow()
        let root = Screen()
        window.rootViewController = root
        root.style = .darkContent
        #expect(window.systemAppearance.statusBarStyle == .lightContent)
        UIView.animate(withDuration: 0.3) { root.setNeedsStatusBarAppearanceUpdate() }
        #expect(window.systemAppearance.statusBarStyle == .darkContent)
        #expect(window.systemAppearanceUpdates == [.init(.statusBar, duration: 0.3)])
    }

    @Test("The status bar fades, unless a controller prefers another animation")
    func statusBarAnimation() {
        final class Sliding: UIViewController {
            override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
        }
        #expect(UIViewController().preferredStatusBarUpdateAnimation == .fade)
        #expect(Sliding().preferredStatusBarUpdateAnimation == .slide)
        #expect([UIStatusBarAnimation.none, .fade, .slide].map(\.rawValue) == [0, 1, 2])
    }

    @Test("A controller presented full screen decides, and another one only if it captures the status bar")
    func controllerPresentedFullScreenDecides() {
        let window = makeWindow()
        for (style, captures) in [
            (UIModalPresentationStyle.fullScreen, false), (.overFullScreen, true), (.overFullScreen, false),
        ] {
            window.rootViewController = UIViewController()
            let presented = Screen()
            presented.modalPresentationStyle = style
            presented.modalPresentationCapturesStatusBarAppearance = captures
            window.rootViewController?.present(presented, animated: false)
            UIApplication.shared.tick()
            let decides = style == .fullScreen || captures
            #expect(window.systemAppearance.statusBarStyle == (decides ? .lightContent : .default))
            presented.dismiss(animated: false)
            UIApplication.shared.tick()
            #expect(window.systemAppearance.statusBarStyle == .default)
        }
    }

    /// The system asks the controllers when they appear, so an app that only overrides the properties for
    /// children doesn't have to report each push.
    @Test("After a push or pop, the controllers are asked for everything again", arguments: [false, true])
    func pushAndPop(isAnimated: Bool) {
        final class Stack: UINavigationController {
            override var childForStatusBarStyle: UIViewController? { topViewController }
            override var childForStatusBarHidden: UIViewController? { topViewController }
            override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
            override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }
            override var childViewControllerForPointerLock: UIViewController? { topViewController }
        }
        let window = makeWindow()
        let stack = Stack(rootViewController: UIViewController())
        window.rootViewController = stack
        UIApplication.shared.tick()
        let before = window.systemAppearance
        var wanted = Screen.preferences
        wanted.supportedInterfaceOrientations = before.supportedInterfaceOrientations
        stack.pushViewController(Screen(), animated: isAnimated)
        UIApplication.shared.advance(by: 2)
        #expect(window.systemAppearance == wanted)
        stack.popViewController(animated: isAnimated)
        UIApplication.shared.advance(by: 2)
        #expect(window.systemAppearance == before)
        #expect(window.systemAppearanceUpdates.isEmpty, "no controller has reported a change")
    }

    /// UIKit's tab bar controller implements both properties. It has been seen to return the selected
    /// controller (cockscomb.hatenablog.com/entry/2013/11/12/190905).
    @Test("A tab bar controller leaves the status bar to the selected screen, also after a switch")
    func tabsLeaveStatusBarToSelectedScreen() {
        let window = makeWindow()
        let tabs = UITabBarController()
        let screens = [UIViewController(), Screen()]
        tabs.viewControllers = screens
        window.rootViewController = tabs
        UIApplication.shared.tick()
        for index in [1, 0] {
            tabs.selectedIndex = index
            UIApplication.shared.advance(by: 2)
            #expect(tabs.childForStatusBarStyle === screens[index])
            #expect(tabs.childForStatusBarHidden === screens[index])
            #expect(window.systemAppearance.statusBarStyle == (index == 1 ? .lightContent : .default))
            #expect(window.systemAppearance.isStatusBarHidden == (index == 1))
        }
    }

    @Test("After a canceled switch, the status bar is that of the former tab")
    func canceledSwitchOfTabs() {
        let scene = ControllerScene()
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), Screen()]
        scene.show(tabs)
        let driver = UIPercentDrivenInteractiveTransition()
        let (animator, _) = AnimatorKind.blocks.make()
        let vendor = TransitionVendor(scene.log, animator: animator, interactor: driver)
        tabs.delegate = vendor
        tabs.selectedIndex = 1
        scene.tick()
        driver.update(0.3)
        driver.cancel()
        scene.settle()
        #expect(tabs.selectedIndex == 0)
        #expect(scene.window.systemAppearance == SystemAppearance())
    }

    @Test("At a compact height, there's no status bar")
    func compactHeight() {
        let window = makeWindow()
        UIApplication.shared.windowScene.resize(to: CGSize(width: 844, height: 390))
        window.rootViewController = UIViewController()
        #expect(window.systemAppearance.isStatusBarHidden)
    }

    @Test("A rotation hides and shows the status bar", arguments: [false, true])
    func rotationHidesAndShowsStatusBar(isAnimated: Bool) {
        let window = makeWindow()
        let portrait = UIScreen.main.bounds.size
        let landscape = CGSize(width: portrait.height, height: portrait.width)
        window.rootViewController = UIViewController()
        UIApplication.shared.tick()
        for (size, isHidden) in [(landscape, true), (portrait, false)] {
            UIApplication.shared.windowScene.resize(to: size, animated: isAnimated)
            UIApplication.shared.advance(by: 1)
            #expect(window.systemAppearance.isStatusBarHidden == isHidden)
        }
        #expect(window.systemAppearanceUpdates.isEmpty, "no controller has reported a change")
    }
}

extension UIWindow {
    @MainActor fileprivate func updateEverything(of controller: UIViewController) {
        controller.setNeedsStatusBarAppearanceUpdate()
        controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
        controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        controller.setNeedsUpdateOfPrefersPointerLocked()
        controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
}
