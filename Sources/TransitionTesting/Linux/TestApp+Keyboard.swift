@_spi(Host) import UIKit

extension TestApp {
    /// Shows a keyboard at the bottom of the screen.
    ///
    /// As on a device, the keyboard slides up while the app edits text, and posts UIKit's notifications. If
    /// no text field is being edited, the keyboard appears for an invisible one in the window. From then on,
    /// the keyboard comes and goes as the app begins and ends editing. If it's already visible, only its
    /// height changes.
    ///
    /// Without this call, a test has a hardware keyboard, and none appears on the screen.
    ///
    /// - Parameter height: The height of the keyboard, in points, including the space behind the home
    ///   indicator. A height that's negative or non-finite is treated as 0.
    public func showKeyboard(height: CGFloat = 336) {
        UIApplication.shared.softwareKeyboardHeight = height.isFinite ? max(height, 0) : 0
        guard !isEditing else { return }
        let field = TestField(frame: .zero)
        window.addSubview(field)
        field.becomeFirstResponder()
    }

    /// Ends editing, so that the keyboard slides down. It appears again when the app begins to edit text.
    public func hideKeyboard() {
        for window in UIApplication.shared.windows { window.endEditing(true) }
    }

    /// The windows of the system, such as that of the keyboard.
    var systemWindows: [UIWindow] { UIApplication.shared.windowsOnScreen.filter { $0 !== window } }

    private var isEditing: Bool { UIApplication.shared.windows.contains { $0.isEditing } }
}

/// The text field that a keyboard appears for if the app isn't editing one.
private final class TestField: UITextField {
    override func resignFirstResponder() -> Bool {
        let resigns = super.resignFirstResponder()
        if resigns { removeFromSuperview() }
        return resigns
    }
}

extension UIView {
    /// Whether a text field in the view is being edited.
    fileprivate var isEditing: Bool {
        (isFirstResponder && self is any UIKeyInput) || subviews.contains { $0.isEditing }
    }
}
