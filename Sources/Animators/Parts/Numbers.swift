import UIKit

extension CGFloat {
    /// The nearest number that can be played, by default one of a million either way, or another in place of one that
    /// is not finite.
    func playable(or fallback: CGFloat, within limits: ClosedRange<CGFloat> = -1e6...1e6) -> CGFloat {
        isFinite ? Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound) : fallback
    }
}

/// The number on the way from one to another.
func lerp(_ start: CGFloat, _ end: CGFloat, _ fraction: CGFloat) -> CGFloat {
    start + (end - start) * fraction
}

/// The rectangle on the way from one to another.
func lerp(_ start: CGRect, _ end: CGRect, _ fraction: CGFloat) -> CGRect {
    CGRect(
        x: lerp(start.minX, end.minX, fraction),
        y: lerp(start.minY, end.minY, fraction),
        width: lerp(start.width, end.width, fraction),
        height: lerp(start.height, end.height, fraction)
    )
}
