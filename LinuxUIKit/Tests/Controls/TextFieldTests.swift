import Testing
@_spi(Host) import UIKit

@Suite @MainActor
struct TextFieldTests {
    private func scene(_ text: String = "", in container: UIView? = nil) -> ControlScene<UITextField> {
        ControlScene(
            {
                let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
                field.text = text
                return field
            },
            in: container
        )
    }

    private var app: UIApplication { .shared }

    @Test func newFieldHasUIKitsDefaults() {
        let field = UITextField()
        #expect(field.text == "" && field.placeholder == nil && !field.isEditing && !field.hasText)
        #expect(field.borderStyle == .none && field.clearButtonMode == .never)
        #expect(field.textAlignment == .natural && field.returnKeyType == .default)
        #expect(field.autocapitalizationType == .sentences && field.autocorrectionType == .default)
        field.text = nil
        #expect(field.text == "")
        #expect(!field.becomeFirstResponder(), "there is no window to edit in")
    }

    /// `attributedPlaceholder`: the same text as `placeholder`, in a color and a font of its own.
    @Test func thePlaceholderMayHaveAttributes() throws {
        let field = UITextField()
        field.attributedPlaceholder = NSAttributedString(
            string: "Find",
            attributes: [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 11)]
        )
        let label = try #require(field.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Find" })
        #expect(field.placeholder == "Find" && label.textColor == .red && label.font.pointSize == 11)
        field.placeholder = "Search"
        #expect(field.attributedPlaceholder?.string == "Search" && label.text == "Search")
        #expect(label.textColor == .placeholderText && label.font.pointSize == 17)
        field.placeholder = nil
        #expect(field.attributedPlaceholder == nil)
    }

    @Test func aTapBeginsEditing() {
        let scene = scene()
        #expect(!app.wantsTextInput)
        scene.touch.tap(at: scene.place(50, 17))
        #expect(scene.control.isEditing && scene.control.isFirstResponder && app.wantsTextInput)
        #expect(scene.log.take() == ["begin", "up"])
        #expect(scene.window.endEditing(false))
        #expect(!scene.control.isEditing && !app.wantsTextInput)
        #expect(scene.log.take() == ["end"])
    }

    @Test func typingGoesIn() {
        let scene = scene("ac")
        scene.control.becomeFirstResponder()
        app.moveCaret(by: -1)
        app.insertText("b")
        #expect(scene.control.text == "abc")
        app.deleteBackward()
        app.deleteBackward()
        #expect(scene.control.text == "c")
        app.deleteBackward()
        #expect(scene.control.text == "c", "there is nothing before the caret")
        app.moveCaret(by: 100)
        app.insertText("de\nf")
        #expect(scene.control.text == "cde f", "a field has one line")
        #expect(scene.log.take() == ["begin", "changed", "changed", "changed", "changed"])
    }

    @Test func charactersStayWhole() {
        let scene = scene("a👩‍👩‍👧‍👦")
        scene.control.becomeFirstResponder()
        app.deleteBackward()
        #expect(scene.control.text == "a")
        app.insertText("e")
        app.insertText("\u{301}")
        app.insertText("x")
        #expect(scene.control.text == "ae\u{301}x")
    }

    @Test func typingElsewhereIsLost() {
        let scene = scene("a")
        app.insertText("b")
        app.pressReturn()
        app.deleteBackward()
        #expect(scene.control.text == "a")
    }

    @Test func settingTheTextIsNoEvent() {
        let scene = scene()
        scene.control.becomeFirstResponder()
        _ = scene.log.take()
        scene.control.text = "new"
        #expect(scene.log.take() == [])
        app.insertText("!")
        #expect(scene.control.text == "new!")
    }

    // MARK: The delegate

    private final class Delegate: NSObject, UITextFieldDelegate {
        let log: GestureLog
        var refuses: Set<String> = []
        init(_ log: GestureLog) { self.log = log }

        private func asked(_ name: String) -> Bool {
            log("\(name)?")
            return !refuses.contains(name)
        }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { asked("begin") }
        func textFieldDidBeginEditing(_ textField: UITextField) { log("did begin \(textField.isEditing)") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { asked("end") }
        func textFieldDidEndEditing(_ textField: UITextField) { log("did end \(textField.isEditing)") }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { asked("clear") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { asked("return") }
        func textField(
            _ textField: UITextField,
            shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            log("change \(range.location)+\(range.length) \(string)")
            return !refuses.contains("change")
        }
    }

    private func scene(_ text: String, refusing refused: Set<String>) -> (ControlScene<UITextField>, Delegate)
    {
        let scene = scene(text)
        let delegate = Delegate(scene.log)
        delegate.refuses = refused
        scene.control.delegate = delegate
        return (scene, delegate)
    }

    @Test func theOrderOfEditing() {
        let (scene, delegate) = scene("a😀", refusing: [])
        scene.control.becomeFirstResponder()
        #expect(scene.log.take() == ["begin?", "did begin true", "begin"])
        app.insertText("z")
        #expect(scene.log.take() == ["change 3+0 z", "changed"])
        app.moveCaret(by: -1)
        app.deleteBackward()
        #expect(scene.log.take() == ["change 1+2 ", "changed"], "ranges count UTF-16 units")
        app.pressReturn()
        #expect(scene.log.take() == ["return?", "primary"])
        scene.control.resignFirstResponder()
        #expect(scene.log.take() == ["end?", "did end false", "end"])
        #expect(delegate.refuses.isEmpty)
    }

    @Test func theDelegateMayRefuse() {
        let (scene, delegate) = scene("a", refusing: ["begin", "end", "change", "return"])
        #expect(!scene.control.becomeFirstResponder() && !scene.control.isEditing)
        delegate.refuses.remove("begin")
        #expect(scene.control.becomeFirstResponder())
        _ = scene.log.take()
        app.insertText("b")
        #expect(scene.control.text == "a")
        app.pressReturn()
        #expect(!scene.control.resignFirstResponder() && scene.control.isEditing)
        #expect(scene.log.take() == ["change 1+0 b", "return?", "end?"])
        #expect(scene.window.endEditing(true) && !scene.control.isEditing, "unless it is forced")
    }

    @Test func aFieldThatIsTakenAwayStopsEditing() {
        let (scene, delegate) = scene("a", refusing: ["end"])
        scene.control.becomeFirstResponder()
        _ = scene.log.take()
        scene.control.removeFromSuperview()
        #expect(!scene.control.isEditing && !app.wantsTextInput)
        #expect(scene.log.take() == ["end?", "did end false", "end"])
        #expect(!delegate.refuses.isEmpty)
    }

    @Test func returnEndsEditingWhereSomeoneWaitsForIt() {
        let scene = scene("a")
        scene.control.addAction(UIAction { [log = scene.log] _ in log("exit") }, for: .editingDidEndOnExit)
        scene.control.becomeFirstResponder()
        _ = scene.log.take()
        app.pressReturn()
        #expect(scene.log.take() == ["primary", "exit", "end"])
        #expect(!scene.control.isEditing)
    }

    @Test func anotherFieldTakesOver() {
        let scene = scene("a")
        let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        scene.window.addSubview(other)
        scene.control.becomeFirstResponder()
        other.becomeFirstResponder()
        #expect(other.isEditing && !scene.control.isEditing)
        app.insertText("b")
        #expect(other.text == "b" && scene.control.text == "a")
    }

    // MARK: The clear button

    @Test func theClearButton() {
        let (scene, delegate) = scene("abc", refusing: ["clear"])
        scene.control.clearButtonMode = .whileEditing
        UIApplication.shared.tick()
        let cross = scene.place(190, 17)
        scene.touch.tap(at: cross)
        #expect(scene.control.isEditing, "there is no button yet: the tap is on the text")
        UIApplication.shared.tick()
        _ = scene.log.take()
        scene.advance()
        scene.touch.tap(at: cross)
        #expect(scene.control.text == "abc")
        delegate.refuses = []
        scene.advance()
        scene.touch.tap(at: cross)
        #expect(scene.control.text == "" && scene.control.isEditing)
        #expect(scene.log.take() == ["clear?", "clear?", "changed"])
    }

    // MARK: The caret

    @Test func aTapMovesTheCaret() {
        let scene = scene("iiiiiiiiWWWWWWWW")
        scene.touch.tap(at: scene.place(1, 17))
        scene.advance()
        app.insertText("a")
        #expect(scene.control.text == "aiiiiiiiiWWWWWWWW")
        scene.touch.tap(at: scene.place(198, 17))
        app.insertText("z")
        #expect(scene.control.text == "aiiiiiiiiWWWWWWWWz")
    }

    @Test func theCaretStaysInSight() throws {
        let scene = scene()
        scene.window.backgroundColor = .white
        scene.control.tintColor = .red
        scene.control.becomeFirstResponder()
        func caret() -> Int? {
            let image = scene.window.image(scale: 1)
            return (0..<390).first { x in
                let color = pixel(image, x, 117)
                return color[0] > 200 && color[1] < 80 && color[2] < 80
            }
        }
        UIApplication.shared.tick()
        #expect(try abs(#require(caret()) - 20) <= 1)
        for _ in 0..<60 { app.insertText("w") }
        UIApplication.shared.tick()
        #expect(try abs(#require(caret()) - 218) <= 1)
        app.moveCaret(by: -5)
        UIApplication.shared.tick()
        let middle = try #require(caret())
        #expect(middle > 120 && middle < 200, "the text moves only when it must")
        app.moveCaret(by: -55)
        UIApplication.shared.tick()
        #expect(try abs(#require(caret()) - 20) <= 1)
        scene.control.resignFirstResponder()
        UIApplication.shared.tick()
        #expect(caret() == nil)
    }

    // MARK: Layout

    @Test func accessoriesTakeTheirRoom() {
        let scene = scene("a")
        let field = scene.control
        #expect(field.textRect(forBounds: field.bounds) == field.bounds)
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(field.textRect(forBounds: field.bounds).minX == 0, "it does not show unless asked to")
        field.leftViewMode = .always
        #expect(field.textRect(forBounds: field.bounds).minX >= 20)
        UIApplication.shared.setUserInterfaceLayoutDirection(.rightToLeft)
        UIApplication.shared.tick()
        #expect(field.leftView?.frame.maxX == 200)
        #expect(field.textRect(forBounds: field.bounds).minX == 0)
    }

    @Test func aSearchField() {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
        #expect(field.intrinsicContentSize.height == 36)
        #expect(field.leftView != nil && field.returnKeyType == .search)
        let window = makeWindow()
        window.addSubview(field)
        UIApplication.shared.tick()
        field.becomeFirstResponder()
        UIApplication.shared.insertText("cube")
        #expect(field.text == "cube")
    }

    @Test func draggingTheListEndsEditing() {
        let scroll = makeScrollView()
        let scene = scene(in: scroll)
        scene.control.becomeFirstResponder()
        scene.touch.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 300, y: 450), duration: 0.2, steps: 5)
        #expect(scene.control.isEditing)
        scroll.keyboardDismissMode = .onDrag
        scene.advance()
        scene.touch.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 300, y: 450), duration: 0.2, steps: 5)
        #expect(!scene.control.isEditing)
    }
}
