import UIKit

/// The rest of a transition after a gesture: a critically damped spring that starts at the finger's speed and
/// doesn't overshoot.
package struct Settling: Equatable {
    /// The duration, in seconds.
    package let duration: TimeInterval
    /// The initial velocity toward the goal, in total remaining distances per second.
    package let velocity: CGFloat
    /// The speed, as a multiple of the animation's own speed.
    let rate: Double

    /// Creates the rest of a transition, or by default, of a whole motion that isn't a transition.
    ///
    /// - Parameters:
    ///   - progress: The progress at the start. The default is 0.
    ///   - outcome: The end. The default is the end of the motion.
    ///   - velocity: The rate of progress per second. Positive values go toward the end of the transition.
    ///   - whole: The duration of the entire transition, or of the significant part of the motion, in
    ///     seconds.
    ///   - speed: The speed of the rest, as a multiple of the animation's own speed, clamped to 0.01…1000.
    ///     One that's zero, negative, or non-finite is treated as 1, which is the default.
    package init(
        from progress: CGFloat = 0,
        to outcome: Outcome = .completed,
        velocity: CGFloat,
        duration whole: TimeInterval,
        speed: CGFloat = 1
    ) {
        let remaining = max(abs(outcome.progress - progress), 1e-4)
        let toward = outcome == .completed ? velocity : -velocity
        var relative = toward.isFinite ? toward / remaining : 0
        rate = Self.rate(speed)
        // Springs arrive gradually, which takes time. If hardly anything remains, it's over soon.
        let least = min(0.3, whole) * min(max(5 * Double(remaining), 1 / 3), 1)
        var seconds = max(1.5 * whole * Double(remaining), least) / rate
        if relative > 0 {
            // A spring with more velocity than this would overshoot in the given time.
            seconds = min(seconds, max(6 / Double(relative), 0.1))
            relative = min(relative, 6 / CGFloat(max(seconds, 1e-3)))
        } else {
            // If the velocity points away from the goal, the spring can turn back, but must not pass the
            // other end.
            let hasRoom = remaining < 0.95
            relative = hasRoom ? max(relative, -2 / CGFloat(max(seconds, 1e-3))) : 0
        }
        duration = seconds
        self.velocity = relative
    }

    /// Returns the speed that's played for one that's requested.
    static func rate(_ speed: CGFloat) -> Double {
        speed.isFinite && speed > 0 ? min(max(Double(speed), 0.01), 1000) : 1
    }

    /// Returns the fraction of the remaining distance that's covered after a time in seconds.
    func progress(after time: TimeInterval) -> CGFloat {
        guard time < duration else { return 1 }
        return TimingCurve.spring(dampingRatio: 1, initialVelocity: velocity)
            .value(at: CGFloat(time / duration), duration: duration)
    }

    /// Returns the same fraction for UIKit's spring with this damping, duration, and velocity, which is at
    /// rest when a thousandth remains.
    package func systemProgress(after time: TimeInterval) -> CGFloat {
        guard time > 0 else { return 0 }
        let push = velocity * CGFloat(duration)
        let spring = SpringCurve(dampingRatio: 1, initialVelocity: push, remainder: 0.001, fades: false)
        return spring.value(at: CGFloat(time / duration))
    }
}

/// The settling of a progress at one of the ends.
struct SettlingMotion {
    let settling: Settling
    let outcome: Outcome
    /// The progress at the start.
    let start: CGFloat
    /// The time at the start, in seconds.
    let begin = CACurrentMediaTime()

    func progress(at time: CFTimeInterval) -> CGFloat {
        start.interpolated(to: outcome.progress, at: settling.progress(after: max(time - begin, 0)))
    }

    /// Returns the progress of UIKit's spring. See ``Settling/systemProgress(after:)``.
    func systemProgress(at time: CFTimeInterval) -> CGFloat {
        start.interpolated(to: outcome.progress, at: settling.systemProgress(after: time - begin))
    }

    /// Returns the time since the motion should have ended, in seconds. It's negative before.
    func overtime(at time: CFTimeInterval) -> TimeInterval { time - begin - settling.duration }
}
