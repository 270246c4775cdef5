import UIKit

/// A driver that shows the poses of a choreography itself, frame by frame, so that fingers can take a screen
/// off its path.
///
/// The screen that the fingers hold has two positions: one on its path, and one where the fingers have moved
/// it. While it's held, its position on the path doesn't change, and everything else follows the progress.
/// When people let go, it continues to one end of its path. Meanwhile, the movement of the fingers fades out,
/// on a spring that starts at their speed.
@MainActor final class PoseDriver: TransitionDriver {
    /// The state of a transition at one moment.
    struct Moment: Equatable {
        /// The progress of everything that isn't held, from 0 to 1.
        var progress: CGFloat = 0
        /// The progress of the held screen on its path, from 0 to 1.
        var flight: CGFloat = 0
        var grip: Grip
    }

    let duration: TimeInterval
    private let timing: TimingCurve
    private let show: @MainActor (Moment) -> Void
    private let whenOver: @MainActor () -> Void

    private(set) var moment: Moment
    private var state = State.held
    /// The velocity at which the fingers let go, in points per second.
    private var toss = CGVector.zero

    private enum State {
        case held
        case playing(since: CFTimeInterval)
        case settling(Way)
        case arrived
    }

    /// - Parameters:
    ///   - center: The center at rest of the screen that fingers can hold.
    ///   - show: A closure that shows a moment.
    ///   - whenOver: A closure that's called when the animation has reached one of its ends.
    init(
        duration: TimeInterval,
        timing: TimingCurve,
        center: CGPoint,
        show: @escaping @MainActor (Moment) -> Void,
        whenOver: @escaping @MainActor () -> Void
    ) {
        self.duration = duration
        self.timing = timing
        self.show = show
        self.whenOver = whenOver
        moment = Moment(grip: Grip(center: center))
    }

    var progress: CGFloat { moment.progress }

    // MARK: Playing

    /// Plays from the beginning.
    func play() { state = .playing(since: CACurrentMediaTime()) }

    // MARK: Holding

    func scrub(to progress: CGFloat) {
        guard case .held = state else { return }
        moment.progress = progress
        show(moment)
    }

    /// Moves the held screen along with the fingers. The next progress makes it visible.
    func follow(_ change: Grip.Change) {
        guard case .held = state else { return }
        moment.grip.follow(change)
    }

    /// Stores the velocity at which the fingers let go, in points per second.
    func throwing(at velocity: CGVector) {
        toss = CGVector(dx: velocity.dx.finite(or: 0), dy: velocity.dy.finite(or: 0))
    }

    func hold() -> Bool {
        if case .arrived = state { return false }
        frame(at: CACurrentMediaTime())
        if case .arrived = state { return false }
        state = .held
        toss = .zero
        return true
    }

    // MARK: Settling

    func settle(_ settling: Settling, to outcome: Outcome) {
        guard case .held = state else { return }
        state = .settling(
            Way(
                from: moment,
                to: outcome,
                toss: toss,
                seconds: settling.duration,
                since: CACurrentMediaTime()
            )
        )
    }

    func jump(to outcome: Outcome) {
        if case .arrived = state { return }
        state = .arrived
        moment.progress = outcome.progress
        moment.flight = outcome.progress
        moment.grip = Grip(center: moment.grip.center)
        show(moment)
        whenOver()
    }

    func frame(at time: CFTimeInterval) {
        switch state {
        case .held, .arrived: return
        case .playing(let since):
            guard time - since < duration else { return jump(to: .completed) }
            let progress = timing.value(at: CGFloat((time - since) / duration), duration: duration)
            (moment.progress, moment.flight) = (progress, progress)
        case .settling(let way):
            guard !way.isOver(at: time) else { return jump(to: way.outcome) }
            moment = way.moment(at: time)
        }
        show(moment)
    }

    func release(_ outcome: Outcome) { state = .arrived }
}

/// The motion of everything to one of the ends.
private struct Way {
    let outcome: Outcome
    private let start: PoseDriver.Moment
    private let toss: CGVector
    private let since: CFTimeInterval
    /// The frequency of the critically damped springs, in radians per second.
    private let frequency: Double

    /// - Parameter seconds: The duration of a spring without initial velocity.
    init(
        from start: PoseDriver.Moment,
        to outcome: Outcome,
        toss: CGVector,
        seconds: TimeInterval,
        since: CFTimeInterval
    ) {
        self.start = start
        self.outcome = outcome
        self.since = since
        // At the end of the duration, a spring of this frequency has 0.2% of its distance left.
        frequency = 8.4 / min(max(seconds, 0.4), 0.5)
        // At a higher velocity, a screen would leave the window before it returns.
        let limit = CGFloat(frequency) * 400
        let speed = hypot(toss.dx, toss.dy)
        let factor = speed > limit ? limit / speed : 1
        self.toss = CGVector(dx: toss.dx * factor, dy: toss.dy * factor)
    }

    /// Returns the rest of a distance after a time in seconds.
    private func rest(of distance: CGFloat, speed: CGFloat, after time: Double) -> CGFloat {
        (distance + (speed + CGFloat(frequency) * distance) * CGFloat(time)) * CGFloat(exp(-frequency * time))
    }

    func moment(at now: CFTimeInterval) -> PoseDriver.Moment {
        let time = max(now - since, 0)
        var moment = start
        let left = rest(of: 1, speed: 0, after: time)
        moment.progress = outcome.progress + (start.progress - outcome.progress) * left
        moment.flight = outcome.progress + (start.flight - outcome.progress) * left
        moment.grip.offset = CGVector(
            dx: rest(of: start.grip.offset.dx, speed: toss.dx, after: time),
            dy: rest(of: start.grip.offset.dy, speed: toss.dy, after: time)
        )
        moment.grip.scale = pow(start.grip.scale, left)
        moment.grip.rotation = start.grip.rotation.shortestTurn * left
        return moment
    }

    /// Returns whether the difference from the end is invisible.
    func isOver(at now: CFTimeInterval) -> Bool {
        let moment = moment(at: now)
        let left = rest(of: 1, speed: 0, after: max(now - since, 0))
        let offset = moment.grip.offset
        return left < 0.002 && hypot(offset.dx, offset.dy) < 0.5
    }
}

extension CGFloat {
    /// The equivalent rotation of at most half a turn, in radians.
    fileprivate var shortestTurn: CGFloat { remainder(dividingBy: 2 * .pi).finite(or: 0) }
}
