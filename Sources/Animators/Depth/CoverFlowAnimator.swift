import TransitionKit
import UIKit

/// An animator that flips through the screens as if they were records on a reflecting floor. The outgoing
/// screen turns away to one side, and the incoming screen turns toward the viewer from the other. Inspired by
/// Cover Flow in iTunes.
public struct CoverFlowAnimator: Animator, Hashable {
    /// The edge the incoming screen enters from. The default is trailing.
    public var edge: TransitionHorizontalEdge
    /// The angle by which a screen at the side is turned, in radians, from 0 to 1.4. The default is 65°,
    /// which also replaces non-finite values. Values out of range are clamped.
    public var angle: CGFloat
    /// How strongly the floor reflects the screens, from 0 (not at all) to 1. The default is 0.35, which also
    /// replaces non-finite values. Values out of range are clamped. There's no reflection without a backdrop
    /// of a single color, if a screen has no background, or if the presenting screen stays in place.
    public var reflection: CGFloat
    /// The backdrop, corners, and shadow of the screens. The default is ``Staging/standard``.
    public var staging: Staging
    public var duration: TimeInterval

    /// Creates a cover flow animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.7 seconds.
    public init(
        edge: TransitionHorizontalEdge = .trailing,
        angle: CGFloat = 65 * .pi / 180,
        reflection: CGFloat = 0.35,
        staging: Staging = .standard,
        duration: TimeInterval = 0.7
    ) {
        self.edge = edge
        self.angle = angle
        self.reflection = reflection
        self.staging = staging
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let flow = Flow(
            size: scene.size,
            angle: angle.playable(or: Self().angle, within: 0...1.4),
            direction: edge == .trailing ? 1 : -1
        )
        func screen(_ side: TransitionSide, _ place: @escaping (CGFloat) -> CGFloat) -> [Participant] {
            let keyframes = Keyframe.sampled(steps: 40) { time in
                let pose = flow.pose(at: place(time), back: Flow.back(at: time))
                let away = staging.applied(to: pose, in: scene)
                return pose.interpolated(to: away, at: min(Flow.back(at: time) / 0.3, 1))
            }
            let upright = Participant(
                .picture(of: side),
                shadow: Staging.shadowShape,
                shade: .turnedAway(minimumStrength: 0.3),
                keyframes: keyframes
            )
            // At the start, a sliver of the incoming screen would be seen beside a sheet.
            return reflected(side, keyframes, in: scene)
                + scene.fading(upright, beside: [side.opposite]).withRim(in: scene)
        }
        return Choreography(
            timing: .linear,
            eyeDistance: 2 * max(scene.size.width, 1),
            participants: staging.backdropParticipants(in: scene) + screen(.outgoing) { -Flow.course($0) }
                + screen(.incoming) { 1 - Flow.course($0) }
        )
    }

    /// Returns the reflection of a screen, which fades downward into the color of the backdrop, or an empty
    /// array if there's no reflection. In front of anything else, such as a screen that stays in place, that
    /// color would be visible. A screen without a background isn't shaded, so its reflection would be a
    /// second copy.
    private func reflected(_ side: TransitionSide, _ keyframes: [Keyframe], in scene: TransitionScene)
        -> [Participant]
    {
        guard let color = staging.color(in: scene), !scene.isAlone, !scene.isSeeThrough else { return [] }
        let height = scene.frame(of: side).height
        let strength = reflection.fraction(or: Self().reflection)
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        // Upside down, the top of the picture is what's farthest from the screen.
        let image = Participant(
            .slice(whole, of: side),
            shade: Participant.Shade(
                color: color,
                strongestAt: .top,
                minimumStrength: 1 - strength
            ),
            keyframes: keyframes.map { keyframe in
                var pose = keyframe.pose.translated(y: 1.006 * height)
                pose.scaleY = -1
                // It's no brighter than what it reflects.
                let light = max(1 - 1.2 * pose.dimming, 0)
                let presence = light * min(Flow.back(at: keyframe.time) / 0.3, 1)
                return Keyframe(at: keyframe.time, pose.dimmed(to: 1).shadowed(to: 0).faded(to: presence))
            }
        )
        return [image]
    }
}

/// The path of the screens.
private struct Flow {
    let size: CGSize
    let angle: CGFloat
    /// 1 if the screens flow toward the left.
    let direction: CGFloat

    /// Returns how far the screens have moved, from 0 to 1.
    static func course(_ time: CGFloat) -> CGFloat {
        TimingCurve.cubic(CGPoint(x: 0.45, y: 0), CGPoint(x: 0.4, y: 1)).value(
            at: min(max((time - 0.08) / 0.84, 0), 1)
        )
    }

    /// Returns how far back the viewer stands, from 0 to 1.
    static func back(at time: CGFloat) -> CGFloat { min(smooth(time / 0.38), smooth((1 - time) / 0.38)) }

    /// Returns the pose of a screen at a place: 0 is in front of the viewer, and −1 and 1 are at the sides.
    func pose(at place: CGFloat, back: CGFloat) -> Pose {
        let side = place * direction
        // It turns first, and then moves to the side.
        let turn = min(abs(place) / 0.8, 1) * (place < 0 ? 1 : -1) * direction
        // Far enough that the screens and their shadows pass each other without cutting through.
        return Pose.rest
            .translated(
                x: 0.82 * side * size.width,
                z: -size.width * (0.75 * back + 0.35 * smooth(abs(place)))
            )
            .rotated(to: turn * angle, about: .y)
            .dimmed(to: 0.45 * smooth(abs(place)))
    }
}

extension Animator where Self == CoverFlowAnimator {
    /// Returns an animator that flips through the screens on a reflecting floor. See ``CoverFlowAnimator``.
    public static func coverFlow(
        edge: TransitionHorizontalEdge = .trailing,
        angle: CGFloat = 65 * .pi / 180,
        reflection: CGFloat = 0.35,
        staging: Staging = .standard,
        duration: TimeInterval = 0.7
    ) -> CoverFlowAnimator {
        CoverFlowAnimator(
            edge: edge,
            angle: angle,
            reflection: reflection,
            staging: staging,
            duration: duration
        )
    }
}
