import Testing
@_spi(Host) import UIKit

/// Views that are to become the first responder before they are in a window. Apps that do so in `viewDidLoad`
/// report that the keyboard comes along with the pushed screen.
@Suite @MainActor
struct WaitingResponderTests {
    @Test func aFieldNamedInViewDidLoadIsEditedAsItsScreenComes() {
        let scene = KeyboardScene()
        let stack = UINavigationController(rootViewController: UIViewController())
        scene.window.rootViewController = stack
        scene.tick()
        let form = Form()
        stack.pushViewController(form, animated: true)
        form.loadViewIfNeeded()
        #expect(!form.field.isFirstResponder)
        scene.tick()
        #expect(form.field.isFirstResponder && stack.transitionCoordinator != nil)
        #expect(scene.log.take() == ["willChangeFrame", "willShow"])
        scene.advance(1)
        #expect(scene.panel != nil && form.field.isFirstResponder)
    }

    @Test func aPresentedScreenTakesTheKeyboardOver() {
        let scene = KeyboardScene()
        let below = UIViewController()
        let editor = UITextField()
        below.view.addSubview(editor)
        scene.window.rootViewController = below
        scene.tick()
        editor.becomeFirstResponder()
        scene.advance(1)
        let form = Form()
        form.modalPresentationStyle = .fullScreen
        below.present(form, animated: true)
        scene.advance(2)
        #expect(form.field.isFirstResponder && scene.panel != nil)
    }

    @Test func theOneAskedLastBecomesIt() {
        let scene = KeyboardScene()
        let screen = UIView()
        let fields = (0..<3).map { _ in UITextField() }
        for field in fields { screen.addSubview(field) }
        #expect(!fields[1].becomeFirstResponder() && !fields[0].becomeFirstResponder())
        scene.window.addSubview(screen)
        #expect(fields.map(\.isFirstResponder) == [true, false, false])
        // The wish is fulfilled once.
        screen.removeFromSuperview()
        scene.window.addSubview(screen)
        #expect(fields.allSatisfy { !$0.isFirstResponder })
    }

    @Test func theWishCanBeTakenBack() {
        let scene = KeyboardScene()
        let field = UITextField()
        field.becomeFirstResponder()
        field.resignFirstResponder()
        scene.window.addSubview(field)
        #expect(!field.isFirstResponder)
    }

    @Test func aFieldThatMayNotBeEditedDoesNotWait() {
        let scene = KeyboardScene()
        let field = UITextField()
        field.isEnabled = false
        field.becomeFirstResponder()
        field.isEnabled = true
        scene.window.addSubview(field)
        #expect(!field.isFirstResponder)
    }

    private final class Form: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            field.becomeFirstResponder()
        }
    }
}
