@_spi(Host) import QuartzCore

/// The buttons of a remote, for a host or a test. It presses them at `MediaClock.now`.
@_spi(Host) @MainActor
public final class PressInjector {
    private let window: UIWindow
    private var presses: [UIPress.PressType: UIPress] = [:]

    public init(window: UIWindow) {
        self.window = window
    }

    /// Presses a button that's up.
    ///
    /// - Parameter responder: The responder with the focus. The default is the first responder, or otherwise
    ///   the root view. Its recognizers receive the press, and so do those of the views above it.
    public func down(_ type: UIPress.PressType, on responder: UIResponder? = nil) {
        precondition(presses[type] == nil, "the button is down already")
        let press = UIPress()
        press.type = type
        press.window = window
        press.responder =
            responder ?? UIApplication.shared.firstResponder ?? window.rootViewController?.view ?? window
        presses[type] = press
        send(press, as: .began)
    }

    /// Releases a button that's down.
    public func up(_ type: UIPress.PressType) {
        guard let press = presses[type] else { preconditionFailure("the button is not down") }
        send(press, as: .ended)
        presses[type] = nil
    }

    /// Presses and releases a button.
    public func click(_ type: UIPress.PressType, on responder: UIResponder? = nil) {
        down(type, on: responder)
        up(type)
    }

    private func send(_ press: UIPress, as phase: UIPress.Phase) {
        let event = UIPressesEvent()
        event.timestamp = MediaClock.now
        event.allPresses = Set(presses.values)
        for other in presses.values { other.phase = .stationary }
        press.phase = phase
        press.timestamp = event.timestamp
        UIApplication.shared.sendEvent(event)
    }
}
