import UIKit

// The methods of UIKit's delegates are optional on Apple platforms, and have default implementations on
// Linux.

extension UIGestureRecognizer {
    /// Returns whether the delegate lets the gesture begin.
    var mayBegin: Bool {
        #if canImport(ObjectiveC)
            delegate?.gestureRecognizerShouldBegin?(self) ?? true
        #else
            delegate?.gestureRecognizerShouldBegin(self) ?? true
        #endif
    }
}

extension UITabBarController {
    /// Returns whether the delegate lets the user select a screen.
    func maySelect(_ screen: UIViewController) -> Bool {
        #if canImport(ObjectiveC)
            delegate?.tabBarController?(self, shouldSelect: screen) ?? true
        #else
            delegate?.tabBarController(self, shouldSelect: screen) ?? true
        #endif
    }
}
