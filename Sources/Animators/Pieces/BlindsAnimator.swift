import TransitionKit
import UIKit

/// An animator that opens the outgoing screen like a Venetian blind. From the top down, or from the leading
/// edge, its slats turn edge-on one after another, and reveal the incoming screen, which brightens.
///
/// Keynote and PowerPoint have transitions of this name, too.
public struct BlindsAnimator: Animator, Hashable {
    /// The direction in which the slats run. The default is horizontal.
    public var axis: TransitionAxis
    /// The number of slats, from 1 to 40. The default is 9. Values out of range are clamped.
    public var slats: Int
    public var duration: TimeInterval

    /// Creates a blinds animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.6 seconds.
    public init(axis: TransitionAxis = .horizontal, slats: Int = 9, duration: TimeInterval = 0.6) {
        self.axis = axis
        self.slats = slats
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let isHorizontal = axis == .horizontal
        let count = min(slats, 40)
        let size = scene.outgoingFrame.size
        let strips =
            isHorizontal ? Slicing.rows(count, in: size) : Slicing.columns(count, in: size)
        let length = isHorizontal ? size.height : size.width
        let eye = Self.eyeDistance(in: scene)
        let depth = length / CGFloat(strips.count)
        // The slats grow, so that their far edges still reach from side to side. Their near edges get too
        // long, which is hidden only at the edges of the container.
        let isHidden =
            isHorizontal ? size.width >= scene.size.width : size.height >= scene.size.height
        let growth = isHidden ? depth / eye : 0
        let blind = strips.enumerated().map { index, strip in
            // The last slat starts when the first has made a quarter of its turn.
            let start = 0.2 * CGFloat(index) / CGFloat(max(strips.count - 1, 1))
            return slat(strip, depth: depth, growth: growth, from: start, in: scene)
        }
        // The incoming screen lies behind all slats.
        let behind = scene.pose(keeping: scene.incomingFrame, atDepth: depth, eyeDistance: eye)
        // Dark until the slats let light in, so that nobody tries to read it between them.
        let light: [(time: CGFloat, dimming: CGFloat)] = [(0, 0.65), (0.4, 0.55), (0.8, 0.14)]
        // The depth is seen only because a screen that comes forward hides the far edges of the slats. Under
        // a finger, it waits for the last one, or the rest of the finger's way would move nothing.
        let waiting: [(time: CGFloat, dimming: CGFloat)] = scene.followsFinger ? [(0.97, 0.021)] : []
        let dark = Participant(
            .incoming,
            shade: .behindPieces,
            keyframes: (light + waiting).map { time, dimming -> Keyframe in
                let pose = behind.interpolated(to: .rest, at: scene.followsFinger ? 0 : time)
                return Keyframe(at: time, pose.dimmed(to: scene.coveredDimming(dimming)))
            } + [Keyframe(at: 1, .rest, timing: scene.followsFinger ? .linear : .easeOut)]
        )
        return Choreography(
            timing: .cubic(CGPoint(x: 0.1, y: 0.14), CGPoint(x: 0.72, y: 0.8)),
            eyeDistance: eye,
            participants: scene.uncovering(dark) + blind
        )
    }

    /// Returns a slat that turns edge-on, moved back by as much as its near edge comes forward.
    ///
    /// - Parameter growth: How much longer it grows, as a fraction, so that its far edge still reaches from
    ///   one side of the screen to the other.
    private func slat(
        _ strip: CGRect,
        depth: CGFloat,
        growth: CGFloat,
        from start: CGFloat,
        in scene: TransitionScene
    ) -> Participant {
        let (isHorizontal, place) = (axis == .horizontal, strip.part(of: scene.outgoingFrame))
        // The distances of its middle and its far edge from the middle of the container.
        let middle = isHorizontal ? place.midY - scene.size.height / 2 : scene.size.width / 2 - place.midX
        let far = middle + (isHorizontal ? place.height : place.width) / 2
        let eye = Self.eyeDistance(in: scene)
        /// Returns the angle at a moment. Under a finger, a slat uncovers as much as the finger moves, and
        /// ends edge-on for the eye. At a constant speed, the perspective would hide its turn for a fifth of
        /// the way, or on the way back, show the slat from behind.
        func turn(at time: CGFloat) -> CGFloat {
            guard scene.followsFinger else { return time * .pi / 2 }
            return Hinge.angle(uncovering: time, slopes: (far / eye, middle / eye))
        }
        let fade: CGFloat = scene.followsFinger ? 0.05 : 0.18
        // Under a finger, also the moments at which the speed changes. See `Hinge.angle`.
        let moments =
            (0...12).map { CGFloat($0) / 12 } + (scene.followsFinger ? [0.03, 0.06, 0.12, 0.95] : [])
        return Participant(
            .slice(strip, of: .outgoing),
            shade: .tumbling(strongestAt: isHorizontal ? .bottom : .trailing, minimumStrength: 0.4),
            keyframes: moments.sorted().map { time in
                let angle = turn(at: time)
                // It fades at the end, because in perspective, part of a slat that's edge-on is still
                // visible.
                var pose = Pose.rest.translated(z: -depth / 2 * sin(angle))
                    .rotated(to: -angle, about: isHorizontal ? .x : .y)
                    .dimmed(to: 0.7 * sin(angle)).faded(to: min((1 - time) / fade, 1))
                let length = 1 + growth * sin(angle)
                (pose.scaleX, pose.scaleY) = isHorizontal ? (length, 1) : (1, length)
                return Keyframe(at: time, pose)
            }
        ).within(start...start + 0.8)
    }

    private static func eyeDistance(in scene: TransitionScene) -> CGFloat {
        1.5 * max(scene.size.width, scene.size.height, 1)
    }
}

extension Animator where Self == BlindsAnimator {
    /// Returns an animator that opens the outgoing screen like a Venetian blind. See ``BlindsAnimator``.
    public static func blinds(
        axis: TransitionAxis = .horizontal,
        slats: Int = 9,
        duration: TimeInterval = 0.6
    ) -> BlindsAnimator {
        BlindsAnimator(axis: axis, slats: slats, duration: duration)
    }
}
