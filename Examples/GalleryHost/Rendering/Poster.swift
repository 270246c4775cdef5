@_spi(Host) import UIKit

/// Screens side by side on a transparent background. They have rounded corners, and a hairline that makes
/// their edges visible on both white and black. Each can have a caption.
@MainActor
struct Poster {
    /// The size of a screen, in points.
    let screen: CGSize
    /// The number of pixels per point.
    let scale: Double
    var captions: [String] = []

    private static let gap: CGFloat = 44
    private static let captionHeight: CGFloat = 74
    private static let radius: CGFloat = 40

    /// Returns the screens in one image. They can have more pixels than the image shows.
    func picture(of frames: [CGImage]) -> CGImage {
        let size = CGSize(
            width: CGFloat(frames.count) * (screen.width + Self.gap) - Self.gap,
            height: screen.height + (captions.isEmpty ? 0 : Self.captionHeight)
        )
        let context = CGContext(
            pixelWidth: Int((size.width * scale).rounded()),
            pixelHeight: Int((size.height * scale).rounded()),
            scale: scale
        )
        for (index, frame) in frames.enumerated() {
            let origin = CGPoint(x: CGFloat(index) * (screen.width + Self.gap), y: 0)
            draw(frame, in: CGRect(origin: origin, size: screen), of: context)
            if captions.indices.contains(index) { draw(captions[index], below: origin, in: context) }
        }
        guard let image = context.makeImage() else {
            preconditionFailure("a bitmap context always has an image")
        }
        return image
    }

    private func draw(_ frame: CGImage, in place: CGRect, of context: CGContext) {
        let radius = min(Self.radius, place.width / 2, place.height / 2)
        let outline = CGPath(roundedRect: place, cornerWidth: radius, cornerHeight: radius, transform: nil)
        context.saveGState()
        context.addPath(outline)
        context.clip()
        // Between two pixels, a bilinear filter returns their mean, which is ideal for frames of twice the
        // size.
        context.interpolationQuality = .low
        context.drawUpright(frame, in: place)
        // Clipped to the inner half of the line.
        context.addPath(outline)
        context.setStrokeColor(UIColor(white: 0.5, alpha: 0.4).cgColor)
        context.setLineWidth(4)
        context.strokePath()
        context.restoreGState()
    }

    private func draw(_ caption: String, below origin: CGPoint, in context: CGContext) {
        var style = TextStyle(size: 32, weight: 500, color: UIColor(white: 0.52, alpha: 1).cgColor)
        style.alignment = .center
        let layout = TextLayout(caption, style: style, maxWidth: nil, maxLines: 1, rightToLeft: false)
        let x = origin.x + (screen.width - layout.size.width) / 2
        let y = screen.height + Self.captionHeight - layout.size.height
        layout.draw(in: context, at: CGPoint(x: x, y: y))
    }
}
