import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// A pop and a dismissal at the same time, which both show the same view as a picture.
@MainActor @Suite(.allBehaviors) struct OverlappingTransitionTests {
    @Test(
        "Whichever transition ends first, all views are visible afterward",
        arguments: [(0.5, 1), (1, 0.5), (1, 1)],
        [true, false]
    )
    func whicheverTransitionEndsFirstAllViewsAreVisibleAfterward(
        durations: (pop: TimeInterval, dismissal: TimeInterval),
        popsFirst: Bool
    ) {
        // UIKit may put off or ignore a pop during a dismissal.
        guard popsFirst || UIKitBehavior.current.changeDuringPresentation == .isPerformed else { return }
        let scene = Scene(durations)
        scene.leave(popsFirst: popsFirst)
        for _ in 0..<19 {
            UIApplication.shared.advance(by: 0.05)
            // The picture of the pop or of the dismissal flies.
            #expect(!scene.views[0].isShown)
        }
        UIApplication.shared.advance(by: 1)
        #expect(scene.views.filter(\.isShown).count == 3)
        #expect(scene.navigation.viewControllers == [scene.screens[0]])
        #expect(scene.navigation.presentedViewController == nil)
        let inside = CGPoint(x: 30, y: 110)
        #expect(scene.window.image(scale: 1).pixel(at: inside) == [0, 255, 0])
    }

    @Test("A pop during a dismissal is performed, put off, or ignored, and all views are visible afterward")
    func popDuringDismissal() {
        let scene = Scene((pop: 0.5, dismissal: 0.5))
        scene.leave(popsFirst: false)
        UIApplication.shared.advance(by: 2)
        let isIgnored = UIKitBehavior.current.changeDuringPresentation == .isIgnored
        #expect(scene.navigation.topViewController === scene.screens[isIgnored ? 1 : 0])
        #expect(scene.navigation.presentedViewController == nil)
        #expect(scene.views.filter(\.isShown).count == 3)
        scene.navigation.popViewController(animated: true)
        UIApplication.shared.advance(by: 1)
        #expect(scene.navigation.viewControllers == [scene.screens[0]])
        #expect(scene.views.filter(\.isShown).count == 3)
    }

    @Test("A later transition restores the opacity that the app has set since")
    func changedBetween() {
        let scene = Scene((pop: 0.5, dismissal: 0.5))
        scene.leave(popsFirst: true)
        UIApplication.shared.advance(by: 1)
        scene.views[0].alpha = 0.5
        scene.navigation.pushViewController(scene.screens[1], animated: true)
        UIApplication.shared.advance(by: 0.1)
        #expect(!scene.views[0].isShown)
        UIApplication.shared.advance(by: 1)
        #expect(scene.views[0].alpha == 0.5)
    }

    @Test("Opacity that the app sets while a picture flies stays, and doesn't show the view")
    func changedMeanwhile() {
        let scene = Scene((pop: 0.5, dismissal: 0.5))
        scene.leave(popsFirst: true)
        UIApplication.shared.advance(by: 0.1)
        // As a collection view layout does, and an animation controller that puts the screens back at its
        // end.
        for view in scene.views { view.alpha = 0.75 }
        #expect(!scene.views[0].isShown)
        UIApplication.shared.advance(by: 1)
        #expect(scene.views[0].isShown && scene.views[0].alpha == 0.75)
        #expect(scene.views[0].mask == nil)
    }

    @Test("A mask that the app sets between the starts of two transitions stays")
    func maskedBetween() {
        let scene = Scene((pop: 1, dismissal: 0.5))
        scene.navigation.popViewController(animated: true)
        UIApplication.shared.advance(by: 0.1)
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 25, height: 50))
        mask.backgroundColor = .black
        scene.views[0].mask = mask
        scene.navigation.dismiss(animated: true)
        UIApplication.shared.advance(by: 2)
        #expect(scene.views[0].mask === mask)
    }

    @Test("Touches don't reach the screens until both transitions are over")
    func touchesDontReachTheScreensUntilBothTransitions() {
        let scene = Scene((pop: 1, dismissal: 0.5))
        scene.leave(popsFirst: true)
        let touch = TouchInjector(window: scene.window)
        for _ in 0..<8 {
            UIApplication.shared.advance(by: 0.1)
            touch.tap(at: scene.button.convert(CGPoint(x: 10, y: 10), to: nil))
        }
        #expect(scene.taps.count == 0)
        UIApplication.shared.advance(by: 2)
        touch.tap(at: scene.button.center)
        #expect(scene.taps.count == 1)
    }

    private nonisolated static let animators: [any Animator] = [
        .slide(), .cards(), .turn(), .swing(), .shrink(), .natGeo(), .crossfade(), .circleReveal(), .zoom(),
        .cube(),
    ]

    @Test(
        "A screen that presents another one while people hold it is at rest afterward",
        arguments: animators.indices,
        [0, 3, 8, 9]
    )
    func presentsWhileHeld(first: Int, second: Int) throws {
        UIApplication.reset()
        UIScreen.main.configure(size: UIScreen.main.bounds.size, scale: 1)
        let screens = [UIColor.red, .green, .blue].map { color in
            let screen = UIViewController()
            screen.view.backgroundColor = color
            return screen
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = screens[0]
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        let before = ViewState(screens[1].view, includesRecognizers: false)
        let interaction = SwipeInteraction(edge: .top)
        screens[0].present(screens[1], with: Self.animators[first], interaction: interaction)
        UIApplication.shared.advance(by: 0.2)
        let touch = TouchInjector(window: window)
        touch.down(at: CGPoint(x: 195, y: 400))
        UIApplication.shared.advance(by: 0.05)
        #expect(interaction.state == .interactive)
        screens[1].present(screens[2], with: Self.animators[second])
        UIApplication.shared.advance(by: 0.1)
        touch.up()
        UIApplication.shared.advance(by: 2)
        if screens[1].presentedViewController != nil {
            screens[1].dismiss(animated: false)
            UIApplication.shared.advance(by: 0.1)
        }
        guard screens[0].presentedViewController === screens[1] else {
            // Let go, it has gone back.
            #expect(screens[0].presentedViewController == nil && screens[1].view.window == nil)
            return
        }
        #expect(ViewState(screens[1].view, includesRecognizers: false) == before)
        #expect(screens[1].view.frame == window.bounds)
        let inside = CGPoint(x: 195, y: 420)
        #expect(window.image(scale: 1).pixel(at: inside) == [0, 255, 0])
    }

    @Test("People can't turn away a screen that presents another one")
    func turnedAwayWhilePresenting() {
        let (window, screens) = threeScreens()
        screens[0].present(screens[1], with: .slide(), interaction: SwipeInteraction(edge: .top))
        UIApplication.shared.advance(by: 0.1)
        let touch = TouchInjector(window: window)
        touch.down(at: CGPoint(x: 195, y: 600))
        UIApplication.shared.advance(by: 0.02)
        screens[2].modalPresentationStyle = .overFullScreen
        screens[1].present(screens[2], with: .slide())
        for step in 1...8 {
            touch.move(to: CGPoint(x: 195, y: 600 + CGFloat(step) * 30))
            UIApplication.shared.advance(by: 0.03)
        }
        touch.up()
        UIApplication.shared.advance(by: 3)
        #expect(screens[0].presentedViewController === screens[1])
        #expect(screens[1].presentedViewController === screens[2])
        #expect(screens[2].view.window === window)
    }

    @Test("A presentation that's canceled while its screen presents another one completes")
    func canceledWhilePresenting() {
        let (window, screens) = threeScreens()
        let interaction = InteractionController()
        #expect(interaction.begin())
        screens[0].present(screens[1], with: .slide(), interaction: interaction)
        UIApplication.shared.tick()
        interaction.update(0.4)
        UIApplication.shared.tick()
        screens[2].modalPresentationStyle = .overFullScreen
        screens[1].present(screens[2], with: .slide())
        UIApplication.shared.advance(by: 0.1)
        interaction.cancel()
        UIApplication.shared.advance(by: 3)
        #expect(screens[0].presentedViewController === screens[1])
        #expect(screens[1].presentedViewController === screens[2])
        screens[0].dismiss(animated: true)
        UIApplication.shared.advance(by: 3)
        #expect(screens[0].presentedViewController == nil && screens[0].view.window === window)
    }

    @Test("A screen that already goes back on its way in stays if it presents another one")
    func presentsOnItsWayBack() {
        let (window, screens) = threeScreens()
        let interaction = InteractionController()
        #expect(interaction.begin())
        screens[0].present(screens[1], with: .slide(), interaction: interaction)
        UIApplication.shared.tick()
        interaction.update(0.7)
        UIApplication.shared.tick()
        interaction.cancel()
        UIApplication.shared.advance(by: 0.05)
        #expect(interaction.state == .settling)
        screens[2].modalPresentationStyle = .overFullScreen
        screens[1].present(screens[2], with: .slide())
        UIApplication.shared.advance(by: 3)
        #expect(screens[0].presentedViewController === screens[1])
        #expect(screens[1].presentedViewController === screens[2])
        #expect(screens[1].view.window === window && screens[2].view.window === window)
        #expect(screens[1].view.layer.presentation()?.frame == window.bounds)
        screens[0].dismiss(animated: true)
        UIApplication.shared.advance(by: 3)
        #expect(screens[0].presentedViewController == nil && screens[0].view.window === window)
    }

    @Test(
        "The window can rotate while a screen on its way presents another one",
        arguments: animators.indices
    )
    func rotatesWhilePresenting(index: Int) {
        let (window, screens) = threeScreens()
        for screen in screens { screen.modalPresentationStyle = .fullScreen }
        screens[0].present(screens[1], with: Self.animators[index])
        UIApplication.shared.advance(by: 0.1)
        screens[1].present(screens[2], animated: true)
        UIApplication.shared.advance(by: 0.05)
        UIApplication.shared.windowScene.resize(to: CGSize(width: 844, height: 390))
        UIApplication.shared.advance(by: 2)
        #expect(screens[2].view.window === window)
        screens[1].dismiss(animated: false)
        UIApplication.shared.advance(by: 0.1)
        #expect(screens[1].view.frame == window.bounds)
    }

    @Test(
        "A transition that ends while the next one smooths the same edges leaves nothing smooth",
        arguments: [.cube(), .door(), .turn(), .swing(), .flip()] as [any Animator]
    )
    func smoothsTheSameEdges(animator: any Animator) {
        let (_, screens) = threeScreens()
        screens[0].present(screens[1], with: animator.with(duration: 0.5))
        UIApplication.shared.advance(by: 0.2)
        screens[1].present(screens[2], with: animator.with(duration: 0.5))
        UIApplication.shared.advance(by: 2)
        #expect(!screens[1].view.layer.allowsEdgeAntialiasing)
        screens[1].dismiss(animated: false)
        UIApplication.shared.advance(by: 0.1)
        #expect(!screens[1].view.layer.allowsEdgeAntialiasing)
    }

    private func threeScreens() -> (UIWindow, [UIViewController]) {
        UIApplication.reset()
        let window = UIWindow(windowScene: UIApplication.shared.windowScene)
        let screens = (0..<3).map { _ in UIViewController() }
        window.rootViewController = screens[0]
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        return (window, screens)
    }

    /// A stack of two screens under a presented one. All of them show a view with the same name.
    @MainActor private final class Scene {
        final class Taps { var count = 0 }

        let window: UIWindow
        let screens: [ElementScreen]
        let navigation: UINavigationController
        let views: [UIView]
        let button = UIButton(frame: CGRect(x: 150, y: 500, width: 50, height: 50))
        let taps = Taps()
        private let delegates: [TransitionDelegate]

        init(_ durations: (pop: TimeInterval, dismissal: TimeInterval)) {
            UIApplication.reset()
            UIScreen.main.configure(size: UIScreen.main.bounds.size, scale: 1)
            delegates = [durations.pop, durations.dismissal].map {
                TransitionDelegate(MatchedAnimator(duration: $0))
            }
            screens = [.red, .blue, .black].map { ElementScreen($0) }
            views = screens.enumerated().map { index, screen in
                screen.add("a", UIView(), at: CGRect(x: 20 + 60 * index, y: 100, width: 50, height: 50))
            }
            navigation = UINavigationController(rootViewController: screens[0])
            navigation.setNavigationBarHidden(true, animated: false)
            navigation.pushViewController(screens[1], animated: false)
            navigation.delegate = delegates[0]
            screens[2].modalPresentationStyle = .overFullScreen
            screens[2].transitioningDelegate = delegates[1]
            screens[0].view.addSubview(button)
            button.addAction(UIAction { [taps] _ in taps.count += 1 }, for: .touchUpInside)
            window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            UIApplication.shared.tick()
            navigation.present(screens[2], animated: false)
            UIApplication.shared.tick()
        }

        func leave(popsFirst: Bool) {
            if popsFirst { navigation.popViewController(animated: true) }
            navigation.dismiss(animated: true)
            if !popsFirst { navigation.popViewController(animated: true) }
            UIApplication.shared.tick()
        }
    }
}

extension CGImage {
    /// Returns the red, green, and blue components of a pixel, from 0 to 255.
    fileprivate func pixel(at point: CGPoint) -> [UInt8] {
        withPixels { bytes, stride in
            let offset = Int(point.y) * stride + Int(point.x) * 4
            return [bytes[offset + 2], bytes[offset + 1], bytes[offset]]
        }
    }
}
