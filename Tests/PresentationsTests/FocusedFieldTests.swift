import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Fields in a form in a card that the keyboard makes shorter.
@MainActor @Suite struct FocusedFieldTests {
    @Test(
        "The field in which people type moves up together with the card",
        arguments: [600, 20] as [CGFloat]
    )
    func fieldInWhichPeopleTypeMovesUpTogetherWithCard(y: CGFloat) {
        let scene = CardScene()
        UIApplication.shared.softwareKeyboardHeight = 300
        let form = UIScrollView(frame: scene.screen.view.bounds)
        form.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        form.contentInsetAdjustmentBehavior = .never
        form.contentSize = CGSize(width: 390, height: 1000)
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
        form.addSubview(field)
        scene.screen.view.addSubview(form)
        scene.show(.sheet(detents: [.fraction(1)]))
        field.becomeFirstResponder()
        scene.advance(0.05)
        // It's about to arrive, and isn't there yet.
        #expect(form.bounds.height < 500)
        #expect(field.convert(field.bounds, to: scene.window).maxY < 544.5)
        if y > 500 { #expect(scene.place(of: field).maxY > 545) } else { #expect(form.contentOffset.y == 0) }
        scene.advance(1)
        #expect(scene.place(of: field).maxY < 544.5 && scene.place(of: field).minY > 57)
    }
}
