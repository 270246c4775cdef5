/// An object that receives events: views, view controllers, windows and the application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    /// The responder that is asked after this one; `nil` at the end of the chain.
    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }

    open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

    /// Makes this object the first responder if it and the present one agree.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return false }
        if let view = self as? UIView, view.window == nil { return false }
        let application = UIApplication.shared
        if let current = application.firstResponder {
            application.successorCount += 1
            let agrees = current.resignFirstResponder()
            application.successorCount -= 1
            guard agrees else { return false }
        }
        application.firstResponder = self
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder || UIApplication.shared.forcesResignation else { return false }
        UIApplication.shared.firstResponder = nil
        return true
    }

    /// Resigns whether this object agrees or not.
    @discardableResult
    func leaveFirstResponder() -> Bool {
        let application = UIApplication.shared
        let before = application.forcesResignation
        application.forcesResignation = true
        defer { application.forcesResignation = before }
        return resignFirstResponder()
    }

    /// What keys do while this object is the first responder or comes after it in the responder chain.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// What the two-finger scrub, "go back", does; true if something was done.
    @discardableResult
    open func accessibilityPerformEscape() -> Bool { false }

    // Touches that a responder does not handle go to the next one.

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // And so do presses.

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let next else {
            for press in presses { press.isUnheard = true }
            return
        }
        next.pressesBegan(presses, with: event)
    }

    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
}
