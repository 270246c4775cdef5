import Animators
import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The presentation controller of a card, at times at which apps still have it, or have it already.
@MainActor @Suite struct CardControllerTests {
    enum Way: CaseIterable { case presented, hosted, toast }

    private func toast() -> CardScreen {
        let toast = CardScreen()
        toast.preferredContentSize = CGSize(width: 200, height: 60)
        return toast
    }

    private func show(_ way: Way, in scene: CardScene) -> CardPresentationController? {
        switch way {
        case .presented: scene.show(.sheet())
        case .hosted: scene.root.addCard(scene.screen, as: .panel())
        case .toast: scene.root.present(scene.screen, as: .toast())
        }
        scene.advance(1)
        return scene.screen.cardPresentationController
    }

    @Test("A card that's gone can be dismissed again, which only calls the closure", arguments: Way.allCases)
    func aCardThatsGoneCanBeDismissedAgain(way: Way) throws {
        let scene = CardScene()
        let controller = try #require(show(way, in: scene))
        var calls = 0
        controller.dismiss(animated: true) { calls += 1 }
        scene.advance(1)
        #expect(scene.isGone && calls == 1)
        controller.dismiss(animated: true) { calls += 1 }
        scene.screen.cardPresentationController?.dismiss(animated: true)
        scene.advance(1)
        #expect(calls == 2 && scene.root.view.window != nil)
    }

    /// A screen that asks for its presentation controller as soon as its view has loaded.
    private final class EagerScreen: UIViewController, UIAdaptivePresentationControllerDelegate {
        override func viewDidLoad() {
            super.viewDidLoad()
            presentationController?.delegate = self
        }
    }

    @Test(
        "A screen that asks for its presentation controller as soon as it has loaded is a card",
        arguments: [true, false]
    )
    func eagerScreen(isAttached: Bool) throws {
        let scene = CardScene()
        let screen = EagerScreen()
        if isAttached {
            let transition = TransitionDelegate(presenting: nil, dismissing: nil)
            transition.presentation = .sheet()
            screen.modalPresentationStyle = .custom
            transition.attach(toPresentationOf: screen)
            scene.root.present(screen, animated: true)
        } else {
            scene.root.present(screen, as: .sheet())
        }
        scene.advance(1)
        let controller = try #require(screen.cardPresentationController)
        #expect(controller.delegate === screen && controller === screen.presentationController)
        #expect(screen.view.bounds.height < scene.window.bounds.height - 40)
        screen.dismiss(animated: true)
        scene.advance(1)
        #expect(screen.view.window == nil && screen.cardPresentationController == nil)
    }

    /// A screen that chooses its size, and becomes the delegate, as soon as its view has loaded.
    private final class LargeScreen: UIViewController, UIAdaptivePresentationControllerDelegate {
        private(set) weak var found: CardPresentationController?

        override func viewDidLoad() {
            super.viewDidLoad()
            found = cardPresentationController
            found?.delegate = self
            found?.selectedDetentIndex = 1
        }
    }

    enum Arrival: CaseIterable { case presented, inStack, attached, assignedBefore, added }

    @Test(
        "A screen appears at the size that it selects as soon as its view has loaded",
        arguments: Arrival.allCases
    )
    func selectedInViewDidLoad(arrival: Arrival) throws {
        let scene = CardScene()
        let screen = LargeScreen()
        let transition = TransitionDelegate(presenting: nil, dismissing: nil)
        transition.presentation = .sheet()
        switch arrival {
        case .presented: scene.root.present(screen, as: .sheet())
        case .inStack: scene.root.present(UINavigationController(rootViewController: screen), as: .sheet())
        case .attached:
            screen.modalPresentationStyle = .custom
            transition.attach(toPresentationOf: screen)
            scene.root.present(screen, animated: true)
        case .assignedBefore:
            screen.modalPresentationStyle = .custom
            screen.transitioningDelegate = transition
            scene.root.present(screen, as: .sheet())
        case .added: scene.root.addCard(screen, as: .sheet())
        }
        scene.advance(0.1)
        let controller = try #require(screen.cardPresentationController)
        #expect(screen.found === controller && controller.delegate === screen)
        #expect(controller.selectedDetentIndex == 1)
        func height() -> CGFloat { controller.presentedView?.bounds.height ?? 0 }
        // A navigation controller can load its screen when it's in the card already.
        #expect(arrival == .inStack || abs(height() - 787) < 1, "\(height())")
        scene.advance(1)
        #expect(abs(height() - 787) < 1, "\(height())")
    }

    @Test("The size that a screen selects as it loads lasts if UIKit refuses to present it at first")
    func selectedBeforeARefusal() throws {
        let scene = CardScene()
        let (screen, other) = (LargeScreen(), UIViewController())
        scene.root.present(other, animated: false)
        scene.advance(0.1)
        scene.root.present(screen, as: .sheet())
        scene.advance(0.1)
        #expect(screen.isViewLoaded && screen.presentingViewController == nil)
        other.dismiss(animated: false)
        scene.advance(0.1)
        // Later, it appears at the first one again.
        for index in [1, 0] {
            scene.root.present(screen, as: .sheet())
            scene.advance(1)
            let controller = try #require(screen.cardPresentationController)
            #expect(controller.selectedDetentIndex == index)
            let height = try #require(controller.presentedView).bounds.height
            #expect(abs(height - (index == 1 ? 787 : 393.5)) < 1, "\(height)")
            screen.dismiss(animated: true)
            scene.advance(1)
        }
    }

    @Test("A screen that isn't shown has no controller of a card, not even after it was one")
    func notShown() {
        let scene = CardScene()
        scene.screen.modalPresentationStyle = .custom
        #expect(scene.screen.cardPresentationController == nil)
        scene.show(.sheet())
        #expect(scene.screen.cardPresentationController != nil)
        scene.root.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.screen.cardPresentationController == nil)
    }

    @Test("A toast whose time is over can be dismissed")
    func aToastWhoseTimeIsOverCanBeDismissed() throws {
        let scene = CardScene()
        let controller = try #require(show(.toast, in: scene))
        scene.advance(10)
        #expect(scene.screen.view.window == nil)
        controller.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.root.view.window != nil)
    }

    @Test(
        "A late dismissal of a card leaves the screen behind it, and what's shown there by then",
        arguments: [true, false]
    )
    func aLateDismissalLeavesTheScreenBehindIt(hasAnother: Bool) throws {
        let scene = CardScene()
        let (modal, other) = (CardScreen(), CardScreen())
        scene.root.present(modal, with: .slide())
        scene.advance(1)
        modal.present(scene.screen, as: .sheet())
        scene.advance(1)
        let controller = try #require(scene.controller)
        controller.dismiss(animated: true)
        scene.advance(1)
        if hasAnother { modal.present(other, as: .sheet()) }
        scene.advance(1)
        controller.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.root.presentedViewController === modal)
        #expect(modal.presentedViewController === (hasAnother ? other : nil))
    }

    @Test("Each of several dismissals calls its closure", arguments: Way.allCases, [0, 0.1, 1])
    func eachOfSeveralDismissalsCallsItsClosure(way: Way, after seconds: Double) throws {
        let scene = CardScene()
        scene.root.view.layoutIfNeeded()
        switch way {
        case .presented: scene.root.present(scene.screen, as: .sheet())
        case .hosted: scene.root.addCard(scene.screen, as: .panel())
        case .toast: scene.root.present(scene.screen, as: .toast())
        }
        if seconds > 0 { scene.advance(seconds) }
        let controller = try #require(scene.controller)
        var calls: [Int] = []
        controller.dismiss(animated: true) { calls.append(1) }
        controller.dismiss(animated: true) { calls.append(2) }
        scene.advance(0.1)
        controller.dismiss(animated: true) { calls.append(3) }
        scene.advance(3)
        #expect(scene.isGone && calls.sorted() == [1, 2, 3])
        #expect(scene.root.view.window != nil)
    }

    @Test(
        "A screen that's shown as another card is laid out as that one, whoever has asked for its controller"
    )
    func aScreenThatsShownAsAnotherCard() {
        let scene = CardScene()
        scene.show(.sheet())
        scene.root.dismiss(animated: true)
        scene.advance(1)
        _ = scene.screen.cardPresentationController
        var drawer = CardPresentation.drawer()
        drawer.presenterEffect = .pushed
        scene.show(drawer)
        #expect(scene.shownFrame.minX == 0 && scene.shownFrame.height == 844)
        #expect(!scene.root.view.transform.isIdentity)
    }

    @Test("A toast that waits can be dismissed, and the next one follows")
    func aToastThatWaitsCanBeDismissed() throws {
        let scene = CardScene()
        let toasts = [toast(), toast(), toast()]
        for toast in toasts { scene.root.present(toast, as: .toast()) }
        scene.advance(1)
        var calls = 0
        try #require(toasts[1].cardPresentationController).dismiss(animated: true) { calls += 1 }
        #expect(calls == 1 && toasts[1].parent == nil)
        var seen: Set<Int> = []
        for _ in 0..<100 {
            scene.advance(0.1)
            for (index, toast) in toasts.enumerated() where toast.viewIfLoaded?.window != nil {
                seen.insert(index)
            }
        }
        #expect(seen == [0, 2])
    }

    @Test("A screen that waits as a toast can be shown otherwise", arguments: Way.allCases)
    func aScreenThatWaitsCanBeShownOtherwise(way: Way) {
        let scene = CardScene()
        scene.root.present(toast(), as: .toast())
        scene.root.present(scene.screen, as: .toast())
        scene.advance(1)
        _ = show(way, in: scene)
        scene.advance(way == .toast ? 3 : 10)
        #expect(scene.screen.view.window != nil)
        #expect((scene.screen.presentingViewController != nil) == (way == .presented))
        scene.screen.cardPresentationController?.dismiss(animated: true)
        scene.advance(10)
        #expect(scene.isGone && scene.screen.view.window == nil)
    }

    @Test("Changes that move the card by themselves move it together with the others")
    func changesThatMoveTheCardByThemselves() {
        let scene = CardScene()
        scene.screen.preferredContentSize = CGSize(width: 390, height: 200)
        scene.show(.sheet(detents: [.fitting, .fraction(1)]))
        let rest = scene.shownFrame
        scene.controller?.animateChanges {
            scene.screen.preferredContentSize.height = 300
            scene.controller?.selectedDetentIndex = 1
        }
        UIApplication.shared.tick()
        // On its own, the new size would have moved it by 100 points at once.
        #expect(abs(scene.shownFrame.minY - rest.minY) < 40)
        scene.advance(1)
        #expect(isNear(scene.shownFrame, CGRect(x: 0, y: 57, width: 390, height: 787)))
    }

    @Test("Screens inside a card find its controller, and screens around it don't", arguments: Way.allCases)
    func insideACard(way: Way) throws {
        let scene = CardScene()
        let controller = try #require(show(way, in: scene))
        let (child, inner) = (UIViewController(), UIViewController())
        child.addChild(inner)
        scene.screen.addChild(child)
        #expect(child.cardPresentationController === controller)
        #expect(inner.cardPresentationController === controller)
        #expect(scene.root.cardPresentationController == nil)
        child.removeFromParent()
        #expect(inner.cardPresentationController == nil)
    }
}
