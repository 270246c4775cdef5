import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Many cards that come or go together, and the order of toasts that wait.
@MainActor @Suite struct ManyCardsTests {
    private func toast() -> CardScreen {
        let toast = CardScreen()
        toast.preferredContentSize = CGSize(width: 200, height: 60)
        return toast
    }

    private func presentation(
        _ edge: TransitionEdge = .top,
        _ succession: CardPresentation.Succession = .replaces,
        duration: TimeInterval = 20
    ) -> CardPresentation {
        var toast = CardPresentation.toast(edge: edge, duration: duration)
        toast.succession = succession
        return toast
    }

    /// Returns what assistive technologies are told about a view and everything in it.
    private func accessibility(of view: UIView) -> [String] {
        let own = "\(type(of: view)) \(view.accessibilityViewIsModal) \(view.accessibilityElementsHidden)"
        return [own] + view.subviews.flatMap(accessibility)
    }

    /// Returns the indices of the screens in the window.
    private func visible(_ screens: [CardScreen]) -> [Int] {
        screens.indices.filter { screens[$0].viewIfLoaded?.window != nil }
    }

    /// Returns the order in which people see toasts in the next seconds, each of them alone.
    private func order(of toasts: [CardScreen], in scene: CardScene, seconds: Int = 12) -> [Int] {
        var seen: [Int] = []
        for _ in 0..<(10 * seconds) {
            scene.advance(0.1)
            let shown = visible(toasts)
            if shown.count == 1, seen.last != shown[0] { seen.append(shown[0]) }
        }
        return seen
    }

    // MARK: Toasts that replace others

    /// An app that has shown some toasts in one turn.
    @MainActor private final class Burst {
        let scene = CardScene()
        let former: CardScreen?
        let toasts: [CardScreen]
        private(set) var completions: [Int] = []
        /// The number of interactions of the window without toasts.
        private(set) var interactions = 0

        init(_ toasts: [CardScreen], after former: CardScreen?, as presentation: CardPresentation) {
            (self.toasts, self.former) = (toasts, former)
            interactions = scene.window.interactions.count
            scene.root.view.addSubview(CardScene.label("Label"))
            let child = UIViewController()
            scene.root.addChild(child)
            scene.root.view.addSubview(child.view)
            child.didMove(toParent: scene.root)
            if let former {
                scene.root.present(former, as: presentation)
                scene.advance(1)
            }
            for (index, toast) in toasts.enumerated() {
                let screen: UIViewController = index.isMultiple(of: 2) ? scene.root : child
                screen.present(toast, as: presentation) { [weak self] in self?.completions.append(index) }
            }
            scene.advance(1.0 / 60)
        }
    }

    @Test(
        "Of many toasts in one turn that replace each other, only the last one comes",
        arguments: [false, true]
    )
    func onlyTheLastOneComes(hasFormer: Bool) {
        func show(_ count: Int) -> Burst {
            Burst((0..<count).map { _ in toast() }, after: hasFormer ? toast() : nil, as: presentation())
        }
        let single = show(1)
        let expected = accessibility(of: single.scene.window)
        #expect(visible(single.toasts) == [0])
        let burst = show(30)
        let scene = burst.scene
        #expect(visible(burst.toasts) == [29] && burst.completions == Array(0..<29))
        // Nothing is prepared for the others.
        #expect(burst.toasts.dropLast().allSatisfy { !$0.isViewLoaded && $0.parent == nil })
        #expect(accessibility(of: scene.window) == expected)
        scene.advance(1)
        #expect(visible(burst.toasts) == [29] && burst.completions == Array(0..<30))
        #expect(burst.former?.parent == nil && scene.root.children.count == 2)
        burst.toasts[29].cardPresentationController?.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.root.children.count == 1 && burst.completions == Array(0..<30))
        #expect(scene.window.interactions.count == burst.interactions)
    }

    @Test("Toasts replace each other only at the same edge")
    func atTwoEdges() {
        let scene = CardScene()
        let toasts = (0..<30).map { _ in toast() }
        for (index, toast) in toasts.enumerated() {
            scene.root.present(toast, as: presentation(index.isMultiple(of: 2) ? .top : .bottom))
        }
        scene.advance(1)
        #expect(visible(toasts) == [28, 29])
    }

    @Test(
        "In one turn, toasts that wait and toasts that replace others come in the order as in several turns",
        arguments: zip(
            ["wr", "rw", "wwr", "rwr", "rrwr", "wrw", "wwrwr"],
            [[1], [0, 1], [2, 1], [2, 1], [3, 2], [1, 2], [4, 1, 3]]
        )
    )
    func inOneTurnToastsThatWaitAndToastsThatReplaceOthersComeInOrder(successions: String, expected: [Int]) {
        let scene = CardScene()
        let toasts = successions.map { _ in toast() }
        for (toast, letter) in zip(toasts, successions) {
            scene.root.present(toast, as: presentation(.top, letter == "w" ? .waits : .replaces, duration: 1))
        }
        #expect(order(of: toasts, in: scene) == expected)
        #expect(scene.root.children.isEmpty)
    }

    @Test("A toast that waits for one that's shown is seen after one of the same turn that replaces it")
    func afterTheOneThatReplaces() {
        let scene = CardScene()
        let toasts = (0..<3).map { _ in toast() }
        scene.root.present(toasts[0], as: presentation())
        scene.advance(1)
        scene.root.present(toasts[1], as: presentation(.top, .waits, duration: 1))
        scene.root.present(toasts[2], as: presentation(duration: 1))
        scene.advance(0.5)
        #expect(order(of: toasts, in: scene) == [2, 1])
    }

    @Test("A toast that the app shows when another one is replaced comes, too")
    func shownInACompletion() {
        let scene = CardScene()
        let toasts = (0..<3).map { _ in toast() }
        scene.root.present(toasts[0], as: presentation()) { [self] in
            scene.root.present(toasts[2], as: presentation())
        }
        scene.root.present(toasts[1], as: presentation())
        scene.advance(2)
        #expect(visible(toasts) == [2] && scene.root.children.count == 1)
    }

    // MARK: Cards that stay

    @Test(
        "Many cards in one view, which come and go together, restore what assistive technologies find",
        arguments: [false, true],
        [false, true]
    )
    func manyCards(isModal: Bool, lastLeavesFirst: Bool) {
        let scene = CardScene()
        let labels = (0...30).map { CardScene.label("\($0)") }
        scene.root.view.addSubview(labels[30])
        let before = accessibility(of: scene.window)
        let cards = (0..<30).map { _ in CardScreen() }
        for (card, label) in zip(cards, labels) {
            card.view.addSubview(label)
            scene.root.addCard(card, as: isModal ? .card() : .panel())
        }
        scene.advance(1)
        #expect(visible(cards).count == 30)
        let found = scene.window.accessibilityElementsInReadingOrder
        let indices = labels.indices.filter { found.contains(labels[$0]) }
        #expect(indices == (isModal ? [29] : Array(0...30)))
        for card in lastLeavesFirst ? cards.reversed() : cards {
            card.cardPresentationController?.dismiss(animated: true)
        }
        scene.advance(1)
        #expect(scene.root.children.isEmpty && accessibility(of: scene.window) == before)
    }

    // MARK: Toasts that wait

    @Test(
        "A toast that's shown again while it waits keeps its place, and is shown as it was described last",
        arguments: [false, true],
        [0, 1] as [TimeInterval]
    )
    func keepsItsPlace(isAdded: Bool, time: TimeInterval) {
        let scene = CardScene()
        let toasts = (0..<4).map { _ in toast() }
        var completions: [String] = []
        func show(_ index: Int, duration: TimeInterval, _ name: String) {
            let presentation = presentation(.top, .waits, duration: duration)
            if isAdded {
                scene.root.addCard(toasts[index], as: presentation) { completions.append(name) }
            } else {
                scene.root.present(toasts[index], as: presentation) { completions.append(name) }
            }
        }
        for index in toasts.indices { show(index, duration: index == 0 ? 1.5 : 0.5, "\(index)") }
        if time > 0 { scene.advance(time) }
        let controller = toasts[1].cardPresentationController
        show(1, duration: 0.7, "1 again")
        #expect(controller != nil && toasts[1].cardPresentationController === controller)
        #expect(controller?.presentation.duration == 0.7)
        #expect(order(of: toasts, in: scene) == [0, 1, 2, 3])
        #expect(completions == ["0", "1", "1 again", "2", "3"])
        #expect(scene.root.children.isEmpty)
    }

    @Test(
        "A toast that's shown again while it waits comes at once if it doesn't have to wait anymore",
        arguments: [false, true]
    )
    func comesAtOnce(replaces: Bool) {
        let scene = CardScene()
        let toasts = [toast(), toast()]
        for toast in toasts { scene.root.present(toast, as: presentation(.top, .waits)) }
        scene.advance(1)
        #expect(visible(toasts) == [0])
        let again = replaces ? presentation() : presentation(.bottom, .waits)
        scene.root.present(toasts[1], as: again)
        scene.advance(1)
        #expect(visible(toasts) == (replaces ? [1] : [0, 1]))
    }
}
