import CSDL
@_spi(Host) import UIKit

/// Sends keys to the app, and exchanges copied text with the system.
@MainActor
final class Keyboard {
    private let application: UIApplication
    private let window: UIWindow
    private var wantsText: Bool?

    init(_ application: UIApplication, window: UIWindow) {
        self.application = application
        self.window = window
        UIPasteboard.general.onChange = { string in
            SDL_SetClipboardText(string ?? "")
        }
    }

    deinit {
        UIPasteboard.general.onChange = nil
    }

    /// Shows the system's own keyboard, if there is one, while the first responder accepts text. Input from
    /// hardware keyboards is enabled all the time, so that no first letter is lost.
    func update() {
        guard SDL_HasScreenKeyboardSupport() == SDL_TRUE, wantsText != application.wantsTextInput else {
            return
        }
        wantsText = application.wantsTextInput
        if application.wantsTextInput { SDL_StartTextInput() } else { SDL_StopTextInput() }
    }

    func type(_ text: String) {
        application.insertText(text)
    }

    func press(_ key: WindowEvent.Key, _ modifiers: WindowEvent.Modifiers) {
        if application.pressKey(key.input, modifierFlags: modifiers.flags) { return }
        switch key {
        case .backspace: application.deleteBackward()
        case .enter: application.pressReturn()
        case .escape: escape()
        case .left: application.moveCaret(by: -1)
        case .right: application.moveCaret(by: 1)
        case .up: application.moveCaret(by: -Int(Int16.max))
        case .down: application.moveCaret(by: Int(Int16.max))
        case .letter("v"): paste()
        case .letter: break
        }
    }

    private func paste() {
        guard let text = SDL_GetClipboardText() else { return }
        defer { SDL_free(text) }
        let string = String(cString: text)
        guard !string.isEmpty else { return }
        if UIPasteboard.general.string != string { UIPasteboard.general.systemDidChange(to: string) }
        application.insertText(string)
    }

    /// Ends editing, or otherwise goes back in the way that the frontmost screen provides.
    private func escape() {
        if application.wantsTextInput {
            window.endEditing(true)
        } else {
            window.rootViewController.map(Self.goBack)
        }
    }

    private static func goBack(from root: UIViewController) {
        var front = root
        while let presented = front.presentedViewController, !presented.isBeingDismissed { front = presented }
        guard front.transitionCoordinator == nil else { return }
        var navigation: UINavigationController?
        var inside: UIViewController? = front
        while let controller = inside {
            if let found = controller as? UINavigationController, found.viewControllers.count > 1 {
                navigation = found
            }
            switch controller {
            case let controller as UINavigationController: inside = controller.topViewController
            case let controller as UITabBarController: inside = controller.selectedViewController
            default: inside = controller.children.last
            }
        }
        if let navigation {
            navigation.popViewController(animated: true)
        } else if front !== root {
            front.dismiss(animated: true)
        }
    }
}

extension WindowEvent.Key {
    /// The key, as key commands name it.
    fileprivate var input: String {
        switch self {
        case .backspace: "\u{8}"
        case .enter: "\r"
        case .escape: UIKeyCommand.inputEscape
        case .left: UIKeyCommand.inputLeftArrow
        case .right: UIKeyCommand.inputRightArrow
        case .up: UIKeyCommand.inputUpArrow
        case .down: UIKeyCommand.inputDownArrow
        case .letter(let letter): String(letter)
        }
    }
}

extension WindowEvent.Modifiers {
    fileprivate var flags: UIKeyModifierFlags {
        var flags: UIKeyModifierFlags = []
        if contains(.shift) { flags.insert(.shift) }
        if contains(.control) { flags.insert(.control) }
        if contains(.option) { flags.insert(.alternate) }
        return flags
    }
}
