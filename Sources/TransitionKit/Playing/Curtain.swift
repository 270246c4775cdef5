import UIKit

/// A picture of the current screen that covers a container while other pictures are taken. A capture after
/// screen updates commits changes that shouldn't be visible yet, and they would show for a frame.
@MainActor struct Curtain {
    private let view: UIView

    /// Covers a container.
    ///
    /// - Parameter picture: The picture of everything visible in the container. If `nil`, it's taken from the
    ///   window.
    /// - Returns: `nil` if the container isn't visible.
    init?(in container: UIView, _ picture: UIView?) {
        guard let view = picture ?? container.pictureOfItsPlace() else { return nil }
        self.view = view
        view.becomeDecoration()
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // In front of any rotated views.
        view.layer.zPosition = 10_000
        container.addSubview(view)
    }

    func removeFromContainer() { view.removeFromSuperview() }
}

extension UIView {
    /// Returns whether the picture hides everything behind it in a container.
    func fills(_ container: UIView) -> Bool {
        let color = backgroundColor?.resolvedColor(with: traitCollection)
        return superview === container && color?.cgColor.alpha == 1 && alpha == 1 && !isHidden && mask == nil
            && CATransform3DIsIdentity(layer.transform) && roundness == 0 && frame.contains(container.bounds)
    }

    /// Returns what the window shows at the view's position. If a bar is in front of the view, the picture
    /// contains it, and looks nearly the same behind the bar.
    fileprivate func pictureOfItsPlace() -> UIView? {
        guard let window, !bounds.isEmpty else { return nil }
        let picture = window.resizableSnapshotView(
            from: convert(bounds, to: window),
            afterScreenUpdates: false,
            withCapInsets: .zero
        )
        picture?.frame = bounds
        return picture
    }
}
