import Foundation

extension Animator {
    /// An animator that plays this one and another at the same time.
    ///
    /// Each screen first does what this animator says, and what it then shows does what the other says: a slide
    /// combined with a zoom zooms the sliding screen. The order of the screens is this animator's; the longer
    /// duration holds, and each keeps its own timing. A perspective is this animator's, or the other's if this
    /// one has none.
    ///
    /// Two sets of slices, or slices and a screen that moves, have no motion in common: of these the transition
    /// shows this animator's alone. In debug builds that is told by an assertion when the transition is described.
    public func combined(with other: any Animator) -> CombinedAnimator {
        CombinedAnimator(first: self, second: other)
    }

    /// An animator that shows forward what this one shows backward, and the other way round.
    public func reversed() -> ReversedAnimator {
        ReversedAnimator(base: self)
    }

    /// An animator that shows the same in another time.
    ///
    /// - Parameters:
    ///   - duration: in seconds; `nil` (the default) keeps this animator's.
    ///   - timing: how progress follows time, both ways; `nil` (the default) keeps this animator's, which may differ
    ///     between the two directions.
    public func with(duration: TimeInterval? = nil, timing: TimingCurve? = nil) -> RetimedAnimator {
        RetimedAnimator(base: self, duration: duration ?? self.duration, timing: timing)
    }
}

/// Two animators that play at the same time; see ``Animator/combined(with:)``.
public struct CombinedAnimator: Animator {
    let first: any Animator
    let second: any Animator

    public var duration: TimeInterval { max(first.duration.playable, second.duration.playable) }

    public var targets: [TransitionTarget] { first.targets + second.targets }

    public var movesAnything: Bool { first.movesAnything || second.movesAnything }

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

/// An animator the other way round; see ``Animator/reversed()``.
public struct ReversedAnimator: Animator {
    let base: any Animator

    public var duration: TimeInterval { base.duration }

    public var targets: [TransitionTarget] { base.targets }

    public var movesAnything: Bool { base.movesAnything }

    public func forward(in scene: TransitionScene) -> Choreography { base.backward(in: scene) }

    public func backward(in scene: TransitionScene) -> Choreography { base.forward(in: scene) }
}

/// An animator in another time; see ``Animator/with(duration:timing:)``.
public struct RetimedAnimator: Animator {
    let base: any Animator
    public let duration: TimeInterval
    let timing: TimingCurve?

    public var targets: [TransitionTarget] { base.targets }

    public var movesAnything: Bool { base.movesAnything }

    public func forward(in scene: TransitionScene) -> Choreography { retimed(base.forward(in: scene)) }

    public func backward(in scene: TransitionScene) -> Choreography { retimed(base.backward(in: scene)) }

    private func retimed(_ choreography: Choreography) -> Choreography {
        var choreography = choreography
        choreography.timing = timing ?? choreography.timing
        return choreography
    }
}
