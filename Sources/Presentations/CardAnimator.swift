import UIKit

/// An animator that slides the screen in by an edge, or grows and fades it in, on a spring that doesn't
/// overshoot. Backward, the screen leaves the same way. If there's no edge, it stays opaque until half of the
/// duration has passed.
///
/// A `TransitionDelegate` with a `presentation` uses this animator if no other one is
/// set.
public struct CardAnimator: Animator, Hashable {
    /// The edge the screen enters from. The default is the bottom. If `nil`, the screen grows from 92% of its
    /// size, and fades in at the start.
    public var edge: TransitionEdge?
    public var duration: TimeInterval

    /// The initial velocity of the screen when it leaves, in points per second toward the edge. It's the
    /// velocity of the finger that throws the screen out. The default is 0, which also replaces negative and
    /// non-finite values.
    package var velocity: CGFloat = 0

    /// Whether the animator fades a screen that doesn't slide, because there's no edge or Reduce Motion is
    /// on. If `false`, the presentation fades the screen.
    var fades = true

    /// Whether the screen slides, rather than fades.
    @MainActor var slides: Bool { edge != nil && !UIAccessibility.isReduceMotionEnabled }

    /// Creates a card animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.4 seconds.
    public init(edge: TransitionEdge? = .bottom, duration: TimeInterval = 0.4) {
        self.edge = edge
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        guard let edge else {
            let small = Self.small
            // It's soon opaque, because text is hard to read in front of text.
            let start = Keyframe(at: 0, fades ? small.faded(to: 0) : small)
            let opaque = Keyframe(at: 0.35, small.interpolated(to: .rest, at: 0.35))
            var choreography = Choreography(
                timing: .spring(dampingRatio: 1),
                participants: [
                    Participant(.outgoing),
                    Participant(.incoming, keyframes: [start, opaque, Keyframe(at: 1, .rest)]),
                ]
            )
            choreography.isForOneScreen = !fades
            return choreography
        }
        let way = scene.translation(moving: scene.incomingFrame, outBy: edge)
        return Choreography(
            timing: .spring(dampingRatio: 1),
            participants: [Participant(.outgoing), Participant(.incoming, from: .rest.translated(by: way))]
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        var choreography = forward(in: scene.reversed()).reversed()
        guard let edge else { return fades ? shrinking : choreography }
        let way = scene.translation(moving: scene.outgoingFrame, outBy: edge)
        choreography.timing = timing(over: max(abs(way.dx), abs(way.dy)))
        return choreography
    }

    private static let small = Pose.rest.scaled(by: 0.92)

    /// The choreography in which the screen leaves without an edge. At first, it's opaque while it shrinks on
    /// a spring. Most of that is over early, so the fade needs a timing of its own. It ends before the
    /// dimming behind the screen is gone.
    private var shrinking: Choreography {
        let spring = TimingCurve.spring(dampingRatio: 1)
        let leaving = Keyframe.sampled { time in
            Pose.rest.interpolated(to: Self.small, at: spring.value(at: time))
                .faded(to: 1 - TimingCurve.easeInOut.value(at: (time - 0.5) / 0.4))
        }
        return Choreography(
            timing: .linear,
            participants: [Participant(.incoming), Participant(.outgoing, keyframes: leaving)]
        )
    }

    /// Lets the screen leave at the speed of the finger that throws it out, in points per second. A fast one
    /// is out of sight early, and then, people shouldn't have to wait for the end.
    ///
    /// - Parameter distance: The distance, in points.
    @MainActor mutating func leave(at speed: CGFloat, over distance: CGFloat) {
        velocity = speed
        guard slides, speed > 0 else { return }
        // As after a gesture, a spring with more velocity than this would overshoot in the given time.
        duration = min(duration, max(TimeInterval(6 * distance / speed), 0.1))
    }

    /// Returns the timing curve for leaving.
    ///
    /// - Parameter distance: The distance, in points.
    func timing(over distance: CGFloat) -> TimingCurve {
        let speed = max(velocity.finite(or: Self().velocity) / max(distance, 1), 0)
        return .spring(dampingRatio: 1, initialVelocity: speed)
    }
}

extension CardAnimator: ReducedAnimator {
    package func reduced(in scene: TransitionScene) -> Choreography? {
        guard !fades else { return nil }
        let still = Choreography(participants: [Participant(.outgoing), Participant(.incoming)])
        return scene.direction == .forward ? still : still.reversed()
    }
}

extension Animator where Self == CardAnimator {
    /// Returns an animator that slides the screen in by an edge, or grows and fades it in. See
    /// ``CardAnimator``.
    public static func card(edge: TransitionEdge? = .bottom, duration: TimeInterval = 0.4) -> CardAnimator {
        CardAnimator(edge: edge, duration: duration)
    }
}
