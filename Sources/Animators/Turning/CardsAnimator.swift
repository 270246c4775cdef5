import TransitionKit
import UIKit

/// The old screen tips back, sinks and dims like a card laid aside, while the new one rises from below, a little
/// too far. Backward the new one drops off and the old one tips up again.
///
/// After the cards of VCTransitionsLibrary.
public struct CardsAnimator: Animator, Hashable {
    public var duration: TimeInterval

    /// - Parameter duration: in seconds, 0.8 by default.
    public init(duration: TimeInterval = 0.8) {
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let height = scene.size.height
        // Far enough back that the lower edge, which tips forward, stays behind the new screen.
        let tipped = Pose.rest.translated(z: -0.15 * height).rotated(to: .pi / 12, about: .x).dimmed(to: 0.2)
        let sunken = Pose.rest.translated(y: -0.08 * height, z: -0.2 * height).scaled(by: 0.93).dimmed(
            to: 0.4
        )
        return Choreography(
            timing: .linear,
            eyeDistance: 1.2 * height,
            [
                .backdrop(.black),
                Participant(
                    .picture(of: .outgoing),
                    keyframes: [
                        Keyframe(at: 0, .rest),
                        Keyframe(at: 0.35, tipped, timing: .easeInOut),
                        Keyframe(at: 0.7, sunken, timing: .easeInOut),
                    ]
                ),
                Participant(
                    .incoming,
                    keyframes: [
                        Keyframe(at: 0.2, .rest.translated(y: height)),
                        Keyframe(at: 0.8, .rest.translated(y: -0.02 * height), timing: .easeInOut),
                        Keyframe(at: 1, .rest, timing: .easeInOut),
                    ]
                ),
            ]
        )
    }
}

extension Animator where Self == CardsAnimator {
    /// The old screen is laid aside like a card while the new one rises from below; see ``CardsAnimator``.
    public static func cards(duration: TimeInterval = 0.8) -> CardsAnimator {
        CardsAnimator(duration: duration)
    }
}
