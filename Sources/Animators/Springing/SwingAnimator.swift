import TransitionKit
import UIKit

/// Both screens swing past: they slide, roll, shrink to half and fade.
///
/// After the swing of swiftui-navigation-transitions' demo.
public struct SwingAnimator: Animator, Hashable {
    /// The edge the new screen comes from. Trailing by default.
    public var edge: TransitionEdge
    /// How far the screens roll, in radians. 70° by default, and where it is not finite.
    public var angle: CGFloat
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.6 by default.
    public init(
        edge: TransitionEdge = .trailing,
        angle: CGFloat = 70 * .pi / 180,
        duration: TimeInterval = 0.6
    ) {
        self.edge = edge
        self.angle = angle
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let travel = scene.travel(towards: edge)
        let angle = angle.playable(or: 70 * .pi / 180)
        let roll = edge == .leading || edge == .top ? -angle : angle
        let away = Pose.rest.scaled(by: 0.5).faded(to: 0)
        let (left, right) = (
            away.rotated(to: -roll).translated(by: travel, times: -1),
            away.rotated(to: roll).translated(by: travel)
        )
        // Solid while they pass each other; pale screens on a pale ground would be lost.
        func halfway(_ pose: Pose) -> Keyframe {
            Keyframe(at: 0.5, Pose.rest.interpolated(to: pose, at: 0.5).faded(to: 0.9))
        }
        return Choreography([
            Participant(
                .picture(of: .outgoing),
                keyframes: [Keyframe(at: 0, .rest), halfway(left), Keyframe(at: 1, left)]
            ),
            Participant(
                .picture(of: .incoming),
                keyframes: [Keyframe(at: 0, right), halfway(right), Keyframe(at: 1, .rest)]
            ),
        ])
    }
}

extension Animator where Self == SwingAnimator {
    /// Both screens swing past: they slide, roll, shrink and fade; see ``SwingAnimator``.
    public static func swing(
        edge: TransitionEdge = .trailing,
        angle: CGFloat = 70 * .pi / 180,
        duration: TimeInterval = 0.6
    ) -> SwingAnimator {
        SwingAnimator(edge: edge, angle: angle, duration: duration)
    }
}
