import TransitionKit
import UIKit

/// An animator that opens the outgoing screen like the cover of a book, with the incoming screen inside.
/// Backward, the cover closes. A finger holds the cover at its free edge.
///
/// Inspired by the page transition of WXSTransition.
public struct BookAnimator: Animator, Hashable {
    /// The edge of the hinge. The default is leading.
    public var edge: TransitionEdge
    public var duration: TimeInterval

    /// Creates a book animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.6 seconds.
    public init(edge: TransitionEdge = .leading, duration: TimeInterval = 0.6) {
        self.edge = edge
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let hinge = Hinge(edge)
        let eye = 6 * hinge.length(in: scene.size)
        // Slightly past edge-on, where the cover is outside the container. If the hinge is inside the
        // container, the cover would show its back there, so it stops where it's edge-on.
        let distance = hinge.distance(of: scene.outgoingFrame, in: scene.size)
        let reachesEdge = hinge.reachesEdge(scene.outgoingFrame, in: scene.size)
        let open: CGFloat = reachesEdge ? 87 * .pi / 180 : atan2(max(eye, 1), distance)
        // Under the cover, it's dark, most of all at the hinge, until the cover opens.
        let inside = Participant(
            .incoming,
            shade: Participant.Shade(
                color: .covered(.incoming, in: scene),
                strongestAt: edge,
                minimumStrength: 0.15
            ),
            from: .rest.dimmed(to: scene.coveredDimming(0.65))
        )
        let opened = hinge.lifted(by: open).dimmed(to: 0.55).shadowed(to: 0.6)
        return Choreography(
            timing: .cubic(CGPoint(x: 0.12, y: 0.06), CGPoint(x: 0.72, y: 0.82)),
            eyeDistance: eye,
            participants: scene.uncovering(inside)
                + Participant(
                    .outgoing,
                    anchor: hinge.anchor,
                    shadow: .ofLeaf(hingedAt: edge),
                    shade: .turnedAway(strongestAt: edge, minimumStrength: 0.3),
                    keyframes: scene.followsFinger
                        ? hinge.opening(scene.outgoingFrame, to: opened, eyeDistance: eye, in: scene.size)
                        : [Keyframe(at: 0, .rest), Keyframe(at: 1, opened)]
                ).withRim(in: scene)
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        backward(in: scene, timing: .cubic(CGPoint(x: 0.25, y: 0.08), CGPoint(x: 0.6, y: 0.95)))
    }
}

extension Animator where Self == BookAnimator {
    /// Returns an animator that opens the outgoing screen like the cover of a book. See ``BookAnimator``.
    public static func book(edge: TransitionEdge = .leading, duration: TimeInterval = 0.6) -> BookAnimator {
        BookAnimator(edge: edge, duration: duration)
    }
}
