import UIKit

extension Animator {
    /// An animator that plays this one and another at the same time.
    ///
    /// Each screen first does what this animator says, and what it then shows does what the other says: a slide
    /// combined with a zoom zooms the sliding screen. The order of the screens is this animator's; the longer
    /// duration holds, and each keeps its own timing. A perspective is this animator's, or the other's if this
    /// one has none.
    ///
    /// - Precondition: at most one of the two cuts screens into slices, and then the other only fades and dims.
    public func combined(with other: Animator) -> Animator {
        let scene = TransitionScene(size: CGSize(width: 100, height: 200))
        precondition(
            forwardChoreography(in: scene).canCombine(with: other.forwardChoreography(in: scene)),
            "An animator that cuts screens into slices can only be combined with one that fades or dims them"
        )
        let (mine, others) = (duration, other.duration)
        return DerivedAnimator(
            [self, other],
            duration: max(mine, others),
            forward: { [self] scene in
                forwardChoreography(in: scene)
                    .combined(with: other.forwardChoreography(in: scene), durations: (mine, others))
            },
            backward: { [self] scene in
                backwardChoreography(in: scene)
                    .combined(with: other.backwardChoreography(in: scene), durations: (mine, others))
            }
        )
    }

    /// An animator that shows forward what this one shows backward, and the other way round.
    public func reversed() -> Animator {
        DerivedAnimator(
            [self],
            duration: duration,
            forward: { [self] scene in backwardChoreography(in: scene.swapped) },
            backward: { [self] scene in forwardChoreography(in: scene.swapped) }
        )
    }

    /// An animator that shows the same in another time.
    ///
    /// - Parameters:
    ///   - duration: in seconds; `nil` (the default) keeps this animator's.
    ///   - timing: how progress follows time; `nil` (the default) keeps this animator's.
    public func with(duration: TimeInterval? = nil, timing: (any UITimingCurveProvider)? = nil) -> Animator {
        let animator = DerivedAnimator(
            [self],
            duration: duration ?? self.duration,
            forward: { [self] scene in forwardChoreography(in: scene) },
            backward: { [self] scene in backwardChoreography(in: scene) }
        )
        animator.timing = timing ?? self.timing
        return animator
    }
}

/// An animator that describes its transitions by way of others.
private final class DerivedAnimator: Animator {
    typealias Describe = (TransitionScene) -> Choreography

    private let bases: [Animator]
    private let forward: Describe
    private let backward: Describe

    /// - Parameter bases: the animators it goes by; the first one's settings hold.
    init(
        _ bases: [Animator],
        duration: TimeInterval,
        forward: @escaping Describe,
        backward: @escaping Describe
    ) {
        self.bases = bases
        self.forward = forward
        self.backward = backward
        super.init(duration: duration)
        direction = bases[0].direction
        respectsReduceMotion = bases[0].respectsReduceMotion
        prefersReducedMotion = bases[0].prefersReducedMotion
    }

    override var movesAnything: Bool { bases.contains(where: \.movesAnything) }

    override var targets: [TransitionTarget] { bases.flatMap(\.targets) }

    override func forwardChoreography(in scene: TransitionScene) -> Choreography { forward(scene) }

    override func backwardChoreography(in scene: TransitionScene) -> Choreography { backward(scene) }
}
