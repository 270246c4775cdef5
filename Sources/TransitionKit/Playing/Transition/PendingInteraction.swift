import UIKit

/// The calls of a gesture before UIKit starts its transition.
///
/// If no transition follows, it ends three frames after the gesture finishes or cancels, or half a second
/// after it began.
@MainActor final class PendingInteraction {
    /// The time a gesture waits for its transition, in seconds.
    static let patience: TimeInterval = 0.5

    private(set) var progress: CGFloat = 0
    /// The requested outcome, to apply once the transition starts.
    private(set) var outcome: Outcome?
    private(set) var velocity: CGFloat = 0
    private(set) var completionSpeed: CGFloat = 1
    /// Whether a transition can still follow.
    var isWaiting: Bool { ticker != nil }
    /// Whether there's a transition that can follow.
    var isOffered = false

    private let whenGivenUp: @MainActor () -> Void
    private var ticker: Ticker?
    private var appObserver: NotificationObserver?
    private var frames = 0
    private let begin = CACurrentMediaTime()

    /// Creates a pending interaction, and begins to wait.
    ///
    /// - Parameter whenGivenUp: A closure that's called if no transition follows.
    init(whenGivenUp: @escaping @MainActor () -> Void) {
        self.whenGivenUp = whenGivenUp
        ticker = Ticker { [weak self] in self?.frame(at: $0) }
        appObserver = .ofLeavingApp { [weak self] _ in self?.decide() }
    }

    func update(_ value: CGFloat) { if outcome == nil { progress = value.unit(or: progress) } }

    func release(to outcome: Outcome, velocity: CGFloat, speed: CGFloat) {
        if self.outcome == nil { frames = 0 }
        (self.outcome, self.velocity, completionSpeed) = (outcome, velocity, speed)
    }

    /// Discards the requested outcome.
    func grab() { outcome = nil }

    /// Ends the gesture at the closer end, unless an outcome has been requested.
    func decide() {
        if outcome == nil { release(to: Outcome(nearestTo: progress), velocity: 0, speed: completionSpeed) }
    }

    /// Ends the wait, because the transition has started.
    func end() { (ticker, appObserver) = (nil, nil) }

    /// Gives up if UIKit hasn't started a transition. It does so with the next commit or layout, or never.
    private func frame(at time: CFTimeInterval) {
        frames += 1
        guard frames >= 3, outcome != nil || time - begin >= Self.patience else { return }
        end()
        whenGivenUp()
    }
}
