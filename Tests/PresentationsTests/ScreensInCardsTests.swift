import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Cards whose content presents a screen inside the card, over the current context, or a search, which can
/// also be over everything.
@MainActor @Suite struct ScreensInCardsTests {
    enum Inner: CaseIterable, Sendable {
        case search, screen

        /// Presents the screen, as a search presents itself when people tap its bar and nothing in the card
        /// defines a context.
        @MainActor func present(in scene: CardScene) -> UIViewController {
            let search = UISearchController(searchResultsController: nil)
            let inner: UIViewController = self == .search ? search : UIViewController()
            inner.modalPresentationStyle = self == .search ? .overFullScreen : .overCurrentContext
            scene.screen.present(inner, animated: false)
            scene.advance(0.5)
            // People can touch the card in which they search.
            if self == .search {
                search.presentationController?.containerView?.isUserInteractionEnabled = false
            }
            return inner
        }
    }

    private func findGrabber(_ scene: CardScene) -> UIView? {
        scene.window.accessibilityElementsInReadingOrder.first {
            $0.accessibilityTraits.contains(.adjustable)
        }
    }

    @Test("The card still follows the finger, and leaves with what's inside", arguments: Inner.allCases)
    func cardStillFollowsFingerAndLeavesWithWhatsInside(inner: Inner) throws {
        let scene = CardScene()
        scene.show(.sheet())
        let screen = inner.present(in: scene)
        scene.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -300), lifts: true)
        scene.advance(1)
        #expect(scene.controller?.selectedDetentIndex == 1)
        #expect(scene.screen.presentedViewController === screen && screen.view.window != nil)
        scene.drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 500), lifts: true)
        scene.advance(0.06)
        // It moves out from where it is.
        let container = try #require(scene.controller?.containerView)
        #expect(container.window != nil && !container.isHidden && scene.shownFrame.minY > 400)
        scene.advance(1)
        #expect(scene.isGone && screen.presentingViewController == nil)
        #expect(scene.log == ["detent 1", "should", "will", "did"])
    }

    @Test("Assistive technologies adjust the card", arguments: Inner.allCases)
    func assistiveTechnologiesAdjustCard(inner: Inner) throws {
        let scene = CardScene()
        scene.show(.sheet())
        let grabber = try #require(findGrabber(scene))
        _ = inner.present(in: scene)
        grabber.accessibilityIncrement()
        scene.advance(1)
        #expect(scene.controller?.selectedDetentIndex == 1)
    }

    @Test(
        "A screen in front of the card, or of what's inside, holds the card",
        arguments: [nil, .search] as [Inner?]
    )
    func screenInFrontOfCard(inner: Inner?) throws {
        let scene = CardScene()
        scene.show(.sheet())
        let grabber = try #require(findGrabber(scene))
        let presenter = inner?.present(in: scene) ?? scene.screen
        let front = UIViewController()
        front.modalPresentationStyle = .overFullScreen
        presenter.present(front, animated: false)
        scene.advance(0.5)
        grabber.accessibilityIncrement()
        scene.advance(1)
        #expect(front.view.window != nil)
        #expect(scene.controller?.selectedDetentIndex == 0)
    }

    @Test("The app dismisses the card with what's inside", arguments: Inner.allCases)
    func appDismissesCardWithWhatsInside(inner: Inner) {
        let scene = CardScene()
        scene.show(.sheet())
        let screen = inner.present(in: scene)
        var ends = 0
        scene.controller?.dismiss(animated: true) { ends += 1 }
        scene.advance(1)
        #expect(scene.isGone && screen.presentingViewController == nil)
        #expect(ends == 1 && scene.log.isEmpty)
    }

    @Test(
        "A card in a tab bar controller leaves with the search inside, also if people throw it out",
        arguments: [false, true]
    )
    func dismissedInTabs(isThrown: Bool) {
        let scene = CardScene()
        let tabs = UITabBarController()
        tabs.viewControllers = [scene.takeRoot()]
        scene.window.rootViewController = tabs
        scene.advance(0.1)
        var panel = CardPresentation.panel()
        panel.isInteractiveDismissDisabled = false
        scene.screen.definesPresentationContext = true
        tabs.addCard(scene.screen, as: panel)
        scene.advance(1)
        let search = Inner.search.present(in: scene)
        #expect(scene.screen.presentedViewController === search)
        if isThrown {
            let frame = scene.shownFrame
            let start = CGPoint(x: frame.midX, y: frame.minY + 20)
            scene.drag(from: start, by: CGVector(dx: 0, dy: frame.height), lifts: true)
        } else {
            scene.controller?.dismiss(animated: true)
        }
        scene.advance(1)
        #expect(scene.screen.parent == nil && scene.screen.viewIfLoaded?.window == nil)
        // Nobody presents a search anymore whose presenter is gone. It could still be on the screen.
        #expect(search.presentingViewController == nil && search.viewIfLoaded?.window == nil)
    }

    @Test("A gesture of one's own doesn't dismiss a card in a tab bar controller while people search in it")
    func ownGestureDuringASearch() {
        let scene = CardScene()
        let tabs = UITabBarController()
        tabs.viewControllers = [scene.takeRoot()]
        scene.window.rootViewController = tabs
        scene.advance(0.1)
        var panel = CardPresentation.panel()
        panel.isInteractiveDismissDisabled = false
        scene.screen.definesPresentationContext = true
        tabs.addCard(scene.screen, as: panel, interaction: SwipeInteraction(edge: .top))
        scene.advance(1)
        let search = Inner.search.present(in: scene)
        let frame = scene.shownFrame
        let start = CGPoint(x: frame.midX, y: frame.minY + 20)
        scene.drag(from: start, by: CGVector(dx: 0, dy: 60), lifts: true)
        scene.advance(1)
        #expect(search.presentingViewController != nil)
        #expect(scene.screen.viewIfLoaded?.window != nil)
    }
}
