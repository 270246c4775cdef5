// The keyboard notifications, which the screen posts.
extension UIResponder {
    public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
        "UIKeyboardWillShowNotification"
    )
    public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
        "UIKeyboardDidShowNotification"
    )
    public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
        "UIKeyboardWillHideNotification"
    )
    public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
        "UIKeyboardDidHideNotification"
    )
    public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
        "UIKeyboardWillChangeFrameNotification"
    )
    public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
        "UIKeyboardDidChangeFrameNotification"
    )

    /// An `NSValue` of the keyboard's frame before the change, in screen coordinates.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// An `NSValue` of the keyboard's frame after the change, in screen coordinates.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// An `NSNumber` of the duration of the change, in seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    /// An `NSNumber` of the curve of the change, for use as a `UIView.AnimationCurve` or, shifted by 16 bits,
    /// in animation options.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// An `NSNumber` that indicates whether the keyboard belongs to this app.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
