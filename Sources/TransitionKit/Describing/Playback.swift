import UIKit

/// Options for playing an animator that aren't part of its description.
///
/// ```swift
/// let playback = Playback(reducedMotion: .never)
/// let transition = TransitionDelegate(CubeAnimator().animationController(playback: playback))
/// ```
public struct Playback: Hashable, Sendable {
    /// The direction of the transition. If `nil` (the default), it's inferred: forward for presenting,
    /// pushing, and switching to a later tab or child, and backward for dismissing, popping, and switching to
    /// an earlier one.
    public var direction: TransitionDirection?

    /// The condition under which a crossfade of at most 0.3 seconds replaces the transition. The default is
    /// ``ReducedMotion/system``. Transitions that don't move anything aren't replaced.
    public var reducedMotion: ReducedMotion

    /// Creates options for playing an animator.
    ///
    /// Each parameter sets the property of the same name.
    public init(direction: TransitionDirection? = nil, reducedMotion: ReducedMotion = .system) {
        self.direction = direction
        self.reducedMotion = reducedMotion
    }
}

/// The conditions under which a crossfade replaces a transition that moves screens.
public enum ReducedMotion: Hashable, Sendable, CaseIterable {
    /// If Reduce Motion is on.
    case system
    /// Always, for example for a setting of your app, or in previews.
    case always
    /// Never, for motion that's essential. If Prefer Cross-Fade Transitions, an additional setting of Reduce
    /// Motion, is on, the crossfade plays nevertheless.
    case never
}
