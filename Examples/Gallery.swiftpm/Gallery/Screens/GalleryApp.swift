import UIKit

/// Where the app begins, on a device and on any other host.
public enum GalleryApp {
    /// The controller for a window's root: the gallery's first screen with all that it leads to.
    @MainActor
    public static func makeRootViewController() -> UIViewController {
        UINavigationController(rootViewController: CatalogueViewController())
    }
}
