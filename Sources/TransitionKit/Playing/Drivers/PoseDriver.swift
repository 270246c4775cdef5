import UIKit

/// A driver that shows the poses of a choreography itself, frame by frame, so that fingers can take a screen
/// off its path.
///
/// The screen that the fingers hold has two positions: one on its path, and one where the fingers have moved
/// it. While it's held, its position on the path doesn't change, and everything else follows the progress.
/// When people let go, it continues to one end of its path. Meanwhile, the movement of the fingers fades out,
/// on a spring that starts at their speed.
@MainActor final class PoseDriver: TransitionDriver {
    /// What is shown at a moment.
    struct Moment: Equatable {
        /// How far all that is not held has come, 0…1.
        var progress: CGFloat = 0
        /// How far what is held has come, 0…1.
        var flight: CGFloat = 0
        var grip: Grip
    }

    let duration: TimeInterval
    private let timing: TimingCurve
    private let show: @MainActor (Moment) -> Void
    private let whenOver: @MainActor () -> Void

    private(set) var moment: Moment
    private var state = State.held
    /// How fast the fingers left, in points a second.
    private var toss = CGVector.zero

    private enum State {
        case held
        case playing(since: CFTimeInterval)
        case settling(Way)
        case arrived
    }

    /// - Parameters:
    ///   - center: the middle of the screen that fingers may hold, at rest.
    ///   - show: shows a moment.
    ///   - whenOver: called when it has come to one of the ends.
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

    // MARK: By itself

    /// Plays from its beginning by itself.
    func play() { state = .playing(since: CACurrentMediaTime()) }

    // MARK: Held

    func scrub(to progress: CGFloat) {
        guard case .held = state else { return }
        moment.progress = progress
        show(moment)
    }

    /// Takes what is held along with the fingers. It is shown with the progress.
    func follow(_ change: Grip.Change) {
        guard case .held = state else { return }
        moment.grip.follow(change)
    }

    /// Notes how fast the fingers leave, in points a second.
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

    // MARK: Let go

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

/// The way of everything to one of the ends.
private struct Way {
    let outcome: Outcome
    private let start: PoseDriver.Moment
    private let toss: CGVector
    private let since: CFTimeInterval
    /// Of critically damped springs, in radians a second.
    private let frequency: Double

    /// - Parameter seconds: how long a spring without speed takes.
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
        // A spring of this frequency has a five-hundredth of its way left then.
        frequency = 8.4 / min(max(seconds, 0.4), 0.5)
        // Thrown harder than this, a screen would leave the window before it comes back.
        let limit = CGFloat(frequency) * 400
        let speed = hypot(toss.dx, toss.dy)
        let factor = speed > limit ? limit / speed : 1
        self.toss = CGVector(dx: toss.dx * factor, dy: toss.dy * factor)
    }

    /// What is left of a distance after a time in seconds.
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

    /// Whether the difference to the end is invisible.
    func isOver(at now: CFTimeInterval) -> Bool {
        let moment = moment(at: now)
        let left = rest(of: 1, speed: 0, after: max(now - since, 0))
        let offset = moment.grip.offset
        return left < 0.002 && hypot(offset.dx, offset.dy) < 0.5
    }
}

extension CGFloat {
    /// The same turn the short way round, in radians.
    fileprivate var shortestTurn: CGFloat { remainder(dividingBy: 2 * .pi).finite(or: 0) }
}
