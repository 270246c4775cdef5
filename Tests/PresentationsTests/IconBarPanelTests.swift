import Animators
import Presentations
import TestSupport
import Testing
import TransitionTesting
import UIKit

/// A panel above the row of icons of a container, which comes and goes with the screens of a stack.
@MainActor @Suite struct IconBarPanelTests {
    @Test("A panel above the row of icons follows it", arguments: [true, false])
    func followsTheRow(isAnimated: Bool) async {
        let (list, detail, other) = (UIViewController(), UIViewController(), UIViewController())
        detail.hidesBottomBarWhenPushed = true
        let stack = UINavigationController(rootViewController: list)
        TransitionDelegate(.cube()).attach(to: stack)
        let deck = ContainerViewController(viewControllers: [stack, other])
        deck.showsIconBar = true
        let app = TestApp(rootViewController: deck)
        await app.settle()
        let player = UIViewController()
        player.preferredContentSize.height = 64
        var dock = CardPresentation.panel(detents: [.fitting])
        dock.barPlacement = .beside
        deck.addCard(player, as: dock)
        await app.settle()
        let rest = app.frame(of: player.view)
        #expect(rest.maxY < 800)
        stack.pushViewController(detail, animated: isAnimated)
        await app.settle()
        #expect(app.frame(of: player.view).maxY == 844)
        stack.popViewController(animated: isAnimated)
        await app.settle()
        #expect(app.frame(of: player.view) == rest)
    }
}
