import TransitionKit
import UIKit

/// Both screens swing past: they slide, roll, and are a little smaller the further they are from their places. Backward
/// they swing the other way.
///
/// After the swing of swiftui-navigation-transitions' demo.
public struct SwingAnimator: Animator, Hashable {
    /// The edge the new screen comes from. Trailing by default.
    public var edge: TransitionEdge
    /// How far the screens roll, in radians. 25° by default, and where it is not finite.
    public var angle: CGFloat
    /// The scale at the far ends. 0.85 by default, and where it is not finite.
    public var scale: CGFloat
    /// What shows around the screens while they are away from the edges. ``Staging/standard`` by default.
    public var staging: Staging
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.55 by default.
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
        let travel = scene.travel(towards: edge)
        let angle = angle.playable(or: 25 * .pi / 180)
        let roll = edge == .leading || edge == .top ? -angle : angle
        let away = staging.away(.rest.scaled(by: scale.playable(or: 0.85)), in: scene)
        // A screen that is rolled is out only when its corners are. The new one is ahead, so that the two overlap where
        // they are nearest.
        return Choreography(
            timing: .cubic(CGPoint(x: 0.3, y: 0.2), CGPoint(x: 0.65, y: 0.85)),
            staging.backdrop(in: scene) + [
                Participant(
                    .picture(of: .outgoing),
                    shadow: Staging.shadowShape,
                    to: away.rotated(to: -roll).translated(by: travel, times: -1.35)
                ),
                Participant(
                    .picture(of: .incoming),
                    shadow: Staging.shadowShape,
                    from: away.rotated(to: roll).translated(by: travel, times: 1.35)
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
    /// Both screens swing past: they slide and roll; see ``SwingAnimator``.
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
