import UIKit

/// A whole transition as a value: who takes part, and how each moves.
///
/// A choreography touches no view. The same value is played on real views, tested as numbers, reversed and
/// mirrored.
public struct Choreography: Hashable, Sendable {
    /// Who takes part, from the one at the back to the one in front.
    public var participants: [Participant]
    /// How progress follows time.
    public var timing: TimingCurve
    /// How far in front of the screen the viewer's eye is, in points; the nearer, the stronger the perspective.
    /// `nil` (the default) looks from infinitely far away. Distances that are not positive and finite count as `nil`.
    public var eyeDistance: CGFloat?
    /// Where in the container all that goes away into the distance runs together, in fractions of the container; the
    /// middle by default, and where it is not finite. Without an ``eyeDistance`` it changes nothing.
    public var vanishingPoint = CGPoint(x: 0.5, y: 0.5)

    /// A transition of these participants, from the one at the back to the one in front. Eased in and out and without a
    /// perspective, unless something else is said.
    public init(
        timing: TimingCurve = .easeInOut,
        eyeDistance: CGFloat? = nil,
        _ participants: [Participant]
    ) {
        self.participants = participants
        self.timing = timing
        self.eyeDistance = eyeDistance
    }

    /// The transition run backwards, each screen in the other's part. The timing stays: a way back sets off and
    /// settles as a way there does.
    public func reversed() -> Choreography {
        var result = self
        result.participants = participants.map(\.reversed)
        return result
    }

    /// The transition in a mirror that swaps left and right.
    public func mirrored() -> Choreography {
        var result = self
        result.participants = participants.map(\.mirrored)
        result.vanishingPoint.x = 1 - vanishingPoint.x
        return result
    }

    /// The first participant that plays a side's screen: its view, a picture of it or a slice.
    public func participant(_ side: TransitionSide) -> Participant? {
        participants.first { $0.screen == side }
    }

    /// The incoming screen fades in over the outgoing one; neither moves. Reversed, the outgoing one fades out
    /// above the incoming one.
    public static let crossfade = Choreography([
        Participant(.outgoing),
        Participant(.incoming, from: .rest.faded(to: 0)),
    ])

    public func hash(into hasher: inout Hasher) {
        hasher.combine(participants)
        hasher.combine(timing)
        hasher.combine(eyeDistance)
        hasher.combine(vanishingPoint.x)
        hasher.combine(vanishingPoint.y)
    }

    /// Whether it moves, turns or scales a screen, as opposed to fading it in its place.
    var movesScreens: Bool {
        participants.contains { !$0.keyframes.allSatisfy(\.pose.isInPlace) }
    }
}
