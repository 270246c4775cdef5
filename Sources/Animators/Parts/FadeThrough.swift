import TransitionKit
import UIKit

/// One screen fades out and the other in, one after the other, while the ground turns from the one's color into the
/// other's.
enum FadeThrough {
    /// When the old screen is gone and the new one begins to show, as a fraction of the transition.
    private static let turn: CGFloat = 0.35

    /// - Parameters:
    ///   - gone: how the old screen leaves, without its fading.
    ///   - start: how the new one comes, without its fading.
    static func choreography(to gone: Pose, from start: Pose, in scene: TransitionScene) -> Choreography {
        Choreography(
            timing: .prompt,
            ground(in: scene) + [
                Participant(
                    .picture(of: .outgoing),
                    keyframes: [
                        Keyframe(at: 0, .rest),
                        Keyframe(at: turn, Pose.rest.interpolated(to: gone, at: turn).faded(to: 0)),
                        Keyframe(at: 1, gone.faded(to: 0)),
                    ]
                ),
                Participant(
                    .picture(of: .incoming),
                    keyframes: [
                        Keyframe(at: 0, start.faded(to: 0)),
                        Keyframe(at: turn, start.interpolated(to: .rest, at: turn).faded(to: 0)),
                        Keyframe(at: 1, .rest),
                    ]
                ),
            ]
        )
    }

    private static func ground(in scene: TransitionScene) -> [Participant] {
        guard let color = scene.outgoingColor ?? scene.incomingColor else { return [] }
        return [
            Participant(
                .backdrop,
                keyframes: [
                    Keyframe(at: 0, .rest.colored(color)),
                    Keyframe(at: turn, .rest.colored(scene.incomingColor ?? color)),
                ]
            )
        ]
    }
}
