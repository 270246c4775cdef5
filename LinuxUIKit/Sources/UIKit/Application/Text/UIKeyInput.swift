/// A responder that accepts typed text.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// A Boolean value that indicates whether there's text to delete.
    var hasText: Bool { get }
    /// Inserts text at the caret. The return key inserts `"\n"`.
    func insertText(_ text: String)
    /// Deletes the character before the caret.
    func deleteBackward()
}
