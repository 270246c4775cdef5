import TransitionKit
import UIKit

/// An animator that cuts the screen into tiles, which turn over one after another in a ripple. Each tile
/// rises toward the viewer as it turns, and light glints on its back, which shows the incoming screen.
/// Backward, the tiles turn the other way.
///
/// Keynote has a transition of this name, too.
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

    private func turning(by angle: CGFloat, in scene: TransitionScene) -> Choreography {
        let frame = scene.screenFrame
        let size = CGSize(width: max(frame.width, 1), height: max(frame.height, 1))
        let tiles = Slicing.evenTiles(alongShorterSide: min(tilesAcross, 16), in: size)
        let eye = 2.5 * max(scene.size.width, scene.size.height, 1)
        let ripple = Ripple(
            origin: origin.point(in: frame, of: scene),
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
        let first = start(of: ripple, over: tiles, in: scene)
        return Choreography(
            timing: .linear,
            eyeDistance: eye,
            participants: behind(in: scene, eyeDistance: eye).map { scene.fading($0) }
                + tiles.map { ripple.face(.outgoing, of: $0, after: first) }
                + tiles.map { ripple.face(.incoming, of: $0, after: first) }
        )
    }

    /// The distance from the origin up to which tiles turn at once. See `Ripple.distance(of:)`.
    private static let reach: CGFloat = 0.16

    /// Returns the distance from the origin up to which these tiles turn at once. With few tiles, none of
    /// them may be close to the origin.
    private func start(of ripple: Ripple, over tiles: [CGRect], in scene: TransitionScene) -> CGFloat {
        let distances = tiles.map { ripple.distance(of: $0) }
        // In front of a screen that stays in place, the next tiles follow before the first ones stand still,
        // because nothing else is seen meanwhile.
        let next = scene.isAlone ? distances.filter { $0 > Self.reach }.min().map { $0 - 0.12 } : nil
        return min(max(distances.min() ?? 0, next ?? 0, Self.reach), 0.6)
    }

    /// Returns what's seen between tiles that are edge-on: a blurred picture of the incoming screen, so pale
    /// that nobody tries to read it through the slits. It's slightly darker than its veil, because a lot of
    /// it is seen at once. White tiles stand out from it by their shades.
    private func behind(in scene: TransitionScene, eyeDistance eye: CGFloat) -> [Participant] {
        guard scene.hasBothViews else { return [] }
        let depth = scene.pose(keeping: scene.incomingFrame, atDepth: eye / 4, eyeDistance: eye)
            .dimmed(to: 0.06)
        let veil = scene.edgeColor(of: .incoming)?.backdrop.withAlphaComponent(0.7)
        return [Participant(.blurredPicture(of: .incoming), tint: veil, from: depth, to: depth)]
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
