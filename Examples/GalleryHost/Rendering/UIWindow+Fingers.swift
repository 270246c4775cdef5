@_spi(Host) import UIKit

extension UIWindow {
    /// Returns an image of the window, with the fingers on it as dots.
    ///
    /// - Parameters:
    ///   - scale: The number of pixels per point.
    ///   - fingers: The positions of the fingers in the window.
    func image(scale: Double, fingers: [CGPoint]) -> CGImage {
        let image = image(scale: scale)
        guard !fingers.isEmpty else { return image }
        let context = CGContext(pixelWidth: image.width, pixelHeight: image.height, scale: scale)
        context.drawUpright(image, in: bounds)
        for finger in fingers {
            let dot = CGRect(x: finger.x - 22, y: finger.y - 22, width: 44, height: 44)
            context.setFillColor(UIColor(white: 0.5, alpha: 0.45).cgColor)
            context.fillEllipse(in: dot)
            context.setStrokeColor(UIColor(white: 1, alpha: 0.9).cgColor)
            context.setLineWidth(2)
            context.strokeEllipse(in: dot.insetBy(dx: 1, dy: 1))
        }
        return context.makeImage() ?? image
    }
}
