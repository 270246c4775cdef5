import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A recognizer that begins when a finger lands.
final class HoldRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        state = .began
    }
}
