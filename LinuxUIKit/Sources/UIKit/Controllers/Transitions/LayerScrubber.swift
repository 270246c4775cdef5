@_spi(Host) import QuartzCore

/// An object that controls the time of a transition's layers.
///
/// The layers' clocks are stopped at the moment when the animations are added. So a fraction of the
/// transition corresponds to an offset from that moment.
@MainActor final class LayerScrubber {
    private struct Clock {
        let layer: CALayer
        let start: CFTimeInterval
    }

    private let clocks: [Clock]
    private let duration: TimeInterval

    /// An animation toward one of the ends.
    private struct Run {
        let from: CGFloat
        let to: CGFloat
        let begin: CFTimeInterval
        let duration: TimeInterval
        let curve: TimingCurve
    }

    private var run: Run?
    /// A Boolean value that indicates whether animations that ran backward stay at their beginning until the
    /// clocks are released, because the transition can go on.
    private let holdsBeginning: Bool
    private var isHolding = false

    init(views: [UIView], duration: TimeInterval, holdsBeginning: Bool = false) {
        self.holdsBeginning = holdsBeginning
        var layers: [CALayer] = []
        for view in views where !layers.contains(where: { $0 === view.layer }) { layers.append(view.layer) }
        clocks = layers.map { Clock(layer: $0, start: $0.convertTime(MediaClock.now, from: nil)) }
        self.duration = duration
    }

    /// The progress of the animations, which starts at 0.
    var fraction: CGFloat = 0 {
        didSet {
            // At its very end, an animation would be over and therefore removed.
            let offset = min(TimeInterval(fraction) * duration, duration - 1e-9)
            for clock in clocks { clock.layer.timeOffset = clock.start + max(offset, 0) }
        }
    }

    /// Stops the clocks and runs a block that adds the animations.
    func start(_ body: () -> Void) {
        for clock in clocks {
            clock.layer.speed = 0
            clock.layer.timeOffset = clock.start
            clock.layer.beginTime = 0
        }
        let outer = AnimationScope.pacesEvenly
        AnimationScope.pacesEvenly = true
        body()
        AnimationScope.pacesEvenly = outer
        // The animations get their begin times now, while the clocks still show the beginning.
        CATransaction.startAnimations()
    }

    /// Continues to one of the ends.
    func play(forward: Bool, for duration: TimeInterval, curve: UIView.AnimationCurve) {
        run = Run(
            from: fraction,
            to: forward ? 1 : 0,
            begin: MediaClock.now,
            duration: duration,
            curve: .named(curve)
        )
        RunLoopQueue.main.addFrameObserver(self) { [weak self] now in self?.step(to: now) }
    }

    /// Lets the clocks run normally again.
    func release() {
        if isHolding { end(overtime: 1e6) }
        isHolding = false
        run = nil
        RunLoopQueue.main.removeFrameObserver(self)
        for clock in clocks {
            clock.layer.speed = 1
            clock.layer.timeOffset = 0
            clock.layer.beginTime = 0
        }
    }

    private func step(to now: CFTimeInterval) {
        guard let run else { return }
        let elapsed = now - run.begin
        guard elapsed < run.duration - 1e-9 else { return arrive(run) }
        let eased = CGFloat(run.curve.value(at: elapsed / run.duration))
        fraction = run.from + (run.to - run.from) * eased
    }

    private func arrive(_ run: Run) {
        self.run = nil
        RunLoopQueue.main.removeFrameObserver(self)
        fraction = run.to
        isHolding = holdsBeginning && run.to == 0
        guard !isHolding else { return }
        // In either direction, the transition has ended. Animations that ran backward end now, even if
        // they're longer than the transition. Animations that ran forward continue in this case.
        end(overtime: run.to == 1 ? 1e-6 : 1e6)
    }

    private func end(overtime: TimeInterval) {
        for clock in clocks {
            clock.layer.timeOffset = clock.start + duration + overtime
            clock.layer.beginTime =
                clock.layer.superlayer?.convertTime(MediaClock.now, from: nil) ?? MediaClock.now
            clock.layer.speed = 1
        }
        AnimationEngine.finishDue()
    }
}
