@_spi(Host) import UIKit

/// An app with one window, whose clock a test turns.
///
/// ```swift
/// let app = TestApp(rootViewController: list)
/// list.present(detail, with: .fall())
/// await app.advance(by: 0.3)
/// ```
///
/// Time stands still until the test lets it pass, so a test takes no longer than the computer needs to draw what it asks
/// for, and finds the same in every run. There is one app at a time: making another one takes the former one's window
/// from the screen, ends its animations, and sets the clock to its start.
@MainActor public final class TestApp {
    /// The window, which fills the screen.
    public let window: UIWindow
    let touches: TouchInjector

    /// Creates an app that shows a screen, and lets the first frame go by.
    ///
    /// - Parameters:
    ///   - rootViewController: The window's root view controller.
    ///   - device: The screen and the user's settings. The default is a phone.
    public init(rootViewController: UIViewController, device: TestDevice = TestDevice()) {
        UIApplication.reset()
        UIScreen.main.configure(
            size: device.size,
            scale: device.scale,
            safeAreaInsets: device.safeAreaInsets,
            userInterfaceStyle: device.userInterfaceStyle
        )
        UIApplication.shared.setUserInterfaceLayoutDirection(device.layoutDirection)
        UIAccessibility.setReduceMotionEnabled(device.reducesMotion)
        window = UIWindow(frame: UIScreen.main.bounds)
        touches = TouchInjector(window: window)
        window.rootViewController = rootViewController
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
    }

    /// A suite that keeps an app is released on any thread, but views are the main actor's to release.
    isolated deinit {}

    /// Lets time pass, frame by frame, sixty frames a second.
    ///
    /// What the app has asked for begins first, so a transition is `seconds` old afterward. With 0 seconds, it shows its
    /// first frame.
    ///
    /// Animations, display links, and gestures live by this clock. Dispatch queues, timers, and `Task.sleep` don't.
    ///
    /// - Parameter seconds: The time that passes. A negative one counts as 0.
    public func advance(by seconds: TimeInterval) async {
        UIApplication.shared.tick()
        if seconds > 0 { UIApplication.shared.advance(by: seconds, frameInterval: Self.frameDuration) }
    }

    /// What the screen shows at this moment.
    ///
    /// - Parameter scale: The pixels for each point.
    public func picture(scale: CGFloat = 1) -> Picture { Picture(window, scale: scale) }

    /// Turns the device, or resizes the app's window.
    ///
    /// - Parameters:
    ///   - size: The new size in points. A side that is not positive counts as one point.
    ///   - safeAreaInsets: What the device takes from each edge then. `nil` means the same as for a ``TestDevice``.
    ///   - isAnimated: Whether the change is animated, as a turn of the device is. The default is `false`.
    public func resize(
        to size: CGSize,
        safeAreaInsets: UIEdgeInsets? = nil,
        animated isAnimated: Bool = false
    ) {
        UIApplication.shared.windowScene.resize(
            to: size,
            safeAreaInsets: safeAreaInsets,
            animated: isAnimated
        )
    }

    /// Takes the window from the screen and gives its screens back.
    public func close() {
        window.rootViewController = nil
        window.isHidden = true
    }
}

extension Picture {
    /// Creates a picture of what a window shows at this moment.
    ///
    /// - Parameters:
    ///   - window: A window, which need not be on the screen.
    ///   - scale: The pixels for each point.
    @MainActor public init(_ window: UIWindow, scale: CGFloat = 1) {
        self.init(window.drawn(scale: scale))
    }
}
