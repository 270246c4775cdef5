import TransitionKit
import UIKit

/// An animator that tilts the outgoing screen back slightly while the incoming screen covers it.
///
/// Inspired by the Twitter transition of TransitionTreasury.
public struct LeanAnimator: Animator, Hashable {
    /// The edge the incoming screen enters from, and about which the outgoing one tilts back. The default is
    /// the bottom.
    public var edge: TransitionEdge
    /// The angle by which the outgoing screen tilts back, in radians, from 0 to a quarter turn. The default
    /// is 14°, which also replaces non-finite values. Values out of range are clamped.
    public var angle: CGFloat
    /// The backdrop, corners, and shadow of the tilted screen. The default is ``Staging/standard``.
    public var staging: Staging
    public var duration: TimeInterval

    /// Creates a lean animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.5 seconds.
    public init(
        edge: TransitionEdge = .bottom,
        angle: CGFloat = 14 * .pi / 180,
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
        let angle = angle.playable(or: Self().angle, within: 0 ... .pi / 2)
        // In perspective, the far edge of a tilting screen sinks toward the center by this fraction of its
        // length, and a strip of the backdrop would be visible for a moment longer than the screen. So the
        // near edge rises by almost as much, behind the other screen.
        let sinking = 0.5 - (cos(angle) - 0.5) / (1 + sin(angle))
        let rise = max(sinking - 0.008, 0) * (1 + sin(angle)) * hinge.length(in: scene.size)
        let leaning = hinge.lifted(by: -angle).dimmed(to: 0.6)
            .translated(by: edge.opposite.outward, times: rise)
            // Behind the other screen, so that its shadow, which is up to 60 points wide, doesn't fall on it.
            .translated(z: -max(0.03 * hinge.length(in: scene.size), 60 * sin(angle)))
        let outside = scene.translation(moving: scene.incomingFrame, outBy: edge)
        let back = Participant(
            .outgoing,
            anchor: hinge.anchor,
            shadow: Staging.shadowShape,
            shade: .turnedAway(strongestAt: edge.opposite, minimumStrength: 0.1),
            to: staging.applied(to: leaning, in: scene)
        )
        return Choreography(
            timing: .responsive,
            eyeDistance: hinge.length(in: scene.size),
            participants: staging.backdropParticipants(in: scene)
                + back.withRim(in: scene)
                + Participant.covering(
                    from: .rest.translated(by: outside),
                    shadow: 0.4,
                    isRounded: true,
                    in: scene
                )
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        departing(in: scene)
    }
}

extension Animator where Self == LeanAnimator {
    /// Returns an animator that tilts the outgoing screen back while the incoming one covers it. See
    /// ``LeanAnimator``.
    public static func lean(
        edge: TransitionEdge = .bottom,
        angle: CGFloat = 14 * .pi / 180,
        staging: Staging = .standard,
        duration: TimeInterval = 0.5
    ) -> LeanAnimator {
        LeanAnimator(edge: edge, angle: angle, staging: staging, duration: duration)
    }
}
