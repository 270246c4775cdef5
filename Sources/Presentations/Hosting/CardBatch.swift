import UIKit

/// The toasts that an app shows in one turn over the screens of a window. They're placed in the next frame,
/// when a presentation or dismissal that the app requests in the same turn has begun.
///
/// Only toasts that people can see are prepared, not those that another toast of the same turn replaces. Each
/// of many failed requests can show one.
@MainActor final class CardBatch: NSObject, UIInteraction {
    private(set) weak var view: UIView?
    private var hosts: [CardHostController] = []
    private var ticker: Ticker?

    private init(in view: UIView?) {
        super.init()
        view?.addInteraction(self)
        ticker = Ticker { [self] _ in place() }
    }

    /// Adds a toast.
    ///
    /// - Parameter view: The window. If the toast isn't over a window yet, it's another view, or `nil`.
    static func add(_ host: CardHostController, in view: UIView?) {
        let current = view?.interactions.lazy.compactMap { $0 as? CardBatch }.first
        (current ?? CardBatch(in: view)).hosts.append(host)
    }

    private func place() {
        ticker?.stop()
        ticker = nil
        // What the app shows meanwhile is placed in another frame.
        view?.removeInteraction(self)
        let (next, replaced) = decide()
        for host in replaced { host.leave(animated: false) }
        // Those that wait for them come afterward.
        for host in next { host.comeInFront() }
        for host in hosts where !next.contains(host) { host.comeInFront() }
    }

    /// Returns the toasts whose turn it is now, and those that would come if others didn't replace them.
    private func decide() -> (next: [CardHostController], replaced: [CardHostController]) {
        var next: [(host: CardHostController, container: UIView)] = []
        var replaced: [CardHostController] = []
        for host in hosts where host.state == .waiting && host.isContentThere {
            guard let container = host.front?.place()?.container else { continue }
            let presentation = host.card.presentation
            let rival = next.firstIndex {
                $0.container === container && $0.host.card.presentation.edge == presentation.edge
            }
            switch (presentation.succession, rival) {
            case (.replaces, let rival?):
                replaced.append(next[rival].host)
                next[rival].host = host
            case (.replaces, nil): next.append((host, container))
            case (.waits, nil):
                if host.predecessor(in: container) == nil { next.append((host, container)) }
            case (.waits, _?): break
            }
        }
        return (next.map(\.host), replaced)
    }

    // MARK: UIInteraction

    func willMove(to view: UIView?) {}

    func didMove(to view: UIView?) { self.view = view }
}
