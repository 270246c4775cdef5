import UIKit

/// An app with one window, for testing transitions. In this example, `fall()` creates an animator of the app:
///
/// ```swift
/// let app = TestApp(rootViewController: list)
/// list.present(detail, with: .fall())
/// await app.advance(by: 0.3)
/// ```
///
/// On Apple platforms, time passes on its own, so a test can only wait, and the progress of an animation is
/// approximate. Tests can't simulate touches, and they need a host app with a window scene.
@preconcurrency @MainActor public final class TestApp {
    /// A Boolean value that indicates whether the tests run in an app with a window scene in the foreground.
    /// If the app has just started, this property waits for its scene, for at most about 5 seconds.
    public static var isAvailable: Bool {
        get async {
            // The tests of a package run without an app, and must not ask for one.
            guard Bundle.main.bundlePath.hasSuffix(".app") else { return false }
            for _ in 0..<100 where frontScene == nil { try? await Task.sleep(nanoseconds: 50_000_000) }
            return frontScene != nil
        }
    }

    private static var scenes: [UIWindowScene] {
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    }

    /// The scene in the foreground. Transitions aren't animated in the background, and scenes of external
    /// displays aren't the app's own.
    private static var frontScene: UIWindowScene? {
        let scenes = scenes.filter { $0.session.role == .windowApplication }
        return scenes.first { $0.activationState == .foregroundActive }
            ?? scenes.first { $0.activationState == .foregroundInactive }
    }

    /// The window, in the scene in the foreground.
    public let window: UIWindow

    /// Creates a window that shows a screen. There must be a window scene; see ``isAvailable``.
    ///
    /// The screen appears in the next turn of the main queue. To wait for that, call ``settle(within:)``.
    ///
    /// - Parameter rootViewController: The window's root view controller.
    public init(rootViewController: UIViewController) {
        guard let scene = Self.frontScene ?? Self.scenes.first else {
            preconditionFailure("A TestApp needs a host app with a window scene. See TestApp.isAvailable.")
        }
        window = UIWindow(windowScene: scene)
        window.rootViewController = rootViewController
        window.makeKeyAndVisible()
    }

    /// Waits for the specified time.
    ///
    /// - Parameter seconds: The time to wait, in seconds. If the value is zero, negative, or non-finite, this
    ///   method only lets other tasks on the main actor run.
    public func advance(by seconds: TimeInterval) async {
        // The largest number of nanoseconds is about 18 billion seconds.
        let seconds = seconds.isFinite ? min(max(0, seconds), 1_000_000_000) : 0
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
    }

    /// Returns a picture of what the window shows, as drawn by `drawHierarchy(in:afterScreenUpdates:)`.
    ///
    /// - Parameter scale: The number of pixels per point, which must be positive. The default is 1.
    public func picture(scale: CGFloat = 1) -> Picture {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let renderer = UIGraphicsImageRenderer(bounds: window.bounds, format: format)
        let image = renderer.image { _ in
            _ = window.drawHierarchy(in: window.bounds, afterScreenUpdates: false)
        }
        return Picture(image)
    }

    /// The windows of the system aren't known here.
    var systemWindows: [UIWindow] { [] }

    /// Removes the window from the screen and releases its view controllers.
    ///
    /// Screens that are still presented are dismissed. UIKit can't do that during a transition, so call
    /// ``settle(within:)`` first.
    public func close() {
        // UIKit retains presented screens, even when their window is gone.
        window.rootViewController?.dismiss(animated: false)
        window.rootViewController = nil
        window.isHidden = true
    }
}
