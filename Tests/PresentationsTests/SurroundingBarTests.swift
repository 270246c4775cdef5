import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// A controller that's named like SwiftUI's.
private final class UIHostingController<Content>: UIViewController {}

/// Bars that aren't directly in the view where a card is.
@MainActor @Suite struct SurroundingBarTests {
    private func tabs() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        return tabs
    }

    /// Returns the top edge of a view in the window.
    private func top(of view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).minY }

    @Test(
        "A toast at the bottom is above the tab bar of SwiftUI content, also behind a card",
        arguments: [false, true]
    )
    func inSwiftUI(isFromTab: Bool) {
        let scene = CardScene()
        let (root, tabs) = (UIHostingController<Int>(), tabs())
        root.addChild(tabs)
        tabs.view.frame = root.view.bounds
        tabs.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.view.addSubview(tabs.view)
        tabs.didMove(toParent: root)
        scene.window.rootViewController = root
        scene.advance(0.1)
        let presenter: UIViewController = isFromTab ? tabs : root
        presenter.present(scene.screen, as: .toast(edge: .bottom, duration: 20))
        scene.advance(1)
        #expect(abs(scene.shownFrame.maxY - (top(of: tabs.tabBar) - 8)) < 0.5, "\(scene.shownFrame)")
        // The toast moves in front of a card, below which the bar is still visible.
        root.present(UIViewController(), as: .drawer())
        scene.advance(1)
        #expect(abs(scene.shownFrame.maxY - (top(of: tabs.tabBar) - 8)) < 0.5, "\(scene.shownFrame)")
    }

    @Test("A toast at the bottom is above the bar of a sheet", arguments: [false, true])
    func inASheet(isOfUIKit: Bool) {
        let scene = CardScene()
        let tabs = tabs()
        if isOfUIKit {
            tabs.modalPresentationStyle = .pageSheet
            scene.root.present(tabs, animated: true)
        } else {
            scene.root.present(tabs, as: .sheet())
        }
        scene.advance(1)
        #expect(top(of: tabs.view) > 0)
        tabs.present(scene.screen, as: .toast(edge: .bottom, duration: 20))
        scene.advance(1)
        #expect(abs(scene.shownFrame.maxY - (top(of: tabs.tabBar) - 8)) < 0.5, "\(scene.shownFrame)")
    }

    @Test("A card in the center, without bars, leaves a toast at the bottom where it is")
    func belowACard() {
        let scene = CardScene()
        let card = CardScreen()
        scene.root.present(card, as: .card(edge: nil))
        scene.advance(1)
        card.present(scene.screen, as: .toast(edge: .bottom, duration: 20))
        scene.advance(1)
        #expect(abs(scene.shownFrame.maxY - 802) < 0.5, "\(scene.shownFrame)")
    }

    @Test("A toast at the bottom, and a panel above the bar, are above the accessory of the bar")
    func toastAtBottomAndPanelAboveBar() throws {
        let scene = CardScene()
        let (tabs, player, panel) = (tabs(), UIView(), CardScreen(color: .green))
        tabs.bottomAccessory = UITabAccessory(contentView: player)
        scene.window.rootViewController = tabs
        scene.advance(0.1)
        #expect(top(of: player) < top(of: tabs.tabBar))
        tabs.present(scene.screen, as: .toast(edge: .bottom, duration: 20))
        scene.advance(1)
        #expect(abs(scene.shownFrame.maxY - (top(of: player) - 8)) < 0.5, "\(scene.shownFrame)")
        var presentation = CardPresentation.panel(detents: [.points(64)])
        presentation.barPlacement = .beside
        tabs.addCard(panel, as: presentation)
        scene.advance(1)
        let card = try #require(panel.cardPresentationController?.presentedView)
        #expect(abs(card.convert(card.bounds, to: nil).maxY - top(of: player)) < 0.5)
        tabs.bottomAccessory = nil
        #expect(player.superview == nil)
    }
}
