@_spi(Host) import UIKit

/// A picture that contains frames of the same size in rows.
struct SpriteSheet {
    static let longestRow = 6

    let image: CGImage
    let columns: Int

    /// Creates a sheet, or returns `nil` if there are no frames.
    init?(_ frames: [CGImage]) {
        guard let first = frames.first else { return nil }
        columns = min(frames.count, Self.longestRow)
        let rows = (frames.count + columns - 1) / columns
        let size = (width: columns * first.width, height: rows * first.height)
        let context = CGContext(pixelWidth: size.width, pixelHeight: size.height, scale: 1)
        context.interpolationQuality = .none
        // The unused part of the last row.
        context.setFillColor(UIColor.black.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: size.width, height: size.height))
        for (index, frame) in frames.enumerated() {
            let place = CGRect(
                x: index % columns * first.width,
                y: index / columns * first.height,
                width: first.width,
                height: first.height
            )
            context.drawUpright(frame, in: place)
        }
        guard let image = context.makeImage() else { return nil }
        self.image = image
    }
}
