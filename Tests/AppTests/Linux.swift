import UIKit

// The methods of UIKit's delegates have default implementations here.

extension UIGestureRecognizer {
    /// Returns whether the delegate lets the gesture begin.
    var mayBegin: Bool { delegate?.gestureRecognizerShouldBegin(self) ?? true }
}

extension UITabBarController {
    /// Returns whether the delegate lets the user select a screen.
    func maySelect(_ screen: UIViewController) -> Bool {
        delegate?.tabBarController(self, shouldSelect: screen) ?? true
    }
}
