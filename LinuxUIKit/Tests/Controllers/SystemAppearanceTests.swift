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
        var wanted = SystemAppearance()
        wanted.statusBarStyle = .lightContent
        wanted.isStatusBarHidden = true
        wanted.isHomeIndicatorAutoHidden = true
        wanted.deferredEdges = .bottom
        wanted.isPointerLocked = true
        wanted.supportedInterfaceOrientations = .portrait
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
