@_spi(Host) import UIKit

/// Time in the Linux UIKit: it passes when it is told to.
@MainActor enum Clock {
    /// Starts with no windows and no animations.
    static func prepare() { UIApplication.reset() }

    /// Lets frames go by until something is so, but no more than three seconds of them.
    ///
    /// - Returns: whether it is so.
    @discardableResult
    static func run(until isDone: () -> Bool) async -> Bool {
        for _ in 0..<180 {
            if isDone() { return true }
            UIApplication.shared.advance(by: 1.0 / 60)
        }
        return isDone()
    }

    /// Lets some seconds go by.
    static func run(for seconds: TimeInterval) async { UIApplication.shared.advance(by: seconds) }
}

// The methods of UIKit's delegates are there with a default.

extension UIGestureRecognizer {
    /// Whether its delegate would let it begin.
    var mayBegin: Bool { delegate?.gestureRecognizerShouldBegin(self) ?? true }
}

extension UITabBarController {
    /// Whether its delegate would let the user select a screen.
    func maySelect(_ screen: UIViewController) -> Bool {
        delegate?.tabBarController(self, shouldSelect: screen) ?? true
    }
}
