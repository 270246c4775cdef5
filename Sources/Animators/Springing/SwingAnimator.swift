import TransitionKit
import UIKit

/// An animator that swings the screens past each other. Both slide, roll, and shrink with their distance from
/// the center. Backward, they swing the other way.
///
/// Inspired by the swing in the demo of swiftui-navigation-transitions.
public struct SwingAnimator: Animator, Hashable {
    /// The edge the incoming screen enters from. The default is trailing.
    public var edge: TransitionEdge
    /// The angle by which the screens roll, in radians. The default is 25°, which also replaces non-finite
    /// values.
    public var angle: CGFloat
    /// The scale of a screen at the end of its swing. The default is 0.85, which also replaces non-finite
    /// values.
    public var scale: CGFloat
    /// The backdrop, corners, and shadow of the screens while they move. The default is ``Staging/standard``.
    public var staging: Staging
    public var duration: TimeInterval

    /// Creates a swing animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.55 seconds.
    public init(
        edge: TransitionEdge = .trailing,
        angle: CGFloat = 25 * .pi / 180,
        scale: CGFloat = 0.85,
        staging: Staging = .standard,
        duration: TimeInterval = 0.55
    ) {
        self.edge = edge
        self.angle = angle
        self.staging = staging
        self.scale = scale
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let (angle, scale) = (angle.playable(or: 25 * .pi / 180), scale.playable(or: 0.85))
        let roll = edge == .leading || edge == .top ? -angle : angle
        let away = staging.away(.rest.scaled(by: scale), in: scene)
        /// Returns the translation of a screen that swings out of view by an edge.
        func way(moving frame: CGRect, outBy edge: TransitionEdge) -> CGVector {
            scene.translation(
                moving: frame,
                turnedBy: roll,
                scaledBy: scale,
                shadow: Staging.shadowShape,
                outBy: edge,
                atLeast: 1.35 * Hinge(edge).length(in: scene.size)
            )
        }
        // The incoming screen is slightly ahead, so that the two overlap where they are closest.
        return Choreography(
            timing: .cubic(CGPoint(x: 0.3, y: 0.2), CGPoint(x: 0.65, y: 0.85)),
            staging.backdrop(in: scene) + [
                Participant(
                    .picture(of: .outgoing),
                    shadow: Staging.shadowShape,
                    to: away.rotated(to: -roll)
                        .translated(by: way(moving: scene.outgoingFrame, outBy: edge.opposite))
                ),
                Participant(
                    .picture(of: .incoming),
                    shadow: Staging.shadowShape,
                    from: away.rotated(to: roll)
                        .translated(by: way(moving: scene.incomingFrame, outBy: edge))
                ).within(0...0.9),
            ]
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        var other = self
        other.edge = edge.opposite
        return other.forward(in: scene)
    }
}

extension Animator where Self == SwingAnimator {
    /// Returns an animator that swings the screens past each other. See ``SwingAnimator``.
    public static func swing(
        edge: TransitionEdge = .trailing,
        angle: CGFloat = 25 * .pi / 180,
        scale: CGFloat = 0.85,
        staging: Staging = .standard,
        duration: TimeInterval = 0.55
    ) -> SwingAnimator {
        SwingAnimator(edge: edge, angle: angle, scale: scale, staging: staging, duration: duration)
    }
}
