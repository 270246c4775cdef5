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
    /// `nil` (the default) looks from infinitely far away. Distances that are not positive count as `nil`.
    public var eyeDistance: CGFloat?
    /// Whether the container is black behind the screens while the transition runs. `false` by default, which
    /// shows whatever is there. It has no effect in a presentation that leaves the presenter in its place: that
    /// would be hidden.
    public var hasBlackBackground: Bool

    /// A transition of these participants, from the one at the back to the one in front. Eased in and out, without a
    /// perspective and on whatever is behind, unless something else is said.
    public init(
        timing: TimingCurve = .easeInOut,
        eyeDistance: CGFloat? = nil,
        hasBlackBackground: Bool = false,
        _ participants: [Participant]
    ) {
        self.participants = participants
        self.timing = timing
        self.eyeDistance = eyeDistance
        self.hasBlackBackground = hasBlackBackground
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
        return result
    }

    /// The first participant in a role.
    public func participant(_ role: Participant.Role) -> Participant? {
        participants.first { $0.role == role }
    }

    /// Whether it moves, turns or scales a screen, as opposed to fading it in its place.
    public var movesScreens: Bool {
        participants.contains { !$0.keyframes.allSatisfy(\.pose.isInPlace) }
    }

    /// The incoming screen fades in over the outgoing one; neither moves. Reversed, the outgoing one fades out
    /// above the incoming one.
    public static let crossfade = Choreography([
        Participant(.outgoing),
        Participant(.incoming, from: .rest.faded(to: 0)),
    ])

    /// The matrix that gives the participants their perspective.
    var sublayerTransform: CATransform3D? {
        guard let eyeDistance, eyeDistance > 0, eyeDistance.isFinite else { return nil }
        var matrix = CATransform3DIdentity
        matrix.m34 = -1 / eyeDistance
        return matrix
    }
}
