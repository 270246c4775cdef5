import Foundation
import TransitionKit
import UIKit

/// Where the app begins, on a device and on any other host.
public enum GalleryApp {
    /// The controller for a window's root: the gallery's first screen with all that it leads to.
    ///
    /// - Parameter defaults: keeps the favorites from one launch to the next. With `nil` (the default)
    ///   nothing is kept.
    @MainActor
    public static func makeRootViewController(defaults: UserDefaults? = nil) -> UIViewController {
        let home = HomeViewController(favorites: Favorites(defaults: defaults))
        let navigation = UINavigationController(rootViewController: home)
        // Screens that come in their own way name their animator; the others are left to UIKit.
        TransitionDelegate(push: nil, pop: nil, interaction: .swipe()).attach(to: navigation)
        return navigation
    }
}
