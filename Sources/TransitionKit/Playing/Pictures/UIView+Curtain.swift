import UIKit

extension UIView {
    /// Covers the view with a picture of the current screen while other pictures are taken. A capture after
    /// screen updates commits changes that shouldn't be visible yet, and they would show for a frame.
    ///
    /// - Parameter picture: The picture of everything visible in the view. If `nil`, it's taken from the
    ///   window.
    /// - Returns: The curtain, or `nil` if the view isn't visible.
    func addCurtain(_ picture: UIView?) -> UIView? {
        guard let curtain = picture ?? pictureOfItsPlace() else { return nil }
        curtain.becomeInert()
        curtain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // In front of any rotated views.
        curtain.layer.zPosition = 10_000
        addSubview(curtain)
        return curtain
    }

    /// Returns whether the view is in a container, and hides everything behind it there.
    func fills(_ container: UIView) -> Bool {
        let color = backgroundColor?.resolvedColor(with: traitCollection)
        return superview === container && color?.cgColor.alpha == 1 && alpha == 1 && !isHidden && mask == nil
            && CATransform3DIsIdentity(layer.transform) && roundness == 0 && frame.encloses(container.bounds)
    }

    /// Returns what the window shows at the view's position. If a bar is in front of the view, the picture
    /// contains it, and looks nearly the same behind the bar.
    private func pictureOfItsPlace() -> UIView? {
        guard let window, !bounds.isEmpty else { return nil }
        let picture = window.picture(of: convert(bounds, to: window))
        picture?.frame = bounds
        return picture
    }
}
