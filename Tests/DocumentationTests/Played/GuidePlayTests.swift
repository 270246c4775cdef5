import Animators
import TestSupport
import Testing
@_spi(Host) import UIKit

/// The code in the guides, played on screens. This requires the virtual clock of the Linux UIKit.
@MainActor @Suite struct GuidePlayTests {
    @Test("The guide's animator plays in every container", arguments: ContainerKind.allCases)
    func guidesAnimatorPlaysInEveryContainer(kind: ContainerKind) {
        let rig = TransitionRig(kind, delegate: { _ in TransitionDelegate(.hang()) })
        let before = ViewState(rig.window, includesRecognizers: false)
        for direction in TransitionDirection.allCases {
            rig.start(direction)
            rig.settle()
            #expect(rig.shownScreen == rig.screens(direction).incoming.name)
        }
        #expect(ViewState(rig.window, includesRecognizers: false) == before)
    }

    /// Returns a deck with two screens in a window.
    private func makeDeck() -> (deck: DeckViewController, first: UIViewController, window: UIWindow) {
        UIApplication.reset()
        let first = UIViewController()
        let deck = DeckViewController(first: first)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = deck
        window.makeKeyAndVisible()
        UIApplication.shared.advance(by: 0.1)
        return (deck, first, window)
    }

    @Test("The guide's custom container shows its screens one after another")
    func guidesCustomContainerShowsScreensOneAfterAnother() {
        let (deck, first, window) = makeDeck()
        let second = UIViewController()
        deck.show(second, direction: .forward)
        UIApplication.shared.advance(by: 0.2)
        #expect(first.view.window === window)
        #expect(second.view.window === window)
        UIApplication.shared.advance(by: 1)
        #expect(deck.children == [second])
        #expect(deck.current === second)
        #expect(first.view.window == nil)
        #expect(second.view.frame == deck.view.bounds)
    }

    @Test("A gesture in the guide's custom container can be canceled", arguments: [true, false])
    func draggedDeck(finishes: Bool) {
        let (deck, first, window) = makeDeck()
        let second = UIViewController()
        Snippets.deck(deck, UIViewController(), second)
        let injector = TouchInjector(window: window)
        injector.down(at: CGPoint(x: 100, y: 700))
        for step in 1...20 {
            UIApplication.shared.advance(by: 1 / 60)
            injector.move(to: CGPoint(x: 100, y: 700 - CGFloat(step) * (finishes ? 30 : 10)))
        }
        UIApplication.shared.advance(by: 0.3)
        #expect(deck.interaction.state == .interactive)
        injector.up()
        UIApplication.shared.advance(by: 2)
        #expect(deck.interaction.state == .idle)
        #expect(deck.children == [finishes ? second : first])
        #expect(deck.current === (finishes ? second : first))
        #expect(deck.current.view.frame == deck.view.bounds)
    }

    @Test("With the guide's delegate for tabs, a selection isn't animated, and a swipe is")
    func onlySwipes() {
        UIApplication.reset()
        let (tabs, paging) = (UITabBarController(), PagingDelegate())
        tabs.viewControllers = [UIViewController(), UIViewController()]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        Snippets.onlyBySwipes(tabs, paging)
        tabs.selectedIndex = 1
        #expect(tabs.transitionCoordinator == nil)
        UIApplication.shared.tick()
        #expect(tabs.selectedViewController?.view.window === window)
        let touch = TouchInjector(window: window)
        touch.drag(
            from: CGPoint(x: 80, y: 400),
            to: CGPoint(x: 350, y: 400),
            duration: 0.3,
            steps: 18,
            lifts: false
        )
        UIApplication.shared.tick()
        #expect(paging.swipe.state == .interactive)
        #expect(tabs.transitionCoordinator != nil)
        touch.up()
        UIApplication.shared.advance(by: 2)
        #expect(tabs.selectedIndex == 0)
        tabs.selectedIndex = 1
        #expect(tabs.transitionCoordinator == nil)
        #expect(paging.swipe.state == .idle)
    }
}
