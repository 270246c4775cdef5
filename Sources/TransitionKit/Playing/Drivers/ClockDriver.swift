import UIKit

/// Drives whatever animates inside the container by the time of the container's layer: plain `UIView`
/// animations, keyframes and explicit Core Animation animations alike.
@MainActor final class ClockDriver: TransitionDriver {
    let duration: TimeInterval
    private(set) var progress: CGFloat = 0

    private weak var container: UIView?
    private let layer: CALayer
    private let usual: (speed: Float, timeOffset: CFTimeInterval, beginTime: CFTimeInterval)
    /// The layer's time at which the animations begin.
    private let origin: CFTimeInterval
    /// Animations get their begin with the next commit; until then the clock has to stand at the beginning.
    private var hasBegun = false
    private var run: Run?
    private var hasArrived = false
    private var cover: UIView?

    /// A way to one of the ends. Its clock starts with the first frame that can show it.
    private struct Run {
        let settling: Settling
        let heading: Heading
        let start: CGFloat
        var begin: CFTimeInterval
    }

    /// Stops the container's clock; animations are to be added afterwards.
    init(container: UIView, duration: TimeInterval) {
        self.container = container
        self.duration = duration
        layer = container.layer
        usual = (layer.speed, layer.timeOffset, layer.beginTime)
        origin = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = origin
        layer.beginTime = 0
    }

    func scrub(to progress: CGFloat) {
        guard !hasArrived else { return }
        self.progress = progress
        show()
    }

    func hold() -> Bool {
        guard !hasArrived else { return false }
        if run != nil { frame(at: CACurrentMediaTime()) }
        guard !hasArrived else { return false }
        run = nil
        return true
    }

    func settle(_ settling: Settling, to heading: Heading) {
        guard !hasArrived else { return }
        run = Run(settling: settling, heading: heading, start: progress, begin: CACurrentMediaTime())
    }

    func frame(at time: CFTimeInterval) {
        if !hasBegun {
            hasBegun = true
            run?.begin = time
            return show()
        }
        guard let run else { return }
        let elapsed = time - run.begin
        guard elapsed < run.settling.duration else { return end(at: run.heading) }
        let done = run.settling.progress(after: max(elapsed, 0))
        progress = run.start + (run.heading.destination - run.start) * done
        show()
    }

    func end(at heading: Heading) {
        guard !hasArrived else { return }
        hasArrived = true
        run = nil
        progress = heading.destination
        guard heading == .cancel else { return play(from: origin + duration + 1e-6) }
        // Back at the beginning the animations have to be over as well, which would show their ends until the
        // animation controller has put the views back: a picture of the beginning hides that.
        layer.timeOffset = origin
        addCover()
        play(from: origin + duration + 1e6)
    }

    func release() {
        run = nil
        hasArrived = true
        layer.speed = usual.speed
        layer.timeOffset = usual.timeOffset
        layer.beginTime = usual.beginTime
        cover?.removeFromSuperview()
        cover = nil
    }

    private func show() {
        guard hasBegun else { return }
        layer.timeOffset = origin + duration * Double(progress.insideAnimation)
    }

    /// Lets the clock go on from one of the layer's times.
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
        picture.isUserInteractionEnabled = false
        parent.insertSubview(picture, aboveSubview: container)
        cover = picture
    }
}

/// For transitions that take no time: there is nothing to drive, only an end to wait for.
@MainActor final class InstantDriver: TransitionDriver {
    let duration: TimeInterval = 0
    private(set) var progress: CGFloat = 0
    private var animate: (() -> Void)?

    init(_ animate: @escaping () -> Void) {
        self.animate = animate
    }

    func scrub(to progress: CGFloat) { self.progress = progress }
    func hold() -> Bool { animate != nil }
    func settle(_ settling: Settling, to heading: Heading) { end(at: heading) }
    func frame(at time: CFTimeInterval) {}
    func release() { animate = nil }

    func end(at heading: Heading) {
        let animate = animate
        self.animate = nil
        animate?()
    }
}
