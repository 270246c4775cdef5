import TransitionKit
import UIKit

/// A wave that turns tiles over as it reaches them.
struct Ripple {
    /// The point from which the wave runs, in fractions of the screen.
    let origin: CGPoint
    /// The size of the screen, in points.
    let size: CGSize
    /// The point in front of the eye, in fractions of the screen.
    let eyeOver: CGPoint
    /// The angle by which each tile turns, in radians: half a turn in either direction.
    let angle: CGFloat
    /// How far a tile rises as it turns, in points.
    let lift: CGFloat
    /// The distance of the eye, in points.
    let eye: CGFloat

    /// The part of the transition during which a tile turns.
    private static let length: CGFloat = 0.42
    private static let glint = Participant.Shade(color: .white, strongestAt: .top, minimumStrength: 0.15)

    /// Returns a face of a tile: the outgoing screen's until the tile is edge-on, and then the incoming
    /// one's.
    ///
    /// - Parameter first: The distance from the origin up to which tiles turn at once. See
    ///   ``distance(of:)``.
    func face(_ side: TransitionSide, of tile: CGRect, after first: CGFloat) -> Participant {
        // The wave starts with the tiles at the origin. Those around them follow so late that they still
        // cover their places while the first ones are edge-on. It ends with the edges, because the corners
        // alone would hardly be noticed.
        let way = min(max(distance(of: tile) - first, 0) / (0.76 - first), 1)
        let start = (1 - Self.length) * way
        // A tile above or below the origin turns about its horizontal axis. The farther a tile is to the
        // side, the more its axis slants.
        let (x, y) = ((tile.midX - origin.x) * size.width, (tile.midY - origin.y) * size.height)
        let slant = hypot(x, y) > 1 ? x / hypot(x, y) : 0
        let axis = Rotation.Axis(x: 1, y: -slant, z: 0)
        let edgeOn = edgeOn(tile, slant: slant)
        let isFront = side == .outgoing
        func pose(_ part: CGFloat) -> Pose {
            let turn = angle * (isFront ? part : part - 1)
            let shine = isFront ? 0.5 * smooth(part / 0.5) : 0.6 * (1 - smooth((part - 0.5) / 0.32))
            let isSeen = isFront ? part < edgeOn : part >= edgeOn
            return Pose.rest.rotated(to: turn, about: axis).translated(z: lift * sin(.pi * part))
                .dimmed(to: shine).faded(to: isSeen ? 1 : 0)
        }
        let parts: [CGFloat] =
            isFront
            ? [0, 0.12, 0.25, 0.38, edgeOn - 0.001, edgeOn]
            : [edgeOn - 0.001, edgeOn, 0.62, 0.75, 0.88, 1]
        return Participant(
            .slice(tile, of: side),
            // The edge that turns away is the darkest.
            shade: isFront
                ? .turnedAway(strongestAt: angle > 0 ? .top : .bottom, minimumStrength: 0.35) : Self.glint,
            keyframes: parts.map { part in
                // Each tile starts and lands gradually.
                Keyframe(
                    at: start + Self.length * Self.easing(part),
                    part == 0 || part == 1 ? .rest : pose(part)
                )
            }
        )
    }

    /// Returns the distance of a tile from the origin, as a fraction of that of the farthest corner.
    func distance(of tile: CGRect) -> CGFloat {
        hypot((tile.midX - origin.x) * size.width, (tile.midY - origin.y) * size.height)
            / size.reach(from: origin)
    }

    /// Returns the part of its turn after which a tile is edge-on. Away from the center of the container, the
    /// viewer looks at a tile at an angle, so that's earlier or later than halfway.
    private func edgeOn(_ tile: CGRect, slant: CGFloat) -> CGFloat {
        let (x, y) = ((tile.midX - eyeOver.x) * size.width, (tile.midY - eyeOver.y) * size.height)
        let distance = (slant * x + y) / hypot(1, slant)
        let lead = atan(distance / max(eye - lift, 1)) / abs(angle)
        return min(max(0.5 + (angle > 0 ? lead : -lead), 0.4), 0.6)
    }

    /// Returns the time at which a tile has made a part of its turn, as a fraction.
    private static func easing(_ part: CGFloat) -> CGFloat {
        TimingCurve.cubic(CGPoint(x: 0, y: 0.02), CGPoint(x: 0.86, y: 0.86)).value(at: part)
    }
}
