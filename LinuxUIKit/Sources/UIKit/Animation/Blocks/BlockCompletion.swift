import QuartzCore

/// An object that calls a block's completion handler once, after the last of its animations has ended.
@MainActor
final class BlockCompletion: NSObject, @preconcurrency CAAnimationDelegate {
    /// A Boolean value that indicates whether the views that these animations move receive no touches
    /// meanwhile.
    let blocksTouches: Bool

    private var handler: ((Bool) -> Void)?
    private var running = 0
    private var isClosed = false
    private var isFinished = true

    init(blocksTouches: Bool, handler: ((Bool) -> Void)?) {
        self.blocksTouches = blocksTouches
        self.handler = handler
    }

    /// Counts an animation that's about to be added.
    func begin() {
        running += 1
    }

    /// Marks the end of the block. No more animations will be added.
    func close() {
        isClosed = true
        // Without animations, there's nothing to wait for. But the handler never runs before the call
        // returns.
        if running == 0 { callLater() }
    }

    func animationDidStart(_ anim: CAAnimation) {}

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        running -= 1
        if !flag { isFinished = false }
        guard isClosed, running == 0 else { return }
        // Core Animation calls this in the callback phase of a frame, and therefore never during a call of
        // the app.
        call()
    }

    private func callLater() {
        guard handler != nil else { return }
        RunLoopQueue.main.async { self.call() }
    }

    private func call() {
        guard running == 0 else { return }
        let handler = handler
        self.handler = nil
        handler?(isFinished)
    }
}
