import UIKit

extension Transition {
    /// Where it stands.
    enum Life {
        /// Vended; UIKit has not started it.
        case prepared
        case running(Control)
        case over(Outcome)
    }

    /// Who moves it while it runs.
    enum Control {
        /// Nobody yet that is known: UIKit has asked for the animator, which its own interaction controllers may drive.
        case asked
        /// Its own animation.
        case itself
        /// A finger.
        case held
        /// Let go, on its way to one of the ends.
        case settling(Outcome)
    }

    var isRunning: Bool {
        guard case .running = life else { return false }
        return true
    }

    /// Whether a finger has it.
    var isHeld: Bool {
        guard case .running(.held) = life else { return false }
        return true
    }

    /// Where it is going by itself; `nil` while it is held, and when it does not run.
    var heading: Outcome? {
        switch life {
        case .running(.itself): context?.transitionWasCancelled == true ? .cancelled : .completed
        case .running(.settling(let outcome)): outcome
        case .prepared, .running(.asked), .running(.held), .over: nil
        }
    }

    /// Whether nobody has said yet how it plays.
    var isOnlyAsked: Bool {
        guard case .running(.asked) = life else { return false }
        return true
    }
}

// MARK: - What others ask

extension Transition {
    /// The property animator that it goes by while it runs, for what is animated alongside.
    func requestAnimator() -> UIViewPropertyAnimator? { animation?.requestAnimator() }

    /// Whether it runs by a property animator that can be paused, as far as that is known.
    var isInterruptible: Bool { animation?.animator?.isInterruptible ?? false }

    /// Whether fingers may take a screen off its way.
    var isFree: Bool { interaction?.isFree ?? false }

    /// How fingers have taken the screen off its way that they may hold; `nil` where they can't.
    var grip: Grip? { (animation as? Stage)?.poses?.moment.grip }

    /// How far the screens travel along an axis, in points; `nil` where that is little, or not known.
    func screenTravel(along axis: TransitionAxis) -> CGFloat? {
        (animation as? Stage)?.screenTravel(along: axis)
    }
}
