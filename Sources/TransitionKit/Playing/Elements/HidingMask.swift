import UIKit

/// The mask with which transitions hide a view: the number of these transitions, and the mask that the view
/// had before. It's empty, except while the view fades in or out.
@MainActor final class HidingMask {
    fileprivate static let key = "TransitionKit.HidingMask"

    fileprivate var ownMask: UIView?
    /// The layer that masks the view. Apps can set it without a mask view.
    fileprivate var ownLayerMask: CALayer?
    fileprivate let emptyMask = UIView()
    fileprivate var count = 0

    /// Hides a view. Between two transitions, the app may have set another mask.
    fileprivate func hide(_ view: UIView) {
        count += 1
        (emptyMask.frame, emptyMask.backgroundColor) = (.zero, .black)
        guard view.mask !== emptyMask else { return }
        (ownMask, ownLayerMask) = (view.mask, view.layer.mask)
        view.mask = emptyMask
    }
}

extension UIView {
    /// What hides the view, if a picture of it is visible in its place.
    private var hidingMask: HidingMask? {
        get { layer.value(forKey: HidingMask.key) as? HidingMask }
        set { layer.setValue(newValue, forKey: HidingMask.key) }
    }

    /// Whether a picture of the view is visible in its place.
    var isBehindPicture: Bool { hidingMask != nil }

    /// Lets a view that's behind a picture of it show through, with an opacity from 0 to 1. Behind those of
    /// two transitions, or without its own mask, it stays hidden.
    func showBehindPicture(_ opacity: CGFloat) {
        guard let hidingMask, hidingMask.count == 1, hidingMask.ownLayerMask == nil else { return }
        // With its shadow and badges.
        hidingMask.emptyMask.frame = opacity > 0 ? bounds.insetBy(dx: -100, dy: -100) : .zero
        hidingMask.emptyMask.alpha = opacity.unit(or: 0)
    }

    /// Whether a mask of the app cuts off parts of the view.
    var hasOwnMask: Bool { layer.mask != nil && (hidingMask.map { $0.ownLayerMask != nil } ?? true) }

    /// Hides the view while a picture of it is visible.
    ///
    /// An empty mask hides it rather than its opacity, which the app can change meanwhile: collection view
    /// layouts set that of their cells, and other transitions that of their screens. Transitions can overlap,
    /// such as a pop and a dismissal, and hide the same view. It becomes visible again when the last one
    /// ends. The view's layer keeps count, because the transitions don't know of one another.
    ///
    /// - Returns: A closure that shows the view again, before the ledger does. Only its first call counts.
    func hideBehindPicture(recordingIn ledger: Ledger) -> @MainActor () -> Void {
        let hidingMask = hidingMask ?? HidingMask()
        hidingMask.hide(self)
        self.hidingMask = hidingMask
        var isOver = false
        let reveal: @MainActor () -> Void = { [self] in
            guard !isOver else { return }
            isOver = true
            hidingMask.count -= 1
            guard hidingMask.count == 0 else { return }
            self.hidingMask = nil
            // Unless the app has set another one.
            guard mask === hidingMask.emptyMask else { return }
            mask = hidingMask.ownMask
            if hidingMask.ownMask == nil { layer.mask = hidingMask.ownLayerMask }
        }
        ledger.onRestore(reveal)
        return reveal
    }
}
