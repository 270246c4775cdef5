import TransitionKit
import UIKit

/// The old screen leans back a little on its foot while the new one covers it.
///
/// After TransitionTreasury's Twitter.
public final class LeanAnimator: Animator {
    /// The edge the new screen comes from, and the old one leans back on. The bottom by default.
    public var edge: TransitionEdge
    /// How far the old screen leans back, in radians. 3.75° by default.
    public var angle: CGFloat

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.5 by default.
    public init(
        edge: TransitionEdge = .bottom,
        angle: CGFloat = 3.75 * .pi / 180,
        duration: TimeInterval = 0.5
    ) {
        self.edge = edge
        self.angle = angle
        super.init(duration: duration)
    }

    public override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        let hinge = Hinge(edge)
        let outside = scene.translation(moving: scene.incomingFrame, outBy: edge)
        return Choreography(
            timing: .spring(dampingRatio: 1),
            eyeDistance: 1.5 * hinge.length(in: scene.size),
            hasBlackBackground: true,
            [
                Participant(
                    .outgoing,
                    rendering: .picture,
                    anchor: hinge.anchor,
                    to: hinge.lifted(by: -angle).dimmed(to: 0.2)
                ),
                Participant(.incoming, from: .rest.translated(by: outside)),
            ]
        )
    }
}
