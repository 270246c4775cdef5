@_spi(Host) import CoreGraphics

extension UIImage {
    /// Draws the caps of a resizable image at their size. Between them, the middle is repeated or stretched.
    func drawPatches(of image: CGImage, in rect: CGRect, of context: CGContext) {
        let columns = bands(
            ofPixels: CGFloat(image.width),
            caps: (capInsets.left, capInsets.right),
            over: (rect.minX, rect.width)
        )
        let rows = bands(
            ofPixels: CGFloat(image.height),
            caps: (capInsets.top, capInsets.bottom),
            over: (rect.minY, rect.height)
        )
        for row in rows {
            for column in columns { draw(column, row, of: image, in: context) }
        }
    }

    private func draw(_ column: Band, _ row: Band, of image: CGImage, in context: CGContext) {
        let place = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
        let tile = CGSize(width: column.tile, height: row.tile)
        let source = CGRect(x: column.source, y: row.source, width: column.pixels, height: row.pixels)
        guard !place.isEmpty, !source.isEmpty, let part = image.cropping(to: source) else { return }
        if tile == place.size { return context.drawUpright(part, in: place) }
        context.saveGState()
        context.clip(to: place)
        context.drawUpright(part, in: CGRect(origin: place.origin, size: tile), byTiling: true)
        context.restoreGState()
    }

    /// A row or a column of patches: its place in the image, in pixels, and its place in the drawing, with
    /// the length of each tile, in points.
    private struct Band {
        var source: CGFloat
        var pixels: CGFloat
        var start: CGFloat
        var length: CGFloat
        var tile: CGFloat
    }

    /// Returns the first cap, the middle, and the last cap in one direction. If the caps don't fit, both
    /// shrink by the same factor.
    private func bands(
        ofPixels pixels: CGFloat,
        caps: (first: CGFloat, last: CGFloat),
        over place: (start: CGFloat, length: CGFloat)
    ) -> [Band] {
        let firstPixels = min(max(caps.first * scale, 0), pixels)
        let lastPixels = min(max(caps.last * scale, 0), pixels - firstPixels)
        let middlePixels = pixels - firstPixels - lastPixels
        let needed = (firstPixels + lastPixels) / scale
        let shrink = needed > place.length ? place.length / needed : 1
        let (first, last) = (firstPixels / scale * shrink, lastPixels / scale * shrink)
        let middle = max(place.length - first - last, 0)
        // Like in UIKit, a single pixel is stretched, because it looks the same.
        let tile = resizingMode == .tile && middlePixels > 1 ? middlePixels / scale : middle
        return [
            Band(source: 0, pixels: firstPixels, start: place.start, length: first, tile: first),
            Band(
                source: firstPixels,
                pixels: middlePixels,
                start: place.start + first,
                length: middle,
                tile: tile
            ),
            Band(
                source: pixels - lastPixels,
                pixels: lastPixels,
                start: place.start + place.length - last,
                length: last,
                tile: last
            ),
        ]
    }
}
