import TransitionKit
import UIKit

/// An animator that spins the screens about the center, like the front and back of a card.
///
/// Inspired by the turn of VCTransitionsLibrary.
public struct TurnAnimator: Animator, Hashable {
    /// The edge from which the incoming screen turns in. The default is trailing. From the leading or trailing
    /// edge, the card spins about its vertical axis; from the top or bottom, about its horizontal axis.
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
        let outward = edge.outward
        let axis: Rotation.Axis = outward.dx == 0 ? .x : .y
        let length = outward.dx == 0 ? scene.size.height : scene.size.width
        let quarter: CGFloat = (outward.dx - outward.dy) * .pi / 2
        // Farther back while it's edge on, so that the near edge stays within the screen.
        func turned(_ angle: CGFloat) -> Pose {
            let lift = abs(sin(angle))
            return staging.away(.rest.translated(z: -length * 0.5 * lift), in: scene)
                .rotated(to: angle, about: axis).dimmed(to: 0.5 * lift)
        }
        func face(_ side: TransitionSide, darkAt dark: TransitionEdge, from start: CGFloat, to end: CGFloat)
            -> Participant
        {
            let isSeen = side == .outgoing ? 0...0.5 : 0.5...1
            return Participant(
                .picture(of: side),
                shadow: Staging.shadowShape,
                shade: Participant.Shade(strongestAt: dark, rest: 0.3),
                keyframes: Keyframe.sampled { time in
                    let angle = lerp(start, end, time)
                    var pose = turned(angle)
                    pose.cornerRadius *= min(abs(sin(angle)) * 2, 1)
                    pose.shadowOpacity *= min(abs(sin(angle)) * 2, 1)
                    return isSeen.contains(Double(time)) ? pose : pose.faded(to: 0)
                }
            )
        }
        return Choreography(
            timing: .cubic(CGPoint(x: 0.3, y: 0.25), CGPoint(x: 0.6, y: 0.95)),
            eyeDistance: 2 * length,
            staging.backdrop(in: scene) + [
                face(.incoming, darkAt: edge, from: quarter * 2, to: 0),
                face(.outgoing, darkAt: edge.opposite, from: 0, to: -quarter * 2),
                side(about: axis, length: length, in: scene),
            ]
        )
    }

    /// The thickness of the card, the only part that's visible while the card is edge on.
    private func side(about axis: Rotation.Axis, length: CGFloat, in scene: TransitionScene) -> Participant {
        let thickness = 6 / max(length, 1)
        let isUpright = axis == .y
        let frame =
            isUpright
            ? CGRect(x: 0.5 - thickness / 2, y: 0, width: thickness, height: 1)
            : CGRect(x: 0, y: 0.5 - thickness / 2, width: 1, height: thickness)
        let color = scene.incomingColor ?? scene.outgoingColor ?? .gray
        return Participant(
            .decoration(.color(color, in: frame)),
            keyframes: Keyframe.sampled { time in
                // It faces the viewer when the card is edge on.
                let angle = (time - 0.5) * .pi
                let isSeen = abs(time - 0.5) < 0.01
                return .rest.translated(z: -length * 0.5 * cos(angle))
                    .rotated(to: isUpright ? angle : -angle, about: axis)
                    .dimmed(to: 0.35).faded(to: isSeen ? 1 : 0)
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
