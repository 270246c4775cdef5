import Testing
@_spi(Host) import UIKit

/// Keys of a hardware keyboard. The first command in the responder chain for the key is performed.
@Suite @MainActor
final class KeyCommandTests {
    private lazy var scene = ControllerScene()
    private var app: UIApplication { .shared }

    private func command(
        _ name: String,
        _ input: String = UIKeyCommand.inputEscape,
        _ flags: UIKeyModifierFlags = []
    ) -> UIKeyCommand {
        let command = UIKeyCommand(input: input, modifierFlags: flags, action: "go")
        command.addHandler { [log = scene.log] _ in log(name) }
        return command
    }

    private final class Keys: UIView {
        var commands: [UIKeyCommand]?
        override var keyCommands: [UIKeyCommand]? { commands }
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test func whatACommandIs() {
        let command = UIKeyCommand(input: "s", modifierFlags: [.command, .shift], action: "save")
        #expect(command.input == "s" && command.modifierFlags == [.shift, .command])
        #expect(command.action == "save" && command.title == "" && !command.wantsPriorityOverSystemBehavior)
        #expect(UIKeyCommand.inputEscape == "UIKeyInputEscape")
        #expect(
            UIKeyModifierFlags.command.rawValue == 1 << 20 && UIKeyModifierFlags.shift.rawValue == 1 << 17
        )
        #expect(UIKeyCommand().input == nil)
        let titled = UIKeyCommand(title: "Save", action: "save", input: "s")
        titled.title += "!"
        #expect(titled.title == "Save!" && titled.modifierFlags.isEmpty)
    }

    @Test func theChainIsAskedFromTheFirstResponderOn() {
        let root = scene.controller("A")
        scene.show(root)
        let keys = Keys()
        keys.commands = [command("view"), command("second")]
        root.view.addSubview(keys)
        root.addKeyCommand(command("controller"))
        #expect(root.keyCommands?.count == 1)
        keys.becomeFirstResponder()
        #expect(app.pressKey(UIKeyCommand.inputEscape))
        #expect(scene.log.take() == ["view"])
        keys.commands = nil
        #expect(app.pressKey(UIKeyCommand.inputEscape))
        #expect(scene.log.take() == ["controller"])
        root.removeKeyCommand(root.keyCommands![0])
        #expect(root.keyCommands == nil)
        #expect(!app.pressKey(UIKeyCommand.inputEscape))
        #expect(scene.log.take() == [])
    }

    @Test func keysAndModifiersHaveToFit() {
        let root = scene.controller("A")
        scene.show(root)
        root.addKeyCommand(command("save", "s", .command))
        let disabled = command("disabled", "d")
        disabled.attributes = .disabled
        root.addKeyCommand(disabled)
        root.addKeyCommand(UIKeyCommand(input: "x", modifierFlags: [], action: "nobody"))
        for (input, flags) in [("s", []), ("s", [.command, .shift]), ("t", .command), ("d", []), ("x", [])]
            as [(String, UIKeyModifierFlags)]
        {
            #expect(!app.pressKey(input, modifierFlags: flags))
        }
        #expect(app.pressKey("S", modifierFlags: .command))
        #expect(scene.log.take() == ["save"])
    }

    @Test func withoutFirstResponderTheControllerInFrontIsAsked() {
        let (inner, root) = (scene.controller("A"), scene.controller("B"))
        let navigation = UINavigationController(rootViewController: inner)
        let tabs = UITabBarController()
        tabs.viewControllers = [root, navigation]
        tabs.selectedIndex = 1
        scene.show(tabs)
        inner.addKeyCommand(command("inner"))
        tabs.addKeyCommand(command("tabs"))
        root.addKeyCommand(command("not shown"))
        app.pressKey(UIKeyCommand.inputEscape)
        let sheet = scene.controller("C")
        sheet.addKeyCommand(command("sheet"))
        inner.present(sheet, animated: true)
        scene.settle()
        app.pressKey(UIKeyCommand.inputEscape)
        #expect(scene.log.take().filter { !$0.contains(" ") } == ["inner", "sheet"])
        tabs.dismiss(animated: true)
        scene.settle()
        inner.removeKeyCommand(inner.keyCommands![0])
        scene.log.entries = []
        app.pressKey(UIKeyCommand.inputEscape)
        #expect(scene.log.take() == ["tabs"])
    }

    /// `wantsPriorityOverSystemBehavior`: text input takes precedence unless a command overrides this.
    @Test func typedTextComesFirst() {
        let root = scene.controller("A")
        scene.show(root)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        root.view.addSubview(field)
        for command in [
            command("a", "a"), command("left", UIKeyCommand.inputLeftArrow), command("escape"),
            command("bold", "b", .command),
        ] {
            root.addKeyCommand(command)
        }
        let urgent = command("urgent", "\r")
        urgent.wantsPriorityOverSystemBehavior = true
        root.addKeyCommand(urgent)
        field.becomeFirstResponder()
        #expect(!app.pressKey("a") && !app.pressKey(UIKeyCommand.inputLeftArrow))
        #expect(app.pressKey(UIKeyCommand.inputEscape) && app.pressKey("b", modifierFlags: .command))
        #expect(app.pressKey("\r"))
        #expect(scene.log.take() == ["escape", "bold", "urgent"])
        field.resignFirstResponder()
        #expect(app.pressKey("a") && app.pressKey(UIKeyCommand.inputLeftArrow))
    }

    /// `UIPress.key`: a key without a command goes through the responders as a press, until one keeps it.
    @Test func aKeyWithoutACommandIsAPress() {
        let root = scene.controller("A")
        scene.show(root)
        let field = Field(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        field.log = scene.log
        root.view.addSubview(field)
        #expect(!app.pressKey(UIKeyCommand.inputEscape), "nobody has the keys")
        field.becomeFirstResponder()
        scene.log.entries = []
        #expect(app.pressKey(UIKeyCommand.inputEscape, modifierFlags: .shift))
        #expect(scene.log.take() == ["escape with shift", "up"])
        #expect(!app.pressKey(UIKeyCommand.inputUpArrow) && !app.pressKey("\u{8}") && !app.pressKey("a"))
        #expect(scene.log.take() == ["cancelled", "cancelled"])
        root.addKeyCommand(command("command"))
        #expect(app.pressKey(UIKeyCommand.inputEscape))
        #expect(scene.log.take() == ["command"])
    }

    /// Keeps Escape to itself.
    private final class Field: UITextField {
        var log: Log?

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            guard let key = presses.first?.key, key.keyCode == .keyboardEscape else {
                return super.pressesBegan(presses, with: event)
            }
            log?(key.modifierFlags == .shift ? "escape with shift" : "escape")
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log?("up") }

        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            log?("cancelled")
        }
    }
}
