import CPangoCairo
import CoreGraphics

/// A bitmap that's everything that a layer shows inside its bounds, except for colors and gradients over it,
/// or only a gradient.
///
/// It can be projected as it is. A slanted slice of a screen is such a layer: it clips an upright page, which
/// has the bitmap, and on which the shades lie.
final class LayerPicture {
    /// `nil` if there's only a gradient.
    let image: CGImage?
    /// The visible part of the image, in pixels.
    let part: CGRect
    /// The map from the layer's coordinates to the image's pixels.
    let toImage: Homography
    /// What limits the picture inside the layer, in the layer's coordinates. It's convex.
    let limits: [Vector2]?
    /// The colors and gradients over the whole picture, from back to front.
    let veils: [Veil]
    /// A Boolean value that indicates whether the layer itself has the image, with nothing over it.
    let isPlain: Bool

    /// Returns `nil` if the layer shows anything else.
    init?(of layer: SampledLayer) {
        if layer.content.gradient != nil, let veil = Veil(layer, placedBy: .identity, opacity: 1) {
            (image, part, toImage, limits, veils) = (nil, .null, .identity, nil, [veil])
            isPlain = false
            return
        }
        guard let (inner, placement) = layer.imageLayer, let contents = inner.content.image,
            let patch = contents.onlyPatch(in: inner.content.bounds), let toImage = patch.toImage,
            contents.image.holds(patch.source), let inverse = placement.inverse
        else { return nil }
        (image, part) = (contents.image, patch.source)
        isPlain = inner === layer && layer.sublayers.isEmpty
        self.toImage = inverse.followed(by: Homography(toImage))
        let limits = inner.content.extent.corners.map(placement.project)
        let shown = layer.bodyExtent.corners
        guard
            inner.content.masksToBounds && patch.destination.contains(inner.content.bounds)
                || ConvexPolygon(limits).contains(shown),
            let veils = inner.veils(placedBy: placement, over: [shown, limits])
        else { return nil }
        self.limits = inner === layer ? nil : limits
        self.veils = veils
    }

    /// Returns whether the bitmap isn't so large that bilinear filtering would skip pixels.
    ///
    /// - Parameters:
    ///   - map: The map from device pixels to the image's pixels.
    ///   - outline: The visible part, in device pixels.
    func suits(_ map: Homography, in outline: ConvexPolygon) -> Bool {
        image == nil
            || outline.points.allSatisfy { point in
                let footprint = map.gradient(at: point)
                return max(footprint.x, footprint.y) <= 1 / PlanePyramid.smallestStretch
            }
    }
}

extension ImageContents {
    /// The patch that shows the whole image, or `nil` if there are several patches.
    fileprivate func onlyPatch(in bounds: CGRect) -> Patch? {
        center == CGRect(x: 0, y: 0, width: 1, height: 1) ? wholePatch(in: bounds) : nil
    }
}

extension SampledLayer {
    /// The layer with the image, and the map from its coordinates to this layer's. It's this layer, or one
    /// inside layers that draw nothing themselves. `nil` if the layer contains anything other than this
    /// image, and layers over it.
    fileprivate var imageLayer: (layer: SampledLayer, placement: Homography)? {
        var (inner, placement) = (self, Homography.identity)
        while inner.content.image == nil {
            guard inner.content.strokes == 0, inner.content.corners.isSquare, inner.sublayers.count == 1,
                inner === self || !inner.content.masksToBounds
            else { return nil }
            inner = inner.sublayers[0]
            guard inner.opacity >= 1, inner.mask == nil, inner.shadow == nil, inner.isDoubleSided,
                inner.placement.isParallel
            else { return nil }
            placement = inner.placement.homography.followed(by: placement)
        }
        let content = inner.content
        guard content.image?.isNearest == false, content.strokes == 1, content.corners.isSquare else {
            return nil
        }
        return (inner, placement)
    }

    /// Returns all sublayers as veils, from back to front. Returns `nil` if any of them isn't one.
    ///
    /// - Parameters:
    ///   - placement: The map from this layer's coordinates to those of the veils.
    ///   - areas: Areas of which each veil must cover at least one.
    fileprivate func veils(placedBy placement: Homography, over areas: [[Vector2]]) -> [Veil]? {
        var veils: [Veil] = []
        var depth = -Double.infinity
        for cover in sublayers {
            let place = cover.placement.homography.followed(by: placement)
            guard cover.placement.isParallel, cover.placement.depth0 >= depth,
                let veil = Veil(cover, placedBy: place, opacity: cover.opacity)
            else { return nil }
            let outline = ConvexPolygon(cover.content.bounds.corners.map(place.project))
            guard areas.contains(where: outline.contains) else { return nil }
            depth = cover.placement.depth0
            veils.append(veil)
        }
        return veils
    }
}

extension CGImage {
    /// Returns whether a part lies inside the image, or outside it by no more than a rounding error.
    fileprivate func holds(_ part: CGRect) -> Bool {
        CGRect(x: 0, y: 0, width: width, height: height).insetBy(dx: -0.01, dy: -0.01).contains(part)
    }
}

extension Homography {
    init(_ matrix: cairo_matrix_t) {
        self.init(
            m11: matrix.xx,
            m12: matrix.yx,
            m21: matrix.xy,
            m22: matrix.yy,
            m31: matrix.x0,
            m32: matrix.y0
        )
    }
}

extension ConvexPolygon {
    /// Returns whether points lie inside the polygon, or outside it by no more than a rounding error.
    fileprivate func contains(_ points: [Vector2]) -> Bool { contains(points, within: 1e-3) }
}
