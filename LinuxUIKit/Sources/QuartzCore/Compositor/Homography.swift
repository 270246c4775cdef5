import CPangoCairo
import CoreGraphics

typealias Vector2 = SIMD2<Double>

/// A projective map of the plane. It applies to row vectors: `[u v 1] · H = [x y w]`, which is the point
/// `(x/w, y/w)`.
struct Homography: Equatable {
    var m11 = 1.0
    var m12 = 0.0
    var m13 = 0.0
    var m21 = 0.0
    var m22 = 1.0
    var m23 = 0.0
    var m31 = 0.0
    var m32 = 0.0
    var m33 = 1.0

    /// The smallest weight of a point that doesn't count as behind the eye.
    static let nearestWeight = 1.0 / 512

    static let identity = Homography()

    static func scale(_ x: Double, _ y: Double) -> Homography {
        Homography(m11: x, m22: y)
    }

    static func translation(_ x: Double, _ y: Double) -> Homography {
        Homography(m31: x, m32: y)
    }

    /// Returns the map that applies this map first and then `next`.
    func followed(by next: Homography) -> Homography {
        Homography(
            m11: m11 * next.m11 + m12 * next.m21 + m13 * next.m31,
            m12: m11 * next.m12 + m12 * next.m22 + m13 * next.m32,
            m13: m11 * next.m13 + m12 * next.m23 + m13 * next.m33,
            m21: m21 * next.m11 + m22 * next.m21 + m23 * next.m31,
            m22: m21 * next.m12 + m22 * next.m22 + m23 * next.m32,
            m23: m21 * next.m13 + m22 * next.m23 + m23 * next.m33,
            m31: m31 * next.m11 + m32 * next.m21 + m33 * next.m31,
            m32: m31 * next.m12 + m32 * next.m22 + m33 * next.m32,
            m33: m31 * next.m13 + m32 * next.m23 + m33 * next.m33
        )
    }

    var determinant: Double {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// The inverse, or `nil` if the plane is seen edge-on and therefore shows nothing.
    var inverse: Homography? {
        let determinant = determinant
        let largest = max(abs(m11), abs(m12), abs(m21), abs(m22))
        guard determinant.isFinite, abs(determinant) > 1e-12 * largest * largest * abs(m33), determinant != 0
        else { return nil }
        return Homography(
            m11: (m22 * m33 - m23 * m32) / determinant,
            m12: (m13 * m32 - m12 * m33) / determinant,
            m13: (m12 * m23 - m13 * m22) / determinant,
            m21: (m23 * m31 - m21 * m33) / determinant,
            m22: (m11 * m33 - m13 * m31) / determinant,
            m23: (m13 * m21 - m11 * m23) / determinant,
            m31: (m21 * m32 - m22 * m31) / determinant,
            m32: (m12 * m31 - m11 * m32) / determinant,
            m33: (m11 * m22 - m12 * m21) / determinant
        )
    }

    func weight(at point: Vector2) -> Double {
        point.x * m13 + point.y * m23 + m33
    }

    func project(_ point: Vector2) -> Vector2 {
        Vector2(point.x * m11 + point.y * m21 + m31, point.x * m12 + point.y * m22 + m32) / weight(at: point)
    }

    /// Returns the largest rate at which each coordinate of the image changes at a point, per unit of the
    /// source.
    func gradient(at point: Vector2) -> Vector2 {
        let weight = weight(at: point)
        let image = project(point)
        let x = Vector2(m11 - image.x * m13, m21 - image.x * m23) / weight
        let y = Vector2(m12 - image.y * m13, m22 - image.y * m23) / weight
        return Vector2((x * x).sum().squareRoot(), (y * y).sum().squareRoot())
    }

    /// The least length of the image of a line of length 1. The map is affine.
    ///
    /// This is the smaller singular value. The product of both is the determinant, and the sum of their
    /// squares is that of the elements.
    var leastStretch: Double {
        let sum = m11 * m11 + m12 * m12 + m21 * m21 + m22 * m22
        let product = m11 * m22 - m12 * m21
        return max(0, (sum - max(0, sum * sum - 4 * product * product).squareRoot()) / 2).squareRoot()
    }

    /// Returns an affine map that has the same effect on the rectangle, within a tolerance in units of the
    /// target. Returns `nil` if there's no such map, or if any part of the rectangle lies behind the eye.
    func affine(over rect: CGRect, tolerance: Double = 1.0 / 64) -> Homography? {
        guard m33 > Self.nearestWeight || m13 != 0 || m23 != 0 else { return nil }
        if m13 == 0, m23 == 0 {
            return Homography(
                m11: m11 / m33,
                m12: m12 / m33,
                m21: m21 / m33,
                m22: m22 / m33,
                m31: m31 / m33,
                m32: m32 / m33
            )
        }
        let middle = Vector2(Double(rect.midX), Double(rect.midY))
        let weight = weight(at: middle)
        guard weight > Self.nearestWeight else { return nil }
        let image = project(middle)
        var affine = Homography(
            m11: (m11 - image.x * m13) / weight,
            m12: (m12 - image.y * m13) / weight,
            m21: (m21 - image.x * m23) / weight,
            m22: (m22 - image.y * m23) / weight
        )
        affine.m31 = image.x - middle.x * affine.m11 - middle.y * affine.m21
        affine.m32 = image.y - middle.x * affine.m12 - middle.y * affine.m22
        for corner in rect.corners {
            guard self.weight(at: corner) > Self.nearestWeight else { return nil }
            let error = project(corner) - affine.project(corner)
            guard abs(error.x) < tolerance, abs(error.y) < tolerance else { return nil }
        }
        return affine
    }

    /// The affine part as a Cairo matrix.
    var cairoMatrix: cairo_matrix_t {
        cairo_matrix_t(xx: m11, yx: m12, xy: m21, yy: m22, x0: m31, y0: m32)
    }

    /// A Boolean value that indicates whether the map, which is affine, keeps the sides of rectangles
    /// horizontal and vertical.
    var keepsAxes: Bool {
        let size = max(abs(m11), abs(m12), abs(m21), abs(m22)) * 1e-9
        return (abs(m12) <= size && abs(m21) <= size) || (abs(m11) <= size && abs(m22) <= size)
    }
}

extension CGRect {
    /// The corners, clockwise from the origin if the y-axis points down.
    var corners: [Vector2] {
        [
            Vector2(Double(minX), Double(minY)), Vector2(Double(maxX), Double(minY)),
            Vector2(Double(maxX), Double(maxY)), Vector2(Double(minX), Double(maxY)),
        ]
    }
}
