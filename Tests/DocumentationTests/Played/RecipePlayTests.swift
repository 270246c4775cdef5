import Animators
import Foundation
import Testing
import TransitionTesting
import UIKit

/// The screens in the guides, touched as people touch them, and compared with what the guides say.
@MainActor @Suite struct RecipePlayTests {
    // MARK: A drawer

    @Test("The guide's drawer follows a finger from the edge, and a drag or a tap beside it closes it")
    func guidesDrawerFollowsFingerFromEdge() async {
        let main = MainViewController()
        main.view.backgroundColor = .white
        let app = TestApp(rootViewController: main)
        for closesByTap in [true, false] {
            let finger = app.touch(at: CGPoint(x: 1, y: 400))
            await finger.move(to: CGPoint(x: 160, y: 400), over: 0.3)
            let menu = main.presentedViewController
            #expect(menu is MenuViewController)
            #expect(abs(app.frame(of: menu?.view ?? UIView()).maxX - 160) < 20)
            await finger.move(to: CGPoint(x: 300, y: 400), over: 0.2)
            finger.lift()
            await app.settle()
            #expect(app.frame(of: menu?.view ?? UIView()) == CGRect(x: 0, y: 0, width: 312, height: 844))
            if closesByTap {
                app.tap(at: CGPoint(x: 380, y: 400))
            } else {
                await app.drag(from: CGPoint(x: 250, y: 400), to: CGPoint(x: 40, y: 400), over: 0.2)
            }
            await app.settle()
            #expect(main.presentedViewController == nil)
        }
        main.showMenu()
        await app.settle()
        #expect(main.presentedViewController is MenuViewController)
    }

    // MARK: A mini player

    /// A tab bar controller with the guide's mini player.
    private func musicApp() async throws -> (TestApp, MusicController, MiniPlayerViewController) {
        let music = MusicController()
        music.viewControllers = [UIViewController(), UIViewController()]
        for screen in music.viewControllers ?? [] { screen.view.backgroundColor = .white }
        let app = TestApp(rootViewController: music)
        await app.settle()
        let panel = try #require(music.view.all(where: { $0.next is MiniPlayerViewController }).first)
        return (app, music, try #require(panel.next as? MiniPlayerViewController))
    }

    @Test("The guide's mini player is above the tab bar, also after the device rotates, and stays there")
    func miniPlayer() async throws {
        let (app, music, miniPlayer) = try await musicApp()
        for size in [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)] {
            app.resize(to: size, animated: true)
            await app.settle()
            let bar = app.frame(of: music.tabBar)
            let frame = app.frame(of: miniPlayer.view)
            #expect(abs(frame.maxY - bar.minY) < 0.5 && abs(frame.height - 64) < 0.5, "\(frame) \(bar)")
        }
        await app.drag(from: CGPoint(x: 422, y: 300), to: CGPoint(x: 422, y: 380), over: 0.1)
        await app.settle()
        #expect(miniPlayer.view.window != nil && music.presentedViewController == nil)
    }

    @Test("The guide's player follows a finger out of the mini player and back, and can be let go on its way")
    func guidesPlayerFollowsFingerOutOfMiniPlayerAndBack() async throws {
        let (app, music, miniPlayer) = try await musicApp()
        let start = app.frame(of: miniPlayer.view)
        let finger = app.touch(at: CGPoint(x: 195, y: start.midY))
        await finger.move(to: CGPoint(x: 195, y: start.midY - 200), over: 0.3)
        let player = try #require(music.presentedViewController as? PlayerViewController)
        #expect(app.isTransitioning)
        await finger.move(to: CGPoint(x: 195, y: start.midY - 10), over: 0.3)
        await app.advance(by: 0.2)
        finger.lift()
        await app.settle()
        #expect(music.presentedViewController == nil)
        #expect(app.frame(of: miniPlayer.view) == start)

        await app.drag(from: CGPoint(x: 195, y: start.midY), to: CGPoint(x: 195, y: 100), over: 0.2)
        await app.settle()
        let opened = try #require(music.presentedViewController)
        #expect(opened !== player && app.frame(of: opened.view) == app.window.bounds)
        await app.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 800), over: 0.2)
        await app.settle()
        #expect(music.presentedViewController == nil)
        #expect(app.frame(of: miniPlayer.view) == start)
    }

    // MARK: Looking closely

    @Test("The guide's inspector holds a transition at any moment, and lets it go on")
    func guidesInspectorHoldsTransitionAtAnyMoment() async {
        let inspector = InspectorViewController()
        inspector.view.backgroundColor = .white
        let app = TestApp(rootViewController: inspector)
        let detail = UIViewController()
        detail.view.backgroundColor = .blue
        inspector.show(detail, at: 0.3)
        await app.advance(by: 0.2)
        let held = app.corners(of: detail.view)
        #expect(held != app.corners(of: inspector.view))
        await app.advance(by: 30)
        #expect(app.corners(of: detail.view) == held && app.isTransitioning)
        inspector.step(to: 0.6)
        await app.advance(by: 0.2)
        #expect(app.corners(of: detail.view) != held)
        inspector.play()
        await app.settle()
        #expect(app.frame(of: detail.view) == app.window.bounds && !app.isTransitioning)
    }

    @Test("In Dark Mode, the guide's animator lightens a black screen, and otherwise darkens a bright one")
    func inDarkModeGuidesAnimatorLightensBlackScreen() async {
        for style in [UIUserInterfaceStyle.light, .dark] {
            let (list, detail) = (UIViewController(), UIViewController())
            list.view.backgroundColor = style == .dark ? .black : .white
            detail.view.backgroundColor = .blue
            let app = TestApp(rootViewController: list, device: TestDevice(userInterfaceStyle: style))
            list.present(detail, with: SinkAnimator())
            await app.advance(by: 0.2)
            let color = app.picture().color(at: CGPoint(x: 195, y: 120))
            #expect(style == .dark ? color[0] > 5 : color[0] < 250, "\(color)")
        }
    }

    // MARK: Moving over

    /// Returns the vertical positions of a screen that's pushed, and then popped, at equal intervals.
    private func course(_ transition: TransitionDelegate) async -> [CGFloat] {
        let (list, detail) = (UIViewController(), UIViewController())
        for screen in [list, detail] { screen.view.backgroundColor = .white }
        let navigationController = UINavigationController(rootViewController: list)
        let app = TestApp(rootViewController: navigationController)
        transition.attach(to: navigationController)
        var positions: [CGFloat] = []
        for pushes in [true, false] {
            if pushes {
                navigationController.pushViewController(detail, animated: true)
            } else {
                navigationController.popViewController(animated: true)
            }
            for _ in 0..<20 {
                await app.advance(by: 1 / 60)
                positions.append(app.frame(of: detail.view).minY)
            }
            await app.settle()
        }
        return positions
    }

    @Test("The guide's animator moves like the animation controller that it replaces, in both directions")
    func guidesAnimatorMovesLikeAnimationControllerThatItReplaces() async {
        let before = await course(
            TransitionDelegate(
                pushing: RiseTransition(isReversed: false),
                popping: RiseTransition(isReversed: true)
            )
        )
        let after = await course(TransitionDelegate(RiseAnimator()))
        #expect(before.contains { $0 > 400 } && before.contains { abs($0) < 20 })
        for (index, (old, new)) in zip(before, after).enumerated() {
            // Two hundredths of the way.
            #expect(abs(old - new) < 17, "after \(index + 1) frames: \(old), \(new)")
        }
    }

    @Test("The guide's animation controller leaves nothing behind when a swipe is thought better of")
    func leavesNothing() async {
        let (list, detail) = (UIViewController(), UIViewController())
        for screen in [list, detail] { screen.view.backgroundColor = .white }
        let navigationController = UINavigationController(rootViewController: list)
        let app = TestApp(rootViewController: navigationController)
        let transition = TransitionDelegate(
            pushing: RiseTransition(isReversed: false),
            popping: RiseTransition(isReversed: true),
            interaction: .swipe(edge: .leading)
        )
        let auditor = TransitionAuditor()
        transition.auditor = auditor
        transition.attach(to: navigationController)
        navigationController.pushViewController(detail, animated: true)
        await app.settle()
        let finger = app.touch(at: CGPoint(x: 40, y: 400))
        await finger.move(to: CGPoint(x: 120, y: 400), over: 0.3)
        await app.advance(by: 0.3)
        #expect(app.frame(of: detail.view).minY > 10)
        finger.lift()
        await app.settle()
        #expect(navigationController.topViewController === detail && list.view.window == nil)
        #expect(app.frame(of: detail.view) == app.window.bounds)
        #expect(auditor.findings.isEmpty)
    }

    @Test(
        "A spring of UIKit moves like one with the same damping ratio and the duration in the guide",
        arguments: [(0.5, 0.53), (0.8, 0.58), (1, 0.63)]
    )
    func springOfUIKitMovesLikeOneWithSameDampingRatioAndDuration(ratio: CGFloat, factor: Double) async throws
    {
        let root = UIViewController()
        let app = TestApp(rootViewController: root)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.view.addSubview(view)
        UIView.animate(
            withDuration: 1,
            delay: 0,
            usingSpringWithDamping: ratio,
            initialSpringVelocity: 0
        ) { view.center.x += 1000 }
        await app.advance(by: 0)
        let spring = TimingCurve.spring(dampingRatio: ratio)
        for frame in 1...40 {
            await app.advance(by: 1 / 60)
            let system = (app.frame(of: view).minX) / 1000
            let own = spring.value(at: CGFloat(Double(frame) / 60 / factor))
            #expect(abs(system - own) < 0.03, "at frame \(frame): \(system), \(own)")
        }
    }

    @Test(
        "A spring with a bounce moves like one with the duration in the guide",
        arguments: [(0, 0.93), (0.15, 0.82), (0.3, 0.88), (0.5, 1.07)]
    )
    func bouncingSprings(bounce: CGFloat, factor: Double) async {
        // The duration is that of an oscillation without damping.
        let (ratio, duration, frequency) = (1 - bounce, 0.5, 2 * CGFloat.pi / 0.5)
        let spring = UISpringTimingParameters(
            mass: 1,
            stiffness: frequency * frequency,
            damping: 2 * ratio * frequency,
            initialVelocity: .zero
        )
        await compare(spring, withRatio: ratio, over: factor * duration)
    }

    @Test(
        "A spring with a mass moves like one with the duration in the guide",
        arguments: [(0.5, 6.7), (0.7, 7.8), (0.9, 9.3), (1, 11.7)]
    )
    func massiveSprings(ratio: CGFloat, factor: Double) async {
        let (mass, stiffness) = (CGFloat(2), CGFloat(300))
        let damping = 2 * ratio * (stiffness * mass).squareRoot()
        let spring = UISpringTimingParameters(
            mass: mass,
            stiffness: stiffness,
            damping: damping,
            initialVelocity: .zero
        )
        await compare(spring, withRatio: ratio, over: factor * Double(mass / damping))
    }

    /// Compares a spring of UIKit, which takes the time that it needs, with one of ours.
    private func compare(
        _ timing: UISpringTimingParameters,
        withRatio ratio: CGFloat,
        over duration: TimeInterval
    ) async {
        let root = UIViewController()
        let app = TestApp(rootViewController: root)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.view.addSubview(view)
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
        animator.addAnimations { view.center.x += 1000 }
        animator.startAnimation()
        await app.advance(by: 0)
        let spring = TimingCurve.spring(dampingRatio: ratio)
        for frame in 1...40 {
            await app.advance(by: 1 / 60)
            let system = app.frame(of: view).minX / 1000
            let own = spring.value(at: CGFloat(Double(frame) / 60 / duration))
            #expect(abs(system - own) < 0.04, "at frame \(frame): \(system), \(own)")
        }
        await app.settle()
    }
}

extension UIView {
    /// Returns the view and its descendants that meet a condition.
    fileprivate func all(where condition: (UIView) -> Bool) -> [UIView] {
        (condition(self) ? [self] : []) + subviews.flatMap { $0.all(where: condition) }
    }
}
