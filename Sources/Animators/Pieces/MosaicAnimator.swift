import TransitionKit
import UIKit

/// An animator that cuts the screen into tiles, which turn over one after another in a ripple. Each tile
/// rises toward the viewer as it turns, and light glints on its back, which shows the incoming screen.
/// Backward, the tiles turn the other way.
public struct MosaicAnimator: Animator, Hashable {
    /// The number of tiles along the shorter side of the screen, from 1 to 16. The default is 3. Values out
    /// of range are clamped. There are more if tiles would otherwise be wider than 200 points, as on a
    /// tablet.
    public var tilesAcross: Int
    /// How far a tile rises as it turns, in points. The default is 40, which also replaces non-finite values.
    /// If it's negative, the tile sinks instead. Values above 1.25 times the container's longer side are
    /// clamped, so that tiles stay in front of the viewer.
    public var lift: CGFloat
    /// The point from which the ripple runs outward. The default is the center of the screen, which is also
    /// used if neither screen shows the view.
    public var origin: TransitionOrigin
    public var duration: TimeInterval

    /// Creates a mosaic animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.7 seconds.
    public init(
        tilesAcross: Int = 3,
        lift: CGFloat = 40,
        origin: TransitionOrigin = .center,
        duration: TimeInterval = 0.7
    ) {
        self.tilesAcross = tilesAcross
        self.lift = lift
        self.origin = origin
        self.duration = duration
    }

    public var targets: [TransitionTarget] { origin.targets }

    public func forward(in scene: TransitionScene) -> Choreography { turning(by: .pi, in: scene) }

    public func backward(in scene: TransitionScene) -> Choreography { turning(by: -.pi, in: scene) }

    /// The distance from the origin up to which tiles turn at once. See `Ripple.distance(of:)`.
    private static let reach: CGFloat = 0.16

    private func turning(by angle: CGFloat, in scene: TransitionScene) -> Choreography {
        let frame = scene.screenFrame
        let size = CGSize(width: max(frame.width, 1), height: max(frame.height, 1))
        let point = origin.point(in: frame, of: scene)
        let tiles = Slicing.evenTiles(alongShorterSide: min(tilesAcross, 16), in: size)
        let eye = 2.5 * max(scene.size.width, scene.size.height, 1)
        let ripple = Ripple(
            origin: point,
            size: size,
            eyeOver: CGPoint(
                x: (scene.size.width / 2 - frame.minX) / size.width,
                y: (scene.size.height / 2 - frame.minY) / size.height
            ),
            angle: angle,
            // In front of the eye, nothing could be seen.
            lift: lift.playable(or: Self().lift, within: -1e6...eye / 2),
            eye: eye
        )
        let distances = tiles.map { ripple.distance(of: $0) }
        // In front of a screen that stays in place, the next tiles follow before the first ones stand still,
        // because nothing else is seen meanwhile.
        let next = scene.isAlone ? distances.filter { $0 > Self.reach }.min().map { $0 - 0.12 } : nil
        // With few tiles, none of them may be close to the origin.
        let first = min(max(distances.min() ?? 0, next ?? 0, Self.reach), 0.6)
        // What's seen between tiles that are edge-on: slightly darker than the veil, because a lot of it is
        // seen at once. White tiles stand out from it by their shades.
        let depth = scene.pose(keeping: scene.incomingFrame, atDepth: eye / 4, eyeDistance: eye).dimmed(
            to: 0.06
        )
        // Pale, so that nobody tries to read it through the slits.
        let veil = scene.edgeColor(of: .incoming)?.backdrop.withAlphaComponent(0.7)
        let behind =
            scene.hasIncomingView && scene.hasOutgoingView
            ? [Participant(.blurredPicture(of: .incoming), tint: veil, from: depth, to: depth)] : []
        return Choreography(
            timing: .linear,
            eyeDistance: eye,
            participants: behind.map { scene.fading($0) }
                + tiles.map { ripple.face(.outgoing, of: $0, after: first) }
                + tiles.map { ripple.face(.incoming, of: $0, after: first) }
        )
    }
}

/// A wave that turns tiles over as it reaches them.
private struct Ripple {
    /// The point from which the wave runs, in fractions of the screen.
    let origin: CGPoint
    let size: CGSize
    /// The point in front of the eye, in fractions of the screen.
    let eyeOver: CGPoint
    let angle: CGFloat
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
        let (x, y) = ((tile.midX - origin.x) * size.width, (tile.midY - origin.y) * size.height)
        // The wave starts with the tiles at the origin. Those around them follow so late that they still
        // cover their places while the first ones are edge-on. It ends with the edges, because the corners
        // alone would hardly be noticed.
        let way = min(max(distance(of: tile) - first, 0) / (0.76 - first), 1)
        let start = (1 - Self.length) * way
        // A tile above or below the origin turns about its horizontal axis. The farther a tile is to the
        // side, the more its axis slants.
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

extension Animator where Self == MosaicAnimator {
    /// Returns an animator that turns the tiles of a screen over in a ripple. See ``MosaicAnimator``.
    public static func mosaic(
        tilesAcross: Int = 3,
        lift: CGFloat = 40,
        origin: TransitionOrigin = .center,
        duration: TimeInterval = 0.7
    ) -> MosaicAnimator {
        MosaicAnimator(tilesAcross: tilesAcross, lift: lift, origin: origin, duration: duration)
    }
}
