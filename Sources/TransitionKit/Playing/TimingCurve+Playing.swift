import UIKit

extension TimingCurve {
    /// The curve for UIKit, or `nil` for springs, because UIKit's springs are different.
    @MainActor var provider: (any UITimingCurveProvider)? {
        guard case .cubic(let first, let second) = playable else { return nil }
        return UICubicTimingParameters(controlPoint1: first, controlPoint2: second)
    }

    /// The curve for Core Animation, or `nil` for springs, because Core Animation's springs don't come to
    /// rest in a given time.
    var function: CAMediaTimingFunction? {
        guard case .cubic(let first, let second) = playable else { return nil }
        return CAMediaTimingFunction(
            controlPoints: Float(first.x),
            Float(first.y),
            Float(second.x),
            Float(second.y)
        )
    }
}
