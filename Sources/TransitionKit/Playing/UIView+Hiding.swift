import UIKit

/// The number of transitions that hide a view, and its opacity without them.
private final class Hiding {
    static let key = "TransitionKit.Hiding"

    let opacity: CGFloat
    var count = 0

    init(opacity: CGFloat) { self.opacity = opacity }
}

extension UIView {
    /// Hides the view while a picture of it is visible.
    ///
    /// Transitions can overlap, such as a pop and a dismissal, and hide the same view. It becomes visible again when
    /// the last one ends. The view's layer keeps count, because the transitions don't know of one another.
    func hideBehindPicture(noting ledger: Ledger) {
        let hiding = layer.value(forKey: Hiding.key) as? Hiding ?? Hiding(opacity: alpha)
        hiding.count += 1
        layer.setValue(hiding, forKey: Hiding.key)
        alpha = 0
        ledger.onRestore { [self] in
            hiding.count -= 1
            guard hiding.count == 0 else { return }
            layer.setValue(nil, forKey: Hiding.key)
            alpha = hiding.opacity
        }
    }
}
