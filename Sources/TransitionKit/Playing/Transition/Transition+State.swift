import UIKit

extension Transition {
    /// The states of a transition.
    enum State: Equatable {
        /// The transition exists, but UIKit hasn't started it.
        case prepared
        case running(Control)
        case over(Outcome)
    }

    /// What moves a running transition.
    enum Control: Equatable {
        /// Not known yet. UIKit has requested the animator, which its own interaction controllers might
        /// drive.
        case animatorRequested
        /// The transition's own animation.
        case animating
        /// A finger.
        case held
        /// The rest of the animation after people let go, toward one of the ends.
        case settling(Outcome)
    }

    /// An action that waits for the turn after the start.
    enum NextAction {
        case play
        /// Settle to the outcome that the transition is heading for.
        case settle(velocity: CGFloat, speed: CGFloat)
    }

    var isRunning: Bool { if case .running = state { true } else { false } }

    var isOver: Bool { if case .over = state { true } else { false } }

    /// Whether a finger holds the transition.
    var isHeld: Bool { state == .running(.held) }

    /// Whether a finger waits for the transition.
    var isAwaited: Bool { pending?.isWaiting == true }

    /// Whether the running transition can't be seen because the app is in the background.
    var isInBackground: Bool { context?.containerView.window?.windowScene?.activationState == .background }

    /// The outcome the transition is heading for on its own, or `nil` while it's held or isn't running.
    var heading: Outcome? {
        switch state {
        case .running(.animating): context?.transitionWasCancelled == true ? .cancelled : .completed
        case .running(.settling(let outcome)): outcome
        case .prepared, .running(.animatorRequested), .running(.held), .over: nil
        }
    }

    /// Returns the outcome to which a transition goes if another one is requested. A screen that's appearing
    /// stays once it has presented another one, which would be left alone.
    func reachableOutcome(for outcome: Outcome) -> Outcome {
        let isForward = context.map { TransitionDirection($0) } == .forward
        return isForward && context?.presentation?.isInUse == true ? .completed : outcome
    }

    /// The phase of the transition, or `nil` if it isn't running.
    var phase: TransitionProgress.Phase? {
        switch state {
        case .prepared, .over: nil
        case .running(.animatorRequested), .running(.animating): .running
        case .running(.held): .interactive
        case .running(.settling(let outcome)): .settling(completes: outcome == .completed)
        }
    }

    /// Whether it isn't known yet how the transition plays.
    var isOnlyRequested: Bool { state == .running(.animatorRequested) }
}
