import UIKit

/// The number of transitions that hide a view, and its mask without them.
@MainActor private final class Hiding {
    static let key = "TransitionKit.Hiding"

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
    /// Hides the view while a picture of it is visible.
    ///
    /// An empty mask hides it rather than its opacity, which the app can change meanwhile: collection view
    /// layouts set that of their cells, and other transitions that of their screens. Transitions can overlap,
    /// such as a pop and a dismissal, and hide the same view. It becomes visible again when the last one
    /// ends. The view's layer keeps count, because the transitions don't know of one another.
    ///
    /// - Returns: A closure that shows the view again, before the ledger does. Only its first call counts.
    func hideBehindPicture(noting ledger: Ledger) -> @MainActor () -> Void {
        let hiding = hiding ?? Hiding()
        hiding.hide(self)
        layer.setValue(hiding, forKey: Hiding.key)
        var isOver = false
        let reveal: @MainActor () -> Void = { [self] in
            guard !isOver else { return }
            isOver = true
            hiding.count -= 1
            guard hiding.count == 0 else { return }
            layer.setValue(nil, forKey: Hiding.key)
            // Unless the app has set another one.
            guard mask === hiding.emptyMask else { return }
            mask = hiding.mask
            if hiding.mask == nil { layer.mask = hiding.layerMask }
        }
        ledger.onRestore(reveal)
        return reveal
    }

    private var hiding: Hiding? { layer.value(forKey: Hiding.key) as? Hiding }

    /// Whether a picture of the view is visible in its place.
    var isBehindPicture: Bool { hiding != nil }

    /// Whether a mask of the app cuts off parts of the view.
    var hasOwnMask: Bool { (hiding == nil ? layer.mask : hiding?.layerMask) != nil }
}
