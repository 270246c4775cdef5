// Views into which people type.

import UIKit

extension UIView {
    /// Returns whether people type into the view or one of its subviews.
    ///
    /// - Parameter isKeyboardUp: Whether there's a keyboard on the screen, also one that floats.
    @MainActor func isEdited(isKeyboardUp: Bool) -> Bool {
        isFirstResponder && takesText(isKeyboardUp: isKeyboardUp)
            || subviews.contains { $0.isEdited(isKeyboardUp: isKeyboardUp) }
    }

    /// Returns whether the first responder takes what people type. Text that people only select is a first
    /// responder as well, and so is a web page after any tap, which has a keyboard only for its fields.
    @MainActor private func takesText(isKeyboardUp: Bool) -> Bool {
        guard self is any UIKeyInput else { return false }
        #if canImport(ObjectiveC) && !os(tvOS)
            if let text = self as? UITextView { return text.isEditable }
        #endif
        #if targetEnvironment(macCatalyst) || os(visionOS)
            // Keyboards don't cover the window there, so nothing tells whether there's one.
            return true
        #else
            let around = sequence(first: self, next: \.superview)
            return isKeyboardUp || !around.contains { $0.isKind(ofClassesNamed: ["WKWebView"]) }
        #endif
    }
}
