/// An object that handles the states that recognizers request. It determines which of them can begin, wait,
/// or fail.
@MainActor
final class GestureArbiter {
    /// The recognizers that are watching input, in the order in which they received touches. Those of the hit
    /// view come first.
    private(set) var engaged: [UIGestureRecognizer] = []
    private var changed: [UIGestureRecognizer] = []
    private var depth = 0

    /// A closure that's called after the handlers and before the resets, so views are notified of gestures
    /// before these are reset.
    var whenReported: () -> Void = {}

    func engage(_ recognizer: UIGestureRecognizer) {
        guard !recognizer.isEngaged else { return }
        recognizer.isEngaged = true
        engaged.append(recognizer)
    }

    /// Calls the closure, in which recognizers can request states, and then reports the results.
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
        default: break  // Ended gestures remain ended. Other transitions are invalid.
        }
    }

    private func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
        engage(recognizer)
        guard recognizer.waitingStates.isEmpty else {
            // The whole gesture can occur while it waits.
            if state == .ended, recognizer.waitingStates.last != .ended {
                recognizer.waitingStates.append(.ended)
            }
            return
        }
        guard !isPrevented(recognizer), mayBegin(recognizer) else { return fail(recognizer) }
        // One of the delegates may have disabled it.
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

    /// Applies the states that a recognizer waits for, if there's no other recognizer left to wait for.
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
        // Several changes during one event are reported as one, and a beginning includes them.
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

    /// Removes a recognizer from the current interaction.
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

    /// Returns a Boolean value that indicates whether another recognizer that received the same press hasn't
    /// ended. Since tvOS 17, all of them must end.
    private func isKeptFromReset(_ recognizer: UIGestureRecognizer) -> Bool {
        engaged.contains {
            $0 !== recognizer && !$0.isOver && !$0.seenPresses.isDisjoint(with: recognizer.seenPresses)
        }
    }

    private func report(_ recognizer: UIGestureRecognizer) {
        let states = recognizer.unreportedStates
        recognizer.unreportedStates = []
        for state in states {
            // A gesture that begins and ends during one event still reports both states.
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
