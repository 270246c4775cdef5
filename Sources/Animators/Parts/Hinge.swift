import TransitionKit
import UIKit

/// An edge about which a screen turns.
struct Hinge {
    private let outward: CGVector

    init(_ edge: TransitionEdge) {
        outward = edge.outward
    }

    /// The center of the edge.
    var anchor: Participant.Anchor {
        Participant.Anchor(x: (1 + outward.dx) / 2, y: (1 + outward.dy) / 2)
    }

    /// Returns the distance from the edge to the opposite one, in points.
    func length(in size: CGSize) -> CGFloat {
        outward.dx == 0 ? size.height : size.width
    }

    /// Returns the distance of a frame's edge from the center of the container, in points. It's negative if
    /// the edge is on the opposite side of the center.
    func distance(of frame: CGRect, in size: CGSize) -> CGFloat {
        let (x, y) = (outward.dx * (frame.midX - size.width / 2), outward.dy * (frame.midY - size.height / 2))
        return x + y + length(in: frame.size) / 2
    }

    /// Returns whether the edge of a frame is at that of the container, or beyond it.
    func reachesEdge(_ frame: CGRect, in size: CGSize) -> Bool {
        distance(of: frame, in: size) > length(in: size) / 2 - 0.5
    }

    /// Returns the pose of a screen whose opposite edge is lifted toward the viewer by an angle, in radians.
    /// A negative angle tips it away.
    func lifted(by angle: CGFloat) -> Pose {
        // A positive rotation about y moves the right edge away. One about x brings the lower edge closer.
        outward.dx == 0
            ? .rest.rotated(to: -outward.dy * angle, about: .x)
            : .rest.rotated(to: outward.dx * angle, about: .y)
    }

    /// Returns the keyframes of a screen that a finger opens: from rest to a pose in which it's lifted until
    /// it's edge-on for the eye. Its free edge is seen to move along with the finger. At a constant speed, it
    /// would stand still for a quarter of the way, because it turns toward the viewer at first.
    ///
    /// - Parameters:
    ///   - frame: The frame at rest, in the container's coordinates.
    ///   - opened: The pose at the end.
    ///   - eye: The eye distance of the choreography, in points.
    ///   - size: The size of the container.
    func opening(_ frame: CGRect, to opened: Pose, eyeDistance eye: CGFloat, in size: CGSize) -> [Keyframe] {
        let (distance, length) = (distance(of: frame, in: size), length(in: frame.size))
        let slopes = (start: (distance - length) / eye, end: distance / eye)
        return Keyframe.sampled { part in
            guard part < 1 else { return opened }
            let lift = Self.angle(uncovering: part, slopes: slopes)
            return Pose.rest.interpolated(to: opened, at: min(lift / abs(opened.rotation.angle), 1))
        }
    }

    /// Returns the angle at which something that turns seems to uncover a part of its place. This is where
    /// the line from the eye to the edge of that part meets the circle on which the free edge moves.
    ///
    /// - Parameters:
    ///   - part: The part, from 0 to 1.
    ///   - slopes: The slopes of that line when the free edge is at rest, and when it's in line with the
    ///     axis: the distance from the center of the container, divided by the eye distance.
    static func angle(uncovering part: CGFloat, slopes: (start: CGFloat, end: CGFloat)) -> CGFloat {
        func exact(_ part: CGFloat) -> CGFloat {
            let slope = lerp(slopes.start, slopes.end, part)
            return acos((1 - part) / hypot(1, slope)) - atan(slope)
        }
        // What comes closer also looks larger, so it may have to turn by more than ten degrees before it
        // uncovers anything. Within a shorter part, something that's let go would slow down, and then snap
        // shut.
        let first: CGFloat = 0.12
        guard part < first else { return exact(part) }
        // A parabola from 0, which goes on at the same angle and speed.
        let speed = (exact(first + 1e-4) - exact(first - 1e-4)) / 2e-4
        let mean = exact(first) / first
        return part * (2 * mean - speed + (speed - mean) * part / first)
    }
}
