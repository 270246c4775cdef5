@_spi(Host) import CoreGraphics

extension UIImage {
    /// Draws the caps of a resizable image at their size. Between them, the middle is repeated or stretched.
    func drawPatches(of image: CGImage, in rect: CGRect, of context: CGContext) {
        let transform = context.ctm
        let isTurned = transform.b != 0 || transform.c != 0
        let columns = bands(
            ofPixels: CGFloat(image.width),
            caps: (capInsets.left, capInsets.right),
            over: (rect.minX, rect.width),
            on: isTurned ? nil : PixelGrid(scale: transform.a, offset: transform.tx)
        )
        let rows = bands(
            ofPixels: CGFloat(image.height),
            caps: (capInsets.top, capInsets.bottom),
            over: (rect.minY, rect.height),
            on: isTurned ? nil : PixelGrid(scale: transform.d, offset: transform.ty)
        )
        for row in rows {
            for column in columns { draw(column, row, of: image, in: context) }
        }
    }

    private func draw(_ column: Band, _ row: Band, of image: CGImage, in context: CGContext) {
        let place = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
        let tile = CGSize(width: column.tile ?? column.length, height: row.tile ?? row.length)
        let source = CGRect(x: column.source, y: row.source, width: column.pixels, height: row.pixels)
        guard !place.isEmpty, !source.isEmpty, let part = image.cropping(to: source) else { return }
        if tile == place.size { return context.drawUpright(part, in: place) }
        context.saveGState()
        context.clip(to: place)
        context.drawUpright(part, in: CGRect(origin: place.origin, size: tile), byTiling: true)
        context.restoreGState()
    }

    /// A row or a column of patches: its place in the image, in pixels, and its place in the drawing, in
    /// points.
    private struct Band {
        var source: CGFloat
        var pixels: CGFloat
        var start: CGFloat
        var end: CGFloat
        /// The length of each tile, or `nil` if the patches are stretched.
        var tile: CGFloat?

        var length: CGFloat { end - start }
    }

    /// The pixels of a context in one direction.
    private struct PixelGrid {
        var scale: CGFloat
        var offset: CGFloat

        /// Returns the edge of a pixel that's nearest to a coordinate.
        func edge(near coordinate: CGFloat) -> CGFloat {
            guard scale != 0 else { return coordinate }
            return ((coordinate * scale + offset).rounded() - offset) / scale
        }
    }

    /// Returns the first cap, the middle, and the last cap in one direction, without those that are empty. If
    /// the caps don't fit, both shrink by the same factor.
    private func bands(
        ofPixels pixels: CGFloat,
        caps: (first: CGFloat, last: CGFloat),
        over place: (start: CGFloat, length: CGFloat),
        on grid: PixelGrid?
    ) -> [Band] {
        let firstPixels = min(max(caps.first * scale, 0), pixels)
        let lastPixels = min(max(caps.last * scale, 0), pixels - firstPixels)
        let middlePixels = pixels - firstPixels - lastPixels
        let needed = (firstPixels + lastPixels) / scale
        let isTight = needed >= place.length
        let shrink = isTight ? place.length / needed : 1
        let end = place.start + place.length
        let firstEnd = place.start + firstPixels / scale * shrink
        let lastStart = isTight ? firstEnd : end - lastPixels / scale
        // Like in UIKit, a single pixel is stretched, because it looks the same.
        let tile = resizingMode == .tile && middlePixels > 1 ? middlePixels / scale : nil
        var bands = [
            Band(source: 0, pixels: firstPixels, start: place.start, end: firstEnd),
            Band(source: firstPixels, pixels: middlePixels, start: firstEnd, end: lastStart, tile: tile),
            Band(source: pixels - lastPixels, pixels: lastPixels, start: lastStart, end: end),
        ].filter { $0.pixels > 0 && $0.length > 0 }
        guard let grid else { return bands }
        // What's behind would show through a pixel that two patches cover in part.
        for index in bands.indices.dropFirst() where bands[index - 1].end == bands[index].start {
            let border = min(max(grid.edge(near: bands[index].start), place.start), end)
            bands[index - 1].end = border
            bands[index].start = border
        }
        return bands
    }
}
