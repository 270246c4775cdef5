import TransitionKit
import UIKit

/// An animator that tips the outgoing screen back like a card laid aside, while the incoming screen rises
/// from below and overshoots slightly. Backward, the top screen drops off and the other tips up again.
///
/// Inspired by the cards of VCTransitionsLibrary.
public struct CardsAnimator: Animator, Hashable {
    /// The backdrop, corners, and shadow of the screen that tips back. The default is ``Staging/standard``.
    public var staging: Staging
    public var duration: TimeInterval

    /// Creates a cards animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.7 seconds.
    public init(staging: Staging = .standard, duration: TimeInterval = 0.7) {
        self.staging = staging
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let height = scene.size.height
        return choreography(
            rising: [
                Keyframe(at: 0.12, .rest.translated(y: height)),
                Keyframe(at: 0.76, .rest.translated(y: -0.02 * height), timing: .easeInOut),
                Keyframe(at: 1, .rest, timing: .easeInOut),
            ],
            tipping: .responsive,
            in: scene
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        let height = scene.size.height
        let there = choreography(
            // In reverse, this starts and settles gently, without a stop in between.
            rising: [
                Keyframe(at: 0.15, .rest.translated(y: height)),
                Keyframe(
                    at: 0.9,
                    .rest.translated(y: 0.02 * height),
                    timing: .cubic(CGPoint(x: 0.33, y: 0.55), CGPoint(x: 0.67, y: 0.91))
                ),
                Keyframe(
                    at: 1,
                    .rest,
                    timing: .cubic(CGPoint(x: 0.33, y: 0.61), CGPoint(x: 0.67, y: 1))
                ),
            ],
            tipping: .cubic(CGPoint(x: 0.5, y: 0), CGPoint(x: 0.85, y: 0.9)),
            in: scene.reversed()
        )
        return there.reversed()
    }

    /// - Parameters:
    ///   - rising: The keyframes of the rising screen, without its shadow and corners.
    ///   - tipping: The curve with which the other screen tips back.
    private func choreography(
        rising: [Keyframe],
        tipping: TimingCurve,
        in scene: TransitionScene
    ) -> Choreography {
        let height = scene.size.height
        // Far enough back that the lower edge, which tips forward, stays behind the rising screen.
        let tipped = Pose.rest.translated(z: -0.15 * height).rotated(to: .pi / 12, about: .x).dimmed(to: 0.2)
        let sunken = Pose.rest.translated(y: -0.05 * height, z: -0.2 * height).scaled(by: 0.93)
            .dimmed(to: 0.4)
        // Under a finger, it doesn't start or settle slowly.
        let followed = [
            Keyframe(at: 0, .rest.translated(y: height)),
            Keyframe(at: 0.98, .rest.translated(y: 0.02 * height)), Keyframe(at: 1, .rest),
        ]
        let path = Participant(
            .incoming,
            keyframes: (scene.followsFinger ? followed : rising).mapPoses { pose in
                // At rest, a shadow would reach in from below.
                pose.shadowed(to: abs(pose.y) < 0.1 * height && pose.y != 0 ? 0.45 : 0)
            }
        )
        // A card has round corners, until it has arrived.
        let card = Participant(
            .incoming,
            shadow: Participant.Shadow(radius: 16),
            keyframes: Keyframe.sampled { time in
                let pose = path.pose(at: time)
                return pose.rounded(to: min(scene.cornerRadius, max(pose.y, 0) / 2))
            }
        )
        let (aside, laid) = (staging.applied(to: tipped, in: scene), staging.applied(to: sunken, in: scene))
        // Under a finger, it neither stops between the two poses nor turns there at once: it's on a curve
        // toward a pose tipped farther.
        let farther = staging.applied(
            to: .rest.translated(z: -0.24 * height).rotated(to: .pi / 7.5, about: .x).dimmed(to: 0.2),
            in: scene
        )
        let tippedByFinger = Keyframe.sampled(steps: 20) { time in
            Pose.rest.interpolated(to: farther, at: time)
                .interpolated(to: farther.interpolated(to: laid, at: time), at: time)
        }
        let back = Participant(
            .outgoing,
            shadow: Staging.shadowShape,
            shade: .turnedAway(strongestAt: .top, minimumStrength: 0.5),
            keyframes: scene.followsFinger
                ? tippedByFinger
                : [
                    Keyframe(at: 0, .rest), Keyframe(at: 0.35, aside, timing: tipping),
                    Keyframe(at: 0.7, laid, timing: .easeInOut),
                ]
        )
        return Choreography(
            timing: .linear,
            eyeDistance: 1.2 * height,
            participants: staging.backdropParticipants(in: scene)
                + back.withRim(in: scene) + [card]
                + EdgeBackground.beyond([.bottom], of: card, in: scene)
        )
    }
}

extension Animator where Self == CardsAnimator {
    /// Returns an animator that lays the outgoing screen aside like a card. See ``CardsAnimator``.
    public static func cards(staging: Staging = .standard, duration: TimeInterval = 0.7) -> CardsAnimator {
        CardsAnimator(staging: staging, duration: duration)
    }
}
