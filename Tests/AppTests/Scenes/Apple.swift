import UIKit

// The methods of UIKit's delegates are optional here.

extension UIGestureRecognizer {
    /// Returns whether the delegate lets the gesture begin.
    var mayBegin: Bool { delegate?.gestureRecognizerShouldBegin?(self) ?? true }
}

extension UITabBarController {
    /// Returns whether the delegate lets the user select a screen.
    func maySelect(_ screen: UIViewController) -> Bool {
        delegate?.tabBarController?(self, shouldSelect: screen) ?? true
    }
}
