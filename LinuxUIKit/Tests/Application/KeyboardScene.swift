@_spi(Host) import UIKit

/// A new app with a keyboard on the screen, two text fields in its key window, and a log of the
/// notifications.
@MainActor
final class KeyboardScene {
    static let height: CGFloat = 336

    let window: UIWindow
    let fields: [UITextField]
    let log = Log()
    /// The contents of the notifications.
    private(set) var infos: [Notification] = []
    private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

    private static let names: [(NSNotification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "willShow"),
        (UIResponder.keyboardDidShowNotification, "didShow"),
        (UIResponder.keyboardWillHideNotification, "willHide"),
        (UIResponder.keyboardDidHideNotification, "didHide"),
        (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
        (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
    ]

    init(hasKeyboard: Bool = true) {
        window = makeWindow(
            size: CGSize(width: 390, height: 844),
            scale: 1,
            safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        )
        window.backgroundColor = .white
        fields = [100, 200].map { UITextField(frame: CGRect(x: 20, y: $0, width: 200, height: 34)) }
        for field in fields { window.addSubview(field) }
        if hasKeyboard { UIApplication.shared.softwareKeyboardHeight = Self.height }
        UIApplication.shared.tick()
        for (name, entry) in Self.names {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [weak self] notification in
                    // Everything is posted on the main actor.
                    nonisolated(unsafe) let notification = notification
                    MainActor.assumeIsolated {
                        self?.log(entry)
                        self?.infos.append(notification)
                    }
                }
            )
        }
    }

    deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    func tick() { UIApplication.shared.tick() }
    func advance(_ seconds: TimeInterval) { UIApplication.shared.advance(by: seconds) }

    /// The visible frame of the keyboard, or `nil` if it isn't on the screen.
    var panel: CGRect? {
        guard let window = keyboardWindow else { return nil }
        return window.subviews[0].layer.presentation()?.frame
    }

    var keyboardWindow: UIWindow? {
        UIApplication.shared.windowsOnScreen.first { !UIApplication.shared.windows.contains($0) }
    }
}
