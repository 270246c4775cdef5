import TransitionKit
import UIKit

/// The leaf of a split-flap board: the upper half of the old screen falls about the middle, the lower half of the
/// new one is on its back, and it bounces once as it lands. Backward it goes up again.
///
/// After WXSTransition's tip flip.
public struct SplitFlapAnimator: Animator, Hashable {
    public var duration: TimeInterval

    /// - Parameter duration: in seconds, 0.7 by default.
    public init(duration: TimeInterval = 0.7) {
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let bounced = Hinge(.top).lifted(by: .pi / 9)
        return choreography(
            landing: [
                Keyframe(at: 0.86, .rest), Keyframe(at: 0.93, bounced, timing: .easeOut),
                Keyframe(at: 1, .rest, timing: .easeIn),
            ],
            in: scene
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        choreography(landing: [Keyframe(at: 1, .rest)], in: scene.reversed()).reversed()
    }

    private func choreography(landing: [Keyframe], in scene: TransitionScene) -> Choreography {
        let leaf = Leaf(edge: .top, shade: 0.6)
        return Choreography(
            timing: .linear,
            eyeDistance: 3 * leaf.length(in: scene.size),
            leaf.resting
                + [
                    leaf.lifting([Keyframe(at: 0, .rest), Keyframe(at: 0.5, leaf.lifted, timing: .easeIn)]),
                    leaf.landing([Keyframe(at: 0.5, leaf.landingLifted)] + landing),
                ]
        )
    }
}

extension Animator where Self == SplitFlapAnimator {
    /// The leaf of a split-flap board, which falls and bounces once as it lands; see ``SplitFlapAnimator``.
    public static func splitFlap(duration: TimeInterval = 0.7) -> SplitFlapAnimator {
        SplitFlapAnimator(duration: duration)
    }
}
