/// What the run loop does besides layout and drawing: blocks for its next turn, blocks for after the commit,
/// and observers of every frame. One turn is `UIApplication.tick()`.
@MainActor
final class RunLoopQueue {
    static let main = RunLoopQueue()

    private var deferred: [() -> Void] = []
    private var afterCommit: [() -> Void] = []
    private var frameObservers: [FrameObserver] = []

    /// One whose owner has gone is as good as removed.
    private struct FrameObserver {
        weak var owner: AnyObject?
        let body: (CFTimeInterval) -> Void
    }

    /// Runs `block` at the start of the next turn.
    func async(_ block: @escaping () -> Void) {
        deferred.append(block)
    }

    /// Runs `block` once this turn's changes are committed.
    func afterCommit(_ block: @escaping () -> Void) {
        afterCommit.append(block)
    }

    /// Calls `body` with the time of each frame, after the frame's commit, until the observer is removed.
    func addFrameObserver(_ owner: AnyObject, _ body: @escaping (CFTimeInterval) -> Void) {
        removeFrameObserver(owner)
        frameObservers.append(FrameObserver(owner: owner, body: body))
    }

    func removeFrameObserver(_ owner: AnyObject) {
        frameObservers.removeAll { $0.owner == nil || $0.owner === owner }
    }

    var isEmpty: Bool {
        deferred.isEmpty && afterCommit.isEmpty && !frameObservers.contains { $0.owner != nil }
    }

    /// Runs the blocks that wait now; what they add waits for the next turn.
    func runDeferred() {
        let blocks = deferred
        deferred = []
        for block in blocks { block() }
    }

    /// Runs the blocks that wait for a commit; false if there were none.
    func runAfterCommit() -> Bool {
        let blocks = afterCommit
        afterCommit = []
        for block in blocks { block() }
        return !blocks.isEmpty
    }

    func notifyFrame(at time: CFTimeInterval) {
        for observer in frameObservers where frameObservers.contains(where: { $0.owner === observer.owner }) {
            observer.body(time)
        }
        frameObservers.removeAll { $0.owner == nil }
    }

    func removeAll() {
        deferred = []
        afterCommit = []
        frameObservers = []
    }
}
