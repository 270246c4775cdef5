@_spi(Host) import QuartzCore

/// Calls back when media time has passed: how long a press lasts, how soon a second tap has to follow.
@MainActor
final class EventTimers {
    /// Keeps a callback waiting; dropped, or cancelled, it is not called.
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

    /// Calls what is due, the earliest first.
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
