import Animators
import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// Screens that a child presents over the current context, and switches away from that child.
@MainActor @Suite(.allBehaviors) struct CoveredChildTests {
    @MainActor private final class App {
        let log = CallbackLog()
        let child: RecordingViewController
        let other = UIViewController()
        let detail = UIViewController()
        let container: ContainerViewController
        let app: TestApp

        /// - Parameter isCovered: Whether the child presents the screen immediately.
        init(_ style: UIModalPresentationStyle, isCovered: Bool = true) async {
            child = RecordingViewController("child", color: .blue, log: log)
            child.definesPresentationContext = true
            container = ContainerViewController(viewControllers: [child, other])
            app = TestApp(rootViewController: container)
            (detail.view.backgroundColor, other.view.backgroundColor) = (.red, .green)
            detail.modalPresentationStyle = style
            if isCovered { child.present(detail, with: .cube()) }
            await app.settle()
        }

        var color: [UInt8] { app.picture().color(at: CGPoint(x: 195, y: 400)) }

        /// The view that contains the screen's presentation.
        var covering: UIView? { detail.presentationController?.containerView }

        /// The place of the screen in the container.
        var place: CGRect { detail.view.convert(detail.view.bounds, to: container.view) }
    }

    @Test(
        "A screen over the current context of a child goes and comes with its child",
        arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext],
        [true, false]
    )
    func comesAndGoes(style: UIModalPresentationStyle, isAnimated: Bool) async {
        let app = await App(style)
        #expect(app.color == [255, 0, 0])
        for _ in 0..<2 {
            app.container.setSelectedIndex(1, animated: isAnimated)
            await app.app.settle()
            #expect(app.color == [0, 255, 0])
            app.container.setSelectedIndex(0, animated: isAnimated)
            await app.app.settle()
            #expect(app.color == [255, 0, 0])
        }
        #expect(app.child.presentedViewController === app.detail)
        app.detail.dismiss(animated: isAnimated)
        await app.app.settle()
        #expect(app.color == [0, 0, 255])
    }

    @Test(
        "A child that has just asked for one hears that it leaves and comes back",
        arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext]
    )
    func leavesAfterTheRequest(style: UIModalPresentationStyle) async {
        let app = await App(style, isCovered: false)
        app.log.clear()
        app.child.present(app.detail, animated: true)
        app.container.setSelectedIndex(1, animated: false)
        await app.app.settle()
        #expect(app.color == [0, 255, 0])
        app.container.setSelectedIndex(0, animated: false)
        await app.app.settle()
        let calls = ["viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewDidAppear"]
        #expect(app.log.entries(of: "child view") == calls.map { "child \($0)(false)" })
    }

    @Test(
        "A canceled switch leaves it, and it receives touches again",
        arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext]
    )
    func aCanceledSwitchLeaves(style: UIModalPresentationStyle) async {
        let app = await App(style)
        app.log.clear()
        let swipe = SwipeInteraction()
        TransitionDelegate(.slide(), interaction: swipe).attach(to: app.container)
        swipe.begin()
        app.container.selectedIndex = 1
        swipe.update(0.4)
        await app.app.advance(by: 0.1)
        swipe.cancel()
        await app.app.settle()
        #expect(app.color == [255, 0, 0])
        let hit = app.app.window.hitTest(CGPoint(x: 195, y: 400), with: nil)
        #expect(hit === app.detail.view)
        // Behind a screen in the current context, it has disappeared before, and still has.
        let isNotified = style == .overCurrentContext
        #expect(app.log.entries(of: "child view").isEmpty == !isNotified)
        #expect((app.child.view.window != nil) == isNotified)
    }

    @Test("A child that a screen in the current context has replaced is notified when that screen leaves")
    func replacedChild() async {
        for isAnimated in [true, false] {
            let app = await App(.currentContext)
            app.log.clear()
            for index in [1, 0] {
                app.container.setSelectedIndex(index, animated: isAnimated)
                await app.app.settle()
            }
            #expect(app.log.entries(of: "child view") == [])
            app.detail.dismiss(animated: isAnimated)
            await app.app.settle()
            let expected = ["viewWillAppear", "viewDidAppear"].map { "child \($0)(\(isAnimated))" }
            #expect(app.log.entries(of: "child view") == expected)
        }
    }

    @Test("A child that a screen in the current context has replaced doesn't come back behind that screen")
    func replacedChildStaysAway() async {
        for isAnimated in [true, false] {
            let app = await App(.currentContext)
            #expect(app.child.view.window == nil)
            for index in [1, 0] {
                app.container.setSelectedIndex(index, animated: isAnimated)
                await app.app.settle()
            }
            #expect(app.child.view.window == nil)
            app.detail.dismiss(animated: isAnimated)
            await app.app.settle()
            #expect(app.child.view.superview?.subviews.map { $0 === app.child.view } == [true])
            #expect(app.child.view.frame == app.container.view.bounds)
        }
    }

    /// A delegate that removes the child to be shown when it's asked for the animation.
    private final class RemovingDelegate: ContainerViewControllerDelegate {
        func containerViewController(
            _ container: ContainerViewController,
            animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            container.viewControllers = [fromVC]
            return nil
        }
    }

    @Test("A child that a screen has replaced doesn't come back behind it for a switch that isn't made")
    func replacedChildStaysAwayWithoutASwitch() async {
        let app = await App(.currentContext)
        let delegate = RemovingDelegate()
        app.container.delegate = delegate
        app.container.selectedIndex = 1
        await app.app.settle()
        #expect(app.container.selectedViewController === app.child && app.color == [255, 0, 0])
        #expect(app.child.view.window == nil)
        withExtendedLifetime(delegate) {}
    }

    @Test(
        "If it's dismissed while another child is selected, its child stays away until it's selected",
        arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext],
        [true, false]
    )
    func dismissedWhileHidden(style: UIModalPresentationStyle, isAnimated: Bool) async {
        let app = await App(style)
        app.container.selectedIndex = 1
        await app.app.settle()
        // By now, the child has disappeared in any style.
        app.log.clear()
        app.app.perform { app.child.dismiss(animated: isAnimated) }
        await app.app.settle()
        #expect(app.child.presentedViewController == nil)
        #expect(app.child.view.window == nil && app.log.appearance(of: "child") == .gone)
        #expect(app.other.view.superview?.subviews.map { $0 === app.other.view } == [true])
        #expect(app.color == [0, 255, 0])
        app.container.selectedIndex = 0
        await app.app.settle()
        #expect(app.color == [0, 0, 255] && app.child.view.frame == app.container.view.bounds)
        #expect(app.log.appearance(of: "child") == .shown)
    }

    @Test("A child that's removed stays away when it's dismissed", arguments: [true, false])
    func dismissedAfterTheRemoval(isAnimated: Bool) async {
        let app = await App(.currentContext)
        app.container.viewControllers = [app.other]
        await app.app.settle()
        app.log.clear()
        app.app.perform { app.child.dismiss(animated: isAnimated) }
        await app.app.settle()
        #expect(app.child.view.window == nil && app.log.appearance(of: "child") == .gone)
        #expect(app.other.view.superview?.subviews.map { $0 === app.other.view } == [true])
    }

    @Test("If it's being dismissed when another child is selected, its child doesn't come back")
    func dismissedDuringASwitch() async {
        let app = await App(.currentContext)
        app.log.clear()
        app.app.perform { app.child.dismiss(animated: true) }
        await app.app.advance(by: 0.1)
        app.container.selectedIndex = 1
        await app.app.settle()
        #expect(app.child.presentedViewController == nil && app.color == [0, 255, 0])
        #expect(app.child.view.window == nil && app.log.appearance(of: "child") == .gone)
    }

    // MARK: Places

    @Test(
        "If its child presents it on the way out, it's in place when the child comes back",
        arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext],
        [0, 4]
    )
    func presentedOnTheWayOut(style: UIModalPresentationStyle, frames: Int) async {
        for animator in [SlideAnimator(), PushAnimator(), CubeAnimator()] as [any Animator] {
            let app = await App(style, isCovered: false)
            TransitionDelegate(animator).attach(to: app.container)
            app.container.selectedIndex = 1
            if frames > 0 { await app.app.advance(by: Double(frames) / 60) }
            app.app.perform { app.child.present(app.detail, animated: false) }
            await app.app.settle()
            #expect(app.color == [0, 255, 0])
            app.container.selectedIndex = 0
            await app.app.settle()
            #expect(app.place == app.container.view.bounds && app.color == [255, 0, 0])
        }
    }

    @Test("Wherever UIKit has left it, it comes back in place", arguments: [true, false])
    func comesBackInPlace(isAnimated: Bool) async {
        let app = await App(.overCurrentContext)
        app.container.selectedIndex = 1
        await app.app.settle()
        app.covering?.frame = app.container.view.bounds.offsetBy(dx: -130, dy: 0)
        app.container.setSelectedIndex(0, animated: isAnimated)
        await app.app.advance(by: 0.1)
        #expect(app.place == app.container.view.bounds)
        await app.app.settle()
        #expect(app.place == app.container.view.bounds && app.color == [255, 0, 0])
    }

    @Test("Wherever UIKit places it while its child comes, it's in place at the end")
    func presentedOnTheWayIn() async {
        let app = await App(.overCurrentContext, isCovered: false)
        app.container.setSelectedIndex(1, animated: false)
        await app.app.settle()
        app.container.selectedIndex = 0
        await app.app.advance(by: 0.1)
        app.app.perform { app.child.present(app.detail, animated: false) }
        await app.app.advance(by: 0.1)
        app.covering?.frame = app.container.view.bounds.offsetBy(dx: -130, dy: 0)
        await app.app.settle()
        #expect(app.place == app.container.view.bounds && app.color == [255, 0, 0])
    }

    // MARK: Focus

    @Test("Editing in it ends when its child goes", arguments: [true, false])
    func editingInItEnds(isAnimated: Bool) async {
        let app = await App(.overCurrentContext)
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        app.detail.view.addSubview(field)
        #expect(field.becomeFirstResponder())
        app.container.setSelectedIndex(1, animated: isAnimated)
        await app.app.settle()
        #expect(!field.isFirstResponder)
    }

    @Test(
        "A screen reader moves to it when its child comes back",
        arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext],
        [true, false]
    )
    func aScreenReaderMovesToIt(style: UIModalPresentationStyle, isAnimated: Bool) async {
        let app = await App(style)
        for index in [1, 0] {
            app.container.setSelectedIndex(index, animated: isAnimated)
            await app.app.settle()
        }
        let told = UIAccessibility.postedNotifications.filter { $0.0 == .screenChanged }
        #expect(told.compactMap { $0.1 as? UIView } == [app.other.view, app.detail.view])
    }

    @Test("A child that's removed takes it away")
    func aChildThatsRemovedTakesItAway() async {
        let app = await App(.overCurrentContext)
        app.container.viewControllers = [app.other]
        await app.app.settle()
        #expect(app.color == [0, 255, 0])
        app.container.viewControllers = [app.child]
        await app.app.settle()
        #expect(app.color == [255, 0, 0])
    }
}
