import TransitionKit
import UIKit

/// The old page swings away on its near edge, and the new one tumbles in.
///
/// After the transition of National Geographic's app, as VCTransitionsLibrary has it.
public struct NatGeoAnimator: Animator, Hashable {
    /// The edge the new screen tumbles in from; the old one swings away on the opposite edge. Trailing by default.
    public var edge: TransitionHorizontalEdge
    /// What shows around the screens while they turn. ``Staging/standard`` by default.
    public var staging: Staging
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.7 by default.
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
        let (width, height) = (scene.size.width, scene.size.height)
        let swung = Pose.rest.translated(x: 0.1 * width, z: -0.1 * width)
            .rotated(to: 62 * .pi / 180, about: .y).dimmed(to: 0.5)
        let tumbling = Pose.rest.translated(x: 1.12 * width, y: -0.07 * height, z: 0.4 * width)
            .rotated(to: 46 * .pi / 180, about: Rotation.Axis(x: 0.22, y: -0.95, z: 0.22))
        let choreography = Choreography(
            timing: .prompt,
            eyeDistance: 1.5 * width,
            staging.backdrop(in: scene) + [
                Participant(
                    .picture(of: .outgoing),
                    anchor: Participant.Anchor(x: 0),
                    shadow: Staging.shadowShape,
                    shade: Participant.Shade(strongestAt: .leading, rest: 0.3),
                    to: staging.away(swung, in: scene)
                ),
                Participant(
                    .picture(of: .incoming),
                    shadow: Staging.shadowShape,
                    from: staging.away(tumbling, in: scene)
                ),
            ]
        )
        return edge == .leading ? choreography.mirrored() : choreography
    }
}

extension Animator where Self == NatGeoAnimator {
    /// The old page swings away on its near edge, and the new one tumbles in; see ``NatGeoAnimator``.
    public static func natGeo(
        edge: TransitionHorizontalEdge = .trailing,
        staging: Staging = .standard,
        duration: TimeInterval = 0.7
    ) -> NatGeoAnimator {
        NatGeoAnimator(edge: edge, staging: staging, duration: duration)
    }
}
