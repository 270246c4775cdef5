/// The keyboard, which belongs to the host.
extension UIApplication {
    /// A Boolean value that indicates whether a responder accepts typed text.
    @_spi(Host) public var wantsTextInput: Bool { keyInput != nil }

    /// Types `text` at the caret of the key window's first responder.
    @_spi(Host) public func insertText(_ text: String) {
        if let field = keyInput as? UITextField { field.type(text) } else { keyInput?.insertText(text) }
    }

    @_spi(Host) public func deleteBackward() {
        if let field = keyInput as? UITextField { field.typeBackspace() } else { keyInput?.deleteBackward() }
    }

    @_spi(Host) public func pressReturn() {
        insertText("\n")
    }

    /// Moves the caret of a text field by a number of characters, or backward if the number is negative.
    @_spi(Host) public func moveCaret(by offset: Int) {
        (keyInput as? UITextField)?.moveCaret(by: offset)
    }

    private var keyInput: (any UIKeyInput)? {
        if let view = firstResponder as? UIView, view.window?.isKeyWindow != true { return nil }
        return firstResponder as? any UIKeyInput
    }
}
