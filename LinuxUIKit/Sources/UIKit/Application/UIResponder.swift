/// An object that receives events, such as a view, a view controller, a window, or the application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    /// The next responder in the chain, or `nil` at its end.
    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }

    open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

    /// Makes this object the first responder if both it and the current one agree. A view that isn't in a
    /// window becomes the first responder when it joins one.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return false }
        let application = UIApplication.shared
        if let view = self as? UIView, view.window == nil {
            application.waitingResponders.add(view)
            return false
        }
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
        if let view = self as? UIView { UIApplication.shared.waitingResponders.remove(view) }
        guard isFirstResponder else { return true }
        guard canResignFirstResponder || UIApplication.shared.forcesResignation else { return false }
        UIApplication.shared.firstResponder = nil
        return true
    }

    /// Resigns the first responder status, even if the object doesn't agree.
    @discardableResult
    func leaveFirstResponder() -> Bool {
        let application = UIApplication.shared
        let before = application.forcesResignation
        application.forcesResignation = true
        defer { application.forcesResignation = before }
        return resignFirstResponder()
    }

    /// The commands for keys while this object is the first responder or follows it in the responder chain.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Activates the object in response to a double tap with an assistive technology. If it returns `false`,
    /// the assistive technology taps the object instead.
    @discardableResult
    open func accessibilityActivate() -> Bool { false }

    /// Goes back in response to a two-finger scrub. Returns `true` if it did anything.
    @discardableResult
    open func accessibilityPerformEscape() -> Bool { false }

    /// Scrolls in response to a swipe with three fingers. Returns `true` if it did anything.
    @discardableResult
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    // Touches that a responder doesn't handle go to the next one.

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

    // The same is true of presses.

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
