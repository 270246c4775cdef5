import Presentations
import TransitionKit
@_spi(Host) import UIKit

/// Cards that aren't presented.
extension World {
    /// The cards that are in a screen, in the order in which they were added.
    var addedCards: [CardPresentationController] {
        cards.compactMap(\.object).filter { $0.parent != nil }.compactMap(\.cardPresentationController)
    }

    /// The screens of these cards in the window.
    var visibleCards: [WalkScreen] {
        addedCards.compactMap { card in
            // Independent of what the screen thinks.
            guard let container = card.containerView?.superview, container.window === window else {
                return nil
            }
            return card.presentedViewController as? WalkScreen
        }
    }

    func added(_ index: Int) -> CardPresentationController? {
        let all = addedCards
        return all.isEmpty ? nil : all[index % all.count]
    }

    /// Adds a card. Its place is a container, the visible screen, or the last card.
    func addCard(_ place: Int, _ card: Int, _ animated: Bool) {
        guard addedCards.count < 4 else { return }
        let parents: [UIViewController?] = [
            currentStack, tabs, deck, chain.last, visible.last, addedCards.last?.presentedViewController,
        ]
        guard let parent = parents[place % parents.count] else { return }
        let all = WalkAnimators.addedCards
        let screen = makeCard()
        parent.addCard(screen, as: all[card % all.count], animated: animated)
        screen.cardPresentationController?.onDetentChange = { [weak self] _ in self?.hear(.detentChange) }
    }

    func showToast(_ edge: Int, _ replaces: Bool) {
        guard let front = visible.last else { return }
        let edges = TransitionEdge.allCases
        var toast = CardPresentation.toast(edge: edges[edge % edges.count], duration: 0.5)
        toast.succession = replaces ? .replaces : .waits
        front.present(makeCard(), as: toast)
    }

    func changeAddedCard(_ index: Int, _ detent: Int?, _ card: Int, _ animated: Bool) {
        guard let controller = added(index) else { return }
        // Where the card is doesn't change, nor whether it stays.
        let all = WalkAnimators.addedCards
        let change = {
            if let detent {
                controller.selectedDetentIndex = detent
                return
            }
            var next = all[card % all.count]
            next.barPlacement = controller.presentation.barPlacement
            next.duration = controller.presentation.duration
            controller.presentation = next
        }
        if animated { controller.animateChanges(change) } else { change() }
    }

    private func makeCard() -> WalkScreen {
        let screen = makeScreen(scrolls: screens.count.isMultiple(of: 2))
        cards.removeAll { $0.object == nil }
        cards.append(Weak(object: screen))
        return screen
    }

    // MARK: At rest

    /// Tells cards that the tab bar may have come or gone, which UIKit doesn't report.
    func placeCardsAtBars() {
        for card in addedCards where card.presentation.barPlacement != .inFront { card.invalidateDetents() }
        UIApplication.shared.tick()
    }

    func checkCards() {
        // In a screen that isn't visible, a toast waits until somebody can read it.
        for card in addedCards where card.presentation.duration != nil && card.containerView?.window != nil {
            fail("a toast is still there")
        }
        let visible = visibleCards
        for card in addedCards {
            guard let screen = card.presentedViewController as? WalkScreen, let container = card.containerView
            else { continue }
            let isVisible = visible.contains { $0 === screen }
            check(
                screen,
                isVisible: isVisible,
                at: container.convert(card.frameOfPresentedViewInContainerView, to: window)
            )
        }
    }

    /// Returns whether a point is on a card that isn't presented, or on what covers the screen behind one.
    func isOnAddedCard(_ point: CGPoint) -> Bool {
        guard let hit = window.hitTest(point, with: nil) else { return false }
        return addedCards.contains { card in
            card.containerView.map { hit.isDescendant(of: $0) } ?? false
        }
    }
}
