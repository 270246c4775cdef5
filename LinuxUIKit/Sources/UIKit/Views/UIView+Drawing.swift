@_spi(Host) import CoreGraphics
@_spi(Host) import QuartzCore

extension UIView {
    /// Calls `draw(_:)` with `context` as the current context and with this view's traits.
    func drawContent(in context: CGContext) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        traitCollection.performAsCurrent { draw(bounds) }
    }

    /// Fills what the view hasn't drawn with black: the bitmap of an opaque view has no alpha channel.
    func fillRest(of context: CGContext) {
        context.saveGState()
        context.setBlendMode(.destinationOver)
        context.setFillColor(.black)
        context.fill(bounds)
        context.restoreGState()
    }

    /// Performs a layout pass of only this view, including its controller's callbacks.
    func performLayout() {
        traitCollection.performAsCurrent {
            runOwnPropertyUpdates()
            keyboardGuide?.viewWillBeLaidOut()
            owner?.viewWillBeLaidOut()
            layoutSubviews()
            applyCorners()
            owner?.viewDidLayoutSubviews()
        }
    }
}
