import TransitionKit
import UIKit

/// An animator that swings the incoming screen shut over the outgoing one, like a door, which bounces off its
/// frame once and latches. Backward, the door opens.
///
/// The outgoing screen dims as the door closes. Under a finger, which holds its free edge, the door doesn't
/// bounce. Inspired by TaaskyFlip of TransitionTreasury.
public struct DoorAnimator: Animator, Hashable {
    /// The edge of the hinge. The default is trailing.
    public var edge: TransitionEdge
    public var duration: TimeInterval

    /// Creates a door animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.6 seconds.
    public init(edge: TransitionEdge = .trailing, duration: TimeInterval = 0.6) {
        self.edge = edge
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let latched = Hinge(edge).lifted(by: .pi / 60).shadowed(to: 0.15)
        return choreography(
            landing: [
                Keyframe(at: 0.89, .rest, timing: Self.falling),
                Keyframe(at: 0.94, latched, timing: .easeOut),
                Keyframe(at: 1, .rest, timing: .easeIn),
            ],
            in: scene
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        choreography(landing: [Keyframe(at: 1, .rest, timing: Self.closing)], in: scene.reversed()).reversed()
    }

    /// The curve with which the door falls shut. It starts slowly, because the door is heavy.
    private static let falling = TimingCurve.cubic(CGPoint(x: 0.3, y: 0.05), CGPoint(x: 0.75, y: 0.85))
    /// The reverse of the curve with which the door opens. The opening starts gently.
    private static let closing = TimingCurve.cubic(CGPoint(x: 0.2, y: 0.22), CGPoint(x: 0.74, y: 0.87))

    private func choreography(landing: [Keyframe], in scene: TransitionScene) -> Choreography {
        let hinge = Hinge(edge)
        let eye = 4.5 * hinge.length(in: scene.size)
        // The angle at which the door is edge-on for the eye. Farther open, it would only be seen from
        // behind.
        let open = atan2(eye, max(hinge.distance(of: scene.incomingFrame, in: scene.size), 0))
        let opened = hinge.lifted(by: open).dimmed(to: 0.35).shadowed(to: 0.6)
        var closing = [Keyframe(at: 0, opened)] + landing
        if scene.followsFinger {
            closing = hinge.opening(scene.incomingFrame, to: opened, eyeDistance: eye, in: scene.size)
                .reversed().map { Keyframe(at: 1 - $0.time, $0.pose) }
        }
        // The screen that the door covers gets less and less light, especially at the hinge.
        let covered = Participant(
            .outgoing,
            shade: Participant.Shade(
                color: .covered(.outgoing, in: scene),
                strongestAt: edge,
                minimumStrength: 0.3
            ),
            keyframes: [
                Keyframe(at: 0, .rest),
                Keyframe(
                    at: scene.followsFinger ? 1 : landing[0].time,
                    .rest.dimmed(to: 0.75),
                    timing: Self.falling
                ),
            ]
        )
        return Choreography(
            timing: .linear,
            eyeDistance: eye,
            participants: [covered]
                + Participant(
                    .incoming,
                    anchor: hinge.anchor,
                    shadow: .ofLeaf(hingedAt: edge),
                    shade: .turnedAway(strongestAt: edge, minimumStrength: 0.5),
                    keyframes: closing
                ).withRim(in: scene)
        )
    }
}

extension Animator where Self == DoorAnimator {
    /// Returns an animator that swings the incoming screen shut like a door. See ``DoorAnimator``.
    public static func door(edge: TransitionEdge = .trailing, duration: TimeInterval = 0.6) -> DoorAnimator {
        DoorAnimator(edge: edge, duration: duration)
    }
}
