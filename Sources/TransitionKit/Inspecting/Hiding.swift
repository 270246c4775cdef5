import UIKit

/// The transitions that hide a view by masking it: their number, and the mask that the view had before.
@MainActor final class Hiding {
    fileprivate static let key = "TransitionKit.Hiding"

    private(set) var mask: UIView?
    /// The layer that masks the view. Apps can set it without a mask view.
    private(set) var layerMask: CALayer?
    let emptyMask = UIView()
    var count = 0

    /// Hides a view. Between two transitions, the app may have set another mask.
    func hide(_ view: UIView) {
        count += 1
        guard view.mask !== emptyMask else { return }
        (mask, layerMask) = (view.mask, view.layer.mask)
        view.mask = emptyMask
    }
}

extension UIView {
    /// What hides the view, if a picture of it is visible in its place.
    var hiding: Hiding? {
        get { layer.value(forKey: Hiding.key) as? Hiding }
        set { layer.setValue(newValue, forKey: Hiding.key) }
    }

    /// Whether a picture of the view is visible in its place.
    var isBehindPicture: Bool { hiding != nil }

    /// Whether a mask of the app cuts off parts of the view.
    var hasOwnMask: Bool { (hiding == nil ? layer.mask : hiding?.layerMask) != nil }
}
