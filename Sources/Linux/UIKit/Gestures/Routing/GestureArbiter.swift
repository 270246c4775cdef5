/// Decides what becomes of the states that recognisers ask for: who may begin, who has to wait, who is out.
@MainActor
final class GestureArbiter {
    /// The recognisers that watch something, in the order in which they got touches: the hit view's first.
    private(set) var engaged: [UIGestureRecognizer] = []
    private var changed: [UIGestureRecognizer] = []
    private var depth = 0

    /// Called after the handlers and before the resets, so that views hear of gestures while they stand.
    var whenReported: () -> Void = {}

    func engage(_ recognizer: UIGestureRecognizer) {
        guard !recognizer.isEngaged else { return }
        recognizer.isEngaged = true
        engaged.append(recognizer)
    }

    /// Runs `body`, in which recognisers may ask for states, and then tells everyone what became of it.
    func perform(_ body: () -> Void) {
        depth += 1
        body()
        if depth == 1 { settle() }
        depth -= 1
    }

    // MARK: Requests

    func request(_ state: UIGestureRecognizer.State, by recognizer: UIGestureRecognizer) {
        perform { apply(state, to: recognizer) }
    }

    private func apply(_ state: UIGestureRecognizer.State, to recognizer: UIGestureRecognizer) {
        switch (recognizer.shownState, state) {
        case (.possible, .began), (.possible, .ended): recognize(recognizer, as: state)
        case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
        case (.began, .changed), (.changed, .changed): show(.changed, of: recognizer)
        case (.began, .ended), (.changed, .ended): show(.ended, of: recognizer)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
            show(.cancelled, of: recognizer)
        default: break  // What is over stays over until the reset; the rest leads nowhere.
        }
    }

    private func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
        engage(recognizer)
        guard recognizer.waitingStates.isEmpty else {
            // Its whole gesture may pass while it waits.
            if state == .ended, recognizer.waitingStates.last != .ended {
                recognizer.waitingStates.append(.ended)
            }
            return
        }
        guard !isPrevented(recognizer), mayBegin(recognizer) else { return fail(recognizer) }
        // One of those asked may have disabled it.
        guard recognizer.shownState == .possible else { return }
        recognizer.waitingStates = [state]
        release(recognizer)
    }

    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.isEnabled, recognizer.mayBegin else { return false }
        var views: [UIView] = []
        for view in recognizer.touches.compactMap(\.view) + [recognizer.view].compactMap(\.self)
        where !views.contains(where: { $0 === view }) {
            views.append(view)
        }
        return views.allSatisfy { $0.gestureRecognizerShouldBegin(recognizer) }
            && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false
    }

    /// Lets a recogniser have the states it waits for, if no one is left to wait for.
    private func release(_ recognizer: UIGestureRecognizer) {
        guard recognizer.shownState == .possible, !recognizer.waitingStates.isEmpty else { return }
        for other in engaged where other !== recognizer && requires(recognizer, failureOf: other) {
            if other.hasRecognized { return fail(recognizer) }
            if other.shownState == .possible { return }
        }
        guard !isPrevented(recognizer) else { return fail(recognizer) }
        let states = recognizer.waitingStates
        recognizer.waitingStates = []
        for state in states { show(state, of: recognizer) }
        for other in engaged where other !== recognizer && other.shownState == .possible {
            if excludes(recognizer, other) || requires(other, failureOf: recognizer) { other.state = .failed }
        }
    }

    private func fail(_ recognizer: UIGestureRecognizer) {
        recognizer.waitingStates = []
        recognizer.shownState = .failed
        releaseWaiting()
    }

    private func releaseWaiting() {
        for other in engaged where !other.waitingStates.isEmpty { release(other) }
    }

    private func show(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
        // Several changes within one event are one to the handlers, and a beginning is news enough.
        let last = recognizer.unreportedStates.last
        if state == .changed, last == .began || last == .changed { return }
        recognizer.shownState = state
        recognizer.unreportedStates.append(state)
        if !changed.contains(where: { $0 === recognizer }) { changed.append(recognizer) }
    }

    // MARK: Pairs

    private func requires(_ recognizer: UIGestureRecognizer, failureOf other: UIGestureRecognizer) -> Bool {
        recognizer.wasToldToRequireFailure(of: other)
            || recognizer.shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: recognizer)
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    }

    private func excludes(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Bool {
        guard winner.sharesInput(with: loser), winner.canPrevent(loser), loser.canBePrevented(by: winner)
        else {
            return false
        }
        return winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: loser) != true
            && loser.delegate?.gestureRecognizer(loser, shouldRecognizeSimultaneouslyWith: winner) != true
    }

    private func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
        engaged.contains { $0 !== recognizer && $0.hasRecognized && excludes($0, recognizer) }
    }

    // MARK: Leaving

    /// Ends a recogniser's part in what goes on now.
    func withdraw(_ recognizer: UIGestureRecognizer, reportsLater: Bool = false) {
        guard recognizer.isEngaged else { return }
        depth += 1
        recognizer.state = recognizer.shownState == .possible ? .failed : .cancelled
        for touch in recognizer.touches { touch.stopGiving(to: recognizer) }
        recognizer.touches = []
        recognizer.presses = []
        recognizer.scroll = nil
        depth -= 1
        guard depth == 0 else { return }
        if reportsLater {
            RunLoopQueue.main.async { [self] in perform {} }
        } else {
            perform {}
        }
    }

    private func settle() {
        repeat {
            while !changed.isEmpty { report(changed.removeFirst()) }
            whenReported()
        } while !changed.isEmpty
        for recognizer in engaged
        where recognizer.isOver && !recognizer.holdsInput && !isKeptFromReset(recognizer) {
            reset(recognizer)
        }
        if !changed.isEmpty { settle() }
    }

    /// Whether another one that took the same press has not come to an end, as it has to since tvOS 17.
    private func isKeptFromReset(_ recognizer: UIGestureRecognizer) -> Bool {
        engaged.contains {
            $0 !== recognizer && !$0.isOver && !$0.seenPresses.isDisjoint(with: recognizer.seenPresses)
        }
    }

    private func report(_ recognizer: UIGestureRecognizer) {
        let states = recognizer.unreportedStates
        recognizer.unreportedStates = []
        for state in states {
            // A gesture that began and ended within one event is seen to begin and to end.
            recognizer.shownState = state
            recognizer.callHandlers()
            guard recognizer.shownState == state else { return }
        }
    }

    private func reset(_ recognizer: UIGestureRecognizer) {
        engaged.removeAll { $0 === recognizer }
        recognizer.isEngaged = false
        recognizer.shownState = .possible
        recognizer.waitingStates = []
        recognizer.seenTouches = []
        recognizer.seenPresses = []
        recognizer.seenScroll = nil
        recognizer.reset()
        releaseWaiting()
    }
}
