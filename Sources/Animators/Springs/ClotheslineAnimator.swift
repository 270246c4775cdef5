import TransitionKit
import UIKit

/// An animator that hangs the screens on a clothesline with pegs, and pulls the line. The screens swing as
/// the line starts and stops, and the incoming one settles in its place. Backward, the line is pulled the
/// other way. A finger pulls it evenly, so the screens don't swing.
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
        let factor = swing.playable(or: Self().swing, within: -4...4)
        let size = CGSize(width: max(scene.size.width, 1), height: max(scene.size.height, 1))
        // A wide screen swings less, so that its pegs stay on the line.
        let angles =
            scene.followsFinger ? [0] : Self.angles.map { $0 * factor * min(1, size.height / size.width) }
        // Far enough that a screen that has left doesn't swing back into view.
        let way = (edge == .trailing ? -1.25 : 1.25) * scene.size.width
        func hanging(_ side: TransitionSide, from start: CGFloat) -> [Participant] {
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
            let pegs = [0.4, 0.6].map {
                peg(at: hung.minX + $0 * hung.width, above: hung.minY, in: scene).accompanying(side)
            }
            return (screen.withRim(in: scene) + pegs).moving(
                Keyframe.sampled { time in
                    let step = min(Int((time * CGFloat(angles.count - 1)).rounded()), angles.count - 1)
                    let turn = (edge == .trailing ? 1 : -1) * angles[step]
                    let pull = scene.followsFinger ? time : Self.pull(at: time)
                    return .rest.rotated(to: turn).translated(x: way * (start + pull))
                },
                about: Participant.Anchor(x: hung.midX, y: hung.minY - Self.height),
                in: scene
            )
        }
        let sides = TransitionSide.allCases.filter { scene.hasView(of: $0) }
        let tops = Set(sides.map { scene.fractions(scene.frame(of: $0)).minY })
        // Screens without a background wouldn't seem to hang on a line.
        let lines = scene.isSeeThrough ? [] : tops.sorted().map(line)
        let all = lines + sides.flatMap { hanging($0, from: $0 == .outgoing ? 0 : -1) }
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

    /// The height of the line above the screens, as a fraction of the container.
    private static let height: CGFloat = 0.022

    /// Returns the line above screens whose tops are at a position, in fractions of the container.
    private func line(above top: CGFloat) -> Participant {
        let frame = CGRect(x: -0.5, y: top - Self.height - 0.0015, width: 2, height: 0.003)
        return Participant(.decoration(.color(.rope, in: frame)), keyframes: Self.visible)
    }

    /// Returns a peg across the line above the top of the screen, in fractions of the container.
    private func peg(at place: CGFloat, above top: CGFloat, in scene: TransitionScene) -> Participant {
        let width = 0.013 * scene.size.height / max(scene.size.width, 1)
        let frame = CGRect(x: place - width / 2, y: top - Self.height - 0.013, width: width, height: 0.05)
        return Participant(
            .decoration(.gradient(from: .wood, at: .leading, to: .darkWood, in: frame)),
            shadow: Participant.Shadow(radius: 3, y: 2),
            keyframes: Self.pegged.map {
                Keyframe(at: $0.time, $0.pose.rounded(to: 3).shadowed(to: 0.4 * $0.pose.opacity))
            }
        )
    }

    /// The line is visible only while the screens leave room for it. At rest, it would be seen on the
    /// screens.
    private static let visible = [
        Keyframe(at: 0.05, .rest.faded(to: 0)), Keyframe(at: 0.12, .rest), Keyframe(at: 0.88, .rest),
        Keyframe(at: 0.95, .rest.faded(to: 0)),
    ]

    /// The pegs are visible only while the line is below a navigation bar. Otherwise, nothing but their ends
    /// would be seen, at the lower edge of the bar.
    private static let pegged = [
        Keyframe(at: 0.2, .rest.faded(to: 0)), Keyframe(at: 0.26, .rest), Keyframe(at: 0.74, .rest),
        Keyframe(at: 0.8, .rest.faded(to: 0)),
    ]

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

    /// The angles of a screen that hangs on the line as it's pulled toward the leading edge, in radians: a
    /// damped pendulum, which is at rest at both ends.
    private static let angles: [CGFloat] = {
        // The natural frequency is in radians per transition, and the damping is a ratio. The strength is the
        // angle per transition, in radians, that a screen gains as the line speeds up by one pull per
        // transition.
        let (count, frequency, damping, strength) = (120, CGFloat(17), CGFloat(0.2), CGFloat(0.75))
        let step = 1 / CGFloat(count)
        var (angle, speed) = (CGFloat(0), CGFloat(0))
        var angles = [angle]
        for index in 1...count {
            let time = CGFloat(index) * step
            let push = (pull(at: time + step) - 2 * pull(at: time) + pull(at: time - step)) / (step * step)
            speed +=
                (-frequency * frequency * angle - 2 * damping * frequency * speed - strength * push) * step
            angle += speed * step
            angles.append(angle * smooth((1 - time) / 0.3))
        }
        return angles
    }()
}

extension UIColor {
    fileprivate static let rope = UIColor(
        light: UIColor(white: 0.35, alpha: 1),
        dark: UIColor(white: 0.6, alpha: 1)
    )
    fileprivate static let wood = UIColor(red: 0.87, green: 0.7, blue: 0.48, alpha: 1)
    fileprivate static let darkWood = UIColor(red: 0.7, green: 0.51, blue: 0.31, alpha: 1)
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
