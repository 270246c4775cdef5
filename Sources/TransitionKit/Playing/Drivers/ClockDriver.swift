import UIKit

/// A driver that moves everything that animates inside the container with the clock of the container's layer:
/// `UIView` animations, keyframe animations, and explicit Core Animation animations. If it doesn't find any,
/// it determines only the outcome.
@MainActor final class ClockDriver: TransitionDriver {
    let duration: TimeInterval
    let isInterruptible = false
    private(set) var progress: CGFloat = 0

    private weak var container: UIView?
    private let layer: CALayer
    private let usual: (speed: Float, timeOffset: CFTimeInterval, beginTime: CFTimeInterval)
    /// The layer's time at which the animations begin.
    private let origin: CFTimeInterval
    private var clock = Clock.waiting(.hold)
    private var cover: UIView?
    private(set) var successor: (any TransitionDriver)?
    /// The driver that takes over if there's nothing to drive.
    private let outcomeDriver: OutcomeDriver
    /// The number of frames so far without an animation.
    private var emptyFrames = 0
    /// The number of frames to wait, because some animation controllers start their animations a turn of the
    /// run loop later.
    private static let patience = 3

    private enum Clock {
        /// Waiting for the first frame. Animations get their begin time with the next commit. Until then, the
        /// clock must show the beginning, whatever progress is requested.
        case waiting(Next)
        /// Showing the requested progress.
        case held
        /// Moving to one of the ends.
        case running(SettlingMotion)
        /// Over. The animations have ended or play their last part.
        case arrived
        /// Canceled. Behind a picture of the beginning, the animations are being ended.
        case ending(frames: Int)
    }

    /// The action after the first frame.
    private enum Next {
        case hold
        case settle(SettlingMotion)
        case jump(Outcome)
    }

    /// Stops the container's clock. Animations must be added after this.
    init(in context: any UIViewControllerContextTransitioning, duration: TimeInterval) {
        let container = context.containerView
        self.container = container
        self.duration = duration
        outcomeDriver = OutcomeDriver(container: container, screens: context.screens, duration: duration)
        layer = container.layer
        usual = (layer.speed, layer.timeOffset, layer.beginTime)
        origin = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = origin
        layer.beginTime = 0
    }

    func scrub(to progress: CGFloat) {
        switch clock {
        case .arrived, .ending: return
        case .waiting: self.progress = progress
        case .held, .running:
            self.progress = progress
            show()
        }
    }

    func hold() -> Bool {
        if case .running = clock { frame(at: CACurrentMediaTime()) }
        switch clock {
        case .arrived, .ending, .waiting(.jump): return false
        case .waiting: clock = .waiting(.hold)
        case .held, .running: clock = .held
        }
        return true
    }

    func settle(_ settling: Settling, to outcome: Outcome) {
        let way = SettlingMotion(settling: settling, outcome: outcome, start: progress)
        switch clock {
        case .arrived, .ending, .waiting(.jump): return
        case .waiting: clock = .waiting(.settle(way))
        case .held, .running: clock = .running(way)
        }
    }

    /// Updates the clock. A motion begins with the first frame that can show it.
    func frame(at time: CFTimeInterval) {
        if case .waiting(let next) = clock, !layer.isAnimated { return wait(for: next) }
        switch clock {
        case .arrived, .held: return
        case .ending(let frames):
            clock = .ending(frames: frames + 1)
            // Animations without a key can't be found, and others may have been added since.
            if frames > 0 { layer.timeOffset += max(duration, 0.1) }
        case .waiting(.hold):
            clock = .held
            show()
        case .waiting(.settle(var way)):
            way.begin = time
            clock = .running(way)
            show()
        case .waiting(.jump(let outcome)):
            clock = .held
            jump(to: outcome)
        case .running(let way):
            guard way.overtime(at: time) < 0 else { return jump(to: way.outcome) }
            progress = way.progress(at: time)
            show()
        }
    }

    func jump(to outcome: Outcome) {
        switch clock {
        case .arrived, .ending: return
        case .waiting:
            clock = .waiting(.jump(outcome))
            return
        case .held, .running: clock = outcome == .completed ? .arrived : .ending(frames: 0)
        }
        progress = outcome.progress
        guard outcome == .cancelled else { return play(from: origin + duration + 1e-6) }
        // At the beginning, too, the animations must end. Until the animation controller has restored the
        // views, they would show the end, so a picture of the beginning covers them. The clock moves no
        // further than necessary, because animations that begin in this turn begin at its time.
        layer.timeOffset = origin
        addCover()
        play(from: max(layer.lastEnd(in: layer) ?? 0, origin + duration) + 1e-6)
    }

    func release(_ outcome: Outcome) {
        clock = .arrived
        resetClock()
        cover?.removeFromSuperview()
        cover = nil
    }

    private func resetClock() {
        layer.speed = usual.speed
        layer.timeOffset = usual.timeOffset
        layer.beginTime = usual.beginTime
    }

    /// Gives up after some frames without an animation that a clock can stop.
    private func wait(for next: Next) {
        if emptyFrames == 0 { outcomeDriver.takePicture() }
        emptyFrames += 1
        guard emptyFrames == Self.patience else { return }
        clock = .arrived
        resetClock()
        outcomeDriver.scrub(to: progress)
        switch next {
        case .hold: break
        case .settle(let way): outcomeDriver.jump(to: way.outcome)
        case .jump(let outcome): outcomeDriver.jump(to: outcome)
        }
        successor = outcomeDriver
    }

    private func show() {
        layer.timeOffset = origin + duration * Double(progress.clampedBelowEnd)
    }

    /// Lets the clock continue from a time of the layer.
    private func play(from time: CFTimeInterval) {
        layer.speed = usual.speed == 0 ? 1 : usual.speed
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.timeOffset = time - layer.convertTime(CACurrentMediaTime(), from: nil)
    }

    private func addCover() {
        guard let container, container.window != nil, let parent = container.superview,
            let picture = container.snapshotView(afterScreenUpdates: false)
        else { return }
        picture.frame = container.frame
        picture.becomeDecoration()
        parent.insertSubview(picture, aboveSubview: container)
        cover = picture
    }
}

extension CALayer {
    /// Whether the layer or any layer inside it has an animation. Animations without a key can't be found.
    fileprivate var isAnimated: Bool {
        animationKeys()?.isEmpty == false || mask?.isAnimated == true
            || sublayers?.contains(where: \.isAnimated) == true
    }

    /// Returns the time at which the last animation of the layer, or of any layer inside it, ends, in the
    /// time of an outer layer. Animations that never end don't count.
    fileprivate func lastEnd(in outer: CALayer) -> CFTimeInterval? {
        let own = (animationKeys() ?? []).compactMap { animation(forKey: $0)?.end }
            .map { outer.convertTime($0, from: self) }
        let inner = ([mask].compactMap { $0 } + (sublayers ?? [])).compactMap { $0.lastEnd(in: outer) }
        return (own + inner).filter(\.isFinite).max()
    }
}

extension CAAnimation {
    /// The time at which the animation ends, in the time of its layer, or `nil` if it hasn't begun or never
    /// ends.
    fileprivate var end: CFTimeInterval? {
        guard beginTime != 0, speed > 0 else { return nil }
        let cycle = duration * (autoreverses ? 2 : 1)
        let total = repeatDuration > 0 ? repeatDuration : cycle * Double(repeatCount > 0 ? repeatCount : 1)
        return total < 1e5 ? beginTime + total / Double(speed) : nil
    }
}
