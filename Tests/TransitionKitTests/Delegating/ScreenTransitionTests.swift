import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Individual screens that are presented or pushed with an animator.
@MainActor @Suite(.allBehaviors) final class ScreenTransitionTests {
    private let log = CallbackLog()
    // Created by the test that uses them, because other tests can run between a suite's initializer and its
    // test.
    private lazy var window = UIWindow(frame: UIScreen.main.bounds)
    private lazy var root = RecordingViewController("A", color: .red, log: CallbackLog())

    /// A suite can be released on any thread, but its content must be released on the main actor.
    isolated deinit {}

    private func screen(_ name: String, _ color: UIColor = .blue) -> RecordingViewController {
        RecordingViewController(name, color: color, log: log)
    }

    private func show(_ controller: UIViewController) {
        UIApplication.reset()
        UIScreen.main.configure(size: UIScreen.main.bounds.size, scale: 1)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
    }

    private func shownX(_ view: UIView) -> CGFloat {
        view.layer.presentation()?.transform.m41 ?? .nan
    }

    // MARK: Presenting

    @Test("A screen presented with an animator arrives and leaves with it, and nothing is retained")
    func aScreenPresentedWithAnAnimatorArrivesAndLeaves() {
        show(root)
        weak var weakDetail: UIViewController?
        weak var weakDelegate: TransitionDelegate?
        do {
            let detail = screen("B")
            weakDetail = detail
            var hasCompleted = false
            root.present(detail, with: EvenSlideAnimator()) { hasCompleted = true }
            weakDelegate = TransitionDelegate.attached(toPresentationOf: detail)
            #expect(weakDelegate != nil)
            #expect(detail.modalPresentationStyle == .fullScreen)
            UIApplication.shared.tick()
            UIApplication.shared.advance(by: 0.1)
            #expect(abs(shownX(detail.view) - 0.75 * AnimatorMake.travel) < 8)
            UIApplication.shared.advance(by: 1)
            #expect(hasCompleted)
            #expect(root.presentedViewController === detail)
            root.dismiss(animated: true)
            UIApplication.shared.tick()
            UIApplication.shared.advance(by: 0.1)
            // The returning screen slides in, because its animator does so in both directions.
            #expect(abs(shownX(root.view) - 0.75 * AnimatorMake.travel) < 8)
            UIApplication.shared.advance(by: 1)
            #expect(root.presentedViewController == nil)
        }
        UIApplication.shared.advance(by: 0.1)
        log.clear()
        #expect(weakDetail == nil)
        #expect(weakDelegate == nil)
        #expect(WindowFrame(window).color(at: CGPoint(x: 200, y: 700)) == [255, 0, 0])
    }

    @Test(
        "A style that the app has chosen remains",
        arguments: [UIModalPresentationStyle.overFullScreen, .custom, .overCurrentContext, .formSheet]
    )
    func aStyleThatTheAppHasChosenRemains(style: UIModalPresentationStyle) {
        show(root)
        let detail = screen("B")
        detail.modalPresentationStyle = style
        root.present(detail, with: EvenSlideAnimator())
        #expect(detail.modalPresentationStyle == style)
    }

    @Test("What would be a sheet fills the screen, because its presenter wouldn't take part")
    func aSheetFillsTheScreen() {
        show(root)
        let detail = screen("B")
        detail.modalPresentationStyle = .pageSheet
        root.present(detail, with: EvenSlideAnimator())
        #expect(detail.modalPresentationStyle == .fullScreen)
        UIApplication.shared.advance(by: 1)
        #expect(detail.view.frame == window.bounds && root.view.window == nil)
    }

    @Test("A finger dismisses a screen that was presented with an interaction")
    func dismissedByFinger() {
        show(root)
        let detail = screen("B")
        root.present(detail, with: EvenSlideAnimator(), interaction: .swipe(edge: .top))
        UIApplication.shared.advance(by: 1)
        let touch = TouchInjector(window: window)
        touch.drag(
            from: CGPoint(x: 200, y: 200),
            to: CGPoint(x: 200, y: 600),
            duration: 0.3,
            steps: 18,
            lifts: true
        )
        UIApplication.shared.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }

    // MARK: Pushing

    /// A delegate that records the navigation controller's calls.
    private final class AppDelegate: NSObject, UINavigationControllerDelegate {
        var shown: [String] = []
        var asked = 0

        func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController,
            animated: Bool
        ) {
            shown.append(viewController.title ?? "")
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            asked += 1
            return nil
        }
    }

    @Test(
        "A screen pushed with an animator is popped with it, and the app's delegate receives all calls and is restored"
    )
    func aScreenPushedWithAnAnimatorIsPopped() {
        let navigation = UINavigationController(rootViewController: root)
        let app = AppDelegate()
        navigation.delegate = app
        show(navigation)
        app.shown = []
        let detail = screen("B")
        navigation.pushViewController(detail, with: EvenSlideAnimator())
        #expect(navigation.delegate !== app)
        UIApplication.shared.tick()
        UIApplication.shared.advance(by: 0.1)
        #expect(abs(shownX(detail.view) - 0.75 * AnimatorMake.travel) < 8)
        UIApplication.shared.advance(by: 1)
        #expect(app.asked == 0)
        // Another screen is pushed as usual, and the app's delegate decides.
        navigation.pushViewController(screen("C"), animated: true)
        UIApplication.shared.advance(by: 1)
        #expect(app.asked == 1)
        navigation.popViewController(animated: true)
        UIApplication.shared.advance(by: 1)
        #expect(app.asked == 2)
        navigation.popViewController(animated: true)
        UIApplication.shared.tick()
        UIApplication.shared.advance(by: 0.1)
        #expect(abs(shownX(root.view) - 0.75 * AnimatorMake.travel) < 8)
        UIApplication.shared.advance(by: 1)
        #expect(app.asked == 2)
        #expect(app.shown == ["B", "C", "B", "A"])
        #expect(navigation.delegate === app)
        #expect(navigation.viewControllers == [root])
    }

    @Test("After a canceled pop, the screen still has its animator")
    func popTakenBack() {
        let navigation = UINavigationController(rootViewController: root)
        show(navigation)
        let recognizers = navigation.view.gestureRecognizers?.count
        let detail = screen("B")
        navigation.pushViewController(detail, with: EvenSlideAnimator(), interaction: .swipe())
        UIApplication.shared.advance(by: 1)
        let touch = TouchInjector(window: window)
        for isTakenBack in [true, false] {
            touch.drag(
                from: CGPoint(x: 60, y: 400),
                to: CGPoint(x: 340, y: 400),
                duration: 0.3,
                steps: 18,
                lifts: false
            )
            #expect(shownX(root.view) > 100)
            if isTakenBack { touch.move(to: CGPoint(x: 65, y: 400)) }
            UIApplication.shared.advance(by: 0.2)
            touch.up()
            UIApplication.shared.advance(by: 1)
            #expect(navigation.topViewController === (isTakenBack ? detail : root))
        }
        #expect(navigation.delegate == nil)
        #expect(navigation.view.gestureRecognizers?.count == recognizers)
    }

    @Test("An existing transition delegate receives the animator, and remains")
    func pushedOntoOurs() {
        let navigation = UINavigationController(rootViewController: root)
        show(navigation)
        let transition = TransitionDelegate(
            RecordingAnimator(EvenSlideAnimator().animationController(), log: log)
        )
        transition.attach(to: navigation)
        let socket = navigation.delegate
        let detail = screen("B")
        navigation.pushViewController(detail, with: EvenSlideAnimator())
        UIApplication.shared.advance(by: 1)
        navigation.popViewController(animated: true)
        UIApplication.shared.advance(by: 1)
        #expect(log.entries(of: "animationEnded").isEmpty)
        // The animator of the push applied only once.
        navigation.pushViewController(detail, animated: true)
        UIApplication.shared.advance(by: 1)
        #expect(log.entries(of: "animationEnded").count == 1)
        #expect(navigation.delegate === socket)
    }

    @Test("Replacing the whole stack removes the screens with their animators")
    func replacedStack() {
        let navigation = UINavigationController(rootViewController: root)
        show(navigation)
        navigation.pushViewController(screen("B"), with: EvenSlideAnimator())
        UIApplication.shared.advance(by: 1)
        navigation.setViewControllers([screen("C")], animated: false)
        UIApplication.shared.advance(by: 1)
        #expect(navigation.delegate == nil)
    }

    // MARK: Gestures of individual screens

    @Test("If two screens have their own gestures, each is popped only by its own")
    func ownGestures() {
        let navigation = UINavigationController(rootViewController: root)
        show(navigation)
        navigation.pushViewController(screen("B"), with: EvenSlideAnimator(), interaction: .swipe(edge: .top))
        UIApplication.shared.advance(by: 1)
        navigation.pushViewController(
            screen("C"),
            with: EvenSlideAnimator(),
            interaction: .swipe(edge: .bottom)
        )
        UIApplication.shared.advance(by: 1)
        let touch = TouchInjector(window: window)
        func swipe(_ way: CGFloat) -> Int {
            let start = CGPoint(x: 200, y: 420)
            touch.drag(from: start, to: CGPoint(x: 200, y: 420 + way), duration: 0.2, steps: 12, lifts: true)
            UIApplication.shared.advance(by: 1)
            return navigation.viewControllers.count
        }
        #expect(swipe(350) == 3)
        #expect(swipe(-350) == 2)
        #expect(swipe(-350) == 2)
        #expect(swipe(350) == 1)
    }
}
