import TransitionKit
import UIKit

/// Views that both screens name become each other: pictures of them fly from where they are to where they will be,
/// changing size, corners, color, shadow and look on the way, while the screens fade or play any other animator.
/// Backward they fly home. A view that moves meanwhile, in a list that is still scrolling, is met where it is.
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
    /// What the screens do meanwhile; its timing is the views' as well. `nil` (the default) stands for a fade
    /// through the screens' grounds that is over before the views have arrived.
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
        var choreography = alongside?.forward(in: scene) ?? dissolve(in: scene)
        choreography.add(flights(in: scene))
        return choreography
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        var choreography = alongside?.backward(in: scene) ?? dissolve(in: scene.reversed()).reversed()
        choreography.add(Choreography(flights(in: scene.reversed())).reversed().participants)
        return choreography
    }

    /// The old screen fades away, its ground becomes the new one's, and what is on the new one fades in. Where there are
    /// no grounds to go by, a crossfade that is short: two screens at once can't be read.
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
    /// Adds those that have no part yet.
    fileprivate mutating func add(_ others: [Participant]) {
        let known = Set(participants.map(\.subject))
        participants += others.filter { !known.contains($0.subject) }
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
