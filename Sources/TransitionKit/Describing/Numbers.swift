import UIKit

extension CGFloat {
    /// Returns the number, or `fallback` if it's non-finite. Huge numbers are clamped to ±10,000,000, so that
    /// products of several are finite.
    package func finite(or fallback: CGFloat) -> CGFloat {
        isFinite ? Swift.min(Swift.max(self, -1e7), 1e7) : fallback
    }

    /// Returns the number clamped to 0…1, or `fallback` if it's NaN.
    package func unit(or fallback: CGFloat) -> CGFloat { isNaN ? fallback : Swift.min(Swift.max(self, 0), 1) }

    /// Returns the number clamped to 0…1, or `fallback` if it's non-finite.
    package func fraction(or fallback: CGFloat) -> CGFloat { isFinite ? unit(or: fallback) : fallback }

    /// Returns the number at a fraction of the distance from this number to another, extrapolated linearly
    /// beyond 0 and 1.
    package func interpolated(to end: CGFloat, at fraction: CGFloat) -> CGFloat {
        self + (end - self) * fraction
    }

    /// Returns the fraction of a span of time that has passed, from 0 to 1.
    func fraction(of span: ClosedRange<CGFloat>) -> CGFloat {
        ((self - span.lowerBound) / (span.upperBound - span.lowerBound)).unit(or: 0)
    }

    /// The equivalent rotation of at most half a turn, in radians.
    var shortestTurn: CGFloat { remainder(dividingBy: 2 * .pi).finite(or: 0) }

    /// Returns the opacity of a layer so that the layer and what covers it fade as a whole to this opacity,
    /// rather than one by one, where the layer would shine through its cover.
    ///
    /// - Parameter coverage: How much of the layer is covered while everything is opaque, from 0 to 1. The
    ///   cover fades to the same opacity.
    func asOpacity(beneath coverage: CGFloat) -> CGFloat {
        self < 1 ? self * (1 - coverage) / (1 - self * coverage) : self
    }
}

extension TimeInterval {
    /// The duration, with negative and non-finite values replaced by 0.
    var playable: TimeInterval { isFinite ? max(self, 0) : 0 }
}

extension CGPoint {
    /// Returns the vector from the second point to the first one.
    static func - (end: CGPoint, start: CGPoint) -> CGVector {
        CGVector(dx: end.x - start.x, dy: end.y - start.y)
    }
}

extension CGRect {
    /// Returns whether another rectangle is inside this one, or leaves it by at most a distance in points.
    ///
    /// Foundation's `contains(_:)` on Linux compares sizes that have been rounded, so it can be wrong.
    package func encloses(_ other: CGRect, within distance: CGFloat = 0) -> Bool {
        !isNull && !other.isNull && other.minX >= minX - distance && other.maxX <= maxX + distance
            && other.minY >= minY - distance && other.maxY <= maxY + distance
    }

    /// Returns whether two rectangles are equal except for rounding.
    package func isClose(to other: CGRect, within distance: CGFloat = 0.01) -> Bool {
        encloses(other, within: distance) && other.encloses(self, within: distance)
    }

    /// Creates a rectangle about a center.
    package init(center: CGPoint, size: CGSize) {
        self.init(origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
    }

    var center: CGPoint { CGPoint(x: midX, y: midY) }

    /// The rectangle if its numbers are small enough for calculations, otherwise `nil`. The numbers of the
    /// infinite rectangle are finite, but too large.
    var usable: CGRect? {
        let isPlaced = abs(origin.x) <= 1e7 && abs(origin.y) <= 1e7
        return isPlaced && abs(size.width) <= 1e7 && abs(size.height) <= 1e7 ? self : nil
    }

    /// Returns the rectangle, whose numbers are fractions of another one, in the coordinates of that one.
    package func part(of whole: CGRect) -> CGRect {
        let origin = CGPoint(x: whole.minX + minX * whole.width, y: whole.minY + minY * whole.height)
        return CGRect(origin: origin, size: CGSize(width: width * whole.width, height: height * whole.height))
    }

    /// Returns the rectangle in fractions of another one.
    package func fractions(of whole: CGRect) -> CGRect {
        let origin = CGPoint(x: (minX - whole.minX) / whole.width, y: (minY - whole.minY) / whole.height)
        return CGRect(origin: origin, size: CGSize(width: width / whole.width, height: height / whole.height))
    }

    /// Returns the rectangle in fractions of a container.
    package func fractions(of size: CGSize) -> CGRect { fractions(of: CGRect(origin: .zero, size: size)) }

    /// Returns the rectangle with left and right exchanged in a space of the specified width.
    func mirrored(in width: CGFloat) -> CGRect {
        CGRect(x: width - maxX, y: minY, width: self.width, height: height)
    }
}

extension CATransform3D {
    /// Returns a vector multiplied by the matrix, ignoring its translation and perspective.
    func applied(to vector: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(
            vector.x * m11 + vector.y * m21 + vector.z * m31,
            vector.x * m12 + vector.y * m22 + vector.z * m32,
            vector.x * m13 + vector.y * m23 + vector.z * m33
        )
    }
}

extension Hasher {
    // Core Graphics types conform to Hashable only since iOS 18.

    mutating func combine(_ point: CGPoint) {
        combine(point.x)
        combine(point.y)
    }

    mutating func combine(_ size: CGSize) {
        combine(size.width)
        combine(size.height)
    }

    mutating func combine(_ rect: CGRect) {
        combine(rect.origin)
        combine(rect.size)
    }
}
