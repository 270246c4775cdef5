import CoreGraphics

// Numbers that the compositor can count with. What is not of them is left out of the picture, as what is far away is.

extension CGRect {
    /// Its numbers are finite, and not so large that fractions of a pixel would be lost in them.
    var isDrawable: Bool {
        [origin.x, origin.y, size.width, size.height].allSatisfy { abs($0) < 1e9 }
    }
}

extension CGRect {
    /// What two rectangles share. Nothing of one whose numbers are none, at which Foundation stops the process.
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
    /// Layers in layers may be enlarged beyond all bounds together.
    var isDrawable: Bool {
        let largest = 1e18
        func hold(_ a: Double, _ b: Double, _ c: Double) -> Bool {
            abs(a) < largest && abs(b) < largest && abs(c) < largest
        }
        return hold(m11, m12, m13) && hold(m21, m22, m23) && hold(m31, m32, m33)
    }
}

extension Double {
    /// As the determinant of a map, it can be divided by. Cairo stops the process where it can't.
    var isDivisor: Bool { abs(self) > 1e-24 && abs(self) < 1e24 }
}

/// The pixels of a picture of a part of a layer: as many as the scale says, or as many as fit into memory.
struct PixelSize {
    /// Of bitmaps on Apple's systems, too.
    static let maximumSide = 16_384
    static let maximumCount = 64e6

    let width: Int
    let height: Int
    /// Pixels for each point, across and down.
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
