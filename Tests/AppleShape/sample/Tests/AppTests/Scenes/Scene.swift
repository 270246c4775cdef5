import TransitionTesting
import UIKit

/// A screen in a window.
@MainActor final class Scene {
    private let app = App()

    init(_ screen: UIViewController) { app.window.rootViewController = screen }
}
