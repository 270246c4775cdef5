/// The run loop's work besides layout and drawing: blocks for its next turn, blocks for after the commit, and
/// observers of every frame. A turn is one call to `UIApplication.tick()`.
@MainActor
final class RunLoopQueue {
    static let main = RunLoopQueue()

    private var deferred: [() -> Void] = []
    private var afterCommit: [() -> Void] = []
    private var frameObservers: [FrameObserver] = []
    private var kept: [AnyObject] = []

    /// An observer whose owner has been deallocated counts as removed.
    private struct FrameObserver {
        weak var owner: AnyObject?
        let body: (CFTimeInterval) -> Void
    }

    /// Runs a block at the start of the next turn.
    func async(_ block: @escaping () -> Void) {
        deferred.append(block)
    }

    /// Runs a block after this turn's changes have been committed.
    func afterCommit(_ block: @escaping () -> Void) {
        afterCommit.append(block)
    }

    /// Keeps an object until the end of this turn, as the autorelease pool of a run loop does.
    func keep(_ object: AnyObject) { kept.append(object) }

    /// Releases the objects that were kept during this turn.
    func endTurn() { kept = [] }

    /// Calls the closure with the time of each frame, after the frame's commit, until the observer is
    /// removed.
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

    /// Runs the blocks that are waiting now. Blocks that they add wait for the next turn.
    func runDeferred() {
        let blocks = deferred
        deferred = []
        for block in blocks { block() }
    }

    /// Runs the blocks that are waiting for a commit. Returns `false` if there were none.
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
        kept = []
    }
}
