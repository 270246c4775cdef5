@_spi(Host) import QuartzCore

/// The work of a property animator from frame to frame, and at its end.
extension UIViewPropertyAnimator {
    var destination: Double { reversed ? 0 : 1 }

    /// Makes the animator active and paused at its start, and runs its blocks.
    func activate() -> Playhead {
        if let playhead { return playhead }
        let duration = AnimationScope.isEnabled ? duration : 0
        let playhead = Playhead(
            duration: duration,
            curve: TimingCurve.provided(by: timing, over: duration)
        )
        playhead.rest(at: .place(reversed ? 1 : 0))
        self.playhead = playhead
        (hasBegun, hasEndedInTime, isCompleting) = (true, false, false)
        state = .active
        PropertyAnimators.add(self)
        let blocks = blocks
        self.blocks = []
        for block in blocks {
            guard self.playhead === playhead else { break }
            run(block.body, delayFactor: block.delayFactor, playhead, fromStart: true)
        }
        return playhead
    }

    func run(
        _ body: () -> Void,
        delayFactor: Double,
        _ playhead: Playhead,
        fromStart: Bool = false
    ) {
        hasRunBlocks = true
        guard AnimationScope.isEnabled else { return AnimationScope.with(nil, body) }
        let track =
            fromStart
            ? playhead.addTrack(start: delayFactor, end: 1, curve: nil)
            : playhead.addTrack(delay: delayFactor, at: MediaClock.now)
        AnimatorScope(animator: self, playhead: playhead, track: track, options: blockOptions).run(body)
        if self.playhead !== playhead { endBlock(of: playhead) }
    }

    /// Ends what a block has animated after it stopped or finished its own animator.
    private func endBlock(of playhead: Playhead) {
        changes.settleAtEnd()
        changes = []
        playhead.removeTracks()
        reportNested(finished: false)
    }

    func didAnimate(_ change: AnimatorChange) {
        changes.append(change)
    }

    func addNestedCompletion(_ completion: @escaping (Bool) -> Void) {
        nestedCompletions.append(completion)
    }

    /// A running animator stays alive by itself.
    func updateKeeping() { PropertyAnimators.keep(self, isPlaying || isWaitingForBlocks) }

    /// The time at which the animator ends by itself, or `nil` if it isn't running.
    var endTime: CFTimeInterval? {
        state == .active ? playhead?.end : nil
    }

    /// Finishes the animator when its time is over.
    func finishInTime() {
        if pausesOnCompletion {
            playhead?.rest(at: .place(destination))
            return updateKeeping()
        }
        if reversed { leaveRegistryDuring { changes.settleAtStart() } } else { changes.settleAtEnd() }
        let setBack = reversed ? changes : []
        leaveTimeline()
        hasEndedInTime = true
        complete(at: reversed ? .start : .end, finished: true, setBack: setBack)
    }

    /// Takes the animator off the list of active ones during the closure, so its own changes don't count as
    /// another animator's.
    func leaveRegistryDuring(_ body: () -> Void) {
        PropertyAnimators.remove(self)
        body()
    }

    func leaveTimeline() {
        playhead?.removeTracks()
        playhead = nil
        changes = []
        hasRunBlocks = false
        isWaitingForBlocks = false
    }

    /// - Parameter setBack: The changes of properties that have got other values than the last ones.
    func complete(at position: UIViewAnimatingPosition, finished: Bool, setBack: [AnimatorChange] = []) {
        state = .inactive
        isAdopted = false
        PropertyAnimators.remove(self)
        setBack.updateSafeAreas()
        let completions = completions
        self.completions = []
        reportNested(finished: finished)
        isCompleting = true
        for completion in completions { completion(position) }
        isCompleting = false
    }

    func reportNested(finished: Bool) {
        let completions = nestedCompletions
        nestedCompletions = []
        for completion in completions { completion(finished) }
    }

    func adopt(
        duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions,
        _ animations: @escaping () -> Void,
        _ completion: ((UIViewAnimatingPosition) -> Void)?
    ) {
        state = .active
        isAdopted = true
        self.delay = delay
        if let completion { completions.append(completion) }
        UIView.animate(withDuration: duration, delay: delay, options: options, animations: animations) { _ in
            self.complete(at: .end, finished: true)
        }
    }

    func moves(_ change: AnimatorChange) -> Bool {
        changes.contains { $0.isSameProperty(as: change) }
    }

    func shift(_ change: AnimatorChange, by offset: AnimationValue) {
        for index in changes.indices where changes[index].isSameProperty(as: change) {
            changes[index].shift(by: offset)
        }
    }

    /// Discards everything when the application is reset.
    func forget() {
        state = .inactive
        blocks = []
        completions = []
        nestedCompletions = []
        stopped = []
        leaveTimeline()
    }
}
