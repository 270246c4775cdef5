import TransitionKit
import UIKit

/// An animator that hangs the screens on a clothesline with pegs, and pulls the line. The screens swing as
/// the line starts and stops, and the incoming one settles in its place. Backward, the line is pulled the
/// other way. A finger pulls it evenly, so the screens don't swing.
///
/// They swing like damped pendulums. Keynote has a transition of this name, too.
public struct ClotheslineAnimator: Animator, Hashable {
    /// The edge the incoming screen enters from. The default is trailing.
    public var edge: TransitionHorizontalEdge
    /// How far the screens swing, as a multiple of the usual angles. These are up to 6°, or less if the
    /// container is wider than high. The default is 1, which also replaces non-finite values. At 0, they
    /// don't swing. If it's negative, they swing the other way. Values outside -4…4 are clamped.
    public var swing: CGFloat
    /// The backdrop, corners, and shadow of the screens while they hang. The default is ``Staging/standard``.
    public var staging: Staging
    public var duration: TimeInterval

    /// Creates a clothesline animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.9 seconds.
    public init(
        edge: TransitionHorizontalEdge = .trailing,
        swing: CGFloat = 1,
        staging: Staging = .standard,
        duration: TimeInterval = 0.9
    ) {
        self.edge = edge
        self.swing = swing
        self.staging = staging
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        choreography(in: scene, backdrop: staging.backdropParticipants(in: scene))
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        var other = self
        other.edge = edge == .trailing ? .leading : .trailing
        // The backdrop is the same both ways.
        return other.choreography(in: scene, backdrop: staging.returningBackdrop(in: scene))
    }

    private func choreography(in scene: TransitionScene, backdrop: [Participant]) -> Choreography {
        let sides = TransitionSide.allCases.filter { scene.hasView(of: $0) }
        let tops = Set(sides.map { scene.fractions(scene.frame(of: $0)).minY })
        // Screens without a background wouldn't seem to hang on a line.
        let lines = scene.isSeeThrough ? [] : tops.sorted().map { Clothesline.line(above: $0) }
        let all = lines + sides.flatMap { hanging($0, in: scene) }
        return Choreography(
            timing: .linear,
            participants: backdrop
                + all.moving(
                    Keyframe.sampled { .rest.scaled(by: 1 - 0.2 * Self.back(at: $0)) },
                    about: Participant.Anchor(x: 0.5, y: 0.72),
                    in: scene
                )
        )
    }

    /// Returns a screen and its pegs, which swing about the line.
    private func hanging(_ side: TransitionSide, in scene: TransitionScene) -> [Participant] {
        let hung = scene.fractions(scene.frame(of: side))
        let screen = Participant(
            .screen(side),
            shadow: Staging.shadowShape,
            keyframes: Keyframe.sampled(steps: 20) { time in
                Pose.rest.interpolated(
                    to: staging.applied(to: .rest, in: scene),
                    at: min(Self.back(at: time) / 0.3, 1)
                )
            }
        )
        let pegs = Clothesline.pegs(on: hung, in: scene).map { $0.accompanying(side) }
        // Far enough that a screen that has left doesn't swing back into view.
        let way = (edge == .trailing ? -1.25 : 1.25) * scene.size.width
        let start: CGFloat = side == .outgoing ? 0 : -1
        return (screen.withRim(in: scene) + pegs).moving(
            Keyframe.sampled { time in
                let pull = scene.followsFinger ? time : Self.pull(at: time)
                return .rest.rotated(to: turn(at: time, in: scene)).translated(x: way * (start + pull))
            },
            about: Participant.Anchor(x: hung.midX, y: hung.minY - Clothesline.height),
            in: scene
        )
    }

    // MARK: Motion

    /// Returns how far back the viewer stands, from 0 to 1.
    private static func back(at time: CGFloat) -> CGFloat {
        min(smooth(time / 0.3), smooth((1 - time) / 0.3))
    }

    /// Returns how far the line has been pulled, from 0 to 1.
    private static func pull(at time: CGFloat) -> CGFloat {
        TimingCurve.cubic(CGPoint(x: 0.5, y: 0), CGPoint(x: 0.4, y: 1)).value(
            at: min(max((time - 0.1) / 0.58, 0), 1)
        )
    }

    /// Returns the angle of a screen at a moment, in radians.
    private func turn(at time: CGFloat, in scene: TransitionScene) -> CGFloat {
        let factor = swing.playable(or: Self().swing, within: -4...4)
        let size = CGSize(width: max(scene.size.width, 1), height: max(scene.size.height, 1))
        let last = Self.angles.count - 1
        // A wide screen swings less, so that its pegs stay on the line.
        let angle =
            Self.angles[min(Int((time * CGFloat(last)).rounded()), last)] * factor
            * min(1, size.height / size.width)
        return (edge == .trailing ? 1 : -1) * (scene.followsFinger ? 0 : angle)
    }

    /// The angles of a screen that hangs on the line as it's pulled toward the leading edge, in radians, at
    /// equal intervals. It's at rest at both ends.
    private static let angles: [CGFloat] =
        Pendulum(frequency: 17, damping: 0.2, strength: 0.75).swing(steps: 120) { pull(at: $0) }
        .map { $0.angle * smooth((1 - $0.time) / 0.3) }
}

extension Animator where Self == ClotheslineAnimator {
    /// Returns an animator that hangs the screens on a line, which is pulled. See ``ClotheslineAnimator``.
    public static func clothesline(
        edge: TransitionHorizontalEdge = .trailing,
        swing: CGFloat = 1,
        staging: Staging = .standard,
        duration: TimeInterval = 0.9
    ) -> ClotheslineAnimator {
        ClotheslineAnimator(edge: edge, swing: swing, staging: staging, duration: duration)
    }
}
