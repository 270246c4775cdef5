import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// What assistive technologies find around cards, and where they go.
@MainActor @Suite struct CardAccessibilityTests {
    /// Adds a label to each screen.
    private func addLabels(to screens: [UIViewController]) -> [UILabel] {
        screens.map { screen in
            let label = CardScene.label("Label")
            screen.view.addSubview(label)
            return label
        }
    }

    private func find(_ labels: [UILabel], in scene: CardScene) -> [Bool] {
        let found = scene.window.accessibilityElementsInReadingOrder
        return labels.map { found.contains($0) }
    }

    /// Returns a sheet whose smaller detents aren't dimmed.
    private func sheet(undimmed detent: Int = 0) -> CardPresentation {
        var sheet = CardPresentation.sheet(detents: [.fraction(0.4), .fraction(0.8)])
        sheet.largestUndimmedDetentIndex = detent
        return sheet
    }

    private func select(_ detent: Int, of card: CardPresentationController?, in scene: CardScene) {
        card?.animateChanges { card?.selectedDetentIndex = detent }
        scene.advance(1)
    }

    // MARK: Elements

    @Test(
        "They find a plain screen in front of a presented card, and then the card, not the screen behind",
        arguments: [.fullScreen, .overFullScreen, .pageSheet, .custom] as [UIModalPresentationStyle]
    )
    func plainScreen(style: UIModalPresentationStyle) {
        let (scene, front) = (CardScene(), CardScreen())
        let labels = addLabels(to: [scene.root, scene.screen, front])
        scene.show(.card())
        front.modalPresentationStyle = style
        scene.screen.present(front, animated: true)
        scene.advance(1)
        let found = find(labels, in: scene)
        #expect(!found[0] && found[2])
        scene.screen.dismiss(animated: true)
        scene.advance(1)
        #expect(find(labels, in: scene) == [false, true, false])
        scene.root.dismiss(animated: true)
        scene.advance(1)
        #expect(find(labels, in: scene) == [true, false, false])
    }

    @Test("With a card between two sheets at undimmed detents, they don't find what's behind the card")
    func cardBetweenSheets() {
        let (scene, card, front) = (CardScene(), CardScreen(), CardScreen())
        let labels = addLabels(to: [scene.root, scene.screen, card, front])
        scene.show(sheet())
        #expect(find(labels, in: scene) == [true, true, false, false])
        scene.screen.present(card, as: .card())
        scene.advance(1)
        card.present(front, as: sheet())
        scene.advance(1)
        #expect(find(labels, in: scene) == [false, false, true, true])
        card.dismiss(animated: true)
        scene.advance(1)
        #expect(find(labels, in: scene) == [false, false, true, false])
        scene.screen.dismiss(animated: true)
        scene.advance(1)
        #expect(find(labels, in: scene) == [true, true, false, false])
    }

    @Test(
        "If the dimming of a sheet changes behind another card, they find the screen behind only if they can",
        arguments: [false, true]
    )
    func changesBehindCard(isHosted: Bool) {
        let (scene, front) = (CardScene(), CardScreen())
        let labels = addLabels(to: [scene.root, scene.screen, front])
        if isHosted { scene.root.addCard(scene.screen, as: sheet()) } else { scene.show(sheet()) }
        scene.advance(1)
        select(1, of: scene.controller, in: scene)
        #expect(find(labels, in: scene) == [false, true, false])
        if isHosted {
            scene.root.addCard(front, as: .card(edge: .top))
        } else {
            scene.screen.present(front, as: .card())
        }
        scene.advance(1)
        for detent in [0, 1, 0, 1] {
            select(detent, of: scene.controller, in: scene)
            #expect(find(labels, in: scene) == [false, false, true])
        }
        front.cardPresentationController?.dismiss(animated: true)
        scene.advance(1)
        #expect(find(labels, in: scene) == [false, true, false])
        select(0, of: scene.controller, in: scene)
        #expect(find(labels, in: scene) == [true, true, false])
    }

    @Test(
        "They find a bar that people can use beside a card, and not the screen behind the card",
        arguments: CardPresentation.BarPlacement.allCases
    )
    func theyFindBarThatPeopleCanUseBesideCard(placement: CardPresentation.BarPlacement) {
        let (scene, tabs) = (CardScene(), UITabBarController())
        let labels = addLabels(to: [scene.root, scene.screen])
        tabs.viewControllers = [scene.takeRoot()]
        scene.window.rootViewController = tabs
        scene.advance(0.1)
        let item = CardScene.label("Item")
        tabs.tabBar.addSubview(item)
        var card = CardPresentation.card()
        card.barPlacement = placement
        tabs.addCard(scene.screen, as: card)
        scene.advance(1)
        #expect(find(labels + [item], in: scene) == [false, true, placement != .inFront])
        scene.controller?.dismiss(animated: true)
        scene.advance(1)
        #expect(find(labels + [item], in: scene) == [true, false, true])
    }

    @Test("They find what the app adds in front of a card, and not what it adds behind")
    func floatingButton() {
        let scene = CardScene()
        let labels = addLabels(to: [scene.root, scene.screen])
        scene.root.addCard(scene.screen, as: .card())
        scene.advance(1)
        let (behind, front) = (CardScene.label("Behind"), CardScene.label("Floating"))
        scene.root.view.insertSubview(behind, at: 0)
        #expect(find(labels + [behind, front], in: scene) == [false, true, false, false])
        behind.removeFromSuperview()
        scene.root.view.addSubview(front)
        #expect(find(labels + [behind, front], in: scene) == [false, true, false, true])
        front.isHidden = true
        #expect(find(labels + [behind, front], in: scene) == [false, true, false, false])
    }

    @Test("The grabber comes first, also if the content begins beside it")
    func grabberFirst() {
        let scene = CardScene()
        let label = CardScene.label("Title")
        label.frame.origin = .zero
        scene.screen.view.addSubview(label)
        scene.show(.sheet())
        let found = scene.window.accessibilityElementsInReadingOrder
        #expect(found.count == 2 && found.last === label)
        #expect(found.first?.accessibilityTraits.contains(.adjustable) == true)
    }

    @Test("A double tap on the grabber of a sheet does what a tap does", arguments: [false, true])
    func doubleTap(isVisible: Bool) throws {
        let scene = CardScene()
        var sheet = CardPresentation.sheet()
        sheet.prefersGrabberVisible = isVisible
        scene.show(sheet)
        let grabber = try #require(
            scene.window.accessibilityElementsInReadingOrder.first {
                $0.accessibilityTraits.contains(.adjustable)
            }
        )
        for detent in [1, 0] {
            #expect(grabber.accessibilityActivate())
            scene.advance(1)
            #expect(scene.controller?.selectedDetentIndex == detent)
        }
        #expect(scene.log == ["detent 1", "detent 0"])
    }

    // MARK: The escape gesture

    enum Moment: CaseIterable { case coming, held, leaving }

    @Test(
        "The escape gesture on a card that appears, disappears, or is held doesn't go back behind the card",
        arguments: Moment.allCases
    )
    func escapeAtTheWrongTime(moment: Moment) {
        let scene = CardScene()
        let stack = UINavigationController(rootViewController: UIViewController())
        scene.window.rootViewController = stack
        stack.pushViewController(UIViewController(), animated: false)
        scene.advance(0.1)
        stack.addCard(scene.screen, as: .card())
        scene.advance(moment == .coming ? 0.1 : 1)
        switch moment {
        case .coming: break
        case .held:
            let start = CGPoint(x: scene.shownFrame.midX, y: scene.shownFrame.midY)
            scene.drag(from: start, by: CGVector(dx: 0, dy: 20))
        case .leaving:
            #expect(scene.window.performAccessibilityEscape(at: scene.screen.view))
            scene.advance(0.1)
        }
        #expect(scene.window.performAccessibilityEscape(at: scene.screen.view))
        if moment == .held { scene.touch.up() }
        scene.advance(1)
        #expect(stack.viewControllers.count == 2)
        #expect((scene.screen.view.window == nil) == (moment == .leaving))
    }

    @Test("The escape gesture on a panel dismisses the card behind it", arguments: [false, true])
    func escapeFromPanelOverCard(isHosted: Bool) {
        let (scene, panel) = (CardScene(), CardScreen())
        let stack = UINavigationController(rootViewController: UIViewController())
        scene.window.rootViewController = stack
        stack.pushViewController(UIViewController(), animated: false)
        scene.advance(0.1)
        if isHosted {
            stack.addCard(scene.screen, as: .card())
        } else {
            stack.present(scene.screen, as: .sheet())
        }
        scene.advance(1)
        if isHosted {
            stack.addCard(panel, as: .panel(detents: [.fitting]))
        } else {
            scene.screen.present(panel, as: .panel(detents: [.fitting]))
        }
        scene.advance(1)
        #expect(scene.window.performAccessibilityEscape(at: panel.view))
        scene.advance(1)
        #expect(scene.screen.view.window == nil && stack.viewControllers.count == 2)
        guard isHosted else { return }
        // It's for the screen again.
        #expect(panel.view.window != nil && scene.window.performAccessibilityEscape(at: panel.view))
        scene.advance(1)
        #expect(stack.viewControllers.count == 1)
    }

    @Test("The escape gesture on a panel over tabs goes back in the selected one")
    func escapeFromPanelOverTabs() {
        let (scene, tabs) = (CardScene(), UITabBarController())
        let stack = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [UIViewController(), stack]
        tabs.selectedIndex = 1
        scene.window.rootViewController = tabs
        stack.pushViewController(UIViewController(), animated: false)
        scene.advance(0.1)
        tabs.addCard(scene.screen, as: .panel())
        scene.advance(1)
        #expect(scene.window.performAccessibilityEscape(at: scene.screen.view))
        scene.advance(1)
        #expect(stack.viewControllers.count == 1 && scene.screen.view.window != nil)
        #expect(!scene.window.performAccessibilityEscape(at: scene.screen.view))
    }

    // MARK: Changes of the screen

    /// The arguments of the notifications that move VoiceOver to another screen.
    private var screenChanges: [Any?] {
        UIAccessibility.postedNotifications.filter { $0.0 == .screenChanged }.map(\.1)
    }

    @Test("VoiceOver stays at the card in front when one behind it appears and disappears")
    func cardBehind() throws {
        let (scene, front) = (CardScene(), CardScreen())
        scene.root.addCard(scene.screen, as: .card())
        scene.advance(0.1)
        scene.root.addCard(front, as: .card(edge: .top), animated: false)
        scene.advance(1)
        let card = try #require(front.cardPresentationController)
        #expect(screenChanges.count == 1 && screenChanges.first as? UIView === card.presentedView)
        scene.controller?.dismiss(animated: true)
        scene.advance(1)
        #expect(screenChanges.count == 1 && scene.screen.parent == nil)
        card.dismiss(animated: true)
        scene.advance(1)
        #expect(screenChanges.count == 2 && scene.isGone)
    }

    @Test(
        "VoiceOver moves to the screen behind a sheet that's gone if it couldn't be there before",
        arguments: [0, 1]
    )
    func changedDimming(detent: Int) {
        let scene = CardScene()
        scene.root.addCard(scene.screen, as: sheet())
        scene.controller?.selectedDetentIndex = 1 - detent
        scene.advance(1)
        #expect(screenChanges.count == 1 - detent)
        select(detent, of: scene.controller, in: scene)
        let before = screenChanges.count
        #expect(scene.window.performAccessibilityEscape(at: scene.screen.view))
        scene.advance(1)
        #expect(screenChanges.count == before + detent && scene.isGone)
    }

    @Test("Icons that go away while a card leaves aren't found after it")
    func iconsThatAreAway() {
        UIApplication.reset()
        let stack = UINavigationController(rootViewController: CardScreen())
        stack.tabBarItem.title = "One"
        let container = ContainerViewController(viewControllers: [stack, UIViewController()])
        container.showsIconBar = true
        let window = UIWindow(windowScene: UIApplication.shared.windowScene)
        window.rootViewController = container
        window.makeKeyAndVisible()
        func finds() -> Bool {
            UIApplication.shared.advance(by: 1)
            return window.accessibilityElementsInReadingOrder.contains { $0.accessibilityLabel == "One" }
        }
        #expect(finds())
        let (menu, next) = (CardScreen(), CardScreen())
        container.addCard(menu, as: .drawer())
        #expect(!finds())
        next.hidesBottomBarWhenPushed = true
        stack.pushViewController(next, animated: true)
        menu.cardPresentationController?.dismiss(animated: true)
        #expect(!finds())
        stack.popViewController(animated: true)
        #expect(finds())
    }

    enum Way: CaseIterable { case animation, index, drag }

    @Test(
        "VoiceOver and the focus move to a sheet that comes to dim its screen, once people let go of it",
        arguments: Way.allCases
    )
    func comesToDim(way: Way) throws {
        let (scene, button, inside) = (CardScene(), UIButton(), UIButton())
        scene.root.view.addSubview(button)
        scene.screen.view.addSubview(inside)
        let system = try #require(UIApplication.shared.windowScene.focusSystem)
        system.moveFocus(to: button)
        scene.root.addCard(scene.screen, as: sheet())
        scene.advance(1)
        #expect(screenChanges.isEmpty && system.focusedItem === button)
        switch way {
        case .animation: select(1, of: scene.controller, in: scene)
        case .index: scene.controller?.selectedDetentIndex = 1
        case .drag:
            let start = CGPoint(x: 200, y: scene.shownFrame.minY + 30)
            scene.drag(from: start, by: CGVector(dx: 0, dy: -300))
            scene.advance(0.3)
            #expect(screenChanges.isEmpty && system.focusedItem === button)
            scene.touch.up()
        }
        scene.advance(1)
        #expect(scene.controller?.selectedDetentIndex == 1)
        #expect(screenChanges.count == 1 && screenChanges.first as? UIView === scene.card)
        #expect(system.focusedItem === inside)
        // And again, after people could reach the screen behind it.
        select(0, of: scene.controller, in: scene)
        system.moveFocus(to: button)
        select(1, of: scene.controller, in: scene)
        #expect(screenChanges.count == 2 && system.focusedItem === inside)
        // But not within the sheet.
        let other = UIButton()
        scene.screen.view.addSubview(other)
        select(0, of: scene.controller, in: scene)
        system.moveFocus(to: other)
        select(1, of: scene.controller, in: scene)
        #expect(screenChanges.count == 3 && system.focusedItem === other)
    }

    @Test("VoiceOver and the focus stay behind a sheet that people pull up and back down")
    func pulledBack() throws {
        let (scene, button) = (CardScene(), UIButton())
        scene.root.view.addSubview(button)
        let system = try #require(UIApplication.shared.windowScene.focusSystem)
        system.moveFocus(to: button)
        scene.root.addCard(scene.screen, as: sheet())
        scene.advance(1)
        let start = CGPoint(x: 200, y: scene.shownFrame.minY + 30)
        scene.drag(from: start, by: CGVector(dx: 0, dy: -300))
        scene.touch.move(to: start)
        scene.advance(0.3)
        scene.touch.up()
        scene.advance(1)
        #expect(scene.controller?.selectedDetentIndex == 0)
        #expect(screenChanges.isEmpty && system.focusedItem === button)
    }

    @Test("VoiceOver stays at a card in front of a sheet that comes to dim its screen")
    func comesToDimBehindCard() {
        let (scene, front) = (CardScene(), CardScreen())
        scene.root.addCard(scene.screen, as: sheet())
        scene.advance(1)
        scene.root.addCard(front, as: .card(edge: .top))
        scene.advance(1)
        #expect(screenChanges.count == 1)
        select(1, of: scene.controller, in: scene)
        #expect(screenChanges.count == 1)
    }
}
