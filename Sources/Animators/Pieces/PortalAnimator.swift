import TransitionKit
import UIKit

/// An animator that opens the outgoing screen like a double door, as if the viewer walked through it, while
/// the incoming screen comes forward from far behind it. Backward, the incoming screen recedes and the door
/// closes.
///
/// At first, light shines from behind the door, unless the staging has no backdrop. Inspired by the portal of
/// VCTransitionsLibrary.
public struct PortalAnimator: Animator, Hashable {
    /// The axis along which the halves part. The default is horizontal.
    public var axis: TransitionAxis
    /// The angle by which the halves swing open, in radians, from 0 to a quarter turn. The default is 80°,
    /// which also replaces non-finite values. Values out of range are clamped. At 0, the halves slide apart
    /// as they come closer.
    public var angle: CGFloat
    /// The distance from which the incoming screen comes, as a multiple of the container's width. The default
    /// is 1.2, which also replaces non-finite values. Negative values are treated as 0.
    public var depth: CGFloat
    /// The backdrop, corners, and shadow of the incoming screen while it's away from its place. The default
    /// is `.backdrop(.incoming)`, with a backdrop in the incoming screen's color. If its background isn't a
    /// single color, such as that of a photo, the backdrop is a blurred picture of the incoming screen.
    public var staging: Staging
    public var duration: TimeInterval

    /// Creates a portal animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.65 seconds.
    public init(
        axis: TransitionAxis = .horizontal,
        angle: CGFloat = 80 * .pi / 180,
        depth: CGFloat = 1.2,
        staging: Staging = .backdrop(.incoming),
        duration: TimeInterval = 0.65
    ) {
        self.axis = axis
        self.angle = angle
        self.depth = depth
        self.staging = staging
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let length = axis == .horizontal ? scene.size.width : scene.size.height
        let eye = 1.5 * length
        let far = Pose.rest.translated(z: -max(depth.playable(or: Self().depth), 0) * scene.size.width)
        let coming = Participant(
            .incoming,
            shadow: Staging.shadowShape,
            // It's bright at first, like the light behind it.
            shade: Participant.Shade(color: .daylight),
            keyframes: Keyframe.sampled { time in
                let pose = staging.applied(to: far, in: scene).interpolated(to: .rest, at: time)
                // Its corners and shadow stay until it has almost arrived.
                let away = staging.applied(to: pose, in: scene)
                return pose.interpolated(to: away, at: min((1 - time) / 0.25, 1))
                    .dimmed(to: scene.coveredDimming(0.5) * (1 - time) * (1 - time))
            }
        )
        let edges: [TransitionEdge] = axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
        return Choreography(
            timing: .responsive,
            eyeDistance: eye,
            participants: room(length: length, eye: eye, in: scene)
                + light(length: length, eye: eye, in: scene)
                + scene.fading(coming, beside: [.outgoing]).withRim(in: scene)
                + edges.map { half(at: $0, length: length, eye: eye, in: scene) }
        )
    }

    /// Returns what's behind the door and the incoming screen. Around a photo, no color suits, so there's a
    /// blurred picture of it, as far away as the light.
    private func room(length: CGFloat, eye: CGFloat, in scene: TransitionScene) -> [Participant] {
        let backdrop = staging.backdropParticipants(in: scene)
        guard staging.backdrop == .incoming, scene.edgeColor(of: .incoming) == nil, eye > 0,
            scene.hasBothViews, !scene.isSeeThrough, !scene.isPartlyCovered
        else { return backdrop }
        let behind = behind(scene.incomingFrame, length: length, eye: eye, in: scene)
        return backdrop + [
            Participant(.blurredPicture(of: .incoming), tint: .photoVeil, from: behind, to: behind)
        ]
    }

    /// Returns the pose of something far behind the door that nevertheless appears in its frame.
    private func behind(_ frame: CGRect, length: CGFloat, eye: CGFloat, in scene: TransitionScene) -> Pose {
        let distance = (max(depth.playable(or: Self().depth), 0) + 1) * max(scene.size.width, length)
        return scene.pose(keeping: frame, atDepth: distance, eyeDistance: eye)
    }

    /// Returns the light far behind the door, which gives way to the color of the incoming screen. Through a
    /// screen without a background, it would be seen at once, as a flash.
    private func light(length: CGFloat, eye: CGFloat, in scene: TransitionScene) -> [Participant] {
        let frame = CGRect(origin: .zero, size: scene.size)
        // Around a card, the other screen stays visible.
        guard staging.backdrop != .none, eye > 0, scene.hasOutgoingView, !scene.isSeeThrough,
            scene.incomingIsWhole
        else { return [] }
        let behind = behind(frame, length: length, eye: eye, in: scene)
        return [
            scene.fading(
                Participant(
                    .decoration(.color(.daylight)),
                    keyframes: Keyframe.sampled(steps: 12) { behind.faded(to: 0.7 * (1 - $0) * (1 - $0)) }
                )
            )
        ]
    }

    /// Returns a half that swings open about its outer edge, away from the viewer, who comes closer until
    /// it's out of view.
    private func half(at edge: TransitionEdge, length: CGFloat, eye: CGFloat, in scene: TransitionScene)
        -> Participant
    {
        let (hinge, open) = (Hinge(edge), angle.playable(or: Self().angle, within: 0 ... .pi / 2))
        // The inner edge leaves the container last. It's behind the hinge, and appears closer to the center.
        let slice = Slicing.half(at: edge, in: scene.outgoingFrame.size)
        let (frame, half) = (scene.outgoingFrame, hinge.length(in: slice.part(of: scene.outgoingFrame).size))
        let inner = hinge.distance(of: frame, in: scene.size) - half * cos(open)
        let behind = half * sin(open)
        let forward = behind + 0.1 * length
        // The distance of the inner edge from the eye at the end, as a fraction of the eye distance. That
        // close, a point at this fraction of half the length appears at the container's edge.
        let farness = (eye - forward + behind) / max(eye, 1)
        let outward = max(length / 2 * farness - inner, 0)
        // Farther at the end, or a sliver of it would linger at the edge.
        let beyond = 0.12 * length
        return Participant(
            .slice(slice, of: .outgoing),
            anchor: hinge.anchor,
            // Nearly as dark at the inner edge, which is visible longest.
            shade: .turnedAway(strongestAt: edge, minimumStrength: 0.6),
            keyframes: Keyframe.sampled { moment in
                let time = min(moment / 0.8, 1)
                // It opens faster at first, and is open before it's out of view.
                let opening = min(1.3 * time, 1.1 * time + 0.1, 1)
                return hinge.lifted(by: -open * opening)
                    .translated(by: edge.outward, times: outward * time * time + beyond * pow(time, 4))
                    .translated(z: forward * time * time)
                    .dimmed(to: 0.7 * smooth(time / 0.6))
            }
        )
    }
}

extension Animator where Self == PortalAnimator {
    /// Returns an animator that opens the outgoing screen like a double door. See ``PortalAnimator``.
    public static func portal(
        axis: TransitionAxis = .horizontal,
        angle: CGFloat = 80 * .pi / 180,
        depth: CGFloat = 1.2,
        staging: Staging = .backdrop(.incoming),
        duration: TimeInterval = 0.65
    ) -> PortalAnimator {
        PortalAnimator(axis: axis, angle: angle, depth: depth, staging: staging, duration: duration)
    }
}
