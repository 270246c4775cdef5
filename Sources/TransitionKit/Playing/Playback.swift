import UIKit

/// How an animator's transitions are played: what is no part of their description.
///
/// ```swift
/// let playback = Playback(reducedMotion: .never)
/// let transition = TransitionDelegate(CubeAnimator().animationController(playback))
/// ```
public struct Playback: Hashable, Sendable {
    /// Which way it plays. `nil` (the default) finds out: forward for present, push and a later tab or child,
    /// backward for dismiss, pop and an earlier one.
    public var direction: TransitionDirection?

    /// When a crossfade of at most 0.3 seconds takes the transition's place. While the user has Reduce Motion on, by
    /// default. Transitions that move nothing are played as they are.
    public var reducedMotion: ReducedMotion

    /// Each parameter sets the property of its name.
    public init(direction: TransitionDirection? = nil, reducedMotion: ReducedMotion = .system) {
        self.direction = direction
        self.reducedMotion = reducedMotion
    }
}

/// When a crossfade takes the place of a transition that moves screens.
public enum ReducedMotion: Hashable, Sendable, CaseIterable {
    /// While the user has Reduce Motion on.
    case system
    /// In any case: for an app's own setting, and for previews.
    case always
    /// Never, for motion that is the meaning of a screen. A user who prefers cross-fade transitions, a setting that
    /// goes with Reduce Motion and asks for more, gets the crossfade all the same.
    case never
}

extension Playback {
    /// Whether a crossfade takes the place of an animator's transition.
    @MainActor func reduces(_ animator: any Animator) -> Bool {
        switch reducedMotion {
        case .system: UIAccessibility.isReduceMotionEnabled && animator.movesAnything
        case .always: animator.movesAnything
        case .never: UIAccessibility.prefersCrossFadeTransitions && animator.movesAnything
        }
    }

    /// How long an animator's transition takes, in seconds.
    @MainActor func duration(of animator: any Animator) -> TimeInterval {
        let seconds = animator.duration.playable
        return reduces(animator) ? min(seconds, 0.3) : seconds
    }
}
