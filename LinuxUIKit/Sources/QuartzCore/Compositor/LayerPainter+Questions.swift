import CoreGraphics

// Properties of layers and maps that the painter needs.

/// The visible bounds of a rectangle, and its width where it's narrow.
struct Outline {
    let bounds: CGRect
    let thickness: Double

    init(of rect: CGRect, through map: Homography) {
        guard map.m13 == 0, map.m23 == 0, map.m33 > Homography.nearestWeight else {
            let polygon = ConvexPolygon(projecting: rect.corners, through: map)
            (bounds, thickness) = (polygon.bounds, polygon.thickness)
            return
        }
        let (width, height) = (Double(rect.width), Double(rect.height))
        let middle = map.project(Vector2(Double(rect.midX), Double(rect.midY)))
        let across = (abs(map.m11) * width + abs(map.m21) * height) / map.m33
        let down = (abs(map.m12) * width + abs(map.m22) * height) / map.m33
        bounds = CGRect(x: middle.x - across / 2, y: middle.y - down / 2, width: across, height: down)
        let area = abs(map.m11 * map.m22 - map.m12 * map.m21) * width * height / (map.m33 * map.m33)
        let length = (across * across + down * down).squareRoot()
        thickness = length > 0 ? area / length : 0
    }
}

extension SampledLayer {
    /// A Boolean value that indicates whether clipping to the bounds changes the picture.
    var clips: Bool {
        content.masksToBounds && (!content.corners.isSquare || overflows)
    }

    /// A Boolean value that indicates whether the layer itself is only a bitmap. If it's slanted, it's faster
    /// to draw it as a picture of its plane.
    var isPicture: Bool {
        content.image != nil && strokes == 1 && mask == nil && content.corners.isSquare
    }

    /// Returns a Boolean value that indicates whether the map rotates or projects the layer, so that not all
    /// of its edges are horizontal and vertical.
    func isTurned(through map: Homography) -> Bool {
        map.affine(over: extent)?.keepsAxes != true
    }

    /// Returns a Boolean value that indicates whether the layer shows through the map: either its front does,
    /// or the layer is double-sided.
    func isFacing(through map: Homography, isMirrored: Bool) -> Bool {
        isDoubleSided || (map.determinant < 0) == isMirrored
    }

    /// A Boolean value that indicates whether the plane's picture has the layer's rounded outline, and
    /// everything lies inside it.
    var isRoundedPlane: Bool {
        guard !content.corners.isSquare, bodyExtent == content.bounds else { return false }
        return content.masksToBounds || (sublayers.isEmpty && content.image == nil && content.shape == nil)
    }
}

extension LayerPainter {
    /// Returns the hard edges of a layer if it's drawn turned through the map, and otherwise none.
    func hard(
        _ edges: CAEdgeAntialiasingMask,
        of layer: SampledLayer,
        map: Homography
    ) -> CAEdgeAntialiasingMask {
        edges.isEmpty || smoothsEdges || !layer.isTurned(through: map) ? [] : edges
    }
}

extension Homography {
    /// Returns the pixels that the rectangle fills exactly, or `nil` if it doesn't.
    func alignedPixels(of rect: CGRect) -> CGRect? {
        guard keepsAxes else { return nil }
        let box = ConvexPolygon(rect.corners.map(project)).bounds
        let rounded = CGRect(
            x: box.minX.rounded(),
            y: box.minY.rounded(),
            width: box.width.rounded(),
            height: box.height.rounded()
        )
        let error = [
            box.minX - rounded.minX, box.minY - rounded.minY, box.width - rounded.width,
            box.height - rounded.height,
        ]
        return error.allSatisfy { abs($0) < 1.0 / 256 } ? rounded : nil
    }
}
