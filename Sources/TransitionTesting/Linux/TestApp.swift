@_spi(Host) import UIKit

/// An app with one window and a virtual clock, for testing transitions. In this example, `fall()` creates an
/// animator of the app:
///
/// ```swift
/// let app = TestApp(rootViewController: list)
/// list.present(detail, with: .fall())
/// await app.advance(by: 0.3)
/// ```
///
/// Time passes only when the test lets it, so tests are fast and always have the same results. There's one
/// app at a time. Creating another one removes the previous app's window from the screen, ends its
/// animations, and resets the clock.
@preconcurrency @MainActor public final class TestApp {
    /// A Boolean value that indicates whether there's a screen for the app's window. On Linux, it's always
    /// `true`. On Apple platforms, tests need a host app with a window scene.
    public static var isAvailable: Bool { get async { true } }

    /// The window, which fills the screen.
    public let window: UIWindow
    let touches: TouchInjector
    /// The number of fingers so far. Each finger has its own number, so that one that's up is never mistaken
    /// for another one.
    var fingerCount = 0

    /// Creates an app that shows a screen, and lets it show its first frame.
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
        UIAccessibility.setReduceMotionEnabled(device.isReduceMotionEnabled)
        window = UIWindow(windowScene: UIApplication.shared.windowScene)
        touches = TouchInjector(window: window)
        window.rootViewController = rootViewController
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
    }

    /// A suite that stores an app can be released on any thread, but views must be released on the main
    /// actor.
    isolated deinit {}

    /// Advances the clock, at sixty frames per second.
    ///
    /// Everything that the app has requested begins first, so that a transition is `seconds` old afterward.
    /// With 0 seconds, the app shows its next frame, and no time passes.
    ///
    /// Animations, display links, and gestures use this clock. Dispatch queues, timers, and `Task.sleep`
    /// don't, and tasks on the main actor don't run meanwhile. To let a task run, call `await Task.yield()`
    /// first, or await the value of the task.
    ///
    /// - Parameter seconds: The time that passes, in seconds. Values that are negative or non-finite are
    ///   treated as 0. More than an hour is treated as an hour.
    public func advance(by seconds: TimeInterval) async {
        UIApplication.shared.tick()
        let seconds = Self.limited(seconds)
        guard seconds > 0 else { return }
        UIApplication.shared.advance(by: seconds, frameInterval: Self.frameDuration)
    }

    /// Returns the time that can pass in one call: from 0 seconds to an hour, which has 216,000 frames.
    static func limited(_ seconds: TimeInterval) -> TimeInterval {
        seconds.isFinite ? min(max(0, seconds), 3600) : 0
    }

    /// Returns a picture of what the screen shows.
    ///
    /// - Parameter scale: The number of pixels per point, which must be positive. The default is 1.
    public func picture(scale: CGFloat = 1) -> Picture { Picture(window, scale: scale) }

    /// Rotates the device or resizes the app's window.
    ///
    /// - Parameters:
    ///   - size: The new size, in points. A length that's zero, negative, or non-finite is treated as 1.
    ///   - safeAreaInsets: The new safe area insets of the device. If `nil`, they're determined as for a
    ///     ``TestDevice``. Insets that aren't finite are treated as 0.
    ///   - isAnimated: Whether the change is animated, as when the device rotates. The default is `false`.
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

    /// Cancels all touches, removes the window from the screen, and releases its view controllers.
    ///
    /// If a transition is running, its screens are released when it has ended, after the time that it takes.
    public func close() {
        touches.cancel()
        window.rootViewController = nil
        window.isHidden = true
    }
}

extension Picture {
    /// Creates a picture of what a window shows.
    ///
    /// - Parameters:
    ///   - window: A window. It doesn't need to be on the screen.
    ///   - scale: The number of pixels per point, which must be positive. The default is 1.
    @preconcurrency @MainActor public init(_ window: UIWindow, scale: CGFloat = 1) {
        precondition(scale > 0 && scale.isFinite, "The scale of a picture must be positive and finite")
        self.init(window.drawn(scale: scale))
    }
}
