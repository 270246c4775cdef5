/// The keyboard, which is the host's.
extension UIApplication {
    /// Whether typed text has somewhere to go.
    @_spi(Host) public var wantsTextInput: Bool { keyInput != nil }

    /// Types `text` where the key window's first responder has its caret.
    @_spi(Host) public func insertText(_ text: String) {
        if let field = keyInput as? UITextField { field.type(text) } else { keyInput?.insertText(text) }
    }

    @_spi(Host) public func deleteBackward() {
        if let field = keyInput as? UITextField { field.typeBackspace() } else { keyInput?.deleteBackward() }
    }

    @_spi(Host) public func pressReturn() {
        insertText("\n")
    }

    /// Moves the caret of a text field by so many characters, backward if negative.
    @_spi(Host) public func moveCaret(by offset: Int) {
        (keyInput as? UITextField)?.moveCaret(by: offset)
    }

    private var keyInput: (any UIKeyInput)? {
        if let view = firstResponder as? UIView, view.window?.isKeyWindow != true { return nil }
        return firstResponder as? any UIKeyInput
    }
}
