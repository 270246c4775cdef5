import TransitionKit
import UIKit

/// An animator that swings the screens past each other like pendulums. They hang from a pivot above the
/// container, or beside its leading edge if they move vertically. The incoming screen overshoots and settles,
/// but not under a finger. Backward, the screens swing the other way.
///
/// Inspired by the swing in the demo of swiftui-navigation-transitions.
public struct SwingAnimator: Animator, Hashable {
    /// The edge the incoming screen enters from. The default is trailing.
    public var edge: TransitionEdge
    /// The angle by which a screen swings, in radians. The smaller the angle, the farther away the pivot. The
    /// default is 12°, which also replaces non-finite values. Values below 1° or beyond a quarter turn are
    /// clamped.
    public var angle: CGFloat
    /// The damping ratio of the incoming screen's swing. A value of 1 doesn't overshoot; smaller values swing
    /// more. The default is 0.65, which also replaces non-finite values. Values outside 0.05…1 are clamped.
    public var dampingRatio: CGFloat
    /// The backdrop, corners, and shadow of the screens while they move. The default is ``Staging/standard``.
    public var staging: Staging
    public var duration: TimeInterval

    /// Creates a swing animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.7 seconds.
    public init(
        edge: TransitionEdge = .trailing,
        angle: CGFloat = 12 * .pi / 180,
        dampingRatio: CGFloat = 0.65,
        staging: Staging = .standard,
        duration: TimeInterval = 0.7
    ) {
        self.edge = edge
        self.angle = angle
        self.dampingRatio = dampingRatio
        self.staging = staging
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        choreography(in: scene, backdrop: staging.backdropParticipants(in: scene))
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        var other = self
        other.edge = edge.opposite
        // The backdrop is the same both ways.
        return other.choreography(in: scene, backdrop: staging.returningBackdrop(in: scene))
    }

    private func choreography(in scene: TransitionScene, backdrop: [Participant]) -> Choreography {
        let angle = angle.playable(or: Self().angle, within: .pi / 180 ... .pi / 2)
        let outward = edge.outward
        let isAcross = outward.dx != 0
        let (length, height) =
            isAcross ? (scene.size.width, scene.size.height) : (scene.size.height, scene.size.width)
        // The pivot is just high enough for the angle to swing the screen out of view, with its corners and
        // shadow.
        let reach = length + 2 * Staging.shadowShape.radius + Staging.shadowShape.y
        let arm = (reach + height / 2 * sin(angle)) / sin(angle)
        let turn = (isAcross ? -outward.dx : outward.dy) * angle
        func hanging(_ swing: CGFloat) -> Pose {
            let angle = turn * swing
            // About the center, because an anchor that's far away would magnify rounding errors.
            let way =
                isAcross
                ? CGVector(dx: -arm * sin(angle), dy: arm * (cos(angle) - 1))
                : CGVector(dx: arm * (cos(angle) - 1), dy: arm * sin(angle))
            return Pose.rest.rotated(to: angle).translated(by: way)
        }
        func away(_ swing: CGFloat) -> Pose {
            let pose = hanging(swing)
            return pose.interpolated(to: staging.applied(to: pose, in: scene), at: min(abs(swing) / 0.06, 1))
        }
        // Farther beyond its place, the background wouldn't fill the gap.
        let limit = -Self.greatestOvershoot / angle
        let spring = TimingCurve.spring(dampingRatio: dampingRatio.playable(or: Self().dampingRatio))
        /// Returns the swing at a part of the finger's way, which is straight.
        func held(_ part: CGFloat) -> CGFloat { asin(part * sin(angle)) / angle }
        func leaving(_ time: CGFloat) -> CGFloat {
            scene.followsFinger ? held(time) : Self.leaving.value(at: min(time / 0.62, 1))
        }
        return Choreography(
            timing: .linear,
            participants: backdrop
                // It leaves as the other one arrives, and overlaps it.
                + Participant(
                    .outgoing,
                    shadow: Staging.shadowShape,
                    keyframes: Keyframe.sampled { away(-leaving($0)) }
                ).withRim(in: scene)
                + swung(in: scene) { time in
                    let swing = scene.followsFinger ? held(1 - time) : 1 - spring.value(at: time)
                    // Beyond its place, it fills the container to the corners, and goes only half as far, so
                    // that no text leaves the container.
                    return swing < 0 ? (hanging(max(0.5 * swing, limit)), true) : (away(swing), false)
                }
        )
    }

    /// Returns the incoming screen. Where it swings beyond its place, its background fills the gap.
    ///
    /// - Parameter pose: A closure that returns the pose at a moment, and whether it's beyond the place.
    private func swung(
        in scene: TransitionScene,
        _ pose: (CGFloat) -> (pose: Pose, isBeyond: Bool)
    ) -> [Participant] {
        let screen = Participant(
            .incoming,
            shadow: Staging.shadowShape,
            keyframes: Keyframe.sampled { pose($0).pose }
        )
        // Beside a sheet, it would cover what's there. Under a finger, the screen doesn't overshoot.
        let sides =
            scene.isPartial(.incoming) || scene.followsFinger
            ? [] : TransitionEdge.allCases.filter { $0 != edge.opposite }
        let background = EdgeBackground.beyond(sides, of: screen, in: scene).map { background in
            // Before, the background would be seen beside the round corners.
            background.with(
                keyframes: background.keyframes.map {
                    Keyframe(at: $0.time, $0.pose.faded(to: pose($0.time).isBeyond ? 1 : 0))
                }
            )
        }
        return [screen] + background + screen.withRim(in: scene).dropFirst()
    }

    /// The greatest angle by which the screen swings beyond its place, in radians.
    private static let greatestOvershoot: CGFloat = 6 * .pi / 180
    private static let leaving = TimingCurve.cubic(CGPoint(x: 0.4, y: 0), CGPoint(x: 0.8, y: 0.7))
}

extension Animator where Self == SwingAnimator {
    /// Returns an animator that swings the screens past each other. See ``SwingAnimator``.
    public static func swing(
        edge: TransitionEdge = .trailing,
        angle: CGFloat = 12 * .pi / 180,
        dampingRatio: CGFloat = 0.65,
        staging: Staging = .standard,
        duration: TimeInterval = 0.7
    ) -> SwingAnimator {
        SwingAnimator(
            edge: edge,
            angle: angle,
            dampingRatio: dampingRatio,
            staging: staging,
            duration: duration
        )
    }
}
