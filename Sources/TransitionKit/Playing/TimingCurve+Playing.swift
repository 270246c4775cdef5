import UIKit

extension TimingCurve {
    /// The curve as UIKit takes it; `nil` for springs, which UIKit has others of.
    @MainActor var provider: (any UITimingCurveProvider)? {
        guard case .cubic(let first, let second) = playable else { return nil }
        return UICubicTimingParameters(controlPoint1: first, controlPoint2: second)
    }
}
