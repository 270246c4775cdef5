import Animators
import Foundation
import Testing
import TransitionKit
import TransitionTesting
import UIKit

/// The kit with which apps test their own transitions, used as they would.
@MainActor @Suite struct TestAppTests {
    /// Moves in from the right at constant speed, in one second.
    private let slide = SlideAnimator().with(duration: 1, timing: .linear)

    @Test("The time of a transition starts when the app requests it")
    func theTimeOfATransitionStartsWhenTheAppRequests() async {
        let (list, detail) = (UIViewController(), UIViewController())
        let app = TestApp(rootViewController: list)
        list.present(detail, with: slide)
        for quarter in 1...3 {
            await app.advance(by: 0.25)
            #expect(abs(app.frame(of: detail.view).minX - 390 * (1 - CGFloat(quarter) / 4)) < 0.01)
        }
        await app.advance(by: 0.25)
        #expect(app.frame(of: detail.view) == app.window.bounds)
    }

    @Test("Without any time, the first frame is visible")
    func firstFrame() async {
        let (list, detail) = (UIViewController(), UIViewController())
        let app = TestApp(rootViewController: list)
        list.present(detail, with: slide)
        #expect(detail.viewIfLoaded?.window == nil)
        await app.advance(by: 0)
        #expect(app.isTransitioning)
        #expect(app.frame(of: detail.view).minX == 390)
    }

    @Test("A view that isn't in the window has no position there")
    func viewsElsewhere() async {
        let (list, detail) = (UIViewController(), UIViewController())
        let app = TestApp(rootViewController: list)
        #expect(app.frame(of: detail.view).isNull)
        #expect(app.corners(of: detail.view).isEmpty)
        list.present(detail, with: slide)
        await app.settle()
        #expect(app.frame(of: detail.view) == app.window.bounds)
        #expect(app.frame(of: app.window) == app.window.bounds)
        app.perform { list.dismiss(animated: false) }
        await app.settle()
        #expect(app.frame(of: detail.view).isNull)
        #expect(app.frame(of: list.view) == app.window.bounds)
    }

    @Test("It's at rest when transitions and animations have ended, in any container")
    func itsAtRestWhenTransitionsAndAnimationsHaveEnded() async {
        let (list, detail) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: list)
        let app = TestApp(rootViewController: navigation)
        #expect(!app.isTransitioning)
        navigation.pushViewController(detail, with: slide)
        await app.advance(by: 0)
        #expect(app.isTransitioning)
        #expect(await app.settle())
        #expect(!app.isTransitioning && list.view.window == nil)

        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        detail.view.addSubview(view)
        UIView.animate(withDuration: 2) { view.alpha = 0 }
        #expect(await app.settle())
        #expect(view.layer.presentation()?.opacity == 0)
    }

    @Test("It isn't at rest while a gesture's transition goes back in a container of the app's own")
    func ownContainer() async {
        let (parent, first, second) = (UIViewController(), UIViewController(), UIViewController())
        let app = TestApp(rootViewController: parent)
        for child in [first, second] { parent.addChild(child) }
        first.view.frame = parent.view.bounds
        parent.view.addSubview(first.view)
        await app.settle()
        let interaction = InteractionController()
        let animation = slide.animationController()
        var ends: [Bool] = []
        interaction.begin()
        let context = ContainerTransitionContext(
            from: first,
            to: second,
            in: parent.view,
            direction: .forward,
            isInteractive: true
        ) { ends.append($0) }
        interaction.interactionController(for: animation)?.startInteractiveTransition(context)
        interaction.update(0.4)
        await app.advance(by: 0.1)
        #expect(app.isTransitioning && app.frame(of: second.view).minX > 100)
        interaction.cancel()
        #expect(await app.settle())
        #expect(ends == [false] && !app.isTransitioning)
        #expect(app.frame(of: first.view) == app.window.bounds && second.view.window == nil)
    }

    @Test("It isn't at rest while a view flips, or while a layer has an animation without a key")
    func animationsWithoutKeys() async {
        let list = UIViewController()
        let app = TestApp(rootViewController: list)
        await app.settle()
        var hasFlipped = false
        app.perform {
            UIView.transition(
                with: list.view,
                duration: 0.4,
                options: .transitionFlipFromLeft,
                animations: { list.view.backgroundColor = .systemBackground },
                completion: { _ in hasFlipped = true }
            )
        }
        #expect(await app.settle())
        #expect(hasFlipped)

        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.duration = 0.4
        list.view.layer.add(fade, forKey: nil)
        let start = CACurrentMediaTime()
        #expect(await app.settle())
        #expect(CACurrentMediaTime() - start >= 0.4)
    }

    @Test("It waits no longer than specified, and not for endless animations")
    func itWaitsNoLongerThanSpecified() async {
        let (list, detail) = (UIViewController(), UIViewController())
        let app = TestApp(rootViewController: list)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        list.view.addSubview(view)
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { view.alpha = 0 }
        #expect(await app.settle())
        // As long as UIKit's own, which bind one layer to another.
        let bond = CABasicAnimation(keyPath: "opacity")
        bond.toValue = 0.5
        bond.duration = 1e9
        list.view.layer.add(bond, forKey: "bond")
        #expect(await app.settle())

        let interaction = InteractionController()
        interaction.begin()
        list.present(detail, with: slide, interaction: interaction)
        #expect(await !app.settle(within: 2))
        interaction.finish()
        #expect(await app.settle())

        let start = CACurrentMediaTime()
        #expect(await !app.advance(within: 0.5) { false })
        #expect(abs(CACurrentMediaTime() - start - 0.5) < 0.02)
        #expect(await app.advance { CACurrentMediaTime() > start + 1 })
    }

    @Test("An animation that stays on its layer after its end doesn't keep the app from being at rest")
    func animationThatStays() async {
        let list = UIViewController()
        let app = TestApp(rootViewController: list)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.toValue = 0.5
        fade.duration = 0.2
        fade.fillMode = .forwards
        fade.isRemovedOnCompletion = false
        list.view.layer.add(fade, forKey: "fade")
        let start = CACurrentMediaTime()
        #expect(await app.settle())
        let time = CACurrentMediaTime() - start
        #expect(time >= 0.2 && time < 0.5)
        #expect(list.view.layer.animation(forKey: "fade") != nil)
    }

    @Test("A list that scrolls on its own isn't at rest")
    func listThatScrollsOnOwnIsntAtRest() async {
        let list = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.contentSize = CGSize(width: 390, height: 10_000)
        list.view.addSubview(scrollView)
        let app = TestApp(rootViewController: list)
        await app.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), over: 0.2)
        await app.advance(by: 0)
        #expect(scrollView.isDecelerating && !scrollView.isScrollAnimating)
        #expect(await app.settle())
        #expect(!scrollView.isDecelerating && scrollView.contentOffset.y > 200)

        scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        #expect(scrollView.isScrollAnimating && !scrollView.isDecelerating)
        #expect(await app.settle())
        #expect(!scrollView.isScrollAnimating && scrollView.contentOffset.y == 100)
    }

    @Test("A property animator that's paused isn't at rest")
    func pausedAnimator() async {
        let list = UIViewController()
        let app = TestApp(rootViewController: list)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        list.view.addSubview(view)
        let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.alpha = 0 }
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        #expect(await !app.settle(within: 1))
        animator.stopAnimation(true)
        #expect(await app.settle())
    }

    @Test("A device has a size, an appearance, a layout direction, and settings")
    func aDeviceHasASize() async {
        let device = TestDevice(
            size: CGSize(width: 800, height: 400),
            scale: 3,
            userInterfaceStyle: .dark,
            layoutDirection: .rightToLeft,
            isReduceMotionEnabled: true
        )
        let list = UIViewController()
        let app = TestApp(rootViewController: list, device: device)
        #expect(app.window.bounds.size == device.size && app.window.safeAreaInsets == .zero)
        #expect(list.traitCollection.userInterfaceStyle == .dark)
        #expect(list.traitCollection.displayScale == 3)
        #expect(list.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(UIAccessibility.isReduceMotionEnabled)

        let phone = TestApp(rootViewController: UIViewController())
        #expect(phone.window.bounds.size == CGSize(width: 390, height: 844))
        #expect(phone.window.safeAreaInsets.top == 47)
        #expect(!UIAccessibility.isReduceMotionEnabled)
        #expect(app.window.isHidden)
        phone.resize(to: CGSize(width: 844, height: 390))
        #expect(phone.window.bounds.size == CGSize(width: 844, height: 390))
    }

    @Test(
        "Lengths and scales that are zero, negative, or non-finite are treated as 1, insets as 0",
        arguments: [CGFloat.nan, .infinity, -.infinity, 0, -1]
    )
    func aDeviceWithLengthsThatAreNone(length: CGFloat) {
        let insets = UIEdgeInsets(top: .nan, left: .infinity, bottom: 20, right: 0)
        let device = TestDevice(
            size: CGSize(width: 390, height: length),
            scale: length,
            safeAreaInsets: insets
        )
        let app = TestApp(rootViewController: UIViewController(), device: device)
        #expect(app.window.bounds.size == CGSize(width: 390, height: 1))
        #expect(app.window.traitCollection.displayScale == 1)
        app.resize(to: CGSize(width: length, height: 20))
        #expect(app.window.bounds.size == CGSize(width: 1, height: 20))
        app.resize(to: CGSize(width: 100, height: 200), safeAreaInsets: insets)
        #expect(app.window.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
        #expect(app.picture().image.size == CGSize(width: 100, height: 200))
    }

    @Test("After its release, it retains nothing, whether it was closed or not", arguments: [true, false])
    func afterItsReleaseItRetainsNothingWhetherItWasClosed(isClosed: Bool) {
        weak var shown: UIViewController?
        weak var window: UIWindow?
        do {
            let app = TestApp(rootViewController: UIViewController())
            (shown, window) = (app.window.rootViewController, app.window)
            #expect(shown != nil)
            if isClosed {
                app.close()
                #expect(app.window.isHidden && app.window.rootViewController == nil)
            }
        }
        #expect(shown == nil && window == nil)
    }

    @Test("Closed while a finger holds a screen, it releases all of them when their transition has ended")
    func closedUnderAFinger() async {
        weak var listLeft: UIViewController?
        weak var detailLeft: UIViewController?
        let app: TestApp
        do {
            let (list, detail) = (UIViewController(), UIViewController())
            (listLeft, detailLeft) = (list, detail)
            let card = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
            list.view.addSubview(card)
            app = TestApp(rootViewController: list)
            list.present(detail, with: .expand(source: .view(card)), interaction: .drag())
            await app.settle()
            let finger = app.touch(at: CGPoint(x: 195, y: 200))
            await finger.move(to: CGPoint(x: 195, y: 400), over: 0.4)
            #expect(app.isTransitioning)
            app.close()
            #expect(finger.location == nil)
        }
        await app.advance(by: 3)
        #expect(listLeft == nil && detailLeft == nil)
    }

    @Test("It settles when what the end of a transition starts has ended, too")
    func transitionAfterTransition() async {
        let (list, detail, next) = (UIViewController(), UIViewController(), UIViewController())
        let app = TestApp(rootViewController: list)
        list.present(detail, with: slide) { [slide] in detail.present(next, with: slide) }
        #expect(await !app.settle(within: 1.5))
        #expect(app.isTransitioning && detail.presentedViewController === next)
        #expect(await app.settle())
        #expect(!app.isTransitioning && app.frame(of: next.view) == app.window.bounds)
        app.perform { list.dismiss(animated: false) }
        await app.settle()
        list.present(detail, with: slide) { [slide] in detail.present(next, with: slide) }
        #expect(await app.settle())
        #expect(!app.isTransitioning && app.frame(of: next.view) == app.window.bounds)
    }

    @Test("Released on any thread, it's deinitialized on the main one")
    func releasedElsewhere() async {
        let holder = Holder(TestApp(rootViewController: UIViewController()))
        weak var window: UIWindow?
        window = holder.app?.window
        await Task.detached { holder.app = nil }.value
        for _ in 0..<100 where window != nil { await Task.yield() }
        #expect(window == nil)
    }
}

/// Passes an app to another thread.
private final class Holder: @unchecked Sendable {
    var app: TestApp?

    init(_ app: TestApp) { self.app = app }
}
