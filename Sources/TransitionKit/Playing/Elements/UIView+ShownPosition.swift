import UIKit

extension UIView {
    /// Converts a point of the view to a container, as it's visible while animations move the view, such as a
    /// cell that springs back from a touch.
    ///
    /// - Parameter screen: The screen that the view is on, or `nil` to convert without these animations.
    func convert(_ point: CGPoint, to container: UIView, asShownOn screen: UIView?) -> CGPoint {
        guard let screen, isAnimated(on: screen), bounds.width > 0, bounds.height > 0 else {
            return convert(point, to: container)
        }
        let shown = layer.presentation()?.bounds ?? bounds
        var point = CGPoint(
            x: shown.minX + (point.x - bounds.minX) * shown.width / bounds.width,
            y: shown.minY + (point.y - bounds.minY) * shown.height / bounds.height
        )
        for view in ancestry(below: screen) {
            point = (view.layer.presentation() ?? view.layer).convertToParent(point)
        }
        return screen.convert(point, to: container)
    }

    private func isAnimated(on screen: UIView) -> Bool {
        ancestry(below: screen).contains { $0.layer.animationKeys()?.isEmpty == false }
    }

    /// Returns the view and those around it on a screen, from the inside out. Without a screen, it returns
    /// all of them.
    func ancestry(below screen: UIView?) -> [UIView] {
        sequence(first: self, next: \.superview).prefix { $0 !== screen }
    }
}

extension CALayer {
    /// Converts a point from the layer's coordinates to its superlayer's. Unlike `convert(_:to:)`, this works
    /// if the superlayer is in another layer tree, such as that of the presentation layers.
    fileprivate func convertToParent(_ point: CGPoint) -> CGPoint {
        let arm = CGPoint(
            x: point.x - bounds.minX - anchorPoint.x * bounds.width,
            y: point.y - bounds.minY - anchorPoint.y * bounds.height
        ).applying(CATransform3DGetAffineTransform(transform))
        return CGPoint(x: position.x + arm.x, y: position.y + arm.y)
    }
}
