import UIKit

extension App {
    /// Whether it shows a screen.
    public var showsScreen: Bool { window.rootViewController != nil }
}
