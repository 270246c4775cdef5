import CPangoCairo
@_spi(Host) import CoreGraphics

/// Draws successive frames of the same layers into one bitmap for a display. It draws only frames that differ
/// from the previous one.
@_spi(Host) public final class FrameRenderer {
    /// The pixels of a frame, in rows from the top. Each pixel has four premultiplied bytes: blue, green,
    /// red, and alpha.
    public struct Pixels: Equatable {
        public let start: UnsafeMutablePointer<UInt8>
        public let width: Int
        public let height: Int
        public let bytesPerRow: Int

        public init(start: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int) {
            self.start = start
            self.width = width
            self.height = height
            self.bytesPerRow = bytesPerRow
        }
    }

    /// The work that was necessary for all frames so far.
    public var work: DrawingWork {
        bands.reduce(into: DrawingWork()) { $0 += $1.work }
    }

    private var bitmap = Bitmap(width: 1, height: 1)
    /// The pixels of the bitmap, if they belong to someone else.
    private var canvas: Pixels?
    private var shown: (layers: [SampledLayer], origins: [CGPoint], scale: CGFloat)?
    private let bands: [Band]
    /// The top edge of each band as a fraction of the height, and finally 1.
    private var edges: [Double]

    /// - Parameter threads: The number of threads. Each draws a part of every frame.
    public init(threads: Int = min(ProcessInfo.processInfo.activeProcessorCount, 4)) {
        let count = max(threads, 1)
        bands = (0..<count).map { _ in Band() }
        edges = (0...count).map { Double($0) / Double(count) }
    }

    /// Draws the layers from back to front, each at the origin of its frame, as they appear at
    /// `MediaClock.now`.
    ///
    /// - Parameters:
    ///   - size: The size of the screen, in points.
    ///   - scale: The number of pixels per point.
    ///   - canvas: The pixels to draw on, so that they don't have to be copied to the display. They're used
    ///     if they have the size of the frame. The bytes for alpha are changed, too.
    ///   - body: A closure that receives the pixels if they changed. The pixels are valid until it returns.
    /// - Returns: A Boolean value that indicates whether the pixels changed.
    @discardableResult
    public func draw(
        _ layers: [CALayer],
        size: CGSize,
        scale: CGFloat,
        on canvas: Pixels? = nil,
        _ body: (Pixels) -> Void
    ) -> Bool {
        precondition(scale > 0 && scale.isFinite, "A frame needs a scale above zero, not \(scale)")
        let pixels = PixelSize(size, scale: scale)
        let (width, height) = (pixels.width, pixels.height)
        let samples = layers.enumerated().map { index, layer in
            SampledLayer(root: layer, since: shown.flatMap { $0.layers.dropFirst(index).first })
        }
        let origins = layers.map(\.frame.origin)
        let canvas = canvas.flatMap { $0.width == width && $0.height == height ? $0 : nil }
        if bitmap.width != width || bitmap.height != height || canvas != self.canvas {
            bitmap = canvas.map(Bitmap.init) ?? Bitmap(width: width, height: height)
            self.canvas = canvas
        } else if let shown, shown.scale == scale, shown.origins == origins,
            shown.layers.count == samples.count,
            zip(shown.layers, samples).allSatisfy({ $0.hasSameLook(as: $1) })
        {
            return false
        }
        let scene = Scene(layers: samples, origins: origins, scale: scale, bitmap: bitmap)
        for sample in samples { sample.settle() }
        let rows = BackdropRows(of: scene, height: height).clearing(
            edges.map { Int(($0 * Double(height)).rounded()) }
        )
        let bands = bands
        DispatchQueue.concurrentPerform(iterations: bands.count) { index in
            bands[index].draw(scene, rows: rows[index]..<rows[index + 1])
        }
        balance(drawn: rows.map { Double($0) / Double(height) })
        shown = (samples, origins, scale)
        body(
            Pixels(start: bitmap.data, width: width, height: height, bytesPerRow: bitmap.bytesPerRow)
        )
        return true
    }

    /// Draws the next frame even if nothing has changed. Call this method if the canvas no longer has the
    /// pixels of the last frame.
    public func setNeedsDraw() {
        shown = nil
    }

    /// Moves the edges between the bands so that all bands will take equally long for the next frame.
    ///
    /// - Parameter drawn: The edges of the last frame.
    private func balance(drawn: [Double]) {
        guard bands.count > 1 else { return }
        // The cost of a unit of height is assumed to be constant within a band.
        let lengths = zip(drawn, drawn.dropFirst()).map { $1 - $0 }
        let costs = zip(bands, lengths).map { band, length in max(band.seconds, 1e-5) / max(length, 1e-3) }
        let share = zip(costs, lengths).map(*).reduce(0, +) / Double(bands.count)
        var (index, left, position) = (0, lengths[0], 0.0)
        for edge in 1..<bands.count {
            var missing = share
            while index < costs.count - 1, costs[index] * left < missing {
                missing -= costs[index] * left
                position += left
                index += 1
                left = lengths[index]
            }
            let step = min(missing / costs[index], left)
            position += step
            left -= step
            // Moves only halfway, because the next frame can be different.
            edges[edge] += (position - edges[edge]) / 2
        }
    }
}

/// The content that the bands of a frame draw. It doesn't change while they draw.
struct Scene: @unchecked Sendable {
    let layers: [SampledLayer]
    let origins: [CGPoint]
    let scale: CGFloat
    /// Shared by the bands, each of which draws its own rows.
    let bitmap: Bitmap

    /// Returns the map from the layer's coordinates to pixels.
    func map(of layer: SampledLayer, at place: CGPoint) -> Homography {
        let origin = layer.content.bounds.origin
        return Homography.translation(Double(place.x - origin.x), Double(place.y - origin.y))
            .followed(by: .scale(Double(scale), Double(scale)))
    }
}

/// A part of the screen's height, and the cache for drawing it again.
private final class Band: @unchecked Sendable {
    private let cache = RasterCache()
    private let projector = ProjectedImage()
    var work: DrawingWork { DrawingWork(cache, projector) }
    /// The time that the last frame took.
    private(set) var seconds = 0.0

    /// Draws the band. Only one thread at a time may draw a band, and only one band may draw the same rows.
    func draw(_ scene: Scene, rows: Range<Int>) {
        defer { cache.endFrame() }
        guard !rows.isEmpty else {
            seconds = 0
            return
        }
        let bitmap = scene.bitmap
        let start = ContinuousClock.now
        let canvas = cairo_image_surface_create_for_data(
            bitmap.data + rows.lowerBound * bitmap.bytesPerRow,
            CAIRO_FORMAT_ARGB32,
            Int32(bitmap.width),
            Int32(rows.count),
            Int32(bitmap.bytesPerRow)
        )!
        cairo_surface_set_device_offset(canvas, 0, -Double(rows.lowerBound))
        let cairo = cairo_create(canvas)!
        let painter = LayerPainter(
            cairo: cairo,
            scale: Double(scene.scale),
            isMirrored: false,
            cache: cache,
            projector: projector
        )
        let windows = zip(scene.layers, scene.origins).map { layer, place in
            (layer: layer, map: scene.map(of: layer, at: place))
        }
        let area = painter.clipBounds
        let cover = windows.lastIndex { painter.covers($0.layer, map: $0.map, all: area) }
        if cover == nil {
            cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
            cairo_paint(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        }
        for window in windows.dropFirst(cover ?? 0) {
            painter.draw(window.layer, map: window.map, alpha: 1)
        }
        cairo_destroy(cairo)
        cairo_surface_flush(canvas)
        cairo_surface_destroy(canvas)
        seconds = (ContinuousClock.now - start) / .seconds(1)
    }
}
