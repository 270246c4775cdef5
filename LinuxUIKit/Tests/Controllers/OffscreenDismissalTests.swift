import Testing
@_spi(Host) import UIKit

/// Dismissals by screens that aren't in the window, such as those of a tab that isn't selected.
@MainActor
@Suite final class OffscreenDismissalTests {
    private lazy var scene = ControllerScene()

    @Test("Off the screen, a screen doesn't hear that it appears when what covers it is dismissed")
    func inAnotherTab() {
        let (screen, other, covering) = (
            scene.controller("A"), scene.controller("B"), scene.controller("C")
        )
        screen.definesPresentationContext = true
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: screen), other]
        scene.show(tabs)
        covering.modalPresentationStyle = .currentContext
        screen.present(covering, animated: false)
        scene.settle()
        tabs.selectedIndex = 1
        scene.settle()
        scene.log.entries = []
        screen.dismiss(animated: false)
        scene.settle()
        #expect(scene.log.take().filter { $0.hasPrefix("A") } == [])
        #expect(screen.presentedViewController == nil)
        tabs.selectedIndex = 0
        scene.settle()
        #expect(scene.log.take().contains { $0.hasPrefix("A") && $0.hasSuffix("didAppear") })
        #expect(screen.view.window === scene.window)
    }
}
