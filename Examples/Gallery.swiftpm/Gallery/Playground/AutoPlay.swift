import UIKit

/// An object that plays transitions in both directions, with pauses, until people take over. It waits while
/// the screen isn't visible, and does nothing if Reduce Motion is on.
@MainActor
final class AutoPlay {

    /// The pause before the first transition and between two transitions, in seconds.
    static let delay: TimeInterval = 0.7
    static let rest: TimeInterval = 1.2

    /// A closure that plays one transition.
    var play: (() -> Void)?
    /// The view that measures the pauses. Add it to the screen.
    let clock = UIView()

    /// Whether it plays, until people take over.
    private(set) var isOn = false
    /// Whether the screen is visible.
    var isVisible = false {
        didSet { if isVisible != oldValue { updateRest() } }
    }

    private var isResting = false
    private var seconds = AutoPlay.delay
    private let notices = Notices()

    init() {
        clock.isUserInteractionEnabled = false
        for name in [
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIApplication.didBecomeActiveNotification,
        ] {
            notices.observe(name) { [weak self] in self?.updateRest() }
        }
    }

    func start() {
        isOn = true
        pause(for: Self.delay)
    }

    /// Stops playing, because people have taken over.
    func stop() {
        isOn = false
        isResting = false
    }

    /// Called when a transition has ended, or stays where it is for now.
    func transitionEnded() {
        pause(for: Self.rest)
    }

    /// Called when a transition has begun, which ends the pause.
    func transitionBegan() {
        isResting = false
    }

    private func pause(for seconds: TimeInterval) {
        self.seconds = seconds
        isResting = isOn
        updateRest()
    }

    private var mayPlay: Bool { isOn && isResting && isVisible && !UIAccessibility.isReduceMotionEnabled }

    /// Begins the pause, or begins it again after an interruption.
    private func updateRest() {
        guard mayPlay, clock.window != nil else { return }
        clock.wait(seconds) { [weak self] isOver in
            guard isOver, let self, mayPlay else { return }
            isResting = false
            play?()
        }
    }
}
