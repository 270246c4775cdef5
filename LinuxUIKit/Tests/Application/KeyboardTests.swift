import Testing
@_spi(Host) import UIKit

/// The keyboard on the screen. The order of notifications and calls is that of Apple's documentation of text
/// fields. On devices, a change of frame is posted before the keyboard shows or hides.
@Suite @MainActor
struct KeyboardTests {
    private let down = CGRect(x: 0, y: 844, width: 390, height: KeyboardScene.height)
    private let up = CGRect(x: 0, y: 844 - KeyboardScene.height, width: 390, height: KeyboardScene.height)

    @Test func withAHardwareKeyboardThereIsNone() {
        let scene = KeyboardScene(hasKeyboard: false)
        #expect(UIApplication.shared.softwareKeyboardHeight == nil)
        scene.fields[0].becomeFirstResponder()
        scene.advance(1)
        #expect(UIApplication.shared.windowsOnScreen == [scene.window])
        scene.fields[0].resignFirstResponder()
        scene.advance(1)
        #expect(scene.log.take() == [])
    }

    @Test func itComesUpAndGoesDown() {
        let scene = KeyboardScene()
        #expect(UIApplication.shared.windowsOnScreen == [scene.window])
        scene.fields[0].becomeFirstResponder()
        #expect(scene.log.take() == ["willChangeFrame", "willShow"])
        scene.tick()
        #expect(scene.panel == down)
        scene.advance(0.24)
        #expect(scene.log.take() == [])
        scene.advance(0.01)
        #expect(scene.log.take() == ["didChangeFrame", "didShow"])
        #expect(scene.panel == up)

        scene.fields[0].resignFirstResponder()
        #expect(scene.log.take() == ["willChangeFrame", "willHide"])
        scene.tick()
        scene.advance(0.24)
        #expect(scene.log.take() == [] && scene.panel != nil)
        scene.advance(0.01)
        #expect(scene.log.take() == ["didChangeFrame", "didHide"])
        #expect(scene.panel == nil && UIApplication.shared.windowsOnScreen == [scene.window])
        #expect(UIApplication.shared.isIdle)
    }

    @Test("Numbers and rectangles can be unboxed as on Apple's systems")
    func userInfo() throws {
        let scene = KeyboardScene()
        scene.fields[0].becomeFirstResponder()
        scene.advance(1)
        #expect(scene.infos.count == 4)
        for notification in scene.infos {
            #expect(notification.object as? UIScreen === UIScreen.main)
            let info = try #require(notification.userInfo)
            #expect(info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect == down)
            #expect(info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect == up)
            #expect((info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue == up)
            #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
            #expect(
                (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue == 0.25
            )
            #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
            #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
            #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
        }
        scene.fields[0].resignFirstResponder()
        let info = try #require(scene.infos.last?.userInfo)
        #expect(info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect == up)
        #expect(info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect == down)
    }

    @Test func rectanglesAreValues() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect((rect as Any as? NSValue)?.cgRectValue == rect)
        #expect(NSValue(cgRect: rect) as Any as? CGRect == rect)
        #expect(NSNumber(value: 3) as Any as? CGRect == nil)
        #expect(NSValue(point: .zero) as Any as? CGRect == nil)
    }

    /// `UITextField`: the keyboard shows after the field has become first responder and before editing
    /// begins, and hides after the field has resigned and before editing ends.
    @Test func itGoesBeforeTheDelegate() {
        let scene = KeyboardScene()
        let delegate = EditingLog(scene.log)
        scene.fields[0].delegate = delegate
        scene.fields[0].becomeFirstResponder()
        #expect(scene.log.take() == ["shouldBegin", "willChangeFrame", "willShow", "didBegin"])
        scene.fields[0].resignFirstResponder()
        #expect(scene.log.take() == ["shouldEnd", "willChangeFrame", "willHide", "didEnd"])
    }

    /// `UITextField`: "If the keyboard was already visible, the system posts willChangeFrame and
    /// didChangeFrame instead."
    @Test func itStaysFromFieldToField() {
        let scene = KeyboardScene()
        scene.fields[0].becomeFirstResponder()
        scene.advance(0.1)
        scene.fields[1].becomeFirstResponder()
        scene.advance(1)
        #expect(
            scene.log.take() == [
                "willChangeFrame", "willShow", "willChangeFrame", "didChangeFrame", "didChangeFrame",
                "didShow",
            ]
        )
        scene.fields[0].becomeFirstResponder()
        scene.advance(1)
        #expect(scene.log.take() == ["willChangeFrame", "didChangeFrame"])
        #expect(scene.panel == up)
        // A field that refuses to end editing keeps it.
        let delegate = EditingLog(scene.log)
        delegate.mayEnd = false
        scene.fields[0].delegate = delegate
        #expect(!scene.fields[1].becomeFirstResponder())
        scene.advance(1)
        #expect(scene.log.take() == ["shouldEnd"] && scene.panel == up)
    }

    @Test("A keyboard that leaves in the turn in which it comes isn't reported as there afterward")
    func itComesAndGoesInOneTurn() {
        let scene = KeyboardScene()
        for field in scene.fields { field.becomeFirstResponder() }
        scene.window.endEditing(true)
        #expect(
            scene.log.take() == [
                "willChangeFrame", "willShow", "willChangeFrame", "willChangeFrame", "willHide",
            ]
        )
        scene.advance(1)
        #expect(scene.log.take() == ["didChangeFrame", "didHide"])
        let end = scene.infos.last?.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        #expect(end == down)
    }

    @Test func whatIsNoTextHasNoKeyboard() {
        final class Plain: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let scene = KeyboardScene()
        let plain = Plain()
        scene.window.addSubview(plain)
        plain.becomeFirstResponder()
        scene.advance(1)
        #expect(scene.log.take() == [] && scene.panel == nil)
        scene.fields[0].becomeFirstResponder()
        scene.advance(1)
        scene.log.entries = []
        plain.becomeFirstResponder()
        scene.advance(1)
        #expect(scene.log.take() == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    }

    @Test("A reversed motion doesn't end separately")
    func turnedAround() {
        let scene = KeyboardScene()
        scene.fields[0].becomeFirstResponder()
        scene.tick()
        scene.advance(0.1)
        let middle = scene.panel
        #expect(middle!.minY < down.minY && middle!.minY > up.minY)
        scene.fields[0].resignFirstResponder()
        scene.tick()
        #expect(abs(scene.panel!.minY - middle!.minY) < 0.5, "it does not jump")
        scene.advance(1)
        #expect(
            scene.log.take() == [
                "willChangeFrame", "willShow", "willChangeFrame", "willHide", "didChangeFrame", "didHide",
            ]
        )
        #expect(scene.panel == nil)
    }

    @Test func withoutAnimationItIsThereAtOnce() {
        let scene = KeyboardScene()
        UIView.performWithoutAnimation { scene.fields[0].becomeFirstResponder() }
        #expect(scene.infos[0].userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0)
        scene.tick()
        #expect(scene.panel == up)
        scene.tick()
        #expect(scene.log.take() == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    }

    @Test("An animation with the posted duration and curve follows the keyboard's edge")
    func animationWithPostedDurationAndCurveFollowsKeyboardsEdge() throws {
        let scene = KeyboardScene()
        let bar = UIView(frame: CGRect(x: 0, y: 800, width: 390, height: 44))
        scene.window.addSubview(bar)
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification,
            object: nil,
            queue: nil
        ) { notification in
            let info = notification.userInfo
            guard let end = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
                let duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
                let curve = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
            else { return }
            MainActor.assumeIsolated {
                UIView.animate(
                    withDuration: duration,
                    delay: 0,
                    options: UIView.AnimationOptions(rawValue: curve << 16)
                ) {
                    bar.frame.origin.y = end.minY - 44
                }
            }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        scene.fields[0].becomeFirstResponder()
        scene.tick()
        var last: CGFloat = 844
        for _ in 0..<10 {
            scene.advance(0.025)
            let edge = try #require(scene.panel).minY
            #expect(abs((bar.layer.presentation()?.frame.maxY ?? 0) - edge) < 1e-6)
            #expect(edge < last, "it moves all the time")
            last = edge
        }
        #expect(last == up.minY)
    }

    @Test("It's in front of the app, but isn't one of the app's windows")
    func inFrontOfAppButIsntOneOfAppsWindows() throws {
        let scene = KeyboardScene()
        let alert = UIWindow(frame: scene.window.bounds)
        alert.windowLevel = .alert
        alert.isHidden = false
        scene.fields[0].becomeFirstResponder()
        scene.advance(1)
        let keyboard = try #require(scene.keyboardWindow)
        #expect(UIApplication.shared.windows == [scene.window, alert])
        #expect(UIApplication.shared.windowsOnScreen == [scene.window, alert, keyboard])
        #expect(scene.window.isKeyWindow && !keyboard.canBecomeKey)
        keyboard.makeKey()
        #expect(scene.window.isKeyWindow)
        #expect(keyboard.hitTest(CGPoint(x: 100, y: up.minY - 1), with: nil) == nil)
        #expect(keyboard.hitTest(CGPoint(x: 100, y: up.minY + 1), with: nil) != nil)
    }

    @Test func itIsSeenOnTheScreen() throws {
        let scene = KeyboardScene()
        let before = scene.window.image()
        #expect(try pixel(#require(UIScreen.main.image()), 3, 840) == [255, 255, 255, 255])
        scene.fields[0].becomeFirstResponder()
        scene.advance(1)
        let screen = try #require(UIScreen.main.image())
        #expect(screen.width == 390 && screen.height == 844)
        let panel = pixel(screen, 1, 840)
        #expect(panel[0] < 230 && panel[3] == 255)
        #expect(pixel(screen, 1, Int(up.minY) - 1) == [255, 255, 255, 255])
        // The space bar.
        #expect(pixel(screen, 195, 790) == [255, 255, 255, 255])
        #expect(pixel(scene.window.image(), 1, 840) == pixel(before, 1, 840))
    }

    @Test func itGoesWithTheFieldFromTheWindow() {
        let scene = KeyboardScene()
        scene.fields[0].becomeFirstResponder()
        scene.advance(1)
        scene.log.entries = []
        scene.fields[0].removeFromSuperview()
        #expect(!scene.fields[0].isFirstResponder)
        #expect(scene.log.take() == ["willChangeFrame", "willHide"])
    }

    @Test func itHasTheSizeOfTheScreen() {
        let scene = KeyboardScene()
        scene.fields[0].becomeFirstResponder()
        scene.advance(1)
        scene.log.entries = []
        UIApplication.shared.windowScene.resize(to: CGSize(width: 844, height: 390))
        scene.tick()
        scene.tick()
        #expect(scene.log.take() == ["willChangeFrame", "didChangeFrame"])
        let end = scene.infos.last?.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        #expect(end == CGRect(x: 0, y: 390 - KeyboardScene.height, width: 844, height: KeyboardScene.height))
        #expect(scene.panel == end)
        UIApplication.shared.softwareKeyboardHeight = 200
        scene.tick()
        #expect(scene.panel == CGRect(x: 0, y: 190, width: 844, height: 200))
        #expect(scene.log.take() == ["willChangeFrame", "didChangeFrame"])
    }

    @Test func itIsSwitchedOffAndOn() {
        let scene = KeyboardScene()
        scene.fields[0].becomeFirstResponder()
        scene.advance(1)
        UIApplication.shared.softwareKeyboardHeight = nil
        scene.advance(1)
        #expect(scene.log.take().suffix(4) == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
        #expect(UIApplication.shared.windowsOnScreen == [scene.window] && scene.fields[0].isFirstResponder)
        UIApplication.shared.softwareKeyboardHeight = 300
        scene.advance(1)
        #expect(scene.log.take() == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
        UIApplication.reset()
        #expect(UIApplication.shared.softwareKeyboardHeight == nil)
        #expect(UIApplication.shared.windowsOnScreen.isEmpty)
    }

    // MARK: Controllers

    private final class Form: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        var disablesDismissal: Bool?

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }

        override var disablesAutomaticKeyboardDismissal: Bool {
            disablesDismissal ?? super.disablesAutomaticKeyboardDismissal
        }
    }

    /// `disablesAutomaticKeyboardDismissal`: the default is true for form sheets, and false for everything
    /// else.
    @Test func itStaysInAFormSheet() {
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .custom, .overFullScreen] {
            let controller = UIViewController()
            controller.modalPresentationStyle = style
            #expect(!controller.disablesAutomaticKeyboardDismissal)
        }
        for disables in [nil, true, false] as [Bool?] {
            let scene = KeyboardScene()
            let root = UIViewController()
            scene.window.rootViewController = root
            scene.tick()
            let form = Form()
            form.modalPresentationStyle = .formSheet
            form.disablesDismissal = disables
            root.present(form, animated: false)
            scene.advance(1)
            form.field.becomeFirstResponder()
            scene.advance(1)
            form.field.resignFirstResponder()
            scene.advance(1)
            #expect((scene.panel != nil) == (disables != false))
            root.dismiss(animated: false)
            scene.advance(1)
            #expect(scene.panel == nil)
            #expect(scene.log.take().filter { $0 == "didHide" }.count == 1)
        }
    }

    @Test("It disappears along with a presentation")
    func itDisappearsAlongWithPresentation() {
        let scene = KeyboardScene()
        let form = Form()
        scene.window.rootViewController = form
        scene.tick()
        form.field.becomeFirstResponder()
        scene.advance(1)
        scene.log.entries = []
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        form.present(cover, animated: true)
        #expect(scene.log.take() == [])
        scene.tick()
        #expect(scene.log.take() == ["willChangeFrame", "willHide"])
        #expect(cover.transitionCoordinator != nil)
    }
}

/// Records the calls of a text field.
@MainActor
private final class EditingLog: NSObject, UITextFieldDelegate {
    private let log: Log
    var mayEnd = true

    init(_ log: Log) {
        self.log = log
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        log("shouldBegin")
        return true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { log("didBegin") }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        log("shouldEnd")
        return mayEnd
    }

    func textFieldDidEndEditing(_ textField: UITextField) { log("didEnd") }
}
