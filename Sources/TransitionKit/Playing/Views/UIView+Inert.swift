import UIKit

extension UIView {
    /// Makes the view purely visual: it doesn't receive touches, and assistive technologies ignore it.
    package func becomeInert() {
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        accessibilityElementsHidden = true
    }

    /// Returns a purely visual view.
    package static func inert(frame: CGRect = .zero) -> UIView {
        let view = UIView(frame: frame)
        view.becomeInert()
        return view
    }

    /// Keeps Smart Invert from inverting the view, which shows a picture of another one, if it doesn't invert
    /// the other one. What's drawn in the picture isn't inverted yet.
    func takeColorInversion(of view: UIView) {
        accessibilityIgnoresInvertColors = sequence(first: view, next: \.superview)
            .contains { $0.accessibilityIgnoresInvertColors }
    }

    /// Returns a picture of a part of the view.
    ///
    /// - Parameter flushes: Whether to show the view on the screen first, as it is now. The default is
    ///   `false`.
    func picture(of part: CGRect, flushes: Bool = false) -> UIView? {
        resizableSnapshotView(from: part, afterScreenUpdates: flushes, withCapInsets: .zero)
    }

    /// Moves the view to the place of another one, without its transform.
    func takePlace(of view: UIView) {
        bounds.size = view.bounds.size
        layer.anchorPoint = view.layer.anchorPoint
        layer.anchorPointZ = view.layer.anchorPointZ
        layer.zPosition = view.layer.zPosition
        layer.position = view.layer.position
    }

    /// Gives the view the frame, the rotation, the opacity, and the corner shape of a named view.
    func takePlace(of named: ElementViews.Named) {
        bounds.size = named.place.frame.size
        center = named.place.frame.center
        transform = CGAffineTransform(rotationAngle: named.place.rotation)
        layer.takeCornerShape(of: named.roundedCorners.owner.layer)
        layer.maskedCorners = named.roundedCorners.corners
        alpha = named.opacity
    }
}
