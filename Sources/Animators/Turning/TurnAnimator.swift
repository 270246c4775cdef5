import TransitionKit
import UIKit

/// One card with two faces spins about its middle: the old screen turns away, the new one is on its back.
///
/// After the turn of VCTransitionsLibrary.
public struct TurnAnimator: Animator, Hashable {
    /// The edge that the new screen turns in from. Trailing by default, which spins about the upright; the top
    /// and the bottom spin about the horizontal.
    public var edge: TransitionEdge
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.7 by default.
    public init(edge: TransitionEdge = .trailing, duration: TimeInterval = 0.7) {
        self.edge = edge
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let outward = edge.outward
        let axis: Rotation.Axis = outward.dx == 0 ? .x : .y
        let length = outward.dx == 0 ? scene.size.height : scene.size.width
        let quarter: CGFloat = (outward.dx - outward.dy) * .pi / 2
        // Further back while it is edge on, so that the near edge keeps within the screen.
        func edgeOn(_ angle: CGFloat) -> Pose {
            .rest.translated(z: -length / 3).rotated(to: angle, about: axis).dimmed(to: 0.4)
        }
        return Choreography(
            timing: .linear,
            eyeDistance: 2 * length,
            [
                .backdrop(.black),
                Participant(
                    .incoming,
                    keyframes: [
                        Keyframe(at: 0.5, edgeOn(quarter)), Keyframe(at: 1, .rest, timing: .easeOut),
                    ]
                ),
                Participant(
                    .outgoing,
                    keyframes: [
                        Keyframe(at: 0, .rest), Keyframe(at: 0.5, edgeOn(-quarter), timing: .easeIn),
                    ]
                ),
            ]
        )
    }
}

extension Animator where Self == TurnAnimator {
    /// One card with two faces spins about its middle; see ``TurnAnimator``.
    public static func turn(edge: TransitionEdge = .trailing, duration: TimeInterval = 0.7) -> TurnAnimator {
        TurnAnimator(edge: edge, duration: duration)
    }
}
