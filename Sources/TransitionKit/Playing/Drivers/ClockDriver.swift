import UIKit

/// A driver that moves everything that animates inside the container with the clock of the container's layer:
/// `UIView` animations, keyframe animations, and explicit Core Animation animations.
///
/// Nothing can hold an animation controller that uses something else, such as a display link or SwiftUI's
/// animations. It plays to its end, and a finger determines only the outcome.
@MainActor final class ClockDriver: TransitionDriver {
    let duration: TimeInterval
    let isInterruptible = false
    private(set) var progress: CGFloat = 0

    private weak var container: UIView?
    private let layer: CALayer
    /// The clock of the layer as it was.
    private let usualClock: (speed: Float, timeOffset: CFTimeInterval, beginTime: CFTimeInterval)
    /// The layer's time at which the animations begin.
    private let origin: CFTimeInterval
    private var clock = Clock.waiting(isFinal: false)
    /// The action after the first frame, or `nil` to hold.
    private var next: (() -> Void)?
    /// Whether an animation without a clock has ended and waits for the finger.
    private(set) var isDead = false
    /// The superviews of the screens, for animation controllers that learn too late that they have to put the
    /// screens back, because nothing could hold them.
    private let superviews = Ledger()
    /// A picture of the beginning, in front of the container if the way back isn't animated.
    private var cover: UIView?
    /// The number of frames so far without an animation.
    private var emptyFrames = 0
    /// The number of frames to wait, because some animation controllers start their animations a turn of the
    /// run loop later.
    private static let patience = 3

    private enum Clock {
        /// Waiting for the first frame. Animations get their begin time with the next commit. Until then, the
        /// clock must show the beginning, whatever progress is requested.
        case waiting(isFinal: Bool)
        /// Showing the requested progress.
        case held
        /// Moving to one of the ends.
        case running(SettlingMotion)
        /// Over. The animations have ended or play their last part.
        case arrived
        /// Canceled. Behind a picture of the beginning, the animations are being ended.
        case ending(frames: Int)
        /// There's nothing to drive.
        case useless
    }

    /// Stops the container's clock. Animations must be added after this.
    init(in context: any UIViewControllerContextTransitioning, duration: TimeInterval) {
        let container = context.containerView
        self.container = container
        self.duration = duration
        layer = container.layer
        usualClock = (layer.speed, layer.timeOffset, layer.beginTime)
        origin = layer.convertTime(CACurrentMediaTime(), from: nil)
        (layer.speed, layer.timeOffset, layer.beginTime) = (0, origin, 0)
        for screen in context.screens {
            superviews.onRestore { [weak parent = screen.superview] in
                guard let parent else { return screen.removeFromSuperview() }
                if screen.superview !== parent { parent.insertSubview(screen, at: 0) }
            }
        }
    }

    func scrub(to progress: CGFloat) {
        switch clock {
        case .arrived, .ending: return
        case .waiting, .useless: self.progress = progress
        case .held, .running:
            self.progress = progress
            show()
        }
    }

    func hold() -> Bool {
        if case .running = clock { frame(at: CACurrentMediaTime()) }
        switch clock {
        case .arrived, .ending, .waiting(isFinal: true): return false
        case .waiting: next = nil
        case .held, .running: clock = .held
        case .useless: cover?.removeFromSuperview()
        }
        return true
    }

    func settle(_ settling: Settling, to outcome: Outcome) {
        switch clock {
        case .arrived, .ending, .waiting(isFinal: true): return
        case .waiting: next = { [unowned self] in settle(settling, to: outcome) }
        case .held, .running:
            clock = .running(SettlingMotion(settling: settling, outcome: outcome, start: progress))
        case .useless: jump(to: outcome)
        }
    }

    /// Updates the clock. A motion begins with the first frame that can show it.
    func frame(at time: CFTimeInterval) {
        if case .waiting = clock, !layer.isAnimated { return wait() }
        switch clock {
        case .arrived, .held, .useless: return
        case .ending(let frames):
            clock = .ending(frames: frames + 1)
            // Animations without a key can't be found, and others may have been added since.
            if frames > 0 { layer.timeOffset += max(duration, 0.1) }
        case .waiting:
            clock = .held
            show()
            next?()
        case .running(let motion):
            guard motion.overtime(at: time) < 0 else { return jump(to: motion.outcome) }
            progress = motion.progress(at: time)
            show()
        }
    }

    func jump(to outcome: Outcome) {
        switch clock {
        case .arrived, .ending: return
        case .waiting:
            clock = .waiting(isFinal: true)
            next = { [unowned self] in jump(to: outcome) }
            return
        case .useless:
            if outcome == .cancelled, !isDead { addCover() }
            return
        case .held, .running: clock = outcome == .completed ? .arrived : .ending(frames: 0)
        }
        progress = outcome.progress
        guard outcome == .cancelled else { return play(from: origin + duration + 1e-6) }
        // At the beginning, too, the animations must end. Until the animation controller has restored the
        // views, they would show the end, so a picture of the beginning covers them. The clock moves no
        // further than necessary, because animations that begin in this turn begin at its time.
        layer.timeOffset = origin
        takePicture()
        addCover()
        play(from: max(layer.lastEnd(in: layer) ?? 0, origin + duration) + 1e-6)
    }

    func animationDidEnd() -> Bool {
        guard case .useless = clock else { return false }
        isDead = true
        return true
    }

    func release(_ outcome: Outcome) {
        cover?.removeFromSuperview()
        if case .useless = clock {
            if outcome == .cancelled { superviews.restore() }
        } else {
            restoreClock()
        }
        clock = .arrived
    }

    /// Gives up after some frames without an animation that a clock can stop.
    private func wait() {
        if emptyFrames == 0 { takePicture() }
        emptyFrames += 1
        guard emptyFrames == Self.patience else { return }
        clock = .useless
        restoreClock()
        next?()
    }

    private func restoreClock() {
        (layer.speed, layer.timeOffset, layer.beginTime) = usualClock
    }

    private func show() { layer.timeOffset = origin + duration * Double(progress.clampedBelowEnd) }

    /// Lets the clock continue from a time of the layer.
    private func play(from time: CFTimeInterval) {
        layer.speed = usualClock.speed == 0 ? 1 : usualClock.speed
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.timeOffset = time - layer.convertTime(CACurrentMediaTime(), from: nil)
    }

    private func takePicture() {
        guard let container, container.window != nil else { return }
        cover = container.snapshotView(afterScreenUpdates: false)
        cover?.becomeInert()
    }

    private func addCover() {
        guard let cover, let container, let parent = container.superview else { return }
        cover.frame = container.frame
        parent.insertSubview(cover, aboveSubview: container)
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
    /// The time that the animation takes with all of its repetitions, in seconds of its own time.
    private var total: CFTimeInterval {
        let cycle = duration * (autoreverses ? 2 : 1)
        return repeatDuration > 0 ? repeatDuration : cycle * Double(repeatCount > 0 ? repeatCount : 1)
    }

    /// Whether the animation repeats so often that nobody sees its end.
    var isEndless: Bool { total >= 1e5 }

    /// The time at which the animation ends, in the time of its layer, or `nil` if it hasn't begun or never
    /// ends.
    fileprivate var end: CFTimeInterval? {
        beginTime != 0 && speed > 0 && !isEndless ? beginTime + total / Double(speed) : nil
    }
}
