@_spi(Host) import QuartzCore

/// The buttons of a remote, pressed by a host or a test at `MediaClock.now`.
@_spi(Host) @MainActor
public final class PressInjector {
    private let window: UIWindow
    private var presses: [UIPress.PressType: UIPress] = [:]

    public init(window: UIWindow) {
        self.window = window
    }

    /// Presses a button that is up.
    ///
    /// - Parameter responder: Who has the focus; by default the first responder, or else the root view. Presses go to its
    ///   recognisers and those of the views above it.
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

    /// Lets go of a button that is down.
    public func up(_ type: UIPress.PressType) {
        guard let press = presses[type] else { preconditionFailure("the button is not down") }
        send(press, as: .ended)
        presses[type] = nil
    }

    /// Presses a button and lets go of it.
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
