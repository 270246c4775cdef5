import Gallery
@_spi(Host) import UIKit

/// The gallery app as a user finds it: its first screen, and an animator's playground in the middle of a transition.
@MainActor
struct AppPicture {
    /// The screen's size in points.
    let screen: CGSize
    /// Pixels to a point.
    let scale: Double
    var isDark = false

    /// The first screen, a while after the app was opened, so that its previews are on their way.
    func firstScreen() -> CGImage {
        let (window, _) = openApp()
        UIApplication.shared.advance(by: 1.9)
        return window.image(scale: scale)
    }

    /// The playground of an animator.
    ///
    /// - Parameter progress: the moment of the way forward that is seen, as a fraction of its duration.
    func playground(of entry: CatalogueEntry, progress: Double) throws -> CGImage {
        let (window, root) = openApp()
        guard let navigation = root as? UINavigationController else {
            throw Failure.internalError("the app does not begin with a navigation controller")
        }
        let playground = PlaygroundViewController(entry: entry, playsByItself: false)
        navigation.pushViewController(playground, animated: false)
        UIApplication.shared.advance(by: restingTime)
        guard let button = window.firstView(labelled: "Forward") else {
            throw Failure.internalError("the playground of \(entry.name) has no button forward")
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
