import UIKit

extension App {
    /// Whether the app shows a screen.
    public var showsScreen: Bool { window.rootViewController != nil }
}
