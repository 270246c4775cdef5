import UIKit

extension UIView {
    /// Hides the view while a picture of it is visible.
    ///
    /// An empty mask hides it rather than its opacity, which the app can change meanwhile: collection view
    /// layouts set that of their cells, and other transitions that of their screens. Transitions can overlap,
    /// such as a pop and a dismissal, and hide the same view. It becomes visible again when the last one
    /// ends. The view's layer keeps count, because the transitions don't know of one another.
    ///
    /// - Returns: A closure that shows the view again, before the ledger does. Only its first call counts.
    func hideBehindPicture(recordingIn ledger: Ledger) -> @MainActor () -> Void {
        let hiding = hiding ?? Hiding()
        hiding.hide(self)
        self.hiding = hiding
        var isOver = false
        let reveal: @MainActor () -> Void = { [self] in
            guard !isOver else { return }
            isOver = true
            hiding.count -= 1
            guard hiding.count == 0 else { return }
            self.hiding = nil
            // Unless the app has set another one.
            guard mask === hiding.emptyMask else { return }
            mask = hiding.mask
            if hiding.mask == nil { layer.mask = hiding.layerMask }
        }
        ledger.onRestore(reveal)
        return reveal
    }
}
