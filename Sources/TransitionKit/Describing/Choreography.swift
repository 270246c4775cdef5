import UIKit

/// A value that describes an entire transition: its participants and how they move.
///
/// A choreography never touches a view. You can play it, test it, reverse it, or mirror it.
public struct Choreography: Hashable, Sendable {
    /// The participants, from back to front.
    ///
    /// Participants at the same depth are drawn in this order. At rest, all of them are at the same depth.
    /// One that's nearer to the viewer is in front, regardless of the order.
    public var participants: [Participant]
    /// The timing curve of the transition.
    public var timing: TimingCurve
    /// The distance of the viewer's eye from the screen, in points. Smaller distances exaggerate the
    /// perspective. If `nil` (the default), there's no perspective. Values that are zero, negative, or
    /// non-finite are treated as `nil`.
    public var eyeDistance: CGFloat?
    /// The point at which parallel lines that recede into the distance converge, in fractions of the
    /// container. The default is the center, which also replaces non-finite values. Without an
    /// ``eyeDistance``, it has no effect.
    public var vanishingPoint: CGPoint

    /// A Boolean value that indicates whether the choreography already suits a single screen, because
    /// something else fades that screen in and out. TransitionKit then doesn't add a fade.
    package var isForOneScreen = false

    /// Creates a choreography with the specified participants, from back to front. By default, it eases in
    /// and out, and has no perspective.
    public init(
        timing: TimingCurve = .easeInOut,
        eyeDistance: CGFloat? = nil,
        vanishingPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        participants: [Participant]
    ) {
        self.participants = participants
        self.timing = timing
        self.eyeDistance = eyeDistance
        self.vanishingPoint = vanishingPoint
    }

    /// Returns the choreography in reverse, with the roles of the screens exchanged. The timing curve stays
    /// the same, because a backward transition should start and settle like a forward one.
    public func reversed() -> Choreography { with { $0.participants = participants.map(\.reversed) } }

    /// Returns the choreography with left and right exchanged.
    public func mirrored() -> Choreography {
        var result = self
        result.participants = participants.map(\.mirrored)
        result.vanishingPoint.x = 1 - vanishingPoint.x
        return result
    }

    /// Returns the first participant that shows a side's screen: its view, a picture, or a slice.
    public func participant(showing side: TransitionSide) -> Participant? {
        participants.first { $0.screen == side }
    }

    /// A choreography that fades the incoming screen in over the outgoing one without moving either. In
    /// reverse, the outgoing screen fades out above the incoming one.
    public static let crossfade = Choreography(participants: [
        Participant(.outgoing),
        Participant(.incoming, from: .rest.faded(to: 0)),
    ])

    public func hash(into hasher: inout Hasher) {
        // Few choreographies have both in common.
        hasher.combine(participants)
        hasher.combine(timing)
    }

    /// The distance of the eye, or `nil` if there's no perspective.
    var playableEyeDistance: CGFloat? {
        // The perspective's matrix contains the reciprocal.
        eyeDistance.flatMap { $0 > 0 && $0.isFinite && (1 / $0).isFinite ? $0 : nil }
    }

    /// Whether any participant moves, rotates, scales, scrolls, or is clipped.
    var movesScreens: Bool { participants.contains { !$0.keyframes.allSatisfy(\.pose.isInPlace) } }
}
