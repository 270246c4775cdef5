import CoreGraphics

/// Pictures of layers' planes, kept from frame to frame while the layers look the same.
final class RasterCache {
    enum Kind {
        /// The layer with its sublayers.
        case body
        /// The same without rounded corners, which don't matter.
        case square
        /// The layer with its sublayers, its shadow, and its mask.
        case whole
        /// The coverage of its shadow.
        case shadow
        /// Its shadow in color.
        case tintedShadow
    }

    private struct Key: Hashable {
        var source: ObjectIdentifier
        var kind: Kind
    }

    private struct Entry {
        var layer: SampledLayer
        var resolution: Double
        var isMirrored: Bool
        var pyramid: PlanePyramid
        var frame: Int
    }

    /// The work that was necessary to draw with these pictures.
    var work = DrawingWork()
    private var entries: [Key: Entry] = [:]
    private var frame = 0

    /// Returns the cached picture, or the one that `make` draws.
    ///
    /// - Parameter isMirrored: A Boolean value that indicates whether the plane shows its back, which
    ///   determines whether the single-sided layers in it are visible.
    func pyramid(
        of layer: SampledLayer,
        kind: Kind,
        resolution: Double,
        isMirrored: Bool,
        make: () -> PlaneImage
    ) -> PlanePyramid {
        let key = Key(source: layer.source, kind: kind)
        if let entry = entries[key], entry.resolution == resolution,
            entry.isMirrored == isMirrored || !layer.hasOneSidedLayers,
            Self.isSame(entry.layer, layer, kind: kind)
        {
            entries[key]?.frame = frame
            return entry.pyramid
        }
        if kind == .shadow { work.shadows += 1 } else { work.pictures += 1 }
        let pyramid = PlanePyramid(make())
        entries[key] = Entry(
            layer: layer,
            resolution: resolution,
            isMirrored: isMirrored,
            pyramid: pyramid,
            frame: frame
        )
        return pyramid
    }

    private static func isSame(_ kept: SampledLayer, _ layer: SampledLayer, kind: Kind) -> Bool {
        switch kind {
        case .body: kept.hasSameBody(as: layer)
        case .square: kept.hasSameSquareBody(as: layer)
        case .whole: kept.hasSameLook(as: layer)
        case .shadow: hasSameShadow(kept, layer)
        case .tintedShadow: kept.shadow == layer.shadow && hasSameShadow(kept, layer)
        }
    }

    /// The shadow's color and opacity don't affect its coverage.
    private static func hasSameShadow(_ kept: SampledLayer, _ layer: SampledLayer) -> Bool {
        guard let old = kept.shadow, let new = layer.shadow, old.hasSameShape(as: new) else { return false }
        return new.path != nil || kept.hasSameBody(as: layer)
    }

    /// Removes the pictures that this frame didn't use.
    func endFrame() {
        entries = entries.filter { $0.value.frame == frame }
        frame += 1
    }
}
