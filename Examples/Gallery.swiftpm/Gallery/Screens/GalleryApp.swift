import Foundation
import TransitionKit
import UIKit

/// The starting point of the app, on a device and on any other host.
public enum GalleryApp {
    /// Creates the root view controller of a window, which shows the gallery's first screen.
    ///
    /// - Parameter defaults: The user defaults that store the favorites. If `nil` (the default), favorites
    ///   aren't saved.
    @MainActor
    public static func makeRootViewController(defaults: UserDefaults? = nil) -> UIViewController {
        let home = HomeViewController(favorites: Favorites(defaults: defaults))
        let navigation = UINavigationController(rootViewController: home)
        // Screens with a transition of their own set their animator. UIKit animates the others.
        TransitionDelegate(pushing: nil, popping: nil, interaction: .swipe()).attach(to: navigation)
        return navigation
    }
}
