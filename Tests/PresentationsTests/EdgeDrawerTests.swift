import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Drawers that a gesture opens, which the view of the screen behind them keeps.
@MainActor @Suite struct EdgeDrawerTests {
    /// The controller that presents the drawer.
    enum Presenter: CaseIterable, Sendable {
        case screen
        case stack
        case screenInStack
        case tabs
        case stackInTabs
        case child
    }

    /// What a closure returns.
    @MainActor private final class Answer {
        var screen: UIViewController?
    }

    /// Returns the presenter, and the controller of the window.
    private static func make(_ presenter: Presenter) -> (presenter: UIViewController, root: UIViewController)
    {
        let screen = UIViewController()
        let stack = UINavigationController(rootViewController: screen)
        let tabs = UITabBarController()
        switch presenter {
        case .screen: return (screen, screen)
        case .stack: return (stack, stack)
        case .screenInStack: return (screen, stack)
        case .tabs, .stackInTabs:
            tabs.viewControllers = [stack, UIViewController()]
            return (presenter == .tabs ? tabs : stack, tabs)
        case .child:
            let parent = UIViewController()
            parent.addChild(screen)
            screen.view.frame = parent.view.bounds
            parent.view.addSubview(screen.view)
            screen.didMove(toParent: parent)
            return (screen, parent)
        }
    }

    @Test(
        "The view keeps the gesture, the drawer follows it from each edge, and a drag back closes it",
        arguments: [TransitionEdge.leading, .trailing, .top, .bottom],
        [false, true]
    )
    func viewKeepsGestureDrawerFollowsItFromEachEdge(edge: TransitionEdge, isMirrored: Bool) {
        for isHosted in [false, true] {
            let scene = CardScene(layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
            var drawer = CardPresentation.drawer(edge: edge)
            if isHosted { drawer.tapOutside = .passesThrough }
            var count = 0
            EdgeSwipeInteraction(edge: edge).attach(toPresentFrom: scene.root, as: drawer) {
                count += 1
                return scene.screen
            }
            let size = scene.window.bounds.size
            let inward = CGVector(dx: isMirrored ? edge.outward.dx : -edge.outward.dx, dy: -edge.outward.dy)
            let start = CGPoint(
                x: inward.dx > 0 ? 1 : inward.dx < 0 ? size.width - 1 : size.width / 2,
                y: inward.dy > 0 ? 1 : inward.dy < 0 ? size.height - 1 : size.height / 2
            )
            // Held, it's under the finger. A short drag is canceled.
            scene.drag(from: start, by: CGVector(dx: inward.dx * 100, dy: inward.dy * 100))
            let shown = scene.shownFrame.intersection(scene.window.bounds)
            #expect(abs((inward.dx != 0 ? shown.width : shown.height) - 100) < 15)
            scene.advance(0.3)
            scene.touch.up()
            scene.advance(1)
            #expect(scene.isGone && count == 1)
            for round in 2...3 {
                scene.drag(from: start, by: CGVector(dx: inward.dx * 250, dy: inward.dy * 300), lifts: true)
                scene.advance(1)
                #expect(count == round)
                #expect((scene.root.presentedViewController === scene.screen) == !isHosted)
                #expect(scene.screen.view.window != nil)
                let rest = scene.shownFrame
                #expect(scene.window.bounds.contains(rest))
                // From the edge again, it doesn't begin.
                scene.drag(from: start, by: CGVector(dx: inward.dx * 250, dy: inward.dy * 300), lifts: true)
                scene.advance(1)
                #expect(count == round && isNear(scene.shownFrame, rest))
                scene.drag(
                    from: CGPoint(x: rest.midX, y: rest.midY),
                    by: CGVector(dx: -inward.dx * 200, dy: -inward.dy * 200),
                    duration: 0.15
                )
                #expect(abs(abs(scene.shownFrame.midX - rest.midX) - abs(inward.dx * 190)) < 20)
                #expect(abs(abs(scene.shownFrame.midY - rest.midY) - abs(inward.dy * 190)) < 20)
                scene.touch.up()
                scene.advance(1)
                #expect(scene.isGone)
            }
        }
    }

    @Test("In mid-screen, a finger catches it in flight, and drags it both ways", arguments: [false, true])
    func caughtInMidScreen(isHosted: Bool) {
        let scene = CardScene()
        var drawer = CardPresentation.drawer()
        if isHosted { drawer.tapOutside = .passesThrough }
        EdgeSwipeInteraction().attach(toPresentFrom: scene.root, as: drawer) { scene.screen }
        scene.drag(from: CGPoint(x: 1, y: 400), by: CGVector(dx: 180, dy: 0), duration: 0.2, lifts: true)
        scene.advance(0.05)
        let start = scene.shownFrame.maxX - 40
        scene.touch.down(at: CGPoint(x: start, y: 300))
        scene.advance(1.0 / 60)
        let caught = scene.shownFrame.maxX
        // The first ten points distinguish a drag from a touch.
        scene.touch.move(to: CGPoint(x: start - 10, y: 300))
        scene.advance(1.0 / 60)
        #expect(abs(scene.shownFrame.maxX - caught) < 1)
        for way in [-30, -60, -30, 10, -50, -100, -150] as [CGFloat] {
            scene.touch.move(to: CGPoint(x: start - 10 + way, y: 300))
            scene.advance(1.0 / 60)
            #expect(abs(scene.shownFrame.maxX - caught - way) < 1, "\(way)")
        }
        scene.advance(0.3)
        scene.touch.up()
        scene.advance(1)
        #expect(scene.isGone)
    }

    @Test("It's opened from a screen in any container, and closed again", arguments: Presenter.allCases)
    func openedFromScreenInAnyContainerAndClosedAgain(kind: Presenter) {
        let scene = CardScene()
        let (presenter, root) = Self.make(kind)
        scene.window.rootViewController = root
        scene.advance(0.1)
        EdgeSwipeInteraction().attach(toPresentFrom: presenter, as: .drawer()) { scene.screen }
        let start = CGPoint(x: 1, y: 400)
        if kind == .stack || kind == .stackInTabs, let stack = presenter as? UINavigationController {
            // A swipe back comes first.
            stack.pushViewController(UIViewController(), animated: true)
            scene.advance(1)
            scene.drag(from: start, by: CGVector(dx: 340, dy: 0), lifts: true)
            scene.advance(1)
            #expect(stack.viewControllers.count == 1)
        }
        #expect(root.presentedViewController == nil)
        scene.drag(from: start, by: CGVector(dx: 300, dy: 0), lifts: true)
        scene.advance(1)
        #expect(root.presentedViewController === scene.screen)
        let rest = scene.shownFrame
        #expect(rest.minX == 0 && rest.minY == 0 && rest.height == scene.window.bounds.height)
        scene.drag(from: CGPoint(x: 200, y: 400), by: CGVector(dx: -190, dy: 0), duration: 0.15, lifts: true)
        scene.advance(1)
        #expect(root.presentedViewController == nil)
    }

    @Test("It doesn't begin while the presenter, or a controller around it, presents something")
    func itDoesntBeginWhilePresenter() {
        for kind in [Presenter.screen, .screenInStack] {
            let scene = CardScene()
            let (presenter, root) = Self.make(kind)
            scene.window.rootViewController = root
            scene.advance(0.1)
            var count = 0
            EdgeSwipeInteraction().attach(toPresentFrom: presenter, as: .drawer()) {
                count += 1
                return scene.screen
            }
            // What's presented lets touches through.
            let transition = TransitionDelegate()
            transition.presentation = .toast(edge: .bottom, duration: 60)
            let other = CardScreen()
            other.modalPresentationStyle = .custom
            other.transitioningDelegate = transition
            root.present(other, animated: true)
            scene.advance(1)
            let start = CGPoint(x: 1, y: 400)
            scene.drag(from: start, by: CGVector(dx: 300, dy: 0), lifts: true)
            scene.advance(1)
            #expect(count == 0 && root.presentedViewController === other)
            root.dismiss(animated: true)
            scene.advance(1)
            scene.drag(from: start, by: CGVector(dx: 300, dy: 0), lifts: true)
            scene.advance(1)
            #expect(count == 1 && root.presentedViewController === scene.screen)
        }
    }

    @Test("A closure that creates nothing, or a drawer that's shown elsewhere, presents nothing")
    func closureThatCreatesNothing() {
        let scene = CardScene()
        let answer = Answer()
        EdgeSwipeInteraction().attach(toPresentFrom: scene.root, as: .drawer()) { answer.screen }
        let (start, way) = (CGPoint(x: 1, y: 400), CGVector(dx: 300, dy: 0))
        scene.drag(from: start, by: way, lifts: true)
        scene.advance(1)
        #expect(scene.isGone)
        answer.screen = scene.screen
        let parent = UIViewController()
        parent.addChild(scene.screen)
        scene.drag(from: start, by: way, lifts: true)
        scene.advance(1)
        #expect(scene.root.presentedViewController == nil)
        scene.screen.removeFromParent()
        scene.drag(from: start, by: way, lifts: true)
        scene.advance(1)
        #expect(scene.root.presentedViewController === scene.screen)
    }

    @Test("A swipe from anywhere opens and closes a drawer, presented or hosted", arguments: [false, true])
    func swipeFromAnywhereOpensAndClosesDrawer(isHosted: Bool) {
        let scene = CardScene()
        var drawer = CardPresentation.drawer()
        if isHosted { drawer.tapOutside = .passesThrough }
        SwipeInteraction(edge: .trailing).attach(toPresentFrom: scene.root, as: drawer) { scene.screen }
        for _ in 0..<2 {
            scene.drag(from: CGPoint(x: 60, y: 400), by: CGVector(dx: 100, dy: 0))
            #expect(abs(scene.shownFrame.maxX - 100) < 15)
            scene.touch.move(to: CGPoint(x: 350, y: 400))
            scene.touch.up()
            scene.advance(1)
            #expect(scene.screen.view.window != nil && scene.shownFrame.minX == 0)
            scene.drag(from: CGPoint(x: 250, y: 400), by: CGVector(dx: -100, dy: 0))
            #expect(abs(scene.shownFrame.minX + 100) < 15)
            scene.touch.move(to: CGPoint(x: 20, y: 400))
            scene.touch.up()
            scene.advance(1)
            #expect(scene.isGone)
        }
    }

    /// Decides whether a row has actions.
    @MainActor private final class Row: NSObject, UIGestureRecognizerDelegate {
        let hasActions: Bool
        let joins: Bool
        var reveals = 0

        /// - Parameter joins: Whether the pan is one of the app's, which begins along with every other.
        init(hasActions: Bool, joins: Bool = false) {
            (self.hasActions, self.joins) = (hasActions, joins)
        }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { hasActions }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { joins }
    }

    @Test("Swipe actions of a list in a drawer come first, where there are any", arguments: [true, false])
    func swipeActions(hasActions: Bool) {
        let scene = CardScene()
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 844),
            collectionViewLayout: UICollectionViewFlowLayout()
        )
        let row = Row(hasActions: hasActions)
        let (pan, press) = (UIPanGestureRecognizer(), UILongPressGestureRecognizer())
        pan.delegate = row
        pan.addHandler { [row] in if $0.state == .began { row.reveals += 1 } }
        // A finger that rests lifts the row.
        press.allowableMovement = 40
        for recognizer in [pan, press] { list.addGestureRecognizer(recognizer) }
        pan.require(toFail: press)
        scene.screen.view.addSubview(list)
        scene.show(.drawer())
        let rest = scene.shownFrame
        scene.drag(from: CGPoint(x: 250, y: 400), by: CGVector(dx: -150, dy: 0))
        #expect((row.reveals > 0) == hasActions)
        #expect(isNear(scene.shownFrame, rest) == hasActions)
        scene.touch.cancel()
        scene.advance(1)
        #expect(isNear(scene.shownFrame, rest))
    }

    @Test("The app's own pan on a list in a drawer that begins along with every other leaves it its drag")
    func appsPan() {
        let scene = CardScene()
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 844),
            collectionViewLayout: UICollectionViewFlowLayout()
        )
        let row = Row(hasActions: true, joins: true)
        let pan = UIPanGestureRecognizer()
        pan.delegate = row
        pan.addHandler { [row] in if $0.state == .began { row.reveals += 1 } }
        list.addGestureRecognizer(pan)
        scene.screen.view.addSubview(list)
        scene.show(.drawer())
        let rest = scene.shownFrame
        scene.drag(from: CGPoint(x: 250, y: 400), by: CGVector(dx: -150, dy: 0))
        #expect(row.reveals > 0 && !isNear(scene.shownFrame, rest))
        scene.touch.cancel()
        scene.advance(1)
    }

    @Test("An animator brings the drawer in under the finger, and a second one never comes")
    func animatorBringsDrawerInUnderFinger() {
        let scene = CardScene()
        let swipe = EdgeSwipeInteraction()
        swipe.attach(toPresentFrom: scene.root, as: .drawer(), with: CardAnimator(edge: .trailing)) {
            scene.screen
        }
        swipe.attach(toPresentFrom: scene.root, as: .drawer()) { CardScreen() }
        #expect(swipe.recognizers.count == 1)
        let width = CardPresentation.drawer().maximumWidth ?? 0
        scene.drag(from: CGPoint(x: 1, y: 400), by: CGVector(dx: 100, dy: 0))
        // It enters by the other side.
        #expect(scene.shownFrame.minX > 0)
        scene.touch.move(to: CGPoint(x: 350, y: 400))
        scene.touch.up()
        scene.advance(1)
        #expect(scene.root.presentedViewController === scene.screen && scene.shownFrame.width <= width)
    }

    @Test("A menu leaves while the stack behind it pushes a screen", arguments: [false, true])
    func pushFromMenu(isInTabs: Bool) {
        let scene = CardScene()
        let (screen, page) = (UIViewController(), UIViewController())
        let stack = UINavigationController(rootViewController: screen)
        let tabs = UITabBarController()
        if isInTabs { tabs.viewControllers = [stack, UIViewController()] }
        let root: UIViewController = isInTabs ? tabs : stack
        scene.window.rootViewController = root
        scene.advance(0.1)
        var drawer = CardPresentation.drawer()
        drawer.presenterEffect = .pushed
        screen.present(scene.screen, as: drawer)
        scene.advance(1)
        #expect(scene.screen.view.window != nil && !root.view.transform.isIdentity)
        screen.dismiss(animated: true)
        screen.navigationController?.pushViewController(page, animated: true)
        scene.advance(1)
        #expect(stack.topViewController === page && page.view.window === scene.window)
        #expect(root.presentedViewController == nil && scene.screen.view.window == nil)
        #expect(root.view.transform.isIdentity)
    }

    @Test("The gesture lives as long as the presenter, or until it's detached, and nothing leaks")
    func gestureLivesAsLongAsPresenter() {
        let scene = CardScene()
        weak var presenter: UIViewController?
        weak var swipe: EdgeSwipeInteraction?
        weak var menu: UIViewController?
        do {
            let controller = UIViewController()
            scene.window.rootViewController = controller
            let interaction = EdgeSwipeInteraction()
            interaction.attach(toPresentFrom: controller, as: .drawer()) {
                let screen = CardScreen()
                menu = screen
                return screen
            }
            (presenter, swipe) = (controller, interaction)
        }
        scene.advance(1)
        #expect(swipe != nil)
        let (start, way) = (CGPoint(x: 1, y: 400), CGVector(dx: 300, dy: 0))
        scene.drag(from: start, by: way, lifts: true)
        scene.advance(1)
        #expect(menu != nil && presenter?.presentedViewController === menu)
        presenter?.dismiss(animated: true)
        scene.advance(1)
        #expect(menu == nil)
        scene.window.rootViewController = UIViewController()
        scene.advance(1)
        #expect(presenter == nil && swipe == nil)

        let interaction = EdgeSwipeInteraction()
        let controller = UIViewController()
        scene.window.rootViewController = controller
        let recognizers = controller.view.gestureRecognizers ?? []
        let interactions = controller.view.interactions.count
        interaction.attach(toPresentFrom: controller, as: .drawer()) { CardScreen() }
        interaction.detach(from: controller.view)
        #expect(controller.view.gestureRecognizers ?? [] == recognizers)
        #expect(controller.view.interactions.count == interactions)
        scene.drag(from: start, by: way, lifts: true)
        scene.advance(1)
        #expect(controller.presentedViewController == nil)
    }

    @Test("A detached gesture that nothing else keeps is released")
    func detachedGestureThatNothingElseKeepsIsReleased() {
        let controller = UIViewController()
        weak var swipe: EdgeSwipeInteraction?
        do {
            let interaction = EdgeSwipeInteraction()
            interaction.attach(toPresentFrom: controller, as: .drawer()) { CardScreen() }
            swipe = interaction
        }
        #expect(swipe != nil)
        swipe?.detach(from: controller.view)
        #expect(swipe == nil)
    }
}
