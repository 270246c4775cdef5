import UIKit

/// The driver of a stage. It shows the poses of a choreography frame by frame from the moment when fingers
/// hold the transition until its end. As long as nothing holds it, Core Animation plays it.
///
/// The screen that fingers can take off its path has two positions: one on its path, and one where the
/// fingers have moved it. While it's held, its position on the path doesn't change, and everything else
/// follows the progress, while the other screen fills its place. When people let go, it continues to one end
/// of its path. Meanwhile, the movement of the fingers fades out, on a spring that starts at their speed.
@MainActor final class PoseDriver: TransitionDriver {
    /// The state of a transition at one moment.
    struct Moment: Equatable {
        /// The progress of everything that isn't held, from 0 to 1, or beyond these values on a spring.
        var progress: CGFloat = 0
        /// The progress of the held screen on its path, in the same range.
        var heldProgress: CGFloat = 0
        var drag: DragTransform

        /// Whether fingers have moved the held screen.
        var isOffItsWay: Bool { drag != DragTransform(center: drag.center) }
    }

    let duration: TimeInterval
    let timing: TimingCurve
    private weak var stage: Stage?
    /// The animations with which Core Animation plays.
    private let animations: LayerAnimations
    /// Whether fingers can take a screen off its path.
    private let dragsFreely: Bool

    private(set) var moment: Moment
    private var state = State.waiting
    /// The velocity at which the fingers let go, in points per second.
    private var releaseVelocity = CGVector.zero
    /// The distance by which a spring had passed an end when it was caught.
    private var excess: (by: CGFloat, at: CGFloat) = (0, 0)

    private enum State {
        case waiting
        /// Core Animation plays.
        case playing
        /// UIKit moves the animator that it has received, and the poses follow it.
        case led
        case held
        case settling(ReleaseMotion)
        case arrived
    }

    /// Creates the driver of a stage.
    ///
    /// - Parameter stage: The stage, with its choreography.
    init(_ stage: Stage) {
        self.stage = stage
        duration = stage.duration
        timing = stage.choreography.timing
        animations = LayerAnimations(duration: stage.duration, clock: stage.views.container.layer)
        dragsFreely = stage.dragsFreely
        moment = Moment(drag: DragTransform(center: stage.centerOfHeldScreen))
    }

    var progress: CGFloat {
        guard case .playing = state else { return moment.progress }
        return timing.value(at: playedFraction, duration: duration)
    }

    // MARK: Playing

    /// Adds the animations.
    private func start() { stage?.animate(with: animations) }

    /// Plays from the beginning.
    func play() {
        guard case .waiting = state else { return }
        state = .playing
        animations.play(start)
    }

    /// Plays from the beginning again.
    func restart() { if isPlaying { animations.play(start) } }

    /// Removes the animations of layers that are about to be replaced.
    func stopAnimations() { animations.stop() }

    /// Shows the same moment with other layers or poses, and continues.
    ///
    /// - Parameter center: The center at rest of the screen that fingers can hold.
    func replace(center: CGPoint) {
        moment.drag.center = center
        switch state {
        case .waiting, .arrived: break
        case .playing: animations.replace(start)
        case .led, .held: stage?.show(moment)
        case .settling(var motion):
            motion.start.drag.center = center
            state = .settling(motion)
            stage?.show(moment)
        }
    }

    /// Whether the choreography plays on its own.
    var isPlaying: Bool { if case .playing = state { true } else { false } }

    /// Whether UIKit moves the transition.
    var isLed: Bool { if case .led = state { true } else { false } }

    /// Whether a gesture moves the transition, or has moved it.
    var isDriven: Bool {
        switch state {
        case .waiting, .playing, .led, .arrived: false
        case .held, .settling: true
        }
    }

    /// The fraction of the duration that has been played.
    var playedFraction: CGFloat { duration > 0 ? CGFloat(animations.elapsed / duration).unit(or: 0) : 1 }

    /// The time until the transition ends on its own, in seconds, or `nil` while something else moves it.
    var timeLeft: TimeInterval? {
        switch state {
        case .playing: max(duration - animations.elapsed, 0)
        case .settling(let motion): motion.timeLeft(at: animations.readClock())
        case .waiting, .led, .held, .arrived: nil
        }
    }

    /// The side of the screen that stays if nothing else moves the transition.
    var arrivingSide: TransitionSide {
        if case .settling(let motion) = state, motion.outcome == .cancelled { return .outgoing }
        return .incoming
    }

    /// Shows a progress that UIKit determines.
    func lead(to progress: CGFloat) {
        if case .arrived = state { return }
        // UIKit tells each movement, and each frame asks again.
        if isLed, moment.progress == progress { return }
        animations.stop()
        state = .led
        set(progress)
        stage?.show(moment)
    }

    // MARK: Holding

    func scrub(to progress: CGFloat) {
        guard case .held = state else { return }
        let shown = moment
        // What a spring has passed fades out within a tenth of the way, so that nothing jumps.
        let left = max(1 - abs(progress - excess.at) * 10, 0)
        moment.progress = progress + excess.by * left
        if !dragsFreely { moment.heldProgress = moment.progress }
        // While content scrolls under the finger, the transition waits at its beginning.
        if dragsFreely || moment != shown { stage?.show(moment) }
    }

    /// Moves the held screen along with the fingers. The next progress makes it visible.
    func follow(_ change: DragTransform.Change) { if case .held = state { moment.drag.follow(change) } }

    /// Stores the velocity at which the fingers let go, in points per second.
    func throwing(at velocity: CGVector) {
        releaseVelocity = CGVector(dx: velocity.dx.finite(or: 0), dy: velocity.dy.finite(or: 0))
    }

    func hold() -> Bool {
        if case .settling(let motion) = state {
            // Caught in its last frame, it's held at its end.
            moment = motion.moment(at: animations.readClock())
        } else {
            frame(at: CACurrentMediaTime())
        }
        if case .arrived = state { return false }
        animations.stop()
        state = .held
        releaseVelocity = .zero
        let caught = moment.progress.unit(or: 0)
        excess = (by: moment.progress - caught, at: caught)
        stage?.show(moment)
        return true
    }

    // MARK: Settling

    func settle(_ settling: Settling, to outcome: Outcome) {
        guard case .held = state else { return }
        let now = animations.readClock()
        var motion = ReleaseMotion(outcome: outcome, start: moment, settling: settling, since: now)
        if dragsFreely { motion.velocity = releaseVelocity }
        state = .settling(motion)
    }

    func jump(to outcome: Outcome) {
        if case .arrived = state { return }
        animations.stop()
        state = .arrived
        set(outcome.progress)
        moment.drag = DragTransform(center: moment.drag.center)
        stage?.show(moment)
        stage?.whenOver()
    }

    func frame(at time: CFTimeInterval) {
        switch state {
        case .waiting, .led, .held, .arrived: return
        // The time of the transition begins when all pictures have been taken.
        case .playing where stage?.isIncomplete == true: return
        case .playing:
            animations.frame()
            if animations.areOutOfStep { animations.replace(start) }
            guard animations.elapsed < duration - 1e-7 else { return jump(to: .completed) }
            set(progress)
            // Something else has removed the animations.
            if !animations.areInPlace { stage?.show(moment) }
        case .settling(let motion):
            let now = animations.readClock()
            guard !motion.isOver(at: now) else { return jump(to: motion.outcome) }
            moment = motion.moment(at: now)
            stage?.show(moment)
        }
    }

    private func set(_ progress: CGFloat) { (moment.progress, moment.heldProgress) = (progress, progress) }

    func release(_ outcome: Outcome) {
        animations.stop()
        state = .arrived
    }
}

/// The motion of everything to one of the ends after fingers have let go.
private struct ReleaseMotion {
    let outcome: Outcome
    var start: PoseDriver.Moment
    let settling: Settling
    /// The velocity at which fingers let go of a screen that they could take off its path, or `nil` if they
    /// couldn't.
    var velocity: CGVector?
    let since: CFTimeInterval

    /// The frequency of the critically damped springs of such a screen, in radians per second.
    private var frequency: Double {
        8.4 * settling.rate / min(max(settling.duration * settling.rate, 0.4), 0.5)
    }

    /// The time until everything is at rest, in seconds. A critically damped spring has 2% of its distance
    /// left by then, which fades out. It would spend as long again on what nobody sees.
    private var length: TimeInterval { velocity == nil ? settling.duration : 5.83 / frequency }

    private func fade(after time: TimeInterval) -> CGFloat { SpringCurve.fade(at: CGFloat(time / length)) }

    /// The velocity, limited so that a screen doesn't leave the window before it returns.
    private var limitedVelocity: CGVector? {
        guard let velocity else { return nil }
        let (speed, limit) = (velocity.length, CGFloat(frequency) * 400)
        let factor = speed > limit ? limit / speed : 1
        return CGVector(dx: velocity.dx * factor, dy: velocity.dy * factor)
    }

    /// Returns the rest of a distance after a time in seconds.
    private func rest(of distance: CGFloat, speed: CGFloat, after time: Double) -> CGFloat {
        let decay = CGFloat(exp(-frequency * time)) * fade(after: time)
        return (distance + (speed + CGFloat(frequency) * distance) * CGFloat(time)) * decay
    }

    /// Returns the rest of the held screen's own way, as a fraction. The way begins gradually, so that a
    /// screen that's thrown in another direction doesn't turn around all at once.
    private func restOfWay(after time: Double) -> CGFloat {
        let turns = 1.25 * frequency * time
        return CGFloat((1 + turns + turns * turns / 2) * exp(-turns)) * fade(after: time)
    }

    func moment(at now: CFTimeInterval) -> PoseDriver.Moment {
        let time = max(now - since, 0)
        var moment = start
        let left = velocity == nil ? 1 - settling.progress(after: time) : rest(of: 1, speed: 0, after: time)
        moment.progress = outcome.progress + (start.progress - outcome.progress) * left
        let way = velocity == nil ? left : restOfWay(after: time)
        moment.heldProgress = outcome.progress + (start.heldProgress - outcome.progress) * way
        guard let velocity = limitedVelocity else { return moment }
        moment.drag.offset.dx = rest(of: start.drag.offset.dx, speed: velocity.dx, after: time)
        moment.drag.offset.dy = rest(of: start.drag.offset.dy, speed: velocity.dy, after: time)
        moment.drag.scale = pow(start.drag.scale, left)
        moment.drag.rotation = start.drag.rotation.shortestTurn * left
        return moment
    }

    func timeLeft(at now: CFTimeInterval) -> TimeInterval { max(length - (now - since), 0) }

    func isOver(at now: CFTimeInterval) -> Bool { now - since >= length }
}
