import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Swipes over a list with swipe actions. UIKit's recognizer for these is a pan on the list.
@MainActor @Suite(.allBehaviors) struct SwipeActionTests {
    /// The view that has the recognizer.
    enum Owner: CaseIterable, Sendable {
        /// The list, as in UIKit's list layouts.
        case list
        /// A cell, as in packages for swipe actions.
        case cell
    }

    /// How a pan of the app's relates to the gesture of the transition.
    enum Relation: CaseIterable, Sendable {
        /// Its delegate allows it along with every other.
        case joins
        /// Its delegate makes it wait.
        case waits
        /// Without a delegate, `require(toFail:)` makes it wait.
        case isMadeToWait
    }

    /// Decides whether a row has actions.
    @MainActor private final class Row: NSObject, UIGestureRecognizerDelegate {
        let hasActions: Bool
        let relation: Relation?
        weak var gesture: UIGestureRecognizer?
        var reveals = 0

        init(hasActions: Bool, relation: Relation? = nil) {
            (self.hasActions, self.relation) = (hasActions, relation)
        }

        /// Adds a pan of the app's.
        func add(to view: UIView, with gesture: UIGestureRecognizer) {
            self.gesture = gesture
            let pan = UIPanGestureRecognizer()
            if relation == .isMadeToWait { pan.require(toFail: gesture) } else { pan.delegate = self }
            pan.addHandler { [self] in if $0.state == .began { reveals += 1 } }
            view.addGestureRecognizer(pan)
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { relation == .joins }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { relation == .waits && otherGestureRecognizer === gesture }

        /// Adds the pan that reveals the actions to a list or a cell.
        func add(to view: UIView, fingers: Int = 1, canBeLifted: Bool) {
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = fingers
            pan.delegate = self
            pan.addHandler { [self] in if $0.state == .began { reveals += 1 } }
            view.addGestureRecognizer(pan)
            guard canBeLifted else { return }
            // A finger that rests lifts the row.
            let press = UILongPressGestureRecognizer()
            press.allowableMovement = 40
            view.addGestureRecognizer(press)
            pan.require(toFail: press)
        }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { hasActions }
    }

    /// Swipes over a list. Returns whether the screen was popped, whether it followed the finger, and whether
    /// the actions were revealed.
    private func swipe(
        _ interaction: GestureInteraction?,
        over owner: Owner,
        hasActions: Bool,
        fingers: Int = 1,
        canBeLifted: Bool = false,
        from start: SwipeBackStart = .content
    ) -> (pops: Bool, follows: Bool, reveals: Bool) {
        let scene = SwipeBackScene(CallbackLog())
        let delegate = TransitionDelegate(SlideAnimator(), interaction: interaction)
        delegate.attach(to: scene.navigation)
        let list = UICollectionView(
            frame: scene.screens[2].view.bounds,
            collectionViewLayout: UICollectionViewFlowLayout()
        )
        scene.screens[2].view.addSubview(list)
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        list.addSubview(cell)
        let row = Row(hasActions: hasActions)
        row.add(to: owner == .list ? list : cell, fingers: fingers, canBeLifted: canBeLifted)
        UIApplication.shared.tick()
        scene.swipe(start, lifts: false)
        let follows = scene.navigation.transitionCoordinator?.isInteractive == true
        scene.lift()
        return (scene.navigation.viewControllers.count == 2, follows, row.reveals > 0)
    }

    @Test(
        "Swipe actions of a list come before the transition, where there are any",
        arguments: Owner.allCases
    )
    func swipeActionsOfAListComeBeforeTheTransition(owner: Owner) {
        for interaction in [nil, SwipeInteraction(), DragInteraction()] as [GestureInteraction?] {
            for hasActions in [true, false] {
                for canBeLifted in [false, true] {
                    let (pops, follows, reveals) = swipe(
                        interaction,
                        over: owner,
                        hasActions: hasActions,
                        canBeLifted: canBeLifted
                    )
                    #expect(pops == !hasActions)
                    #expect(follows == !hasActions)
                    #expect(reveals == hasActions)
                }
            }
        }
    }

    @Test("This also applies to a screen whose view is the list", arguments: [true, false])
    func theListItself(hasActions: Bool) async {
        let (root, screen) = (UIViewController(), UIViewController())
        let list = UICollectionView(
            frame: UIScreen.main.bounds,
            collectionViewLayout: UICollectionViewFlowLayout()
        )
        let row = Row(hasActions: hasActions)
        row.add(to: list, canBeLifted: true)
        screen.view = list
        screen.modalPresentationStyle = .fullScreen
        let app = TestApp(rootViewController: root)
        root.present(screen, with: .slide(), interaction: .swipe())
        await app.settle()
        await app.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 370, y: 400), over: 0.3)
        await app.settle()
        #expect((root.presentedViewController === screen) == hasActions)
        #expect((row.reveals > 0) == hasActions)
    }

    @Test(
        "A drag doesn't wait for the app's own pan on a list that begins along with it or after it",
        arguments: Owner.allCases,
        Relation.allCases
    )
    func appsPan(owner: Owner, relation: Relation) throws {
        for interaction in [SwipeInteraction(), DragInteraction()] as [GestureInteraction] {
            let scene = SwipeBackScene(CallbackLog())
            TransitionDelegate(SlideAnimator(), interaction: interaction).attach(to: scene.navigation)
            UIApplication.shared.tick()
            let list = UICollectionView(
                frame: scene.screens[2].view.bounds,
                collectionViewLayout: UICollectionViewFlowLayout()
            )
            scene.screens[2].view.addSubview(list)
            let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
            list.addSubview(cell)
            let row = Row(hasActions: true, relation: relation)
            row.add(to: owner == .list ? list : cell, with: try #require(interaction.recognizers.first))
            UIApplication.shared.tick()
            scene.swipe(.content, lifts: false)
            #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
            #expect((row.reveals > 0) == (relation == .joins))
            scene.lift()
            #expect(scene.navigation.viewControllers.count == 2)
        }
    }

    @Test(
        "At the edge, and for recognizers of several fingers, the swipe doesn't wait",
        arguments: Owner.allCases
    )
    func atTheEdgeAndForRecognizersOfSeveralFingers(owner: Owner) {
        let edge = swipe(nil, over: owner, hasActions: true, from: .edge)
        #expect(edge.pops && edge.follows && !edge.reveals)
        let several = swipe(SwipeInteraction(), over: owner, hasActions: true, fingers: 2)
        #expect(several.pops && several.follows && !several.reveals)
    }
}
