import TransitionKit
import UIKit

/// The path of a screen, cut into strips, into a point.
///
/// In perspective, a strip whose far edge is closer to the eye than its near edge appears as a trapezoid, so
/// the sides of the strips form one curve. All strips have the width of the narrowest one. A strip that
/// should appear wider is closer to the eye.
struct Funnel {
    private static let stripCount = 36
    /// The final width of the screen at the point, as a fraction of its width.
    private static let narrow: CGFloat = 0.04

    private let screen: CGRect
    private let container: CGSize
    /// The edge closest to the point.
    private let edge: TransitionEdge
    private let destination: CGPoint
    /// The distance from the far edge of the screen to the near one, in points.
    private let length: CGFloat
    /// The distance from the far edge to the point, in points.
    private let depth: CGFloat
    /// The final width of the funnel's mouth, as a fraction of the screen's width. On a screen that's wider
    /// than long, sides that came from its corners would lie nearly flat.
    private let mouth: CGFloat
    /// Whether what's behind the screen shows through it.
    private let isSeeThrough: Bool

    /// - Parameter point: The point, in fractions of the outgoing screen.
    init(of scene: TransitionScene, to point: CGPoint) {
        screen = scene.outgoingFrame
        container = scene.size
        isSeeThrough = scene.seeThroughScreens.contains(.outgoing)
        let inside = CGPoint(
            x: point.x.playable(or: 0.5, within: 0...1),
            y: point.y.playable(or: 1, within: 0...1)
        )
        let distances: [(edge: TransitionEdge, distance: CGFloat)] = [
            (.bottom, 1 - inside.y), (.top, inside.y), (.leading, inside.x), (.trailing, 1 - inside.x),
        ]
        let nearest = distances.min { $0.distance < $1.distance } ?? (edge: .bottom, distance: 0)
        edge = nearest.edge
        destination = CGPoint(
            x: screen.minX + inside.x * screen.width,
            y: screen.minY + inside.y * screen.height
        )
        length = Hinge(edge).length(in: screen.size)
        let width = edge.outward.dx == 0 ? screen.width : screen.height
        mouth = min(max(1.3 * length / max(width, 1), 0.3), 1)
        depth = length * (1 - nearest.distance)
    }

    /// The distance of the eye, in points. It doesn't change what's visible. The closer the eye, the shorter
    /// the paths of the strips.
    var eyeDistance: CGFloat { length / 8 }

    /// All lines converge at the point.
    var vanishingPoint: CGPoint {
        CGPoint(x: destination.x / max(container.width, 1), y: destination.y / max(container.height, 1))
    }

    /// The strips, from the far edge to the near one.
    var strips: [Participant] { places.map { strip(from: $0.start, to: $0.end) } }

    /// Where the strips start and end, in points from the far edge.
    private var places: [(start: CGFloat, end: CGFloat)] {
        if isSeeThrough {
            // Where strips overlapped, less would show through them. On whole points, they meet exactly.
            let rows = Slicing.rows(Self.stripCount, in: CGSize(width: 1, height: length))
            return rows.map { (start: length * $0.minY, end: length * $0.maxY) }
        }
        let height = length / CGFloat(Self.stripCount)
        return (0..<Self.stripCount).map { index in
            let start = CGFloat(index) * height
            // One point more than necessary, so that no gap shows between strips.
            return (start: start, end: min(start + height + 1, length))
        }
    }

    /// Returns the strip between two positions, in points from the far edge.
    private func strip(from start: CGFloat, to end: CGFloat) -> Participant {
        let anchor = Hinge(edge.opposite).anchor
        let isUpright = edge.outward.dx == 0
        var strip = Participant(
            .slice(slice(from: start / length, to: end / length), of: .outgoing),
            anchor: isUpright
                ? Participant.Anchor(x: (destination.x - screen.minX) / screen.width, y: anchor.y)
                : Participant.Anchor(x: anchor.x, y: (destination.y - screen.minY) / screen.height),
            shade: Participant.Shade(color: .funnel),
            keyframes: Keyframe.sampled { $0 == 0 ? .rest : pose(from: start, to: end, at: $0) }
        )
        strip.isJoined = isSeeThrough
        return strip
    }

    /// Returns the pose of a strip between two positions, in points from the far edge.
    private func pose(from start: CGFloat, to end: CGFloat, at time: CGFloat) -> Pose {
        let (first, last) = (point(start, at: time), point(end, at: time))
        let (along, nearness) = (last.way - first.way, last.nearness - first.nearness)
        let isUpright = edge.outward.dx == 0
        var pose = Hinge(edge.opposite).lifted(by: atan2(nearness, along))
        let stretch = max(hypot(along, nearness), 0.01) / (end - start)
        // The last strips narrow to nothing. If they faded instead, it would be visible where they overlap.
        // They do so along with what's left of the screen, or it would be a hairline.
        let width = narrowest(at: time) * max(min((1 - time) / 0.05, 1), 0.001)
        (pose.scaleX, pose.scaleY) = isUpright ? (width, stretch) : (stretch, width)
        // A strip that arrived before is no longer visible.
        let isGone = [start, end].allSatisfy { abs(way(of: $0, at: time - 1 / 60) - depth) < 0.5 }
        return pose.translated(by: edge.outward, times: first.way - start)
            .translated(z: first.nearness).faded(to: isGone || time >= 1 ? 0 : 1)
            // A stronger shade would differ visibly from one strip to the next.
            .dimmed(to: 0.25 * smooth(time / 0.3) + 0.3 * slope(at: (start + end) / 2, at: time))
            .clipped(
                to: roundedEnd(isFirst: start == 0),
                cornerRadius: start == 0 ? min(22 * smooth(time / 0.2), 0.9 * (end - start)) : 0
            )
    }

    /// Returns the visible part of a strip. The far edge of the first one has round corners, and its near
    /// edge, which the next strip continues, extends beyond it.
    private func roundedEnd(isFirst: Bool) -> CGRect {
        let whole = Pose.rest.clip.rect
        guard isFirst else { return whole }
        return whole.union(whole.offsetBy(dx: edge.outward.dx, dy: edge.outward.dy))
    }

    /// Returns the point in space that appears where, and as wide as, a position on the screen should: its
    /// distance from the far edge, and how close to the eye it is.
    private func point(_ position: CGFloat, at time: CGFloat) -> (way: CGFloat, nearness: CGFloat) {
        let seen = way(of: position, at: time)
        let narrowest = narrowest(at: time)
        let mouth = lerp(1, mouth, smooth(time / 0.8))
        let width = lerp(mouth, narrowest, Self.profile(seen / max(depth, 1)))
        // At this fraction of the eye distance, something as wide as the narrowest strip appears as wide as
        // it should. It also appears farther from the point, so it's that much closer to it.
        let size = narrowest / width
        return (depth + (seen - depth) * size, eyeDistance * (1 - size))
    }

    /// Returns how much of the narrowing has happened at a fraction of the way to the point. It's Ken
    /// Perlin's smootherstep, so the sides are straight at both ends, and lean most in between.
    private static func profile(_ part: CGFloat) -> CGFloat {
        let inner = narrowing(part)
        return inner * inner * inner * (inner * (6 * inner - 15) + 10)
    }

    /// Returns how far a fraction of the way to the point is into the part in which the sides narrow, from 0
    /// to 1.
    private static func narrowing(_ part: CGFloat) -> CGFloat { min(max((part - 0.12) / 0.8, 0), 1) }

    /// Returns how much the sides lean at a position on the screen, from 0 to 1: the derivative of the
    /// profile, divided by its maximum.
    private func slope(at position: CGFloat, at time: CGFloat) -> CGFloat {
        let part = Self.narrowing(way(of: position, at: time) / max(depth, 1))
        return 16 * part * part * (1 - part) * (1 - part) * bend(at: time)
    }

    /// Returns the apparent width of the screen at the point, as a fraction of its width.
    private func narrowest(at time: CGFloat) -> CGFloat { lerp(1, Self.narrow, bend(at: time)) }

    /// Returns how far from the far edge a position on the screen appears, in points.
    private func way(of position: CGFloat, at time: CGFloat) -> CGFloat {
        // Parts beyond the point retreat to it while the sides bend.
        let bent = position > depth ? lerp(position, depth, bend(at: time)) : position
        // It slides only once the sides have begun to bend, faster and faster.
        let slide = pow(max(time - 0.18, 0) / 0.82, 1.9)
        return max(bent, min(bent + slide * depth, depth))
    }

    /// Returns how far the sides have bent, from 0 to 1.
    private func bend(at time: CGFloat) -> CGFloat { smooth(time / 0.5) }

    /// Returns the part of the screen between two distances from the far edge. All are fractions.
    private func slice(from start: CGFloat, to end: CGFloat) -> CGRect {
        switch edge {
        case .top: CGRect(x: 0, y: 1 - end, width: 1, height: end - start)
        case .leading: CGRect(x: 1 - end, y: 0, width: end - start, height: 1)
        case .bottom: CGRect(x: 0, y: start, width: 1, height: end - start)
        case .trailing: CGRect(x: start, y: 0, width: end - start, height: 1)
        }
    }
}
