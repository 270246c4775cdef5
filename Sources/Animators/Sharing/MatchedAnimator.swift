import TransitionKit
import UIKit

/// Views that both screens name become each other: pictures of them fly from where they are to where they will be,
/// changing size, corners, color, shadow and look on the way, while the screens crossfade or play any other animator.
/// Backward they fly home.
///
/// Screens name their views by adopting `TransitionElementProviding`. A view that only one screen shows stays with
/// its screen.
///
/// ```swift
/// let transition = TransitionDelegate(.matched(alongside: .slide(), arc: 0.5))
/// ```
///
/// After Hero's matched views.
public struct MatchedAnimator: Animator {
    /// The names of the views that fly, the one in front last; `nil` (the default) stands for all that both screens
    /// name.
    public var elements: [TransitionElementID]?
    /// What the screens do meanwhile; its timing is the views' as well. `nil` (the default) stands for a crossfade
    /// that is over before the views have arrived.
    public var alongside: (any Animator)?
    /// How round their ways are, 0…1: 0 (the default) is straight, 1 sets off sideways and arrives upright. Where it
    /// is not finite the ways are straight.
    public var arc: CGFloat
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.4 by default.
    public init(
        elements: [TransitionElementID]? = nil,
        alongside: (any Animator)? = nil,
        arc: CGFloat = 0,
        duration: TimeInterval = 0.4
    ) {
        self.elements = elements
        self.alongside = alongside
        self.arc = arc
        self.duration = duration
    }

    public var movesAnything: Bool { true }

    public var targets: [TransitionTarget] { alongside?.targets ?? [] }

    public func forward(in scene: TransitionScene) -> Choreography {
        var choreography = alongside?.forward(in: scene) ?? Self.dissolve
        choreography.participants += flights(in: scene)
        return choreography
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        var choreography = alongside?.backward(in: scene) ?? Self.dissolve.reversed()
        choreography.participants += Choreography(flights(in: scene.reversed())).reversed().participants
        return choreography
    }

    /// Two screens at once can't be read, so that it is short.
    private static let dissolve = Choreography(
        timing: .prompt,
        [
            Participant(.outgoing),
            Participant(
                .incoming,
                keyframes: [
                    Keyframe(at: 0, .rest.faded(to: 0)), Keyframe(at: 0.08, .rest.faded(to: 0)),
                    Keyframe(at: 0.4, .rest), Keyframe(at: 1, .rest),
                ]
            ),
        ]
    )

    private func flights(in scene: TransitionScene) -> [Participant] {
        // Without a wish for the order, one that is the same every time. Views that an animator was given have no
        // name; they stay with their screens.
        let named = scene.elements.keys.filter { !$0.rawValue.isEmpty }
        let names = elements ?? named.sorted { $0.rawValue < $1.rawValue }
        let flights = names.flatMap { scene.flight(of: $0, arc: arc) }
        return flights.isEmpty ? [] : flights + foreground(in: scene)
    }

    /// What lies in front of a view that flies stays in front of it: that of the old screen goes at once, that of the
    /// new one comes when the view is nearly there.
    private func foreground(in scene: TransitionScene) -> [Participant] {
        let leaving = (scene.foreground[.outgoing] ?? []).map {
            Participant(
                .element($0, on: .outgoing),
                keyframes: [Keyframe(at: 0, .rest), Keyframe(at: 0.25, .rest.faded(to: 0))]
            )
        }
        let coming = (scene.foreground[.incoming] ?? []).map {
            Participant(
                .element($0, on: .incoming),
                keyframes: [Keyframe(at: 0.6, .rest.faded(to: 0)), Keyframe(at: 1, .rest)]
            )
        }
        return leaving + coming
    }
}

extension Animator where Self == MatchedAnimator {
    /// Views that both screens name become each other; see ``MatchedAnimator``.
    public static func matched(
        elements: [TransitionElementID]? = nil,
        alongside: (any Animator)? = nil,
        arc: CGFloat = 0,
        duration: TimeInterval = 0.4
    ) -> MatchedAnimator {
        MatchedAnimator(elements: elements, alongside: alongside, arc: arc, duration: duration)
    }
}
