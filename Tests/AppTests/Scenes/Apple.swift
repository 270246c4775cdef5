import UIKit

/// Time on Apple's platforms: it passes by itself.
@MainActor enum Clock {
    /// Nothing is left of other tests: each has a window of its own, and closes it.
    static func prepare() {}

    /// Waits until something is so, but no more than three seconds.
    ///
    /// - Returns: whether it is so.
    @discardableResult
    static func run(until isDone: () -> Bool) async -> Bool {
        for _ in 0..<180 {
            if isDone() { return true }
            await run(for: 1.0 / 60)
        }
        return isDone()
    }

    /// Waits some seconds.
    static func run(for seconds: TimeInterval) async {
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
    }
}

// The methods of UIKit's delegates are optional here.

extension UIGestureRecognizer {
    /// Whether its delegate would let it begin.
    var mayBegin: Bool { delegate?.gestureRecognizerShouldBegin?(self) ?? true }
}

extension UITabBarController {
    /// Whether its delegate would let the user select a screen.
    func maySelect(_ screen: UIViewController) -> Bool {
        delegate?.tabBarController?(self, shouldSelect: screen) ?? true
    }
}
