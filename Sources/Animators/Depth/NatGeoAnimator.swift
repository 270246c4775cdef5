import TransitionKit
import UIKit

/// An animator that swings the outgoing screen back like a door while the incoming one tumbles in from the
/// side.
///
/// Inspired by the National Geographic app, as reproduced by VCTransitionsLibrary.
public struct NatGeoAnimator: Animator, Hashable {
    /// The edge from which the incoming screen tumbles in. The outgoing screen is hinged at the opposite
    /// edge. The default is trailing.
    public var edge: TransitionHorizontalEdge
    /// The backdrop, corners, and shadow of the screens as they turn. The default is ``Staging/standard``.
    public var staging: Staging
    public var duration: TimeInterval

    /// Creates a Nat Geo animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.7 seconds.
    public init(
        edge: TransitionHorizontalEdge = .trailing,
        staging: Staging = .standard,
        duration: TimeInterval = 0.7
    ) {
        self.edge = edge
        self.staging = staging
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        guard edge == .trailing else {
            var other = self
            other.edge = .trailing
            return other.forward(in: scene.mirrored()).mirrored()
        }
        let (width, height) = (scene.size.width, scene.size.height)
        let (eye, depth) = (1.5 * width, 0.1 * width)
        // Its hinge stays at the edge of the container, although everything that recedes moves toward the
        // center: by the depth, times half of the width, divided by the eye distance.
        let swung = Pose.rest.translated(x: -depth / 3, z: -depth)
            .rotated(to: 62 * .pi / 180, about: .y).dimmed(to: 0.5)
        // Far enough away that its shadow doesn't reach in.
        let tumbling = Pose.rest.translated(x: 1.15 * width, y: -0.07 * height, z: 0.4 * width)
            .rotated(to: 46 * .pi / 180, about: Rotation.Axis(x: 0.22, y: -0.95, z: 0.22))
        let incoming = Participant(
            .incoming,
            shadow: Staging.shadowShape,
            from: staging.applied(to: tumbling, in: scene)
        )
        return Choreography(
            timing: .cubic(CGPoint(x: 0.2, y: 0), CGPoint(x: 0.65, y: 0.95)),
            eyeDistance: eye,
            participants: staging.backdropParticipants(in: scene)
                + Participant(
                    .outgoing,
                    anchor: Participant.Anchor(x: 0),
                    shadow: Staging.shadowShape,
                    shade: .turnedAway(strongestAt: .leading, minimumStrength: 0.3),
                    to: staging.applied(to: swung, in: scene)
                ).withRim(in: scene)
                + incoming.withRim(in: scene)
                + incoming.glint(at: .trailing, in: scene) { time in
                    smooth(time / 0.5) * (1 - smooth((time - 0.5) / 0.4))
                }
        )
    }
}

extension Animator where Self == NatGeoAnimator {
    /// Returns an animator that swings one screen away while the other tumbles in. See ``NatGeoAnimator``.
    public static func natGeo(
        edge: TransitionHorizontalEdge = .trailing,
        staging: Staging = .standard,
        duration: TimeInterval = 0.7
    ) -> NatGeoAnimator {
        NatGeoAnimator(edge: edge, staging: staging, duration: duration)
    }
}
