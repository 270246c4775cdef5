import TransitionKit
import UIKit

/// An animator that spins the screens about the center, like the front and back of a card.
///
/// A card that spins about its vertical axis stands on a floor with a light and the card's shadow, unless the
/// staging has no shadow or the presenting screen stays in place. Inspired by the turn of
/// VCTransitionsLibrary.
public struct TurnAnimator: Animator, Hashable {
    /// The edge from which the incoming screen turns in. The default is trailing. From the leading or
    /// trailing edge, the card spins about its vertical axis; from the top or bottom, about its horizontal
    /// axis.
    public var edge: TransitionEdge
    /// The backdrop, corners, and shadow of the card. The default is ``Staging/standard``.
    public var staging: Staging
    public var duration: TimeInterval

    /// Creates a turn animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.7 seconds.
    public init(edge: TransitionEdge = .trailing, staging: Staging = .standard, duration: TimeInterval = 0.7)
    {
        self.edge = edge
        self.staging = staging
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        // Half a turn, in the direction in which the incoming screen starts.
        let half: CGFloat = (edge.outward.dx - edge.outward.dy) * .pi
        return Choreography(
            timing: .cubic(CGPoint(x: 0.2, y: 0), CGPoint(x: 0.6, y: 1)),
            eyeDistance: Self.eye * length(in: scene),
            participants: staging.backdropParticipants(in: scene)
                + floor(turningTo: -half, in: scene)
                + face(.incoming, darkAt: edge, from: half, to: 0, in: scene)
                + face(.outgoing, darkAt: edge.opposite, from: 0, to: -half, in: scene)
                + [side(in: scene).accompanying(scene.screenSide)]
        )
    }

    /// The distance of the eye, as a multiple of the container's length.
    private static let eye: CGFloat = 2
    /// How far back the card is while it's edge-on, as a multiple of the container's length. Its near edge
    /// stays within the screen.
    private static let retreat: CGFloat = 0.5

    /// Whether the card spins about its vertical axis.
    private var isUpright: Bool { edge.outward.dx != 0 }

    private var axis: Rotation.Axis { isUpright ? .y : .x }

    /// Returns the container's length across the axis, in points.
    private func length(in scene: TransitionScene) -> CGFloat {
        isUpright ? scene.size.width : scene.size.height
    }

    // MARK: The card

    /// Returns a face of the card, which is seen until the card is edge-on, or from then on, and the rim of
    /// light at its edges.
    private func face(
        _ side: TransitionSide,
        darkAt dark: TransitionEdge,
        from start: CGFloat,
        to end: CGFloat,
        in scene: TransitionScene
    ) -> [Participant] {
        let edgeOn = edgeOn(in: scene)
        let isSeen = side == .outgoing ? 0...edgeOn : edgeOn...1
        let face = Participant(
            .screen(side),
            shadow: Staging.shadowShape,
            shade: .turnedAway(strongestAt: dark, minimumStrength: 0.3),
            keyframes: Keyframe.sampled { time in
                let angle = lerp(start, end, time)
                let lift = abs(sin(angle))
                let back = Pose.rest.translated(z: -length(in: scene) * Self.retreat * lift)
                var pose = staging.applied(to: back, in: scene)
                    .rotated(to: angle, about: axis).dimmed(to: 0.5 * lift)
                pose.cornerRadius *= min(lift * 2, 1)
                pose.shadowOpacity *= min(lift * 2, 1)
                return isSeen.contains(time) ? pose : pose.faded(to: 0)
            }
        )
        return face.withRim(in: scene)
    }

    /// Returns the moment at which the card is edge-on for the eye: halfway, unless the card isn't in the
    /// middle of the container.
    private func edgeOn(in scene: TransitionScene) -> CGFloat {
        let (hinge, frame) = (Hinge(edge), scene.screenFrame)
        let aside = hinge.distance(of: frame, in: scene.size) - hinge.length(in: frame.size) / 2
        return atan2((Self.eye + Self.retreat) * max(length(in: scene), 1), -aside) / .pi
    }

    /// Returns the side of the card, 6 points thick, which is the only part that's visible while the card is
    /// edge-on.
    private func side(in scene: TransitionScene) -> Participant {
        let (card, edgeOn) = (scene.screenFrame, edgeOn(in: scene))
        let side = card.insetBy(
            dx: isUpright ? (card.width - 6) / 2 : 0,
            dy: isUpright ? 0 : (card.height - 6) / 2
        )
        let color = scene.incomingBackgroundColor ?? scene.outgoingBackgroundColor ?? .gray
        return Participant(
            .decoration(.color(color, in: scene.fractions(side))),
            keyframes: Keyframe.sampled { time in
                // It faces the viewer when the card is edge-on.
                let angle = (time - 0.5) * .pi
                // Within half a step of the sixty that are sampled, so that one sample shows it.
                let isSeen = abs(time - edgeOn) <= 0.5 / 60
                return .rest.translated(z: -length(in: scene) * Self.retreat * cos(angle))
                    .rotated(to: isUpright ? angle : -angle, about: axis)
                    .dimmed(to: 0.35).faded(to: isSeen ? 1 : 0)
            }
        )
    }

    // MARK: The floor

    /// Returns the floor on which the card stands, if it's upright and has a shadow. The floor would cover
    /// the screen behind a card that comes alone.
    ///
    /// - Parameter end: The angle of the card at the end, in radians.
    private func floor(turningTo end: CGFloat, in scene: TransitionScene) -> [Participant] {
        let castsShadow = staging.applied(to: .rest, in: scene).shadowOpacity > 0
        guard isUpright, castsShadow, scene.hasBothViews else { return [] }
        return [light(in: scene), contact(turningTo: end, in: scene)]
    }

    /// Returns the light on the floor, close to the viewer.
    private func light(in scene: TransitionScene) -> Participant {
        let length = length(in: scene)
        let frame = CGRect(x: 0, y: 0.72, width: 1, height: 0.28)
        let behind = scene.pose(
            keeping: frame.part(of: CGRect(origin: .zero, size: scene.size)),
            atDepth: 1.1 * length,
            eyeDistance: Self.eye * max(length, 1)
        )
        let light = UIColor.floor(before: staging.color(in: scene))
        return Participant(
            .decoration(.gradient(from: light, at: .bottom, to: .farFloor, in: frame)),
            keyframes: Keyframe.sampled(steps: 20) { behind.faded(to: sin($0 * .pi)) }
        )
    }

    /// Returns the shadow where the card stands on the floor. It turns with the foot of the card.
    ///
    /// - Parameter end: The angle of the card at the end, in radians.
    private func contact(turningTo end: CGFloat, in scene: TransitionScene) -> Participant {
        let foot = CGRect(x: 0.04, y: 0.995, width: 0.92, height: 0.006)
        return Participant(
            .decoration(.color(.clear, in: scene.fractions(foot.part(of: scene.screenFrame)))),
            shadow: Participant.Shadow(radius: 12),
            keyframes: Keyframe.sampled { time in
                let lift = sin(time * .pi)
                // Behind the card. In the same plane, parts of it could be in front.
                return .rest.translated(z: -length(in: scene) * Self.retreat * lift - 2)
                    .rotated(to: end * time, about: .y).shadowed(to: 0.5 * lift)
            }
        )
    }
}

extension Animator where Self == TurnAnimator {
    /// Returns an animator that spins the screens like the front and back of a card. See ``TurnAnimator``.
    public static func turn(
        edge: TransitionEdge = .trailing,
        staging: Staging = .standard,
        duration: TimeInterval = 0.7
    ) -> TurnAnimator {
        TurnAnimator(edge: edge, staging: staging, duration: duration)
    }
}
