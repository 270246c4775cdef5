import Testing
@_spi(Host) import UIKit

@testable import Presentations

/// What a card has changed in the screens behind it, if UIKit dismisses it together with others and doesn't
/// notify its controller.
@MainActor @Suite struct ReleasedCardTests {
    @Test("Assistive technologies find the elements that it has hidden")
    func assistiveTechnologiesFindElementsThatItHasHidden() {
        UIApplication.reset()
        let (view, own) = (UIView(), UIView())
        own.accessibilityElementsHidden = true
        var hidden: HiddenElements? = HiddenElements()
        hidden?.hide([view, own])
        #expect(view.accessibilityElementsHidden)
        hidden = nil
        #expect(!view.accessibilityElementsHidden && own.accessibilityElementsHidden)
    }

    @Test("The screen that it has scaled down has its size, its corners, and its safe area again")
    func scaledScreen() {
        let scene = CardScene()
        let root = scene.root
        let view: UIView = root.view
        let insets = view.safeAreaInsets
        var effect: PresentingScreen? = PresentingScreen(of: root, .scaled(0.9), radius: 20)
        effect?.show(1, way: CGVector(dx: 0, dy: 0))
        effect?.round(1)
        #expect(view.transform != .identity && view.layer.cornerRadius == 20)
        effect = nil
        #expect(view.transform == .identity)
        #expect(view.layer.cornerRadius == 0 && !view.layer.masksToBounds)
        scene.advance(0.1)
        #expect(root.additionalSafeAreaInsets == .zero && view.safeAreaInsets == insets)
    }

    @Test("A screen that was restored, and that the app has changed since, stays as it is")
    func changedScreen() {
        let scene = CardScene()
        var effect: PresentingScreen? = PresentingScreen(of: scene.root, .scaled(0.9), radius: 20)
        effect?.show(1, way: CGVector(dx: 0, dy: 0))
        effect?.end()
        scene.root.view.transform = CGAffineTransform(translationX: 10, y: 0)
        effect = nil
        #expect(scene.root.view.transform == CGAffineTransform(translationX: 10, y: 0))
    }
}
