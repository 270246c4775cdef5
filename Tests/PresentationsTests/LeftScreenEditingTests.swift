import Animators
import Presentations
@_spi(Host) import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Editing below a card that's dismissed while people leave the screen below, where UIKit doesn't
/// end editing.
@MainActor
@Suite(.behaviors([.with { $0.editingBelowCustomPresentations = .continues }]))
struct LeftScreenEditingTests {
    enum Way: CaseIterable, Sendable { case push, pop, tab }

    @Test(
        "On a screen that leaves, editing doesn't continue",
        arguments: Way.allCases,
        [false, true]
    )
    func leftScreen(way: Way, isHosted: Bool) {
        let scene = CardScene()
        let form = UIViewController()
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(form, animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, UIViewController()]
        // It takes longer than the card.
        TransitionDelegate(.cube(duration: 1)).attach(to: stack)
        TransitionDelegate(.cube(duration: 1)).attach(to: tabs)
        scene.window.rootViewController = tabs
        scene.advance(0.1)
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        form.view.addSubview(field)
        #expect(field.becomeFirstResponder())
        if isHosted {
            tabs.addCard(scene.screen, as: .sheet())
        } else {
            tabs.present(scene.screen, as: .sheet())
        }
        scene.advance(1)
        #expect(scene.screen.view.window != nil && !field.isFirstResponder)
        scene.controller?.dismiss(animated: true)
        switch way {
        case .push: stack.pushViewController(UIViewController(), animated: true)
        case .pop: stack.popViewController(animated: true)
        case .tab: tabs.selectedIndex = 1
        }
        var isEditing = false
        for _ in 0..<80 {
            scene.advance(1.0 / 60)
            if field.isFirstResponder { isEditing = true }
        }
        #expect(!isEditing && scene.screen.view.window == nil && form.view.window == nil)
    }
}
