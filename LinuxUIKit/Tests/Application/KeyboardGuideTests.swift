import Testing
@_spi(Host) import UIKit

/// Views at the keyboard layout guide. UIKit documents that the guide tracks the keyboard: what's placed at
/// the guide moves along with the keyboard, without any notifications.
@Suite @MainActor
struct KeyboardGuideTests {
    private let rest: CGFloat = 844 - 34
    private let up: CGFloat = 844 - KeyboardScene.height

    /// A view with a bar above the keyboard.
    private final class BarView: UIView {
        let bar = UIView()

        override func layoutSubviews() {
            super.layoutSubviews()
            if bar.superview == nil { addSubview(bar) }
            let y = keyboardLayoutGuide.layoutFrame.minY - 44
            bar.frame = CGRect(x: 0, y: y, width: bounds.width, height: 44)
        }
    }

    /// A screen with a bar above the keyboard.
    private final class Chat: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let bar = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            view.addSubview(bar)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let y = view.keyboardLayoutGuide.layoutFrame.minY - 44
            bar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: 44)
        }
    }

    /// Returns the lower edge of a bar on the screen.
    private func edge(of bar: UIView) throws -> CGFloat {
        try #require(bar.layer.presentation()).frame.maxY
    }

    @Test("A bar at the guide moves along with the keyboard", arguments: [false, true])
    func barAtGuideMovesAlongWithKeyboard(isOlderThanApp: Bool) throws {
        let chat = Chat()
        if isOlderThanApp { chat.view.layoutIfNeeded() }
        let scene = KeyboardScene()
        scene.window.rootViewController = chat
        scene.tick()
        #expect(chat.bar.frame.maxY == rest)
        chat.field.becomeFirstResponder()
        scene.tick()
        #expect(try abs(edge(of: chat.bar) - rest) < 1e-6, "it does not jump")
        scene.advance(0.1)
        let bar = try (rest - edge(of: chat.bar)) / (rest - up)
        let panel = try #require(scene.panel)
        #expect(bar > 0 && bar < 1)
        #expect(abs(bar - (844 - panel.minY) / KeyboardScene.height) < 1e-6)
        scene.advance(1)
        #expect(chat.bar.frame.maxY == up)
        #expect(try edge(of: chat.bar) == up)

        chat.field.resignFirstResponder()
        scene.tick()
        scene.advance(0.1)
        let middle = try edge(of: chat.bar)
        #expect(middle > up && middle < rest)
        scene.advance(1)
        #expect(chat.bar.frame.maxY == rest)
        #expect(try edge(of: chat.bar) == rest)
    }

    @Test("It follows a finger and a change of the height, without an animation")
    func followsAtOnce() throws {
        let scene = KeyboardScene()
        let chat = Chat()
        scene.window.rootViewController = chat
        scene.tick()
        chat.field.becomeFirstResponder()
        scene.advance(1)
        UIApplication.shared.softwareKeyboardPull = 50
        scene.tick()
        #expect(try edge(of: chat.bar) == up + 50)
        UIApplication.shared.softwareKeyboardPull = 0
        scene.tick()
        #expect(try edge(of: chat.bar) == up)
        UIApplication.shared.softwareKeyboardHeight = 300
        scene.tick()
        #expect(try edge(of: chat.bar) == 544)
    }

    @Test("After a rotation, it's above the keyboard")
    func afterRotationAboveKeyboard() {
        let scene = KeyboardScene()
        let chat = Chat()
        scene.window.rootViewController = chat
        scene.tick()
        chat.field.becomeFirstResponder()
        scene.advance(1)
        UIApplication.shared.windowScene.resize(to: CGSize(width: 844, height: 390), animated: true)
        scene.advance(1)
        #expect(chat.bar.frame == CGRect(x: 0, y: 390 - KeyboardScene.height - 44, width: 844, height: 44))
    }

    // The page of `keyboardFrameEndUserInfoKey`: the frame is in the coordinates of the screen, which aren't
    // those of a window in Split View, Slide Over, and Stage Manager.
    @Test("In a scene that doesn't fill the screen, it's where the keyboard is on the screen")
    func sceneWithAPlace() {
        let scene = KeyboardScene()
        let view = BarView(frame: scene.window.bounds)
        scene.window.addSubview(view)
        scene.window.windowScene = UIApplication.shared.windowScene
        UIApplication.shared.windowScene.origin = CGPoint(x: 20, y: 100)
        scene.tick()
        scene.fields[0].becomeFirstResponder()
        scene.advance(1)
        #expect(view.bar.frame.maxY == up - 100)
        let space = UIScreen.main.coordinateSpace
        #expect(space.bounds == UIScreen.main.bounds)
        let keyboard = CGRect(x: 0, y: up, width: 390, height: KeyboardScene.height)
        let frame = CGRect(x: -20, y: up - 100, width: 390, height: KeyboardScene.height)
        #expect(scene.window.convert(keyboard, from: space) == frame)
        #expect(view.convert(keyboard, from: space) == frame)
        // Windows only know each other.
        #expect(scene.window.convert(keyboard, from: nil as UIWindow?) == keyboard)
    }

    // Apple declares the method in Objective-C.
    @Test("A subclass can override the conversion from the screen's coordinates")
    func conversionOfSubclass() {
        final class Subclass: UIView {
            override func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
                super.convert(rect, from: coordinateSpace).insetBy(dx: 10, dy: 0)
            }
        }
        let scene = KeyboardScene()
        let view: UIView = Subclass(frame: CGRect(x: 0, y: 100, width: 390, height: 744))
        scene.window.addSubview(view)
        let frame = view.convert(UIScreen.main.bounds, from: UIScreen.main.coordinateSpace)
        #expect(frame == UIScreen.main.bounds.offsetBy(dx: 0, dy: -100).insetBy(dx: 10, dy: 0))
    }

    @Test("A view that enters a window finds the keyboard where it is by then")
    func entersWindow() {
        let scene = KeyboardScene()
        let view = BarView(frame: scene.window.bounds)
        scene.window.addSubview(view)
        scene.tick()
        #expect(view.bar.frame.maxY == rest)
        view.removeFromSuperview()
        scene.fields[0].becomeFirstResponder()
        scene.advance(1)
        scene.window.addSubview(view)
        scene.tick()
        #expect(view.bar.frame.maxY == up)
        view.removeFromSuperview()
        scene.fields[0].resignFirstResponder()
        scene.advance(1)
        scene.window.addSubview(view)
        scene.tick()
        #expect(view.bar.frame.maxY == rest)
    }
}
