import UIKit

extension TimingCurve {
    /// The curve for UIKit, or `nil` for springs, because UIKit's springs are different.
    @MainActor var provider: (any UITimingCurveProvider)? {
        guard case .cubic(let first, let second) = playable else { return nil }
        return UICubicTimingParameters(controlPoint1: first, controlPoint2: second)
    }
}
