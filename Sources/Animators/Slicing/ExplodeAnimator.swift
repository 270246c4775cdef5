import TransitionKit
import UIKit

/// The old screen breaks into square tiles that scatter, spin and fade. Backward they come together again.
///
/// After the explosion of VCTransitionsLibrary.
public struct ExplodeAnimator: Animator, Hashable {
    /// How many tiles lie side by side. 10 by default, at least 1 and at most 40.
    public var columns: Int
    /// How far a tile flies at most, in widths of the container, each way. 0.3 by default, and where it is not
    /// finite.
    public var spread: CGFloat
    /// How far a tile spins at most, in radians, either way. A quarter turn by default, and where it is not finite.
    public var spin: CGFloat
    /// What the flights are drawn from: the same seed flies the same way. 0 by default.
    public var seed: UInt64
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.7 by default.
    public init(
        columns: Int = 10,
        spread: CGFloat = 0.3,
        spin: CGFloat = .pi / 2,
        seed: UInt64 = 0,
        duration: TimeInterval = 0.7
    ) {
        self.columns = columns
        self.spread = spread
        self.spin = spin
        self.seed = seed
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        var random = SeededGenerator(seed: seed)
        func between(_ limit: CGFloat) -> CGFloat { CGFloat.random(in: -1...1, using: &random) * limit }
        let spin = spin.playable(or: .pi / 2)
        let distance = spread.playable(or: 0.3) * scene.size.width
        let tiles = Slicing.tiles(columns: columns, in: scene.size).map { tile in
            Participant(
                .slice(tile, of: .outgoing),
                to: .rest.scaled(by: 0.1).rotated(to: between(spin)).faded(to: 0)
                    .translated(x: between(distance), y: between(distance))
            )
        }
        return Choreography([Participant(.incoming)] + tiles)
    }
}

extension Animator where Self == ExplodeAnimator {
    /// The old screen breaks into square tiles that scatter; see ``ExplodeAnimator``.
    public static func explode(
        columns: Int = 10,
        spread: CGFloat = 0.3,
        spin: CGFloat = .pi / 2,
        seed: UInt64 = 0,
        duration: TimeInterval = 0.7
    ) -> ExplodeAnimator {
        ExplodeAnimator(columns: columns, spread: spread, spin: spin, seed: seed, duration: duration)
    }
}
