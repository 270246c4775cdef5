@_spi(Host) import CoreGraphics

/// A color or a linear gradient that covers an entire layer.
///
/// Rotating screens are shaded this way, a little more in each frame, while the content under the shade stays
/// the same.
struct Veil {
    /// A plain color is a gradient with a single stop.
    let stops: [GradientContents.Stop]
    let opacity: Double
    /// The distance from the gradient's start, as a fraction of its length, at the origin of the covered
    /// layer's coordinates.
    private let start: Double
    /// The change of this distance per unit of those coordinates.
    private let slope: Vector2

    /// Returns `nil` if the layer draws anything else.
    ///
    /// - Parameters:
    ///   - placement: The map from the layer's coordinates to those of the covered layer.
    ///   - opacity: The opacity of the color or gradient.
    init?(_ layer: SampledLayer, placedBy placement: Homography, opacity: Double) {
        let content = layer.content
        guard content.strokes == 1, layer.strokes == 1, layer.mask == nil, layer.isDoubleSided,
            content.corners.isSquare
        else { return nil }
        self.opacity = opacity
        if let color = content.background {
            stops = [GradientContents.Stop(offset: 0, color: color)]
            (start, slope) = (0, .zero)
            return
        }
        guard let gradient = content.gradient, !gradient.isRadial,
            let line = gradient.line(in: content.bounds),
            let inverse = placement.inverse
        else { return nil }
        let along = line.end - line.start
        let share = along / (along * along).sum()
        stops = gradient.stops
        start = ((inverse.project(.zero) - line.start) * share).sum()
        slope = Vector2(
            ((inverse.project(Vector2(1, 0)) - line.start) * share).sum() - start,
            ((inverse.project(Vector2(0, 1)) - line.start) * share).sum() - start
        )
    }

    func place(at point: Vector2) -> Double { start + (slope * point).sum() }
}

extension GradientContents {
    /// The start and the end of a linear gradient. `nil` if they're the same point.
    func line(in bounds: CGRect) -> (start: Vector2, end: Vector2)? {
        let size = Vector2(Double(bounds.width), Double(bounds.height))
        let origin = Vector2(Double(bounds.minX), Double(bounds.minY))
        let from = origin + Vector2(Double(start.x), Double(start.y)) * size
        let to = origin + Vector2(Double(end.x), Double(end.y)) * size
        return from == to ? nil : (from, to)
    }
}
