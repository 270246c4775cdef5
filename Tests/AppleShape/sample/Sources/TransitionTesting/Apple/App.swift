import UIKit

/// A window of a test.
@MainActor public final class App {
    public let window = UIWindow(frame: .zero)

    public init() {}
}
