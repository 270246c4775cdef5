@_spi(Host) import UIKit

/// The frames of a clip side by side: small, with rounded corners and soft shadows on a neutral background.
///
/// Each frame is drawn immediately, so a clip never needs all of them in memory.
@MainActor
final class Filmstrip {
    /// The maximum size of a frame, in points.
    static let frameLimit = CGSize(width: 390, height: 260)
    static let gap: CGFloat = 14
    static let margin: CGFloat = 22
    /// The maximum number of frames in a row.
    static let longestRow = 12

    private let context: CGContext
    private let frameSize: CGSize
    private let columns: Int
    private let scale: CGFloat

    /// - Parameter isDark: Whether the background is dark, for frames in Dark Mode.
    init(screenSize: CGSize, frameCount: Int, scale: Double, isDark: Bool = false) {
        let fit = min(
            Self.frameLimit.width / screenSize.width,
            Self.frameLimit.height / screenSize.height
        )
        frameSize = CGSize(
            width: max((screenSize.width * fit).rounded(), 1),
            height: max((screenSize.height * fit).rounded(), 1)
        )
        self.scale = scale
        let rows = (frameCount + Self.longestRow - 1) / Self.longestRow
        columns = (frameCount + rows - 1) / rows

        let size = CGSize(
            width: Self.length(of: columns, each: frameSize.width),
            height: Self.length(of: rows, each: frameSize.height)
        )
        context = CGContext(
            pixelWidth: Int((size.width * scale).rounded(.up)),
            pixelHeight: Int((size.height * scale).rounded(.up)),
            scale: scale
        )
        context.setFillColor(UIColor(white: isDark ? 0.16 : 0.925, alpha: 1).cgColor)
        // One point more than the size, for the fraction of a pixel from rounding up.
        context.fill(CGRect(x: 0, y: 0, width: size.width + 1 / scale, height: size.height + 1 / scale))
    }

    func add(_ frame: CGImage, at index: Int) {
        let place = CGRect(
            x: Self.margin + CGFloat(index % columns) * (frameSize.width + Self.gap),
            y: Self.margin + CGFloat(index / columns) * (frameSize.height + Self.gap),
            width: frameSize.width,
            height: frameSize.height
        )
        let radius = min(12, frameSize.width / 4, frameSize.height / 4)
        drawShadow(of: place, radius: radius)
        context.saveGState()
        context.addPath(roundedRect(place, radius: radius))
        context.clip()
        let pixels = CGSize(width: place.width * scale, height: place.height * scale)
        context.interpolationQuality = .medium
        context.drawUpright(halved(frame, downTo: pixels), in: place)
        context.restoreGState()
    }

    /// Returns the strip with the frames so far.
    func image() -> CGImage {
        guard let image = context.makeImage() else {
            preconditionFailure("a bitmap context always has an image")
        }
        return image
    }

    /// Returns the image, halved repeatedly as long as it isn't smaller than `size`. Between two pixels, a
    /// bilinear filter returns their mean. This makes repeated halving many times faster than a single large
    /// filter.
    private func halved(_ image: CGImage, downTo size: CGSize) -> CGImage {
        let half = CGSize(width: image.width / 2, height: image.height / 2)
        guard half.width >= size.width, half.height >= size.height else { return image }
        let context = CGContext(pixelWidth: Int(half.width), pixelHeight: Int(half.height), scale: 1)
        context.interpolationQuality = .low
        context.drawUpright(image, in: CGRect(origin: .zero, size: half))
        return context.makeImage().map { halved($0, downTo: size) } ?? image
    }

    private static func length(of count: Int, each: CGFloat) -> CGFloat {
        2 * margin + CGFloat(count) * each + CGFloat(count - 1) * gap
    }

    /// Draws rings of translucent black that combine to a blur. The outer ones are more transparent.
    private func drawShadow(of place: CGRect, radius: CGFloat) {
        let reach = 14
        for step in 1...reach {
            let spread = CGFloat(step)
            let nearness = 1 - spread / CGFloat(reach + 1)
            let ring = place.offsetBy(dx: 0, dy: 4).insetBy(dx: -spread, dy: -spread)
            context.addPath(roundedRect(ring, radius: radius + spread))
            context.setFillColor(UIColor(white: 0, alpha: 0.03 * nearness * nearness).cgColor)
            context.fillPath()
        }
    }

    private func roundedRect(_ rect: CGRect, radius: CGFloat) -> CGPath {
        CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }
}
