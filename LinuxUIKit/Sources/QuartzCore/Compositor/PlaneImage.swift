import CoreGraphics

/// A picture of a part of a layer's plane.
struct PlaneImage {
    var bitmap: Bitmap
    /// The part that the bitmap covers from edge to edge, in the layer's coordinates.
    var rect: CGRect

    /// The scale from the layer's coordinates to the bitmap's pixels.
    var pixelsPerUnit: Vector2 {
        Vector2(Double(bitmap.width) / Double(rect.width), Double(bitmap.height) / Double(rect.height))
    }

    var toPixels: Homography {
        let scale = pixelsPerUnit
        return Homography(
            m11: scale.x,
            m22: scale.y,
            m31: -Double(rect.minX) * scale.x,
            m32: -Double(rect.minY) * scale.y
        )
    }
}

/// A plane image and its reductions to a half, a quarter, and so on, in each direction, created on demand.
final class PlanePyramid {
    let base: PlaneImage
    private var steps: [SIMD2<Int>: Bitmap] = [:]

    /// The smallest number of screen pixels per pixel of a bitmap. Bilinear filtering reads two pixels, so at
    /// less than this, it would skip some.
    static let smallestStretch = 0.625

    init(_ base: PlaneImage) {
        self.base = base
    }

    /// Returns the smallest version that doesn't lose detail on a screen with `stretch` screen pixels per
    /// pixel of the base.
    func image(for stretch: Vector2) -> PlaneImage {
        var level = SIMD2(0, 0)
        var stretch = stretch
        let limit = Self.smallestStretch
        while stretch.x < limit, base.bitmap.width >> (level.x + 1) >= 1 {
            stretch.x *= 2
            level.x += 1
        }
        while stretch.y < limit, base.bitmap.height >> (level.y + 1) >= 1 {
            stretch.y *= 2
            level.y += 1
        }
        return PlaneImage(bitmap: bitmap(at: level), rect: base.rect)
    }

    private func bitmap(at level: SIMD2<Int>) -> Bitmap {
        if level == SIMD2(0, 0) { return base.bitmap }
        if let bitmap = steps[level] { return bitmap }
        let halvesX = level.x > 0
        let previous = halvesX ? SIMD2(level.x - 1, level.y) : SIMD2(level.x, level.y - 1)
        let half = bitmap(at: previous).halved(horizontally: halvesX, vertically: !halvesX)
        steps[level] = half
        return half
    }
}
