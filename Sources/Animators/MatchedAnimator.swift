import TransitionKit
import UIKit

/// Views that both screens name become each other: pictures of them fly from where they are to where they will be,
/// changing size, corners, colour, shadow and look on the way, while the screens crossfade or play any other animator.
/// Backward they fly home.
///
/// Screens name their views by adopting `TransitionElementProviding`. A view that only one screen shows stays with
/// its screen.
///
/// ```swift
/// let transition = TransitionDelegate(MatchedAnimator(alongside: SlideAnimator(), arc: 0.5))
/// ```
///
/// After Hero's matched views.
public final class MatchedAnimator: Animator {
    /// What the screens do meanwhile; its timing is the views' as well. `nil` (the default) stands for a crossfade that
    /// is over before the views have arrived.
    public let alongside: Animator?
    /// The names of the views that fly, the one in front last; `nil` (the default) stands for all that both screens
    /// name.
    public var elements: [TransitionElementID]?
    /// How round their ways are, 0…1: 0 (the default) is straight, 1 sets off sideways and arrives upright.
    public var arc: CGFloat

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.5 by default.
    public init(
        elements: [TransitionElementID]? = nil,
        alongside: Animator? = nil,
        arc: CGFloat = 0,
        duration: TimeInterval = 0.5
    ) {
        self.elements = elements
        self.alongside = alongside
        self.arc = arc
        super.init(duration: duration)
    }

    public override var movesAnything: Bool { true }

    public override var targets: [TransitionTarget] { alongside?.targets ?? [] }

    public override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        var choreography = alongside?.forwardChoreography(in: scene) ?? Self.dissolve
        choreography.participants += flights(in: scene)
        return choreography
    }

    public override func backwardChoreography(in scene: TransitionScene) -> Choreography {
        var choreography = alongside?.backwardChoreography(in: scene) ?? Self.dissolve.reversed()
        choreography.participants += Choreography(flights(in: scene)).reversed().participants
        return choreography
    }

    /// Two screens at once can't be read, so that it is short.
    private static let dissolve = Choreography(
        timing: .cubic(CGPoint(x: 0.4, y: 0), CGPoint(x: 0.15, y: 1)),
        [
            Participant(.outgoing),
            Participant(
                .incoming,
                keyframes: [
                    Keyframe(at: 0, .rest.faded(to: 0)), Keyframe(at: 0.1, .rest.faded(to: 0)),
                    Keyframe(at: 0.6, .rest), Keyframe(at: 1, .rest),
                ]
            ),
        ]
    )

    private func flights(in scene: TransitionScene) -> [Participant] {
        // Without a wish for the order, one that is the same every time.
        let names = elements ?? scene.elements.keys.sorted { $0.rawValue < $1.rawValue }
        return names.flatMap { scene.flight(of: $0, arc: arc) }
    }
}
