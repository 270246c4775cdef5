import UIKit

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
