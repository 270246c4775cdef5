import TransitionKit
import UIKit

/// An animator that reveals the incoming screen through a rectangle that grows from an edge. The screen moves
/// a short distance along with the growing edge. Backward, the rectangle recedes.
///
/// Inspired by the spread of WXSTransition.
public struct SpreadAnimator: Animator, Hashable {
    /// The edge from which the rectangle grows. The default is the bottom.
    public var edge: TransitionEdge
    public var duration: TimeInterval

    /// Creates a spread animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.4 seconds.
    public init(edge: TransitionEdge = .bottom, duration: TimeInterval = 0.4) {
        self.edge = edge
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let (fills, hinge) = (scene.incomingIsWhole, Hinge(edge))
        let isCard = scene.isAlone && !fills
        let reachesEdge = hinge.reachesEdge(scene.incomingFrame, in: scene.size)
        let length = hinge.length(in: scene.incomingFrame.size)
        // The incoming screen moves a short distance with its edge. If that's the edge of the container, its
        // shape extends beyond it, so that only the corners at the moving edge are round.
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        let strip = whole.strip(inside: edge, thickness: Self.lag)
        let extends = fills || isCard && reachesEdge
        let start = extends ? strip : strip.strip(inside: edge.opposite, thickness: 0)
        // The corners of a card aren't known. These are like those of most.
        let radius = fills || isCard ? min(scene.cornerRadius, fills ? .infinity : 16, length / 2) : 0
        func screen(_ time: CGFloat, shadow: CGFloat = 0) -> Pose {
            let corner = min(radius, length * (1 - time))
            let seen = lerp(start, whole, time)
            let extended = seen.union(whole.strip(outside: edge, thickness: corner / length))
            return Pose.rest.translated(by: edge.outward, times: Self.lag * length * (1 - time))
                .clipped(to: extends && corner > 0 ? extended : seen, cornerRadius: corner)
                .shadowed(to: shadow)
        }
        /// Returns the pose of a decoration with the shape of the screen at its moving edge.
        func surface(_ time: CGFloat) -> Pose {
            Pose.rest.translated(by: edge.outward, times: length * (1 - time))
                .rounded(to: min(radius, length * (1 - time)))
        }
        // The moment from which the corners become square. Without round corners, any moment will do.
        let squaring = radius > 0 ? 1 - radius / length : 0.5
        // The moving edge casts a shadow on the outgoing screen.
        let shadow = Participant(
            .decoration(.color(.clear, in: scene.incomingPlace)),
            shadow: Participant.Shadow(radius: 20),
            keyframes: [
                Keyframe(at: 0, surface(0)), Keyframe(at: 0.1, surface(0.1).shadowed(to: 0.4)),
                Keyframe(at: squaring, surface(squaring).shadowed(to: 0.4)), Keyframe(at: 1, surface(1)),
            ]
        ).accompanying(.incoming)
        // That shadow and the rim have the shape of the whole screen, which would be seen beyond the edge of
        // a card that's inside the container. Such a card casts a shadow of its own. It comes slowly, because
        // a shadow is stretched along with the visible part, and has the corners that it needs where it's
        // first seen in full.
        let hasRoom = scene.hasOutgoingView || reachesEdge
        let own: CGFloat = hasRoom ? 0 : 0.3
        let shaded = hasRoom ? [] : [Keyframe(at: 0.5, screen(0.5, shadow: own))]
        let growing = Participant(
            .incoming,
            shadow: Participant.Shadow(radius: 16),
            keyframes: [Keyframe(at: 0, screen(0))] + shaded + [
                Keyframe(at: squaring, screen(squaring, shadow: own)), Keyframe(at: 1, screen(1)),
            ]
        )
        let rim = [
            Keyframe(at: 0, surface(0)), Keyframe(at: squaring, surface(squaring)),
            Keyframe(at: 1, surface(1).faded(to: 0)),
        ]
        return Choreography(
            timing: .responsive,
            participants: [Participant.covered(in: scene, dimmedTo: 0.25)]
                + (hasRoom ? [shadow] + growing.withRim(rim, in: scene) : [growing])
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        // The shadow at its edge moves first.
        backward(in: scene, timing: .cubic(CGPoint(x: 0.18, y: 0.02), CGPoint(x: 0.8, y: 0.78)))
    }

    /// How far the incoming screen is from its place at first, as a fraction of its size.
    private static let lag: CGFloat = 0.16
}

extension Animator where Self == SpreadAnimator {
    /// Returns an animator that reveals the incoming screen through a growing rectangle. See
    /// ``SpreadAnimator``.
    public static func spread(
        edge: TransitionEdge = .bottom,
        duration: TimeInterval = 0.4
    ) -> SpreadAnimator {
        SpreadAnimator(edge: edge, duration: duration)
    }
}
