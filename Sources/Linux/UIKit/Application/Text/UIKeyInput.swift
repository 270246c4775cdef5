/// A responder that takes typed text.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is something to delete.
    var hasText: Bool { get }
    /// Puts text in at the caret. A return is `"\n"`.
    func insertText(_ text: String)
    /// Deletes the character before the caret.
    func deleteBackward()
}
