import TransitionKit
import UIKit

extension CGFloat {
    /// Returns the number clamped to limits, by default one million in either direction, or `fallback` if
    /// it's non-finite. An animator clamps its parameters, because poses clamped between keyframes would
    /// change too fast and then stop.
    func playable(or fallback: CGFloat, within limits: ClosedRange<CGFloat> = -1e6...1e6) -> CGFloat {
        isFinite ? Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound) : fallback
    }
}

/// Returns the number at a fraction of the distance between two numbers.
func lerp(_ start: CGFloat, _ end: CGFloat, _ fraction: CGFloat) -> CGFloat {
    start + (end - start) * fraction
}

/// Returns the smoothstep of a fraction, which is clamped to 0…1: a value from 0 to 1 that starts and ends
/// gradually.
func smooth(_ fraction: CGFloat) -> CGFloat {
    let part = min(max(fraction, 0), 1)
    return part * part * (3 - 2 * part)
}

/// Returns the part of a span that's over at a moment, from 0 to 1.
func part(of moment: CGFloat, in span: ClosedRange<CGFloat>) -> CGFloat {
    min(max((moment - span.lowerBound) / (span.upperBound - span.lowerBound), 0), 1)
}

/// Returns the fraction of its corner radius that a screen has at a distance from its place. Its corners
/// become square only when it has almost arrived.
func roundness(atInset inset: CGFloat) -> CGFloat { min(max(inset / 16, 0), 1) }
