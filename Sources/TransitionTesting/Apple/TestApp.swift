import UIKit

/// An app with one window, whose transitions a test watches.
///
/// ```swift
/// let app = TestApp(rootViewController: list)
/// list.present(detail, with: .fall())
/// await app.advance(by: 0.3)
/// ```
///
/// On Apple's platforms time passes by itself, and waiting is all that a test can do: an animation is *about* as old as
/// the test has waited. Fingers can't be injected. The test needs an app that hosts it, with a window scene.
@MainActor public final class TestApp {
    /// The window, in the first scene that is connected.
    public let window: UIWindow

    /// Creates a window that shows a screen.
    ///
    /// - Parameter rootViewController: The window's root view controller.
    public init(rootViewController: UIViewController) {
        let scene = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
        window =
            scene.map { UIWindow(windowScene: $0) }
            ?? UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = rootViewController
        window.makeKeyAndVisible()
    }

    /// Waits.
    ///
    /// - Parameter seconds: The time to wait. With 0, or less, whatever waits for the main actor goes first.
    public func advance(by seconds: TimeInterval) async {
        try? await Task.sleep(nanoseconds: UInt64(max(0, seconds) * 1_000_000_000))
    }

    /// What the window shows at this moment, as `drawHierarchy(in:afterScreenUpdates:)` draws it.
    ///
    /// - Parameter scale: The pixels for each point.
    public func picture(scale: CGFloat = 1) -> Picture {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let renderer = UIGraphicsImageRenderer(bounds: window.bounds, format: format)
        let image = renderer.image { _ in
            _ = window.drawHierarchy(in: window.bounds, afterScreenUpdates: false)
        }
        return Picture(image)
    }

    /// Takes the window from the screen and gives its screens back.
    public func close() {
        window.rootViewController = nil
        window.isHidden = true
    }
}
