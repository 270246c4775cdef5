import TransitionKit
import UIKit

/// The old screen leans back a little on its foot while the new one covers it.
///
/// After TransitionTreasury's Twitter.
public struct LeanAnimator: Animator, Hashable {
    /// The edge the new screen comes from, and the old one leans back on. The bottom by default.
    public var edge: TransitionEdge
    /// How far the old screen leans back, in radians. 9° by default, and where it is not finite.
    public var angle: CGFloat
    /// What shows around the old screen while it leans. ``Staging/standard`` by default.
    public var staging: Staging
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.5 by default.
    public init(
        edge: TransitionEdge = .bottom,
        angle: CGFloat = 9 * .pi / 180,
        staging: Staging = .standard,
        duration: TimeInterval = 0.5
    ) {
        self.edge = edge
        self.angle = angle
        self.staging = staging
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let hinge = Hinge(edge)
        let leaning = hinge.lifted(by: -angle.playable(or: 9 * .pi / 180)).dimmed(to: 0.3)
        let outside = scene.translation(moving: scene.incomingFrame, outBy: edge)
        return Choreography(
            timing: .prompt,
            eyeDistance: 1.5 * hinge.length(in: scene.size),
            staging.backdrop(in: scene) + [
                Participant(
                    .picture(of: .outgoing),
                    anchor: hinge.anchor,
                    shadow: Staging.shadowShape,
                    shade: Participant.Shade(strongestAt: edge.opposite, rest: 0.4),
                    to: staging.away(leaning, in: scene)
                ),
                .covering(from: .rest.translated(by: outside), shadow: 0.4, in: scene),
            ]
        )
    }
}

extension Animator where Self == LeanAnimator {
    /// The old screen leans back a little on its foot while the new one covers it; see ``LeanAnimator``.
    public static func lean(
        edge: TransitionEdge = .bottom,
        angle: CGFloat = 9 * .pi / 180,
        staging: Staging = .standard,
        duration: TimeInterval = 0.5
    ) -> LeanAnimator {
        LeanAnimator(edge: edge, angle: angle, staging: staging, duration: duration)
    }
}
