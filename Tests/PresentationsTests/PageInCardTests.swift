import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Cards with web pages.
@MainActor @Suite struct PageInCardTests {
    /// A view that's named like WebKit's.
    private final class WKWebView: UIView {}

    /// The view in a web page that becomes first responder with each tap in the page.
    private final class PageContent: UIView, UIKeyInput {
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { false }
        func insertText(_ text: String) {}
        func deleteBackward() {}
    }

    private let outside = CGPoint(x: 195, y: 100)

    /// Returns the content of a page in a card after a tap, with a keyboard if it was on a field.
    private func tappedPage(isField: Bool) -> (CardScene, PageContent) {
        let scene = CardScene(CardScreen(CGSize(width: 300, height: 200)))
        let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
        let (page, content) = (WKWebView(frame: bounds), PageContent(frame: bounds))
        page.addSubview(content)
        scene.screen.view.addSubview(page)
        if isField { UIApplication.shared.softwareKeyboardHeight = 300 }
        scene.show(.card())
        content.becomeFirstResponder()
        scene.advance(1)
        return (scene, content)
    }

    @Test("After a tap in a web page, a tap outside dismisses the card")
    func tappedText() {
        let (scene, content) = tappedPage(isField: false)
        #expect(content.isFirstResponder)
        scene.touch.tap(at: outside)
        scene.advance(1)
        #expect(scene.isGone)
    }

    @Test("While people type into a field of a web page, a tap outside only ends editing")
    func tappedField() {
        let (scene, content) = tappedPage(isField: true)
        #expect(content.isFirstResponder)
        scene.touch.tap(at: outside)
        scene.advance(1)
        #expect(!scene.isGone && !content.isFirstResponder)
        scene.touch.tap(at: outside)
        scene.advance(1)
        #expect(scene.isGone)
    }
}
