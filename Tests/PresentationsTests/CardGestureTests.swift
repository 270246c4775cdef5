import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Cards that a gesture opens, and that people close by a drag toward their edge.
@MainActor @Suite struct CardGestureTests {
    /// A screen with a drawer that an interaction opens, and its delegate.
    private func drawer(_ edge: TransitionEdge, by interaction: GestureInteraction, isMirrored: Bool = false)
        -> (
            CardScene, TransitionDelegate
        )
    {
        let scene = CardScene(layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
        let transition = TransitionDelegate()
        transition.presentation = .drawer(edge: edge)
        transition.interaction = interaction
        interaction.attach(toPresentFrom: scene.root) { [screen = scene.screen] in
            screen.modalPresentationStyle = .custom
            screen.transitioningDelegate = transition
            return screen
        }
        return (scene, transition)
    }

    @Test("Apps know the drag of a card by the name of its recognizer")
    func nameOfTheDrag() {
        let scene = CardScene()
        scene.show(.sheet())
        let recognizers = scene.controller?.containerView?.gestureRecognizers ?? []
        #expect(recognizers.compactMap(\.name).sorted() == ["TransitionKit.Card", "TransitionKit.Hold"])
    }

    @Test("A finger holds a card at rest if its time passes, and not if its duration counts as none")
    func holdsAtRest() throws {
        for duration in [10, -1] as [TimeInterval] {
            let scene = CardScene()
            var sheet = CardPresentation.sheet()
            sheet.duration = duration
            scene.show(sheet)
            let recognizers = scene.controller?.containerView?.gestureRecognizers ?? []
            let hold = try #require(recognizers.first { $0.name == "TransitionKit.Hold" })
            scene.touch.down(at: CGPoint(x: 200, y: 600))
            scene.advance(0.1)
            #expect((hold.state != .possible) == (duration > 0))
            scene.touch.up()
        }
    }

    @Test("Each recognizer of a card has a name, whether the card is presented or not")
    func eachRecognizerOfCardHasName() {
        let scene = CardScene()
        let panel = CardScreen()
        scene.root.addCard(panel, as: .panel())
        scene.advance(1)
        var sheet = CardPresentation.sheet()
        sheet.prefersGrabberVisible = true
        scene.show(sheet)
        // These have recognizers of their own.
        let screens: [UIView] = [scene.root.view, panel.view, scene.screen.view]
        var names: Set<String?> = []
        var views = scene.window.subviews
        while let view = views.popLast() {
            views += view.subviews
            guard !screens.contains(view) else { continue }
            names.formUnion((view.gestureRecognizers ?? []).map(\.name))
        }
        let expected: Set<String?> = [
            "TransitionKit.Backdrop", "TransitionKit.Card", "TransitionKit.Grabber", "TransitionKit.Hold",
            "TransitionKit.Shield",
        ]
        #expect(names == expected)
    }

    @Test(
        "A drawer follows the finger that opens it, and any drag toward its edge closes it",
        arguments: [TransitionEdge.leading, .trailing, .top, .bottom],
        [false, true]
    )
    func edgeSwipe(edge: TransitionEdge, isMirrored: Bool) {
        let (scene, transition) = drawer(edge, by: EdgeSwipeInteraction(edge: edge), isMirrored: isMirrored)
        let size = scene.window.bounds.size
        let inward = CGVector(
            dx: isMirrored ? edge.outward.dx : -edge.outward.dx,
            dy: -edge.outward.dy
        )
        let start = CGPoint(
            x: inward.dx > 0 ? 1 : inward.dx < 0 ? size.width - 1 : size.width / 2,
            y: inward.dy > 0 ? 1 : inward.dy < 0 ? size.height - 1 : size.height / 2
        )
        scene.drag(from: start, by: CGVector(dx: inward.dx * 200, dy: inward.dy * 200))
        #expect(scene.card != nil)
        let shown = scene.shownFrame.intersection(scene.window.bounds)
        #expect(abs((inward.dx != 0 ? shown.width : shown.height) - 200) < 15)
        scene.touch.move(
            to: CGPoint(x: start.x + inward.dx * 310, y: start.y + inward.dy * (size.height * 0.7))
        )
        scene.touch.up()
        scene.advance(1)
        #expect(scene.root.presentedViewController === scene.screen)
        let rest = scene.shownFrame
        for way in [60, 230] as [CGFloat] {
            scene.drag(
                from: CGPoint(x: rest.midX, y: rest.midY),
                by: CGVector(dx: -inward.dx * way, dy: -inward.dy * way),
                duration: way == 60 ? 0.5 : 0.15
            )
            #expect(
                isNear(
                    scene.shownFrame,
                    rest.offsetBy(dx: -inward.dx * (way - 10), dy: -inward.dy * (way - 10)),
                    within: 20
                )
            )
            if way == 60 { scene.advance(0.3) }
            scene.touch.up()
            scene.advance(1)
            if way == 60 { #expect(isNear(scene.shownFrame, rest)) }
        }
        #expect(scene.isGone)
        withExtendedLifetime(transition) {}
    }

    @Test("A drawer that a swipe across the screen opens is closed by a drag back")
    func aDrawerThatASwipeAcrossTheScreenOpensIsClosed() {
        let (scene, transition) = drawer(.trailing, by: SwipeInteraction(edge: .leading))
        scene.drag(from: CGPoint(x: 380, y: 400), by: CGVector(dx: -300, dy: 0), lifts: true)
        scene.advance(1)
        #expect(scene.root.presentedViewController === scene.screen)
        scene.drag(from: CGPoint(x: 150, y: 400), by: CGVector(dx: 230, dy: 0), duration: 0.2, lifts: true)
        scene.advance(1)
        #expect(scene.isGone)
        withExtendedLifetime(transition) {}
    }

    @Test("A gesture other than a drag down leaves a card's drag down alone", arguments: 0..<4)
    func aGestureOtherThanADragDownLeavesTheDragDownAlone(kind: Int) {
        let scene = CardScene()
        let interaction: InteractionController =
            switch kind {
            case 0: PinchInteraction()
            case 1: SwipeInteraction(edge: .leading)
            case 2: DragInteraction(directions: [.trailing])
            default: InteractionController()
            }
        scene.show(.sheet(), interaction: interaction)
        scene.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: 330), lifts: true)
        scene.advance(1)
        #expect(scene.isGone)
        #expect(scene.log == ["should", "will", "did"])
    }

    @Test("A drawer opened by an edge swipe is caught in flight by a drag along its edge")
    func aDrawerOpenedByAnEdgeSwipeIsCaughtInFlight() {
        let (scene, transition) = drawer(.leading, by: EdgeSwipeInteraction(edge: .leading))
        scene.screen.modalPresentationStyle = .custom
        scene.screen.transitioningDelegate = transition
        scene.root.present(scene.screen, animated: true)
        scene.advance(0.15)
        let flying = scene.shownFrame
        scene.touch.down(at: CGPoint(x: flying.maxX - 20, y: 400))
        scene.advance(1.0 / 60)
        let caught = scene.shownFrame
        // Within this frame, it can have gone on.
        #expect(isNear(caught, flying, within: 20))
        scene.advance(0.3)
        #expect(isNear(scene.shownFrame, caught, within: 0.01))
        scene.touch.move(to: CGPoint(x: flying.maxX - 30, y: 400))
        scene.advance(1.0 / 60)
        let held = scene.shownFrame
        scene.touch.move(to: CGPoint(x: flying.maxX - 80, y: 400))
        scene.advance(1.0 / 60)
        #expect(abs(scene.shownFrame.maxX - held.maxX + 50) < 0.5)
        scene.touch.cancel()
        scene.advance(1)
    }

    @Test("A low card stays under the finger of a swipe")
    func swipedLowCard() {
        let scene = CardScene()
        scene.show(.sheet(), interaction: .swipe(edge: .top))
        let rest = scene.shownFrame
        scene.drag(from: CGPoint(x: 200, y: rest.minY + 50), by: CGVector(dx: 0, dy: 60))
        let first = scene.shownFrame.minY
        #expect(first > rest.minY + 40)
        scene.touch.move(to: CGPoint(x: 200, y: rest.minY + 210))
        scene.advance(0.05)
        #expect(abs(scene.shownFrame.minY - first - 100) < 1)
        scene.touch.cancel()
        scene.advance(1)
    }

    // MARK: Views that track the finger

    /// A view that keeps its touches, as the documentation says.
    private final class Knob: UIControl {
        private(set) var moves = 0
        private(set) var isInterrupted = false

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moves += 1 }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isInterrupted = true }

        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            gestureRecognizer.view === self || !(gestureRecognizer is UIPanGestureRecognizer)
        }
    }

    @Test(
        "A view that doesn't let the pans of others begin keeps its touches in a card",
        arguments: [true, false]
    )
    func viewThatDoesntLetPansOfOthersBeginKeepsTouchesInCard(isSwiped: Bool) {
        let scene = CardScene()
        let knob = Knob(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        scene.screen.view.addSubview(knob)
        scene.show(.sheet(), interaction: isSwiped ? .swipe(edge: .top) : nil)
        let rest = scene.shownFrame
        scene.drag(from: CGPoint(x: 200, y: rest.minY + 150), by: CGVector(dx: 0, dy: 100))
        #expect(knob.moves > 3 && !knob.isInterrupted)
        scene.touch.up()
        scene.advance(1)
        #expect(isNear(scene.shownFrame, rest))
        #expect(scene.log.isEmpty)
        // Beside it, the card follows the finger.
        scene.drag(from: CGPoint(x: 40, y: rest.minY + 150), by: CGVector(dx: 0, dy: 100))
        #expect(scene.shownFrame.minY > rest.minY + 50)
        scene.touch.cancel()
        scene.advance(1)
    }

    // MARK: Stacks

    @Test(
        "On one stack, a swipe back comes before a menu, and the menu is opened at the root",
        arguments: [true, false],
        [true, false]
    )
    func menuOnStack(isMenuFirst: Bool, isByUIKit: Bool) {
        let scene = CardScene()
        let stack = UINavigationController(rootViewController: UIViewController())
        scene.window.rootViewController = stack
        let menu = UIViewController()
        let edge = EdgeSwipeInteraction(edge: .leading)
        let transition = TransitionDelegate()
        transition.presentation = .drawer()
        transition.interaction = edge
        func attachMenu() {
            edge.attach(toPresentFrom: stack) {
                menu.modalPresentationStyle = .custom
                menu.transitioningDelegate = transition
                return menu
            }
        }
        if isMenuFirst { attachMenu() }
        if !isByUIKit { TransitionDelegate(.card(edge: .trailing)).attach(to: stack) }
        if !isMenuFirst { attachMenu() }
        stack.pushViewController(UIViewController(), animated: true)
        scene.advance(1)
        let start = CGPoint(x: 1, y: 400)
        scene.drag(from: start, by: CGVector(dx: 340, dy: 0), lifts: true)
        scene.advance(1)
        #expect(stack.viewControllers.count == 1)
        #expect(stack.presentedViewController == nil)
        scene.drag(from: start, by: CGVector(dx: 300, dy: 0), lifts: true)
        scene.advance(1)
        #expect(stack.presentedViewController === menu)
    }
}
