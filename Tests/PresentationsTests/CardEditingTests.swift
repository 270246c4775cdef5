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
    private func edit(below presentation: CardPresentation) -> (CardScene, UITextField) {
        let scene = CardScene(CardScreen(CGSize(width: 300, height: 200)))
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        scene.root.view.addSubview(field)
        field.becomeFirstResponder()
        scene.show(presentation)
        return (scene, field)
    }

    @Test("A card ends editing, as UIKit's own presentations do")
    func card() {
        for presentation in [CardPresentation.card(), .sheet(), .drawer()] {
            let (scene, field) = edit(below: presentation)
            #expect(!field.isFirstResponder)
            #expect(scene.screen.view.window != nil)
        }
    }

    @Test("A field that refuses to end editing is respected")
    func refusal() {
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
    func toast() {
        let (_, field) = edit(below: .toast(duration: 100))
        #expect(field.isFirstResponder)
    }
}
