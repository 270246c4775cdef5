import Testing
import TransitionTesting
import UIKit

/// The keyboard of the testing kit, as an app notices it.
@MainActor @Suite struct TestKeyboardTests {
    /// The notifications that an app observes, with the top edges that they contain.
    @MainActor private final class Observer {
        private(set) var entries: [String] = []
        private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

        init() {
            let names = [
                (UIResponder.keyboardWillShowNotification, "willShow"),
                (UIResponder.keyboardDidShowNotification, "didShow"),
                (UIResponder.keyboardWillHideNotification, "willHide"),
                (UIResponder.keyboardDidHideNotification, "didHide"),
            ]
            for (name, entry) in names {
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                        [weak self] notification in
                        let key = UIResponder.keyboardFrameEndUserInfoKey
                        let top = (notification.userInfo?[key] as? CGRect)?.minY ?? .nan
                        // Everything is posted on the main actor.
                        MainActor.assumeIsolated { self?.entries.append("\(entry) \(Int(top))") }
                    }
                )
            }
        }

        deinit {
            for token in tokens { NotificationCenter.default.removeObserver(token) }
        }

        func take() -> [String] {
            defer { entries = [] }
            return entries
        }
    }

    @Test("The keyboard slides up and down, and posts what UIKit posts")
    func showsAndHides() async {
        let screen = UIViewController()
        let app = TestApp(rootViewController: screen)
        let observer = Observer()
        app.showKeyboard(height: 300)
        #expect(observer.take() == ["willShow 544"])
        await app.advance(by: 0.1)
        #expect(observer.take() == [])
        await app.settle()
        #expect(observer.take() == ["didShow 544"])

        app.hideKeyboard()
        #expect(observer.take() == ["willHide 844"])
        await app.settle()
        #expect(observer.take() == ["didHide 844"])
        #expect(app.window.subviews.count == 1)
    }

    @Test("It appears for the text field that the app edits, and comes and goes with editing")
    func followsTheApp() async {
        let screen = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        screen.view.addSubview(field)
        let app = TestApp(rootViewController: screen)
        let observer = Observer()
        field.becomeFirstResponder()
        await app.settle()
        #expect(observer.take() == [])

        app.showKeyboard(height: 300)
        await app.settle()
        #expect(observer.take() == ["willShow 544", "didShow 544"])
        #expect(field.isFirstResponder)
        field.resignFirstResponder()
        await app.settle()
        #expect(observer.take() == ["willHide 844", "didHide 844"])
        field.becomeFirstResponder()
        await app.settle()
        #expect(observer.take() == ["willShow 544", "didShow 544"])
        app.hideKeyboard()
        await app.settle()
        #expect(!field.isFirstResponder && observer.take() == ["willHide 844", "didHide 844"])
    }

    @Test("A text field above a presented screen's keyboard stays the one that's edited", arguments: [0, 1])
    func overPresentedScreens(level: Int) async {
        let (list, detail) = (UIViewController(), UIViewController())
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let app = TestApp(rootViewController: list)
        if level == 1 {
            detail.modalPresentationStyle = .fullScreen
            list.present(detail, animated: false)
            await app.settle()
        }
        (level == 1 ? detail : list).view.addSubview(field)
        field.becomeFirstResponder()
        app.showKeyboard()
        await app.settle()
        #expect(field.isFirstResponder)
    }

    @Test("A height that's negative or not finite is none", arguments: [-20, .nan, .infinity] as [CGFloat])
    func invalidHeight(height: CGFloat) async {
        let app = TestApp(rootViewController: UIViewController())
        let observer = Observer()
        app.showKeyboard(height: height)
        await app.settle()
        #expect(observer.take() == ["willShow 844", "didShow 844"])
    }

    @Test("The next app has no keyboard")
    func startsOver() async {
        var app = TestApp(rootViewController: UIViewController())
        app.showKeyboard(height: 300)
        await app.settle()
        let screen = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        screen.view.addSubview(field)
        app = TestApp(rootViewController: screen)
        let observer = Observer()
        field.becomeFirstResponder()
        await app.settle()
        #expect(observer.take() == [])
    }
}
