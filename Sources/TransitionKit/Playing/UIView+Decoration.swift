import UIKit

extension UIView {
    /// Makes the view purely visual: it doesn't receive touches, and assistive technologies ignore it.
    package func becomeDecoration() {
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        accessibilityElementsHidden = true
    }

    /// Returns a purely visual view.
    package static func decoration(frame: CGRect = .zero) -> UIView {
        let view = UIView(frame: frame)
        view.becomeDecoration()
        return view
    }

    /// Returns a picture of a part of the view.
    ///
    /// - Parameter flushes: Whether to show the view on the screen first, as it is now. The default is
    ///   `false`.
    func picture(of part: CGRect, flushes: Bool = false) -> UIView? {
        resizableSnapshotView(from: part, afterScreenUpdates: flushes, withCapInsets: .zero)
    }

    /// Moves the view to the place of another one, without its transform.
    func stand(like view: UIView) {
        bounds.size = view.bounds.size
        layer.anchorPoint = view.layer.anchorPoint
        layer.anchorPointZ = view.layer.anchorPointZ
        layer.zPosition = view.layer.zPosition
        layer.position = view.layer.position
    }

    /// Moves the view to the place of a named view.
    func stand(in place: TransitionElement.Place) {
        bounds.size = place.frame.size
        center = place.frame.center
        transform = CGAffineTransform(rotationAngle: place.rotation)
    }

    /// Rounds the same corners as those of a named view, with the same curve.
    func takeCornerShape(of rounding: Rounding) {
        layer.takeCornerShape(of: rounding.owner.layer)
        layer.maskedCorners = rounding.corners
    }
}
