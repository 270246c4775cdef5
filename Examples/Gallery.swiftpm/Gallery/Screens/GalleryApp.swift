import TransitionKit
import UIKit

/// Where the app begins, on a device and on any other host.
public enum GalleryApp {
    /// The controller for a window's root: the gallery's first screen with all that it leads to.
    @MainActor
    public static func makeRootViewController() -> UIViewController {
        let navigation = UINavigationController(rootViewController: HomeViewController())
        // Screens that come in their own way name their animator; the others are left to UIKit.
        TransitionDelegate(push: nil, pop: nil, interaction: .swipe()).attach(to: navigation)
        return navigation
    }
}
