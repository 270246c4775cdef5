@_spi(Host) import CoreGraphics
@_spi(Host) import QuartzCore

extension UIView {
    /// `draw(_:)` with `context` as the current one and this view's traits.
    func drawContent(in context: CGContext) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        traitCollection.performAsCurrent { draw(bounds) }
    }

    /// One layout pass of this view alone, with its controller's callbacks around it.
    func performLayout() {
        traitCollection.performAsCurrent {
            runOwnPropertyUpdates()
            owner?.viewWillBeLaidOut()
            layoutSubviews()
            applyCorners()
            owner?.viewDidLayoutSubviews()
        }
    }
}
