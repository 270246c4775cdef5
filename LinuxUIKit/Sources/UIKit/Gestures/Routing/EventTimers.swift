@_spi(Host) import QuartzCore

/// Timers in media time, such as for the duration of a press or the interval between taps.
@MainActor
final class EventTimers {
    /// A token that keeps a callback scheduled. If it's released or canceled, the callback isn't called.
    final class Token {
        fileprivate let time: CFTimeInterval
        fileprivate var body: (() -> Void)?

        fileprivate init(time: CFTimeInterval, body: @escaping () -> Void) {
            self.time = time
            self.body = body
        }

        func cancel() {
            body = nil
        }
    }

    private struct WeakToken {
        weak var token: Token?
    }

    private var tokens: [WeakToken] = []

    func schedule(after delay: TimeInterval, _ body: @escaping () -> Void) -> Token {
        let token = Token(time: MediaClock.now + delay, body: body)
        if tokens.isEmpty {
            RunLoopQueue.main.addFrameObserver(self) { [weak self] now in self?.fire(until: now) }
        }
        tokens.append(WeakToken(token: token))
        return token
    }

    /// Calls the callbacks that are due, in the order of their times.
    func fire(until now: CFTimeInterval) {
        let due = tokens.compactMap(\.token).filter { $0.time <= now + 1e-9 }.sorted { $0.time < $1.time }
        tokens.removeAll { entry in
            entry.token?.body == nil || due.contains { $0 === entry.token }
        }
        if tokens.isEmpty { RunLoopQueue.main.removeFrameObserver(self) }
        for token in due {
            let body = token.body
            token.body = nil
            body?()
        }
    }
}
