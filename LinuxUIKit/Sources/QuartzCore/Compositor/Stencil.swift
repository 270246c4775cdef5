import CoreGraphics

/// A mask that's only a solid shape, so that its outline can be cut out instead of drawing it.
struct Stencil {
    let bounds: CGRect
    let corners: CornerRadii
    /// The map from the mask's coordinates to those of the masked layer.
    let placement: Homography

    /// Returns `nil` if the mask draws anything else.
    init?(_ mask: SampledLayer) {
        let content = mask.content
        guard content.background?.alpha == 1, content.strokes == 1, mask.sublayers.isEmpty, mask.mask == nil,
            mask.shadow == nil, mask.opacity >= 1, mask.isDoubleSided, mask.placement.isParallel
        else { return nil }
        (bounds, corners, placement) = (content.bounds, content.corners, mask.placement.homography)
    }

    /// Returns the outline in device pixels.
    ///
    /// - Parameters:
    ///   - map: The map from the masked layer's coordinates to device pixels.
    ///   - pixels: The number of pixels per unit of the masked layer.
    func outline(through map: Homography, pixels: Double) -> ConvexPolygon {
        ConvexPolygon(
            projecting: corners.outline(of: bounds, pixels: pixels).map(placement.project),
            through: map
        )
    }
}
