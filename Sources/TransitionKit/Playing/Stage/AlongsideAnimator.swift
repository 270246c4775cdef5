import UIKit

/// The property animator that UIKit receives. It carries what runs alongside the transition, and has the same
/// progress.
///
/// UIKit's own interaction controllers pause it, move it, and let it continue. It pauses at the progress of
/// the screens, and when it's moved, the screens follow. Its own time may begin earlier than that of the
/// screens, which begins with a commit. It animates an invisible view, because an animator without animations
/// may end immediately, and only a view shows the progress of an animator with a timing curve.
final class AlongsideAnimator: UIViewPropertyAnimator {
    private lazy var probe = UIView.inert()
    /// Whether anything else has the animator. Until then, it never runs.
    private(set) var isVended = false
    /// Whether the animator has the timing of the screens.
    private var hasTiming = false
    /// Whether the animator has reached one of its ends, such as immediately because animations are turned
    /// off. It has nothing left to animate, and isn't used again.
    private(set) var hasEnded = false
    /// Whether it has been stopped before its end.
    private(set) var wasStopped = false
    /// The distance by which it was ahead of the screens when they were caught.
    private var lead: (by: CGFloat, at: CGFloat) = (0, 0)
    /// The stage of the screens that it moves with.
    private weak var stage: Stage?
    /// Whether the screens move the animator.
    private var isTakenAlong = false
    /// Whether the transition takes no time. The animator never runs then, so the changes that UIKit adds to
    /// it are made when the transition has completed.
    private var takesNoTime = false
    private var outcome: Outcome?
    private var changes: [() -> Void] = []

    /// Creates an animator that nothing has received yet.
    ///
    /// - Parameters:
    ///   - stage: The stage, which is told when UIKit has moved the animator, and when it has reached one of
    ///     its ends.
    ///   - timing: The timing of the transition. UIKit's springs are different, so that the animator of a
    ///     spring moves at constant speed.
    convenience init(of stage: Stage, timing: TimingCurve) {
        let linear = UICubicTimingParameters(animationCurve: .linear)
        let pace: (any UITimingCurveProvider)? = timing == .linear ? linear : timing.provider
        self.init(duration: stage.duration, timingParameters: pace ?? linear)
        (hasTiming, takesNoTime, self.stage) = (pace != nil, !stage.takesTime, stage)
        addCompletion { [weak self, weak stage] _ in
            self?.hasEnded = true
            stage?.animatorHasEnded()
        }
    }

    /// Adds the invisible view, so that the animator can be handed out.
    func vend(in container: UIView, recordingIn ledger: Ledger) {
        guard !isVended else { return }
        isVended = true
        // The invisible view must be in the window, but isn't one of the views that the transition shows.
        let blocker = container.subviews.last { $0 is TouchBlocker }
        UIView.performWithoutAnimation { (blocker ?? container).insertSubview(probe, at: 0) }
        addAnimations { [probe] in probe.center.x += 1 }
        ledger.onRestore { [probe] in probe.removeFromSuperview() }
    }

    /// The visible progress, which exceeds 1 if a spring overshoots.
    var shownProgress: CGFloat {
        if isRunning, let shown = probe.layer.presentation() { return shown.position.x }
        return progress
    }

    /// Whether the animator plays forward at its own pace.
    var isPlaying: Bool { isRunning && !isReversed }

    func play(from fraction: CGFloat) {
        guard isVended, !hasEnded, state != .stopped, !isRunning else { return }
        if fraction > 0 { take(to: fraction) }
        startAnimation()
    }

    /// Holds the animator at a progress.
    func show(_ progress: CGFloat) {
        guard isVended, !hasEnded, state != .stopped else { return }
        if isRunning, !hasTiming { lead = (shownProgress - progress, progress) }
        if isRunning || state == .inactive { pauseAnimation() }
        if isReversed { isReversed = false }
        // The lead fades out within a tenth of the way, so that nothing jumps.
        let reach = max(min(0.1, lead.at, 1 - lead.at), 0.001)
        let left = max(1 - abs(progress - lead.at) / reach, 0)
        take(to: progress + lead.by * left)
    }

    /// Shows a progress that the screens have.
    private func take(to progress: CGFloat) {
        isTakenAlong = true
        fractionComplete = progress.clampedBelowEnd
        isTakenAlong = false
    }

    override func addAnimations(_ animation: @escaping () -> Void) {
        guard takesNoTime else { return super.addAnimations(animation) }
        changes.append(animation)
        // UIKit can add them after the end.
        if outcome == .completed { makeChanges() }
    }

    /// Ends the animator along with the transition.
    func end(at outcome: Outcome) {
        self.outcome = outcome
        finish(at: outcome)
        if outcome == .completed { makeChanges() }
    }

    private func makeChanges() {
        let changes = changes
        self.changes = []
        UIView.performWithoutAnimation { for change in changes { change() } }
    }

    override func stopAnimation(_ withoutFinishing: Bool) {
        wasStopped = true
        super.stopAnimation(withoutFinishing)
    }

    override func pauseAnimation() {
        let progress = isPlaying ? stage?.playedProgress : nil
        super.pauseAnimation()
        if let progress, state == .active { take(to: progress) }
    }

    override var fractionComplete: CGFloat {
        get { super.fractionComplete }
        set {
            super.fractionComplete = newValue
            if !isTakenAlong { stage?.followAnimator() }
        }
    }
}
