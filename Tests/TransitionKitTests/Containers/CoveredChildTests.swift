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

        init(_ style: UIModalPresentationStyle) async {
            child = RecordingViewController("child", color: .blue, log: log)
            child.definesPresentationContext = true
            container = ContainerViewController(viewControllers: [child, other])
            app = TestApp(rootViewController: container)
            (detail.view.backgroundColor, other.view.backgroundColor) = (.red, .green)
            detail.modalPresentationStyle = style
            child.present(detail, with: .cube())
            await app.settle()
        }

        var color: [UInt8] { app.picture().color(at: CGPoint(x: 195, y: 400)) }
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
