import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Cards whose safe area changes while they're shown, such as when a call begins or the device rotates.
@MainActor @Suite struct CardSafeAreaTests {
    /// A screen whose view scrolls, with content that's 400 points high.
    private final class ListScreen: UIViewController {
        override func loadView() { view = UIScrollView() }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            (view as? UIScrollView)?.contentSize = CGSize(width: view.bounds.width, height: 400)
        }
    }

    private func setSafeArea(_ insets: UIEdgeInsets, _ scene: CardScene, size: CGSize? = nil) {
        UIApplication.shared.windowScene.resize(to: size ?? scene.window.bounds.size, safeAreaInsets: insets)
    }

    /// Returns whether a screen has the size of its card.
    private func fills(_ screen: UIViewController, _ scene: CardScene) -> Bool {
        guard let card = screen.cardPresentationController?.presentedView else { return false }
        return isNear(scene.place(of: screen.view), scene.place(of: card))
    }

    @Test("A list in a card that's inside another card follows the safe area", arguments: [false, true])
    func cardInACard(isRotated: Bool) {
        let scene = CardScene()
        let navigation = UINavigationController(rootViewController: UIViewController())
        scene.window.rootViewController = navigation
        scene.advance(0.1)
        let sheet = UINavigationController(rootViewController: CardScreen())
        navigation.present(sheet, as: .sheet(detents: [.fraction(1), .fraction(0.5)]))
        scene.advance(1)
        let list = ListScreen()
        sheet.addCard(list, as: .panel(detents: [.fitting]))
        let size = isRotated ? CGSize(width: 844, height: 390) : scene.window.bounds.size
        setSafeArea(UIEdgeInsets(top: 59, left: 44, bottom: 34, right: 44), scene, size: size)
        scene.advance(1)
        #expect(fills(list, scene))
        let place = scene.place(of: list.view)
        #expect(abs(place.maxY - size.height) < 0.5)
        #expect(place.minY > 59)
        #expect(place.height > (isRotated ? 200 : 400))
        #expect(list.view.safeAreaInsets.bottom == 34)
    }

    @Test("A list fills its card after a change of the safe area")
    func listFillsItsCard() {
        let scene = CardScene()
        let list = ListScreen()
        scene.root.present(list, as: .sheet(detents: [.fraction(0.6), .fitting]))
        scene.advance(1)
        #expect(fills(list, scene))
        setSafeArea(UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 0), scene)
        scene.advance(1)
        #expect(fills(list, scene))
        #expect(abs(scene.place(of: list.view).minY - 344) < 1)
        #expect(abs(scene.place(of: list.view).maxY - 844) < 0.5)
    }

    @Test(
        "A card that's moving to a detent goes to where the detent is by now, without a jump",
        arguments: [false, true]
    )
    func followsTheDetent(isHosted: Bool) {
        let scene = CardScene()
        if isHosted {
            scene.root.addCard(scene.screen, as: .sheet())
        } else {
            scene.root.present(scene.screen, as: .sheet())
        }
        scene.advance(1)
        scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = 1 }
        var tops: [CGFloat] = []
        for frame in 0..<60 {
            if frame == 3 { setSafeArea(UIEdgeInsets(top: 80, left: 0, bottom: 34, right: 0), scene) }
            scene.advance(1.0 / 60)
            tops.append(scene.shownFrame.minY)
        }
        let steps = zip(tops, tops.dropFirst()).map { $0 - $1 }
        #expect(steps.allSatisfy { $0 > -0.5 && $0 < 60 }, "\(steps)")
        // It doesn't slow down as if it began there.
        #expect(steps[2] + steps[3] + steps[4] > 2.6 * steps[1], "\(steps)")
        #expect(abs((tops.last ?? 0) - 90) < 0.5)
        #expect(abs(scene.shownFrame.maxY - 844) < 0.5)
    }

    /// Returns a panel of a height that makes room in the screen behind it.
    private func panel(_ height: CGFloat) -> CardPresentation {
        var panel = CardPresentation.panel(detents: [.points(height)])
        panel.insetsScreenBehind = true
        return panel
    }

    @Test("While one of two panels grows, the screen has the room that the larger one covers")
    func roomForTwoPanels() {
        let scene = CardScene()
        scene.root.addCard(scene.screen, as: panel(100))
        scene.root.addCard(CardScreen(), as: panel(150))
        scene.advance(1)
        #expect(abs(scene.root.view.safeAreaInsets.bottom - 150) < 0.5)
        scene.controller?.animateChanges { scene.controller?.presentation.detents = [.points(250)] }
        scene.advance(0.1)
        for _ in 0..<60 {
            scene.advance(1.0 / 60)
            #expect(abs(scene.root.view.safeAreaInsets.bottom - 250) < 0.5)
        }
    }

    @Test("A panel adapts to one behind it also while it moves to a detent")
    func roomWhileSettling() {
        let scene = CardScene()
        let rear = CardScreen()
        scene.root.addCard(rear, as: panel(100))
        scene.root.addCard(scene.screen, as: panel(150))
        scene.advance(1)
        scene.controller?.animateChanges { scene.controller?.presentation.detents = [.points(300)] }
        scene.advance(0.1)
        rear.cardPresentationController?.presentation.detents = [.points(250)]
        for _ in 0..<30 {
            scene.advance(1.0 / 60)
            #expect(abs(scene.root.view.safeAreaInsets.bottom - 300) < 0.5)
        }
    }

    @Test("A panel that stands on the safe area doesn't stand on one in front of it")
    func standsOnWhatIsBehind() {
        let scene = CardScene()
        let front = CardScreen()
        var rear = panel(80)
        rear.insetReference = .fromSafeArea
        scene.root.addCard(scene.screen, as: rear)
        scene.advance(1)
        let frame = scene.shownFrame
        scene.root.addCard(front, as: panel(200))
        scene.advance(1)
        #expect(isNear(scene.shownFrame, frame))
        front.cardPresentationController?.presentation.detents = [.points(300)]
        scene.advance(1)
        scene.controller?.invalidateDetents()
        scene.advance(0.1)
        #expect(isNear(scene.shownFrame, frame))
        #expect(abs(scene.root.view.safeAreaInsets.bottom - 300) < 0.5)
    }

    enum Change: CaseIterable, Sendable { case none, dismissal, shrinking, growth }

    @Test(
        "Behind two panels of a tab bar controller, screens have the room that the larger one covers",
        arguments: Change.allCases,
        [false, true]
    )
    func panelsOfATabBarController(change: Change, isSmallerInFront: Bool) {
        let (screen, tabs) = (UIViewController(), UITabBarController())
        tabs.viewControllers = [screen]
        let scene = CardScene()
        scene.window.rootViewController = tabs
        scene.advance(0.1)
        let rear = CardScreen()
        let heights: (rear: CGFloat, front: CGFloat) = isSmallerInFront ? (300, 200) : (200, 300)
        tabs.addCard(rear, as: panel(heights.rear))
        tabs.addCard(CardScreen(), as: panel(heights.front))
        scene.advance(1)
        #expect(abs(screen.view.safeAreaInsets.bottom - 300) < 0.5)
        let card = rear.cardPresentationController
        var expected = max(heights.rear, heights.front)
        switch change {
        case .none: break
        case .dismissal:
            card?.dismiss(animated: true)
            expected = heights.front
        case .shrinking:
            card?.presentation.detents = [.points(150)]
            expected = max(150, heights.front)
        case .growth:
            card?.presentation.detents = [.points(400)]
            expected = 400
        }
        scene.advance(2)
        #expect(abs(screen.view.safeAreaInsets.bottom - expected) < 0.5)
    }

    @Test("A card that stands on the room of a panel moves together with the panel that grows")
    func cardOnAPanel() {
        let scene = CardScene()
        let other = CardScreen()
        scene.root.addCard(scene.screen, as: panel(200))
        scene.advance(1)
        var upper = panel(80)
        upper.insetReference = .fromSafeArea
        scene.root.addCard(other, as: upper)
        scene.advance(2)
        #expect(abs(scene.shownFrame.minY - 644) < 0.5)
        scene.controller?.animateChanges { scene.controller?.presentation.detents = [.points(300)] }
        for _ in 0..<60 {
            scene.advance(1.0 / 60)
            let (place, panel) = (scene.place(of: other.view), scene.shownFrame)
            #expect(abs(place.maxY - panel.minY) < 1.5, "\(place) and \(panel)")
        }
        #expect(abs(scene.shownFrame.minY - 544) < 0.5)
    }
}
