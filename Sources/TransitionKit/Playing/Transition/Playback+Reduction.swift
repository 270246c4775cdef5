import UIKit

extension Playback {
    /// Returns whether a crossfade replaces an animator's transition.
    @MainActor func reduces(_ animator: any Animator) -> Bool {
        switch reducedMotion {
        case .system: UIAccessibility.isReduceMotionEnabled && animator.movesAnything
        case .always: animator.movesAnything
        case .never: UIAccessibility.prefersCrossFadeTransitions && animator.movesAnything
        }
    }

    /// Returns the duration of an animator's transition, in seconds.
    @MainActor func duration(of animator: any Animator) -> TimeInterval {
        let seconds = animator.duration.playable
        return reduces(animator) ? min(seconds, 0.3) : seconds
    }
}
