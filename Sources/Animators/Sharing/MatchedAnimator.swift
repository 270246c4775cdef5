import TransitionKit
import UIKit

/// An animator that moves the views that both screens name from their positions on one screen to their
/// positions on the other, while the screens fade or play another animator. Backward, the views return.
///
/// Pictures of the views change size, corners, color, shadow, and appearance along the way. They follow views
/// that move in the meantime, such as those in a list that's still scrolling. Screens name their views by
/// adopting `TransitionElementProviding`. A view that only one screen shows stays with that screen.
///
/// ```swift
/// let transition = TransitionDelegate(.matched(alongside: .slide(), arc: 0.5))
/// ```
///
/// Inspired by Hero's matched views.
public struct MatchedAnimator: Animator {
    /// The names of the views that move, ordered from back to front. If `nil` (the default), these are all
    /// views that both screens name.
    public var elements: [TransitionElementID]?
    /// The animator for the screens. Its timing also applies to the views. If `nil` (the default), the
    /// screens fade through their background colors, and finish before the views arrive.
    public var alongside: (any Animator)?
    /// How curved the paths are, from 0 (straight) to 1 (leaves horizontally, arrives vertically). The
    /// default is 0, which also replaces non-finite values.
    public var arc: CGFloat
    public var duration: TimeInterval

    /// Creates a matched animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.4 seconds.
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
        var choreography = alongside?.forward(in: scene) ?? dissolve(in: scene)
        choreography.add(flights(in: scene))
        return choreography
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        var choreography = alongside?.backward(in: scene) ?? dissolve(in: scene.reversed()).reversed()
        choreography.add(Choreography(flights(in: scene.reversed())).reversed().participants)
        return choreography
    }

    /// Fades the outgoing screen out, changes its background into the incoming screen's, and fades the
    /// incoming screen in. Without known backgrounds, a short crossfade takes its place, because two
    /// overlapping screens are hard to read.
    private func dissolve(in scene: TransitionScene) -> Choreography {
        if flights(in: scene).isEmpty { return .crossfade }
        guard scene.hasOutgoing, scene.hasIncoming, let old = scene.outgoingColor,
            let new = scene.incomingColor
        else {
            return Choreography(
                timing: .prompt,
                [
                    Participant(.outgoing),
                    Participant(.incoming, from: .rest.faded(to: 0)).within(0.12...0.28),
                ]
            )
        }
        return Choreography(
            timing: .prompt,
            [
                Participant(.backdrop, from: .rest.colored(old), to: .rest.colored(new)).within(0.05...0.25),
                Participant(.outgoing, to: .rest.faded(to: 0)).within(0...0.2),
                Participant(.incoming, from: .rest.faded(to: 0)).within(0.25...0.55),
            ]
        )
    }

    private func flights(in scene: TransitionScene) -> [Participant] {
        // Without a requested order, the order is the same every time. Views that were passed to an animator
        // have no name and stay with their screens.
        let named = scene.elements.keys.filter { !$0.rawValue.isEmpty }
        let names = elements ?? named.sorted { $0.rawValue < $1.rawValue }
        let flights = names.flatMap { scene.flight(of: $0, arc: arc) }
        return flights.isEmpty ? [] : flights + foreground(in: scene)
    }

    /// Views in front of a moving view stay in front of it. Those of the outgoing screen fade at once; those
    /// of the incoming screen appear when the view has almost arrived.
    private func foreground(in scene: TransitionScene) -> [Participant] {
        let leaving = (scene.foreground[.outgoing] ?? []).map {
            Participant(
                .element($0, on: .outgoing),
                keyframes: [Keyframe(at: 0, .rest), Keyframe(at: 0.25, .rest.faded(to: 0))]
            ).following($0)
        }
        let coming = (scene.foreground[.incoming] ?? []).map {
            Participant(
                .element($0, on: .incoming),
                keyframes: [Keyframe(at: 0.6, .rest.faded(to: 0)), Keyframe(at: 1, .rest)]
            ).following($0)
        }
        return leaving + coming
    }
}

extension Choreography {
    /// Adds the participants that don't take part yet.
    fileprivate mutating func add(_ others: [Participant]) {
        let known = Set(participants.map(\.subject))
        participants += others.filter { !known.contains($0.subject) }
    }
}

extension Animator where Self == MatchedAnimator {
    /// Returns an animator that moves the views that both screens name. See ``MatchedAnimator``.
    public static func matched(
        elements: [TransitionElementID]? = nil,
        alongside: (any Animator)? = nil,
        arc: CGFloat = 0,
        duration: TimeInterval = 0.4
    ) -> MatchedAnimator {
        MatchedAnimator(elements: elements, alongside: alongside, arc: arc, duration: duration)
    }
}
