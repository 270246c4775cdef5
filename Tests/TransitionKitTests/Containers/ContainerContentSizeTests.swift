import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The preferred size of a container, which is that of its selected child.
@MainActor @Suite(.allBehaviors) struct ContainerContentSizeTests {
    private func scene() -> CallbackScene {
        let scene = CallbackScene()
        scene.screens[0].preferredContentSize = CGSize(width: 300, height: 200)
        scene.screens[1].preferredContentSize = CGSize(width: 300, height: 400)
        return scene
    }

    @Test("A container takes over the preferred size of its selected child, as UIKit's containers do")
    func preferredSize() {
        let scene = scene()
        #expect(scene.container.preferredContentSize == CGSize(width: 300, height: 200))
        scene.screens[0].preferredContentSize.height = 250
        #expect(scene.container.preferredContentSize.height == 250)
        scene.container.selectedIndex = 1
        #expect(scene.container.preferredContentSize.height == 400)
        scene.settle()
        scene.screens[0].preferredContentSize.height = 100
        #expect(scene.container.preferredContentSize.height == 400)
        scene.container.setSelectedIndex(0, animated: false)
        #expect(scene.container.preferredContentSize.height == 100)
        scene.container.setSelectedIndex(2, animated: false)
        #expect(scene.container.preferredContentSize == .zero)
    }

    @Test("A canceled switch brings back the size")
    func aCanceledSwitchBringsBackTheSize() {
        let scene = scene()
        let animator = scene.useManualAnimator()
        scene.container.selectedIndex = 1
        scene.tick()
        #expect(scene.container.preferredContentSize.height == 400)
        animator.end(false)
        #expect(scene.container.preferredContentSize.height == 200)
    }

    @Test("Children without a preferred size leave the container the one that the app has set")
    func ownSize() {
        let scene = CallbackScene()
        scene.container.preferredContentSize = CGSize(width: 10, height: 20)
        scene.container.selectedIndex = 1
        scene.settle()
        scene.container.setSelectedIndex(2, animated: false)
        #expect(scene.container.preferredContentSize == CGSize(width: 10, height: 20))
    }

    @Test("A size that the app sets afterward stays until a child prefers another one")
    func laterSize() {
        let scene = scene()
        scene.screens[2].preferredContentSize = scene.screens[0].preferredContentSize
        scene.container.preferredContentSize = CGSize(width: 10, height: 20)
        scene.container.setSelectedIndex(2, animated: false)
        #expect(scene.container.preferredContentSize == CGSize(width: 10, height: 20))
        scene.container.setSelectedIndex(1, animated: false)
        #expect(scene.container.preferredContentSize == CGSize(width: 300, height: 400))
    }

    @Test("A push in a card that takes over the new screen's preferred size")
    func pushInCard() {
        let screens = [120, 260].map { height in
            let screen = UIViewController()
            screen.preferredContentSize = CGSize(width: 200, height: height)
            return screen
        }
        let navigation = UINavigationController(rootViewController: screens[0])
        UIApplication.reset()
        let root = UIViewController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        var card = CardPresentation.card(edge: nil)
        card.height = .preferred
        root.present(navigation, as: card)
        UIApplication.shared.advance(by: 1)
        navigation.pushViewController(screens[1], with: .slide())
        var (last, steps) = (CGFloat.infinity, 0)
        for _ in 0..<60 {
            UIApplication.shared.advance(by: 1.0 / 60)
            guard navigation.transitionCoordinator != nil else { break }
            let x = screens[1].view.layer.presentation()?.frame.minX ?? 0
            // It neither stands still nor jumps.
            #expect(x < last && (last == .infinity || last - x < 30))
            (last, steps) = (x, steps + 1)
        }
        #expect(steps > 15 && last < 10)
        UIApplication.shared.advance(by: 1)
        // Without a preferred size, the navigation controller is as tall as its content needs.
        let isPassedOn = UIKitBehavior.current.contentSizeOfContainers != .isNotPassedOn
        #expect((navigation.view.bounds.height == 260) == isPassedOn)
        #expect(screens[1].view.frame == navigation.view.bounds)
    }

    @Test("A card around a container has the size that the selected child prefers")
    func aCardAroundAContainerHasTheSizeThatTheSelectedChild() {
        let screens = [120, 260].map { height in
            let screen = UIViewController()
            screen.preferredContentSize = CGSize(width: 200, height: height)
            return screen
        }
        let container = ContainerViewController(viewControllers: screens)
        UIApplication.reset()
        let root = UIViewController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        var card = CardPresentation.card(edge: nil)
        card.height = .preferred
        root.present(container, as: card)
        UIApplication.shared.advance(by: 1)
        #expect(container.view.bounds.height == 120)
        container.setSelectedIndex(1, animated: false)
        UIApplication.shared.advance(by: 1)
        #expect(container.view.bounds.height == 260)
        #expect(screens[1].view.frame == container.view.bounds)
    }
}
