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

    /// Decides whether a row has actions.
    @MainActor private final class Row: NSObject, UIGestureRecognizerDelegate {
        let hasActions: Bool
        var reveals = 0

        init(hasActions: Bool) { self.hasActions = hasActions }

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
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = fingers
        pan.delegate = row
        pan.addHandler { [row] in if $0.state == .began { row.reveals += 1 } }
        (owner == .list ? list : cell).addGestureRecognizer(pan)
        if canBeLifted {
            // A finger that rests lifts the row.
            let press = UILongPressGestureRecognizer()
            press.allowableMovement = 40
            cell.addGestureRecognizer(press)
            pan.require(toFail: press)
        }
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
        for interaction in [nil, SwipeInteraction()] as [GestureInteraction?] {
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
