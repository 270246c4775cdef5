import UIKit

/// What a gesture has said of a transition that UIKit has not started yet.
///
/// It ends by itself when no transition follows: three frames after the word to finish or to cancel, or half a second
/// after it began.
@MainActor final class Hold {
    /// How long a gesture waits for its transition, in seconds.
    static let patience: TimeInterval = 0.5

    private(set) var progress: CGFloat = 0
    /// The last word: where to go once the transition is there.
    private(set) var outcome: Outcome?
    private(set) var velocity: CGFloat = 0
    private(set) var completionSpeed: CGFloat = 1
    /// Whether a transition may still follow it.
    private(set) var isWaiting = true

    private let whenGivenUp: @MainActor () -> Void
    private var ticker: Ticker?
    private var watch: AppWatch?
    private var frames = 0
    private let begin = CACurrentMediaTime()

    /// - Parameter whenGivenUp: is called when it has waited in vain.
    init(whenGivenUp: @escaping @MainActor () -> Void) {
        self.whenGivenUp = whenGivenUp
        ticker = Ticker { [weak self] in self?.frame(at: $0) }
        watch = AppWatch(
            whenInactive: { [weak self] in self?.decide() },
            whenInBackground: { [weak self] in self?.decide() }
        )
    }

    func update(_ value: CGFloat) {
        if outcome == nil { progress = value.unit(or: progress) }
    }

    func release(to outcome: Outcome, velocity: CGFloat, speed: CGFloat) {
        if self.outcome == nil { frames = 0 }
        (self.outcome, self.velocity, completionSpeed) = (outcome, velocity, speed)
    }

    /// Takes the word back.
    func grab() { outcome = nil }

    /// Lets go, towards the end that is nearer, unless there is a word.
    func decide() {
        if outcome == nil { release(to: Outcome(nearestTo: progress), velocity: 0, speed: completionSpeed) }
    }

    /// The transition has come.
    func end() {
        isWaiting = false
        ticker?.stop()
        (ticker, watch) = (nil, nil)
    }

    /// UIKit starts a transition with the next commit or layout. If it hasn't, it never will.
    private func frame(at time: CFTimeInterval) {
        frames += 1
        guard frames >= 3, outcome != nil || time - begin >= Self.patience else { return }
        end()
        whenGivenUp()
    }
}
