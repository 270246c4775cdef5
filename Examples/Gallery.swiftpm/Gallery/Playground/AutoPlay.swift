import UIKit

/// Plays there and back, with rests in between, until somebody takes over. It waits while nobody sees it, and
/// does nothing where motion is to be reduced.
@MainActor
final class AutoPlay {

    /// For how long the first screen is seen before it begins, and each screen between two transitions, in
    /// seconds.
    static let delay: TimeInterval = 0.7
    static let rest: TimeInterval = 1.2

    /// Plays one transition.
    var play: (() -> Void)?
    /// Measures the rests; put it on the screen.
    let clock = UIView()

    /// Whether nobody has taken over.
    private(set) var isOn = false
    /// Whether the screen is seen.
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

    /// Somebody has taken over.
    func stop() {
        isOn = false
        isResting = false
    }

    /// What it plays has come to an end, or stays as it is for now.
    func transitionEnded() {
        pause(for: Self.rest)
    }

    /// What plays needs no rest.
    func transitionBegan() {
        isResting = false
    }

    private func pause(for seconds: TimeInterval) {
        self.seconds = seconds
        isResting = isOn
        updateRest()
    }

    private var mayPlay: Bool { isOn && isResting && isVisible && !UIAccessibility.isReduceMotionEnabled }

    /// Begins the rest, again where it was broken off.
    private func updateRest() {
        guard mayPlay, clock.window != nil else { return }
        clock.wait(seconds) { [weak self] isOver in
            guard isOver, let self, mayPlay else { return }
            isResting = false
            play?()
        }
    }
}
