import Presentations
@_spi(Host) import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Editing below a card, whether UIKit ends it or not.
@MainActor
@Suite(
    .behaviors(
        UIKitBehavior.Editing.allCases.map { answer in .with { $0.editingBelowCustomPresentations = answer } }
    )
)
final class CardEditingTests {
    private func edit(
        below presentation: CardPresentation,
        isHosted: Bool = false
    ) -> (CardScene, UITextField) {
        let scene = CardScene(CardScreen(CGSize(width: 300, height: 200)))
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        scene.root.view.addSubview(field)
        field.becomeFirstResponder()
        show(presentation, in: scene, isHosted: isHosted)
        return (scene, field)
    }

    private func show(_ presentation: CardPresentation, in scene: CardScene, isHosted: Bool) {
        if isHosted {
            scene.root.addCard(scene.screen, as: presentation)
            scene.advance(1)
        } else {
            scene.show(presentation)
        }
    }

    @Test("A card ends editing, as UIKit's own presentations do")
    func aCardEndsEditingAsUIKitsOwnPresentationsDo() {
        for presentation in [CardPresentation.card(), .sheet(), .drawer()] {
            let (scene, field) = edit(below: presentation)
            #expect(!field.isFirstResponder)
            #expect(scene.screen.view.window != nil)
        }
    }

    @Test("When a card is gone, people continue editing where they were", arguments: [false, true])
    func editingContinuesAfterACard(isHosted: Bool) {
        for presentation in [CardPresentation.card(), .sheet(), .drawer()] {
            let (scene, field) = edit(below: presentation, isHosted: isHosted)
            #expect(!field.isFirstResponder)
            scene.controller?.dismiss(animated: true)
            scene.advance(0.1)
            #expect(!field.isFirstResponder)
            scene.advance(1)
            #expect(scene.isGone && field.isFirstResponder)
        }
    }

    @Test("If people turn a card away while it appears, they continue editing, too")
    func editingContinuesAfterACardTurnedAway() {
        let scene = CardScene(CardScreen(CGSize(width: 300, height: 200)))
        EdgeSwipeInteraction().attach(toPresentFrom: scene.root, as: .drawer()) { scene.screen }
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        scene.root.view.addSubview(field)
        scene.advance(0.1)
        field.becomeFirstResponder()
        scene.drag(from: CGPoint(x: 1, y: 400), by: CGVector(dx: 60, dy: 0))
        #expect(!field.isFirstResponder)
        scene.advance(0.3)
        scene.touch.up()
        scene.advance(1)
        #expect(scene.isGone && field.isFirstResponder)
    }

    @Test("They continue with another field that they've edited meanwhile")
    func anotherFieldIsEditedMeanwhile() {
        let (scene, field) = edit(below: .sheet())
        let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        scene.root.view.addSubview(other)
        other.becomeFirstResponder()
        scene.root.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.isGone && other.isFirstResponder && !field.isFirstResponder)
    }

    @Test("If another card takes its place, they continue when that one is gone")
    func anotherCardTakesItsPlace() {
        let (scene, field) = edit(below: .sheet())
        let next = CardScreen(color: .green)
        scene.root.dismiss(animated: true) { scene.root.present(next, as: .sheet()) }
        scene.advance(3)
        #expect(next.view.window != nil && !field.isFirstResponder)
        scene.root.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.isGone && field.isFirstResponder)
    }

    /// A delegate that presents another card once people have dismissed the first one.
    @MainActor private final class NextCardDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
        let next = CardScreen(color: .green)
        private let presenter: UIViewController

        init(_ presenter: UIViewController) {
            self.presenter = presenter
            super.init()
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            presenter.present(next, as: .sheet())
        }
    }

    @Test("If the delegate presents another card, they continue when that one is gone")
    func delegatePresentsAnotherCard() {
        let (scene, field) = edit(below: .sheet())
        let delegate = NextCardDelegate(scene.root)
        scene.controller?.delegate = delegate
        scene.touch.tap(at: CGPoint(x: 200, y: 60))
        scene.advance(3)
        #expect(delegate.next.view.window != nil && !field.isFirstResponder)
        scene.root.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.isGone && field.isFirstResponder)
    }

    /// A screen with an input bar that's there while the screen is the first responder.
    private final class Chat: UIViewController {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test(
        "A screen with an input bar has none while a card is in front, and has it again afterward",
        arguments: [false, true]
    )
    func inputBar(isHosted: Bool) {
        for presentation in [CardPresentation.card(), .sheet(), .drawer()] {
            let scene = CardScene(CardScreen(CGSize(width: 300, height: 200)))
            let chat = Chat()
            scene.root.addChild(chat)
            scene.root.view.addSubview(chat.view)
            chat.didMove(toParent: scene.root)
            chat.becomeFirstResponder()
            show(presentation, in: scene, isHosted: isHosted)
            #expect(!chat.isFirstResponder)
            scene.controller?.dismiss(animated: true)
            scene.advance(1)
            #expect(chat.isFirstResponder)
        }
    }

    @Test("A field that refuses to end editing is respected")
    func aFieldThatRefusesToEndEditingIsRespected() {
        final class Refusal: NSObject, UITextFieldDelegate {
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
        }
        let refusal = Refusal()
        let scene = CardScene(CardScreen(CGSize(width: 300, height: 200)))
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        field.delegate = refusal
        scene.root.view.addSubview(field)
        field.becomeFirstResponder()
        scene.show(.card())
        #expect(field.isFirstResponder)
        field.delegate = nil
    }

    @Test("A toast, which isn't presented, doesn't end editing")
    func aToastWhichIsntPresented() {
        let (_, field) = edit(below: .toast(duration: 100))
        #expect(field.isFirstResponder)
    }

    /// Returns a sheet that dims the screen behind it only at its larger detent.
    private var undimmedSheet: CardPresentation {
        var sheet = CardPresentation.sheet(detents: [.fraction(0.4), .fraction(0.8)])
        sheet.largestUndimmedDetentIndex = 0
        return sheet
    }

    @Test(
        "A sheet ends editing when it comes to dim the screen, not when it appears at an undimmed detent",
        arguments: [false, true]
    )
    func aSheetComesToDim(isHosted: Bool) {
        let (scene, field) = edit(below: undimmedSheet, isHosted: isHosted)
        // UIKit may end it for any presentation.
        if isHosted { #expect(field.isFirstResponder) }
        field.becomeFirstResponder()
        scene.advance(1)
        scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = 1 }
        scene.advance(1)
        #expect(!field.isFirstResponder)
        scene.controller?.dismiss(animated: true)
        scene.advance(1)
        #expect(field.isFirstResponder && scene.isGone)
    }

    @Test(
        "A finger that moves a sheet ends editing behind it only if it leaves the sheet where that's dimmed",
        arguments: [false, true],
        [false, true]
    )
    func aFingerMovesASheet(isHosted: Bool, goesBack: Bool) {
        let (scene, field) = edit(below: undimmedSheet, isHosted: isHosted)
        field.becomeFirstResponder()
        scene.advance(1)
        let top = scene.shownFrame.minY
        let start = CGPoint(x: 200, y: top + 20)
        scene.drag(from: start, by: CGVector(dx: 0, dy: goesBack ? -40 : -300))
        scene.advance(0.2)
        #expect(scene.shownFrame.minY < top - 20 && field.isFirstResponder)
        if goesBack {
            scene.touch.move(to: start)
            scene.advance(0.2)
        }
        scene.touch.up()
        scene.advance(1)
        #expect(scene.controller?.selectedDetentIndex == (goesBack ? 0 : 1))
        #expect(field.isFirstResponder == goesBack)
        scene.controller?.dismiss(animated: true)
        scene.advance(1)
        #expect(field.isFirstResponder && scene.isGone)
    }

    @Test("Editing in a sheet goes on when it comes to dim the screen", arguments: [false, true])
    func aSheetComesToDimWhilePeopleEditInIt(isHosted: Bool) {
        let (scene, field) = editCard(undimmedSheet, isHosted: isHosted)
        scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = 1 }
        scene.advance(1)
        #expect(field.isFirstResponder)
    }

    // UIKit itself lets people continue after a presentation, whatever else is in front of the field.
    @Test("If another card that isn't presented blocks the screen, too, they continue when that one is gone")
    func anotherCardBlocksTheScreen() {
        let (scene, field) = edit(below: .card(), isHosted: true)
        let other = CardScreen(color: .green)
        scene.root.addCard(other, as: .card(edge: .top))
        scene.advance(1)
        scene.controller?.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.screen.view.window == nil && !field.isFirstResponder)
        other.cardPresentationController?.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.isGone && field.isFirstResponder)
    }

    // MARK: Editing in the card

    private func editCard(
        _ presentation: CardPresentation,
        isHosted: Bool = false
    ) -> (CardScene, UITextField) {
        let scene = CardScene(CardScreen(CGSize(width: 300, height: 200)))
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
        scene.screen.view.addSubview(field)
        if isHosted {
            scene.root.addCard(scene.screen, as: presentation)
        } else {
            scene.present(presentation)
        }
        scene.attachDelegate()
        scene.advance(1)
        field.becomeFirstResponder()
        scene.advance(1)
        return (scene, field)
    }

    @Test(
        "While people type into a card, a tap outside only puts the keyboard away, and the next one dismisses",
        arguments: [true, false],
        [300, nil] as [CGFloat?]
    )
    func tapOutside(isHosted: Bool, keyboard: CGFloat?) {
        for presentation in [CardPresentation.card(), .sheet(), .drawer(), .card(edge: nil)] {
            let (scene, field) = editCard(presentation, isHosted: isHosted)
            UIApplication.shared.softwareKeyboardHeight = keyboard
            scene.advance(1)
            UIApplication.shared.insertText("typed")
            scene.touch.tap(at: CGPoint(x: 380, y: 60))
            scene.advance(1)
            #expect(!field.isFirstResponder)
            #expect(field.text == "typed")
            #expect(scene.screen.view.window != nil)
            #expect(scene.log.isEmpty)
            scene.touch.tap(at: CGPoint(x: 380, y: 60))
            scene.advance(1)
            #expect(scene.isGone)
            #expect(scene.log == ["should", "will", "did"])
        }
    }

    @Test("If the app wants it, the first tap dismisses")
    func firstTap() {
        var presentation = CardPresentation.sheet()
        presentation.tapOutsideEndsEditing = false
        let (scene, _) = editCard(presentation)
        scene.touch.tap(at: CGPoint(x: 200, y: 60))
        scene.advance(1)
        #expect(scene.isGone)
    }

    @Test("A field that refuses to end editing keeps its card, and Escape dismisses it")
    func refusalInCard() {
        final class Refusal: NSObject, UITextFieldDelegate {
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
        }
        let refusal = Refusal()
        let (scene, field) = editCard(.sheet())
        field.delegate = refusal
        for _ in 0..<2 { scene.touch.tap(at: CGPoint(x: 200, y: 60)) }
        scene.advance(1)
        #expect(scene.screen.view.window != nil)
        #expect(field.isFirstResponder)
        field.delegate = nil
        UIApplication.shared.pressKey(UIKeyCommand.inputEscape)
        scene.advance(1)
        #expect(scene.isGone)
    }
}
