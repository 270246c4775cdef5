/// The key of a keyboard that a press is about.
@preconcurrency @MainActor
open class UIKey: NSObject {
    open private(set) var keyCode: UIKeyboardHIDUsage
    open private(set) var modifierFlags: UIKeyModifierFlags

    init(keyCode: UIKeyboardHIDUsage, modifierFlags: UIKeyModifierFlags) {
        self.keyCode = keyCode
        self.modifierFlags = modifierFlags
        super.init()
    }
}

extension UIKeyboardHIDUsage {
    /// The key of a key command's input; `nil` for those that write.
    init?(input: String) {
        switch input {
        case "\r": self = .keyboardReturnOrEnter
        case UIKeyCommand.inputEscape: self = .keyboardEscape
        case "\u{8}": self = .keyboardDeleteOrBackspace
        case UIKeyCommand.inputRightArrow: self = .keyboardRightArrow
        case UIKeyCommand.inputLeftArrow: self = .keyboardLeftArrow
        case UIKeyCommand.inputDownArrow: self = .keyboardDownArrow
        case UIKeyCommand.inputUpArrow: self = .keyboardUpArrow
        default: return nil
        }
    }
}
