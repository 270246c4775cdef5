import CoreGraphics

// Numbers that the compositor can calculate with. Anything with other numbers is left out of the picture, as
// if it were far away.

extension CGRect {
    /// A Boolean value that indicates whether all numbers are finite, and small enough to represent fractions
    /// of a pixel.
    var isDrawable: Bool {
        [origin.x, origin.y, size.width, size.height].allSatisfy { abs($0) < 1e9 }
    }
}

extension CGRect {
    /// Returns the intersection with another rectangle. If either of them isn't finite, which would make
    /// Foundation stop the process, the intersection is null.
    func overlap(with other: CGRect) -> CGRect {
        func isCounted(_ rect: CGRect) -> Bool {
            rect.origin.x.isFinite && rect.origin.y.isFinite && rect.maxX.isFinite && rect.maxY.isFinite
        }
        return isCounted(self) && isCounted(other) ? intersection(other) : .null
    }
}

extension CATransform3D {
    var isDrawable: Bool {
        let largest: CGFloat = 1e12
        func hold(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Bool {
            abs(a) < largest && abs(b) < largest && abs(c) < largest && abs(d) < largest
        }
        return hold(m11, m12, m13, m14) && hold(m21, m22, m23, m24) && hold(m31, m32, m33, m34)
            && hold(m41, m42, m43, m44)
    }
}

extension Homography {
    /// The scales of nested layers multiply, so their product can become too large.
    var isDrawable: Bool {
        let largest = 1e18
        func hold(_ a: Double, _ b: Double, _ c: Double) -> Bool {
            abs(a) < largest && abs(b) < largest && abs(c) < largest
        }
        return hold(m11, m12, m13) && hold(m21, m22, m23) && hold(m31, m32, m33)
    }
}

extension Double {
    /// A Boolean value that indicates whether you can divide by this determinant of a map. Cairo stops the
    /// process if you can't.
    var isDivisor: Bool { abs(self) > 1e-24 && abs(self) < 1e24 }
}

/// The pixel size of a picture of a part of a layer: the number that the scale requires, or that fits in
/// memory.
struct PixelSize {
    /// The maximum side of bitmaps on Apple's systems, too.
    static let maximumSide = 16_384
    static let maximumCount = 64e6

    let width: Int
    let height: Int
    /// The pixels per point in each direction.
    let scale: Vector2

    init(_ size: CGSize, scale: CGFloat) {
        func pixels(_ length: CGFloat) -> Double {
            length.isNaN ? 0 : min(max(Double(length * scale) - 0.01, 0).rounded(.up), 1e9)
        }
        let (across, down) = (max(pixels(size.width), 1), max(pixels(size.height), 1))
        let side = Double(Self.maximumSide)
        let part = min(1, side / max(across, down), (Self.maximumCount / (across * down)).squareRoot())
        width = max(Int(part == 1 ? across : (across * part).rounded(.down)), 1)
        height = max(Int(part == 1 ? down : (down * part).rounded(.down)), 1)
        self.scale =
            part == 1
            ? Vector2(Double(scale), Double(scale))
            : Vector2(Double(width) / Double(size.width), Double(height) / Double(size.height))
    }
}
