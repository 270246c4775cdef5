import UIKit

/// A driver that moves a collection view between two layouts: with the fingers, and afterward with a spring
/// that continues at their speed and can be held at any time.
@MainActor final class LayoutDriver: TransitionDriver {
    private let animation: LayoutAnimation
    private(set) var progress: CGFloat = 0
    private var motion: SettlingMotion?

    init(_ animation: LayoutAnimation) { self.animation = animation }

    var duration: TimeInterval { animation.duration }
    var isDead: Bool { !animation.isEnding && !animation.isInPlace }

    func scrub(to progress: CGFloat) {
        self.progress = progress
        animation.show(progress)
    }

    func hold() -> Bool {
        guard !animation.isEnding, animation.isInPlace else { return false }
        motion = nil
        return true
    }

    func settle(_ settling: Settling, to outcome: Outcome) {
        motion = SettlingMotion(settling: settling, outcome: outcome, start: progress)
    }

    func frame(at time: CFTimeInterval) {
        if animation.isEnding { return animation.waitForReport(at: time) }
        if isDead { return animation.giveUp() }
        guard let motion else { return }
        guard motion.overtime(at: time) < 0 else { return jump(to: motion.outcome) }
        scrub(to: motion.progress(at: time))
    }

    func jump(to outcome: Outcome) {
        motion = nil
        progress = outcome.progress
        animation.finish(at: outcome)
    }

    func release(_ outcome: Outcome) { motion = nil }
}
