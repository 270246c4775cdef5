import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Hosted cards that an app removes together with the other children of their screen.
@MainActor @Suite struct RemovedCardTests {
    enum Order: CaseIterable { case viewFirst, viewLast, controllerAlone }

    private final class Screen: CardScreen {
        var log: [String] = []

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log.append("didAppear")
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log.append("didDisappear")
        }
    }

    @Test(
        "Everything is as before the card, and the card can be shown again",
        arguments: Order.allCases,
        [0, 0.1, 0.2, 1]
    )
    func everythingIsAsBeforeTheCard(order: Order, after seconds: Double) {
        for effect in [CardPresentation.PresenterEffect.none, .pushed, .scaled(0.9)] {
            let scene = CardScene()
            let (screen, views) = (Screen(), scene.root.view.subviews)
            var drawer = CardPresentation.drawer()
            drawer.presenterEffect = effect
            scene.root.addCard(screen, as: drawer)
            scene.advance(seconds)
            // Apps may still have the controller.
            let children = scene.root.children
            remove(children, order)
            scene.advance(1)
            #expect(CATransform3DIsIdentity(scene.root.view.layer.sublayerTransform))
            #expect(scene.root.view.subviews == views && scene.root.children.isEmpty)
            #expect(screen.parent == nil && screen.view.window == nil)
            #expect(screen.cardPresentationController == nil)
            #expect(screen.log == (seconds < 1 ? [] : ["didAppear"]) + ["didDisappear"])
            scene.root.addCard(screen, as: drawer)
            scene.advance(1)
            #expect(screen.view.window != nil && screen.log.last == "didAppear")
            withExtendedLifetime(children) {}
        }
    }

    @Test(
        "A presentation controller that the app keeps longer than the card's screen does nothing",
        arguments: [false, true],
        [false, true]
    )
    func itsPresentationControllerIsKept(isSettling: Bool, isCovered: Bool) throws {
        let scene = CardScene()
        var controller: CardPresentationController?
        do {
            let (screen, card) = (UIViewController(), CardScreen())
            let stack = UINavigationController(rootViewController: screen)
            scene.window.rootViewController = stack
            scene.advance(0.1)
            screen.addCard(card, as: .sheet(detents: [.points(200), .points(400)]))
            scene.advance(1)
            controller = card.cardPresentationController
            if isCovered { stack.pushViewController(UIViewController(), animated: false) }
            if isSettling { controller?.animateChanges { controller?.selectedDetentIndex = 1 } }
            scene.window.rootViewController = scene.root
        }
        let kept = try #require(controller)
        kept.animateChanges { kept.selectedDetentIndex = 0 }
        kept.animateChanges { kept.presentation = .drawer() }
        kept.invalidateDetents()
        #expect(kept.frameOfPresentedViewInContainerView.isEmpty || kept.containerView != nil)
        var calls = 0
        kept.dismiss(animated: true) { calls += 1 }
        scene.advance(2)
        kept.selectedDetentIndex = 1
        kept.animateChanges { kept.invalidateDetents() }
        kept.dismiss(animated: false)
        #expect(calls == 1)
        #expect(scene.isGone)
    }

    @Test("It can be removed while it leaves", arguments: Order.allCases)
    func itCanBeRemovedWhileItLeaves(order: Order) {
        let scene = CardScene()
        var drawer = CardPresentation.drawer()
        drawer.presenterEffect = .pushed
        scene.root.addCard(scene.screen, as: drawer)
        scene.advance(1)
        var calls = 0
        scene.screen.cardPresentationController?.dismiss(animated: true) { calls += 1 }
        scene.advance(0.1)
        remove(scene.root.children, order)
        scene.advance(1)
        #expect(CATransform3DIsIdentity(scene.root.view.layer.sublayerTransform))
        #expect(scene.screen.parent == nil && scene.screen.view.window == nil)
        #expect(calls == 1)
    }

    @Test("Another card stays where it is, and the screen behind it as well")
    func anotherCardStays() {
        let scene = CardScene()
        var drawer = CardPresentation.drawer()
        drawer.presenterEffect = .pushed
        let other = CardScreen()
        scene.root.addCard(other, as: drawer)
        scene.advance(1)
        let transform = scene.root.view.layer.sublayerTransform
        #expect(!CATransform3DIsIdentity(transform))
        let frame = other.view.convert(other.view.bounds, to: scene.window)
        var card = CardPresentation.card()
        card.presenterEffect = .scaled(0.9)
        let known = scene.root.children
        scene.root.addCard(scene.screen, as: card)
        scene.advance(1)
        remove(scene.root.children.filter { !known.contains($0) }, .viewFirst)
        scene.advance(1)
        #expect(CATransform3DEqualToTransform(scene.root.view.layer.sublayerTransform, transform))
        #expect(other.view.convert(other.view.bounds, to: scene.window) == frame)
    }

    @Test(
        "If the app removes the content, the card goes as well",
        arguments: [Order.viewFirst, .viewLast],
        [0.1, 1]
    )
    func ifTheAppRemovesTheContent(order: Order, after seconds: Double) {
        let scene = CardScene()
        let (screen, views) = (Screen(), scene.root.view.subviews)
        var drawer = CardPresentation.drawer()
        drawer.presenterEffect = .pushed
        scene.root.addCard(screen, as: drawer)
        scene.advance(seconds)
        remove([screen], order)
        scene.advance(1)
        #expect(CATransform3DIsIdentity(scene.root.view.layer.sublayerTransform))
        #expect(scene.root.view.subviews == views && scene.root.children.isEmpty)
        #expect(screen.parent == nil && screen.view.window == nil)
        #expect(screen.log.filter { $0 == "didDisappear" }.count == 1, "\(screen.log)")
        scene.root.addCard(screen, as: drawer)
        scene.advance(1)
        #expect(screen.view.window != nil && screen.log.last == "didAppear")
    }

    /// A screen that records where it has moved.
    private final class MovingScreen: CardScreen {
        private(set) var parents: [String] = []

        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            parents.append(parent.map { "\(type(of: $0))" } ?? "none")
        }
    }

    @Test(
        "Content that the app removes while its card appears, or moves elsewhere, isn't told that it's there",
        arguments: [false, true]
    )
    func ifTheAppRemovesArrivingContent(isMoved: Bool) {
        let scene = CardScene()
        let (screen, other) = (MovingScreen(), UIViewController())
        scene.root.addChild(other)
        scene.root.view.addSubview(other.view)
        other.didMove(toParent: scene.root)
        scene.root.addCard(screen, as: .panel())
        scene.advance(0.1)
        remove([screen], .viewFirst)
        if isMoved {
            other.addChild(screen)
            other.view.addSubview(screen.view)
            screen.didMove(toParent: other)
        }
        scene.advance(2)
        #expect(screen.parents == (isMoved ? ["none", "UIViewController"] : ["none"]))
        #expect(screen.parent === (isMoved ? other : nil) && scene.root.children == [other])
    }

    @Test("If the app shows the content elsewhere, it stays there, and the card goes")
    func ifTheAppShowsTheContentElsewhere() {
        let scene = CardScene()
        let (screen, navigation) = (Screen(), UINavigationController(rootViewController: UIViewController()))
        scene.window.rootViewController = navigation
        navigation.viewControllers[0].addCard(screen, as: .panel())
        scene.advance(1)
        remove([screen], .viewFirst)
        navigation.pushViewController(screen, animated: true)
        scene.advance(1)
        #expect(navigation.topViewController === screen && screen.view.window != nil)
        #expect(screen.log.last == "didAppear", "\(screen.log)")
        navigation.popViewController(animated: true)
        scene.advance(1)
        #expect(screen.view.window == nil)
        #expect(navigation.viewControllers[0].children.isEmpty)
    }

    @Test("If the app makes the content a child of another controller, it stays there, and the card goes")
    func ifTheAppMovesTheContent() {
        let scene = CardScene()
        let (screen, other) = (Screen(), UIViewController())
        scene.root.addCard(screen, as: .panel())
        scene.advance(1)
        scene.root.addChild(other)
        scene.root.view.addSubview(other.view)
        other.didMove(toParent: scene.root)
        // UIKit raises an exception if the view is still in another controller's.
        screen.view.removeFromSuperview()
        other.addChild(screen)
        other.view.addSubview(screen.view)
        screen.didMove(toParent: other)
        scene.advance(1)
        #expect(screen.parent === other && screen.view.superview === other.view)
        #expect(scene.root.children == [other])
    }

    private func remove(_ children: [UIViewController], _ order: Order) {
        for child in children {
            child.willMove(toParent: nil)
            if order == .viewFirst { child.view.removeFromSuperview() }
            child.removeFromParent()
            if order == .viewLast { child.view.removeFromSuperview() }
        }
    }
}
