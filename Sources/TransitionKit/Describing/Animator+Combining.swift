import Foundation

extension Animator {
    /// Returns an animator that plays this animator and another one at the same time.
    ///
    /// The other animator's poses apply to the result of this animator's poses. For example, a slide combined
    /// with a zoom zooms the sliding screen. The transition takes as long as the longer of the two. Each
    /// animator keeps its own duration, and its own timing unless a gesture starts the transition.
    ///
    /// This animator determines the order of the screens. If both animators have a perspective, this
    /// animator's perspective applies. If both clip, shade, shadow, or tint a screen, its clip shape, shade,
    /// shadow, or tint is this animator's. A named view or a backdrop that both animators contain moves as in
    /// this animator. If only the other animator cuts screens into slices, the other animator determines all
    /// of these.
    ///
    /// You can't combine two animators that cut screens into slices, or one that does with one that moves a
    /// screen. In this case, only this animator plays. In a debug build, an assertion fails when the
    /// transition is described. An animator that moves only named views can be combined with slices.
    public func combined(with other: any Animator) -> CombinedAnimator {
        CombinedAnimator(first: self, second: other)
    }

    /// Returns an animator that exchanges the forward and backward transitions of this animator.
    public func reversed() -> ReversedAnimator { ReversedAnimator(base: self) }

    /// Returns this animator with another duration, another timing, or both.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds. If `nil` (the default), this animator's duration applies.
    ///   - timing: The timing curve for both directions. For combined animators, it replaces the timing of
    ///     both. If `nil` (the default), this animator's timing applies, which can differ between the
    ///     directions.
    public func with(duration: TimeInterval? = nil, timing: TimingCurve? = nil) -> RetimedAnimator {
        let base: any Animator = timing == nil ? self : withLinearParts
        return RetimedAnimator(base: base, duration: duration ?? self.duration, timing: timing)
    }

    /// This animator. If it plays several animators, these are linear, so that a single timing applies to all
    /// of them.
    package var withLinearParts: any Animator { (self as? any CompoundAnimator)?.linearized ?? self }
}

/// An animator that plays others.
package protocol CompoundAnimator: Animator {
    /// The animator with linear parts.
    var linearized: any Animator { get }
}

/// An animator that plays two animators at the same time. To create one, use ``Animator/combined(with:)``.
public struct CombinedAnimator: Animator, CompoundAnimator {
    let first: any Animator
    let second: any Animator

    public var duration: TimeInterval { max(first.duration.playable, second.duration.playable) }

    public var targets: [TransitionTarget] { first.targets + second.targets }

    public var movesAnything: Bool { first.movesAnything || second.movesAnything }

    package var linearized: any Animator {
        CombinedAnimator(first: first.with(timing: .linear), second: second.with(timing: .linear))
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        combined(first.forward(in: scene), second.forward(in: scene), in: scene)
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        combined(first.backward(in: scene), second.backward(in: scene), in: scene)
    }

    private func combined(
        _ mine: Choreography,
        _ other: Choreography,
        in scene: TransitionScene
    ) -> Choreography {
        guard mine.canCombine(with: other) else {
            assertionFailure(
                "An animator that cuts screens into slices can only be combined with one that fades or dims them"
            )
            return mine
        }
        return mine.combined(with: other, durations: (first.duration, second.duration), in: scene)
    }
}

/// An animator that exchanges the directions of another one. To create one, use ``Animator/reversed()``.
public struct ReversedAnimator: Animator, CompoundAnimator {
    let base: any Animator

    public var duration: TimeInterval { base.duration }

    public var targets: [TransitionTarget] { base.targets }

    public var movesAnything: Bool { base.movesAnything }

    package var linearized: any Animator { ReversedAnimator(base: base.withLinearParts) }

    public func forward(in scene: TransitionScene) -> Choreography { base.backward(in: scene) }

    public func backward(in scene: TransitionScene) -> Choreography { base.forward(in: scene) }
}

/// An animator that changes the duration or timing of another one. To create one, use
/// ``Animator/with(duration:timing:)``.
public struct RetimedAnimator: Animator, CompoundAnimator {
    let base: any Animator
    public let duration: TimeInterval
    let timing: TimingCurve?

    public var targets: [TransitionTarget] { base.targets }

    public var movesAnything: Bool { base.movesAnything }

    package var linearized: any Animator {
        RetimedAnimator(base: base.withLinearParts, duration: duration, timing: timing)
    }

    public func forward(in scene: TransitionScene) -> Choreography { retimed(base.forward(in: scene)) }

    public func backward(in scene: TransitionScene) -> Choreography { retimed(base.backward(in: scene)) }

    private func retimed(_ choreography: Choreography) -> Choreography {
        choreography.with { $0.timing = timing ?? $0.timing }
    }
}
