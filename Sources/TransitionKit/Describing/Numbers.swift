import UIKit

extension CGFloat {
    /// The number, or another in place of one that is not finite.
    func finite(or fallback: CGFloat) -> CGFloat { isFinite ? self : fallback }

    /// The nearest number from 0 to 1, or `fallback` in place of one that is not a number.
    func unit(or fallback: CGFloat) -> CGFloat { isNaN ? fallback : Swift.min(Swift.max(self, 0), 1) }

    /// The number on the way from this one to another: 0 is this one, 1 the other; beyond that it goes on straight.
    func interpolated(to end: CGFloat, at fraction: CGFloat) -> CGFloat { self + (end - self) * fraction }
}

extension TimeInterval {
    /// A length of time that can be played: what is negative or not finite counts as 0.
    var playable: TimeInterval { isFinite ? max(self, 0) : 0 }
}

extension CGRect {
    /// A rectangle in numbers that can be reckoned with; `nil` otherwise. The infinite rectangle has finite numbers,
    /// too, but none of use.
    var usable: CGRect? {
        [origin.x, origin.y, size.width, size.height].allSatisfy { abs($0) < 1e9 } ? self : nil
    }

    /// The rectangle in a mirror that swaps left and right in a space of a width.
    func mirrored(in width: CGFloat) -> CGRect {
        CGRect(x: width - maxX, y: minY, width: self.width, height: height)
    }
}

extension Hasher {
    // Core Graphics' values are hashable from iOS 18 on only.

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
