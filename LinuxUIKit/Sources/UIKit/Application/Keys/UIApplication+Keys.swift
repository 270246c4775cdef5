@_spi(Host) import QuartzCore

/// The keys that the host presses.
extension UIApplication {
    /// Presses a key of a hardware keyboard, which performs the first matching command in the responder
    /// chain.
    ///
    /// The chain begins at the first responder. Without one, it begins at the frontmost controller in the key
    /// window. Keys that type text are first offered to the text that's being edited, except for commands
    /// with priority.
    ///
    /// A key without a command is a press for the same responders.
    ///
    /// - Parameter input: The key's character, or one of the strings of `UIKeyCommand`.
    /// - Returns: A Boolean value that indicates whether there was a command, or a responder that kept the
    ///   press. If not, the key is free for any other use.
    @_spi(Host) @discardableResult
    public func pressKey(_ input: String, modifierFlags: UIKeyModifierFlags = []) -> Bool {
        let isTyped =
            wantsTextInput && input != UIKeyCommand.inputEscape
            && modifierFlags.isSubset(of: [.shift, .alphaShift, .numericPad])
        guard let first = firstResponder ?? windowScene.keyWindow?.responderInFront else { return false }
        for responder in sequence(first: first, next: \.next) {
            let command = responder.keyCommands?.first {
                $0.matches(input, modifierFlags) && (!isTyped || $0.wantsPriorityOverSystemBehavior)
            }
            guard let command else { continue }
            command.perform()
            return true
        }
        return press(input, modifierFlags, on: first)
    }

    /// Presses a key that writes nothing, for the responders from one on.
    ///
    /// - Returns: whether one kept it to itself.
    private func press(_ input: String, _ modifierFlags: UIKeyModifierFlags, on first: UIResponder) -> Bool {
        guard let code = UIKeyboardHIDUsage(input: input) else { return false }
        let press = UIPress()
        press.key = UIKey(keyCode: code, modifierFlags: modifierFlags)
        press.window = windowScene.keyWindow
        press.responder = first
        let event = UIPressesEvent()
        (press.timestamp, event.timestamp) = (MediaClock.now, MediaClock.now)
        event.allPresses = [press]
        first.pressesBegan([press], with: event)
        let isKept = !press.isUnheard
        press.phase = isKept ? .ended : .cancelled
        if isKept {
            first.pressesEnded([press], with: event)
        } else {
            first.pressesCancelled([press], with: event)
        }
        return isKept
    }
}

extension UIWindow {
    /// The innermost frontmost controller, as far as that's unambiguous, or the window itself if there's
    /// none.
    fileprivate var responderInFront: UIResponder {
        guard var front = rootViewController else { return self }
        while true {
            if let presented = front.ownPresented, !presented.isBeingDismissed {
                front = presented
                continue
            }
            let inside: [UIViewController] =
                switch front {
                case let front as UINavigationController: [front.topViewController].compactMap { $0 }
                case let front as UITabBarController: [front.selectedViewController].compactMap { $0 }
                default: front.children.filter { $0.viewIfLoaded?.window === self }
                }
            guard inside.count == 1 else { return front }
            front = inside[0]
        }
    }
}
