import TransitionKit
import UIKit

/// An animator that bursts the outgoing screen into square tiles. The tiles fly away from a point toward the
/// viewer, spin, and fall out of view. Backward, they come together again.
///
/// The tiles closest to the point fly first and farthest. Inspired by the explosion of VCTransitionsLibrary.
public struct ExplodeAnimator: Animator, Hashable {
    /// The number of tiles along the shorter side of the screen, from 1 to 40. The default is 7. Values out
    /// of range are clamped, and there are at most 40 along the longer side. There are more if tiles would
    /// otherwise be wider than 200 points, as on a tablet.
    public var tilesAcross: Int
    /// The strength of the burst. The tiles closest to the point fly outward by about this multiple of the
    /// container's shorter side, and just as far toward the viewer, but never past the viewer. Tiles farther
    /// away fly less far. At 0, they only spin and fall. The default is 0.6, which also replaces non-finite
    /// values. Negative values are treated as 0.
    public var spread: CGFloat
    /// The maximum angle by which a tile spins in either direction, in radians. The default is a quarter
    /// turn, which also replaces non-finite values.
    public var spin: CGFloat
    /// The point from which the tiles burst. The default is the center of the screen, which is also used if
    /// neither screen shows the view.
    public var origin: TransitionOrigin
    /// The seed for the random paths. The same seed always gives the same paths. The default is 0.
    public var seed: UInt64
    public var duration: TimeInterval

    /// Creates an explode animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.7 seconds.
    public init(
        tilesAcross: Int = 7,
        spread: CGFloat = 0.6,
        spin: CGFloat = .pi / 2,
        origin: TransitionOrigin = .center,
        seed: UInt64 = 0,
        duration: TimeInterval = 0.7
    ) {
        self.tilesAcross = tilesAcross
        self.spread = spread
        self.spin = spin
        self.origin = origin
        self.seed = seed
        self.duration = duration
    }

    public var targets: [TransitionTarget] { origin.targets }

    public func forward(in scene: TransitionScene) -> Choreography {
        var random = SeededGenerator(seed: seed)
        let burst = Burst(
            origin: origin.point(in: scene.outgoingFrame, of: scene),
            screen: scene.outgoingFrame,
            size: CGSize(width: max(scene.size.width, 1), height: max(scene.size.height, 1)),
            spread: spread.playable(or: Self().spread),
            spin: spin.playable(or: Self().spin),
            followsFinger: scene.followsFinger
        )
        let tiles = Slicing.tiles(alongShorterSide: tilesAcross, in: scene.outgoingFrame.size).map {
            burst.tile($0, using: &random)
        }
        // The incoming screen lies behind all tiles.
        let (eye, depth) = (burst.eye, 2 * burst.side)
        let behind = scene.pose(keeping: scene.incomingFrame, atDepth: depth, eyeDistance: eye)
        let beneath = Participant(.incoming, from: behind.dimmed(to: scene.coveredDimming(0.3)))
        return Choreography(
            timing: .linear,
            eyeDistance: eye,
            participants: scene.uncovering(beneath) + tiles
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        var choreography = forward(in: scene.reversed()).reversed()
        // Otherwise, the first tiles would be in view at once.
        choreography.participants = choreography.participants.map { participant in
            participant.with(
                keyframes: participant.keyframes.map { Keyframe(at: pow($0.time, 0.9), $0.pose) }
            )
        }
        return choreography
    }
}

extension Animator where Self == ExplodeAnimator {
    /// Returns an animator that bursts the outgoing screen into tiles. See ``ExplodeAnimator``.
    public static func explode(
        tilesAcross: Int = 7,
        spread: CGFloat = 0.6,
        spin: CGFloat = .pi / 2,
        origin: TransitionOrigin = .center,
        seed: UInt64 = 0,
        duration: TimeInterval = 0.7
    ) -> ExplodeAnimator {
        ExplodeAnimator(
            tilesAcross: tilesAcross,
            spread: spread,
            spin: spin,
            origin: origin,
            seed: seed,
            duration: duration
        )
    }
}
