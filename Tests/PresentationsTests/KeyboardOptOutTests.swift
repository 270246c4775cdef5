import Presentations
@_spi(Host) import QuartzCore
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Cards that the keyboard covers.
@MainActor @Suite struct KeyboardOptOutTests {
    @Test(
        "A card that doesn't avoid the keyboard stays where it is",
        arguments: [.bottom, nil] as [TransitionEdge?]
    )
    func cardThatDoesntAvoidKeyboardStays(edge: TransitionEdge?) {
        var card = CardPresentation.card(edge: edge)
        card.avoidsKeyboard = false
        card.height = .points(500)
        let (scene, field) = scene(card)
        let rest = scene.shownFrame
        field.becomeFirstResponder()
        scene.advance(1)
        #expect(isNear(scene.shownFrame, rest))
        field.resignFirstResponder()
        scene.advance(1)
        #expect(isNear(scene.shownFrame, rest))
    }

    @Test(
        "While the keyboard is up, a card goes onto it, or behind it, as soon as the app says so",
        arguments: [false, true]
    )
    func whileKeyboardIsUpCardGoesOnto(isAnimated: Bool) {
        let (scene, field) = scene(.sheet(detents: [.points(250)]))
        let rest = scene.shownFrame
        field.becomeFirstResponder()
        scene.advance(1)
        #expect(abs(scene.shownFrame.maxY - 544) < 1)
        for avoids in [false, true] {
            let change: () -> Void = { scene.controller?.presentation.avoidsKeyboard = avoids }
            if isAnimated { scene.controller?.animateChanges { change() } } else { change() }
            // Without an animation, it's there in the next frame.
            scene.advance(isAnimated ? 1 : 0.02)
            #expect(abs(scene.shownFrame.maxY - (avoids ? 544 : rest.maxY)) < 1)
        }
    }

    /// A screen that counts how often it's asked what it presents. A card that follows the keyboard asks, so
    /// as not to move behind another screen.
    private final class CountingScreen: CardScreen {
        var questions = 0

        override var presentedViewController: UIViewController? {
            questions += 1
            return super.presentedViewController
        }
    }

    @Test(
        "While the keyboard is up, only a card that it can move follows it in each frame",
        arguments: [.top, .leading, .bottom, .trailing, nil] as [TransitionEdge?],
        [false, true]
    )
    func whileKeyboardIsUpOnlyCardThatItCanMoveFollowsItInEachFrame(edge: TransitionEdge?, avoids: Bool) {
        var card = CardPresentation.card(edge: edge)
        card.avoidsKeyboard = avoids
        let screen = CountingScreen()
        let (scene, field) = scene(card, screen)
        field.becomeFirstResponder()
        scene.advance(1)
        screen.questions = 0
        scene.advance(1)
        if avoids && (edge == .bottom || edge == nil) {
            #expect(screen.questions >= 50)
        } else {
            #expect(screen.questions <= 5)
        }
        field.resignFirstResponder()
        scene.advance(1)
        screen.questions = 0
        scene.advance(1)
        #expect(screen.questions <= 5)
    }

    @Test("A card that moves to the bottom while the keyboard is up stands on it, and follows it down")
    func otherEdge() {
        let (scene, field) = scene(.card(edge: .top))
        let top = scene.shownFrame
        field.becomeFirstResponder()
        scene.advance(1)
        scene.controller?.presentation.edge = .bottom
        scene.advance(0.1)
        #expect(abs(scene.shownFrame.maxY - 544) < 1)
        UIApplication.shared.softwareKeyboardPull = 5
        scene.advance(0.1)
        #expect(abs(scene.shownFrame.maxY - 549) < 1)
        UIApplication.shared.softwareKeyboardPull = 0
        scene.advance(1)
        #expect(abs(scene.shownFrame.maxY - 544) < 1)
        scene.controller?.presentation.edge = .top
        scene.advance(0.1)
        #expect(isNear(scene.shownFrame, top))
    }

    private func scene(
        _ card: CardPresentation,
        _ screen: CardScreen? = nil
    ) -> (CardScene, UITextField) {
        let scene = CardScene(screen)
        UIApplication.shared.softwareKeyboardHeight = 300
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
        scene.screen.view.addSubview(field)
        scene.show(card)
        return (scene, field)
    }
}
