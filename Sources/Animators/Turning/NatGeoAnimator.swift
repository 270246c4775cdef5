import TransitionKit
import UIKit

/// The old page swings away on its near edge, and the new one tumbles in.
///
/// After the transition of National Geographic's app, as VCTransitionsLibrary has it.
public struct NatGeoAnimator: Animator, Hashable {
    /// The edge the new screen tumbles in from; the old one swings away on the opposite edge. Trailing by default.
    public var edge: TransitionHorizontalEdge
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 1 by default.
    public init(edge: TransitionHorizontalEdge = .trailing, duration: TimeInterval = 1) {
        self.edge = edge
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let (width, height) = (scene.size.width, scene.size.height)
        let swung = Pose.rest.translated(x: 0.53 * width, z: -0.1 * width)
            .rotated(to: 80 * .pi / 180, about: .y).dimmed(to: 0.3)
        let tumbling = Pose.rest.translated(x: width, y: -0.07 * height, z: 0.47 * width)
            .rotated(to: 46 * .pi / 180, about: Rotation.Axis(x: 0.22, y: -0.97, z: 0.11))
        let choreography = Choreography(
            eyeDistance: 1.5 * width,
            [
                .backdrop(.black),
                Participant(
                    .outgoing,
                    anchor: Participant.Anchor(x: 0),
                    keyframes: [Keyframe(at: 0.2, .rest), Keyframe(at: 1, swung)]
                ),
                Participant(.incoming, from: tumbling),
            ]
        )
        return edge == .leading ? choreography.mirrored() : choreography
    }
}

extension Animator where Self == NatGeoAnimator {
    /// The old page swings away on its near edge, and the new one tumbles in; see ``NatGeoAnimator``.
    public static func natGeo(
        edge: TransitionHorizontalEdge = .trailing,
        duration: TimeInterval = 1
    ) -> NatGeoAnimator {
        NatGeoAnimator(edge: edge, duration: duration)
    }
}
