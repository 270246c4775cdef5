import CPangoCairo
import CoreGraphics

/// A bitmap that's everything that a layer shows, except for colors and gradients over it, or only a gradient.
///
/// It can be projected as it is. Slices of screens are such layers, and the bitmap can also be inside layers that
/// only clip it.
struct LayerPicture {
    /// `nil` if there's only a gradient.
    let image: CGImage?
    /// The map from the layer's coordinates to the image's pixels.
    let toImage: Homography
    /// What limits the picture inside the layer, in the layer's coordinates. It's convex.
    let limits: [Vector2]?
    /// The colors and gradients over the whole picture, from back to front.
    let veils: [Veil]

    /// Returns `nil` if the layer shows anything else.
    init?(of layer: SampledLayer) {
        if layer.content.gradient != nil, let veil = Veil(layer, placedBy: .identity, opacity: 1) {
            (image, toImage, limits, veils) = (nil, .identity, nil, [veil])
            return
        }
        var (inner, placement) = (layer, Homography.identity)
        while inner.content.image == nil {
            guard inner.content.strokes == 0, inner.content.corners.isSquare, inner.sublayers.count == 1,
                inner === layer || inner.content.masksToBounds == false
            else { return nil }
            inner = inner.sublayers[0]
            guard inner.opacity >= 1, inner.mask == nil, inner.shadow == nil, inner.isDoubleSided,
                inner.placement.isParallel
            else { return nil }
            placement = inner.placement.homography.followed(by: placement)
        }
        let content = inner.content
        guard let contents = content.image, !contents.isNearest, content.strokes == 1,
            content.corners.isSquare,
            let patch = contents.onlyPatch(in: content.bounds), let toImage = patch.toImage,
            let inverse = placement.inverse
        else { return nil }
        image = contents.image
        self.toImage = inverse.followed(by: Homography(toImage))
        let limits = inner.content.extent.corners.map(placement.project)
        self.limits = inner === layer ? nil : limits

        let shown = layer.bodyExtent.corners
        guard
            inner.sublayers.isEmpty || content.masksToBounds && patch.destination.contains(content.bounds)
                || ConvexPolygon(limits).contains(shown)
        else { return nil }
        var veils: [Veil] = []
        var depth = -Double.infinity
        for cover in inner.sublayers {
            let place = cover.placement.homography.followed(by: placement)
            let outline = ConvexPolygon(cover.content.bounds.corners.map(place.project))
            guard cover.placement.isParallel, cover.placement.depth0 >= depth,
                let veil = Veil(cover, placedBy: place, opacity: cover.opacity),
                outline.contains(shown) || outline.contains(limits)
            else { return nil }
            depth = cover.placement.depth0
            veils.append(veil)
        }
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
        guard center == CGRect(x: 0, y: 0, width: 1, height: 1) else { return nil }
        return patches(in: bounds).first
    }
}

extension Homography {
    fileprivate init(_ matrix: cairo_matrix_t) {
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
