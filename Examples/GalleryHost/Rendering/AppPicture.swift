import Gallery
@_spi(Host) import UIKit

/// Images of the gallery app: its first screen, and an animator's playground in the middle of a transition.
@MainActor
struct AppPicture {
    /// The size of the screen, in points.
    let screen: CGSize
    /// The number of pixels per point.
    let scale: Double
    var isDark = false

    /// Returns the first screen some time after the app was opened, while its previews are moving.
    func firstScreen() -> CGImage {
        let (window, _) = openApp()
        UIApplication.shared.advance(by: 1.9)
        return window.image(scale: scale)
    }

    /// Returns the playground of an animator.
    ///
    /// - Parameter progress: The visible moment of the forward transition, as a fraction of its duration.
    func playground(of entry: CatalogEntry, progress: Double) throws -> CGImage {
        let (window, root) = openApp()
        guard let navigation = root as? UINavigationController else {
            throw Failure.internalError("the app doesn't start with a navigation controller")
        }
        let playground = PlaygroundViewController(entry: entry, playsByItself: false)
        navigation.pushViewController(playground, animated: false)
        UIApplication.shared.advance(by: restingTime)
        guard let button = window.firstView(labeled: "Forward") else {
            throw Failure.internalError("the playground of \(entry.name) has no forward button")
        }
        let finger = TouchInjector(window: window)
        finger.down(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: window))
        finger.up()
        UIApplication.shared.tick()
        UIApplication.shared.advance(by: progress * entry.makeAnimator().duration)
        return window.image(scale: scale)
    }

    private func openApp() -> (window: UIWindow, root: UIViewController) {
        UIApplication.reset()
        UIScreen.main.configure(
            size: screen,
            scale: scale,
            userInterfaceStyle: isDark ? .dark : .light
        )
        let root = GalleryApp.makeRootViewController()
        return (root.showInWindow(), root)
    }
}
