// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Synchronization

public typealias CFTimeInterval = Double

/// The time of everything that moves. It stands still unless the host advances it. So a frame depends only on
/// its time, and repeated runs draw the same pixels.
@_spi(Host) public enum MediaClock {
    private static let start: CFTimeInterval = 1000

    /// The current media time, in seconds. It never goes back, except when you call ``reset()``.
    public static var now: CFTimeInterval {
        get { EngineState.now }
        set {
            precondition(newValue.isFinite, "The media clock takes a finite time")
            EngineState.now = max(EngineState.now, newValue)
        }
    }

    /// Resets the clock to its start, and removes running animations and open transactions.
    public static func reset() {
        AnimationEngine.reset()
        EngineState.now = start
    }
}

/// The complete mutable state of the engine. Like Apple's, layers and animations aren't bound to an actor.
/// But everything that moves or draws them runs on the main queue, so these variables are safe.
enum EngineState {
    nonisolated(unsafe) static var now: CFTimeInterval = 1000
    nonisolated(unsafe) static var nextSerial = 0
    nonisolated(unsafe) static var commitCount = 0
    private static let layerCount = Atomic(0)
    private static let mainQueueKey = DispatchSpecificKey<Bool>()
    private static let isMainQueueMarked: Void = DispatchQueue.main.setSpecific(
        key: mainQueueKey,
        value: true
    )
    nonisolated(unsafe) static var animated: [ObjectIdentifier: WeakLayer] = [:]
    nonisolated(unsafe) static var unresolved: [ActiveAnimation] = []
    nonisolated(unsafe) static var orphans: [ActiveAnimation] = []
    nonisolated(unsafe) static var detached: [WeakLayer] = []
    nonisolated(unsafe) static var transactions: [TransactionLevel] = [TransactionLevel()]
    nonisolated(unsafe) static var afterCommit: [() -> Void] = []
    /// Whether a flush waits for the explicit transactions around it.
    nonisolated(unsafe) static var isFlushDue = false
    nonisolated(unsafe) static var hostsFlush: (() -> Void)?
    nonisolated(unsafe) static var displayLinks: [CADisplayLink] = []
    /// A Boolean value that indicates whether the app is in the background.
    nonisolated(unsafe) static var isInBackground = false
    /// The number of the layout pass that's running for a whole tree, and the depth of its nested calls.
    nonisolated(unsafe) static var layoutRun = 0
    nonisolated(unsafe) static var layoutDepth = 0
    nonisolated(unsafe) static var isBuildingPresentation = false
    /// A Boolean value that indicates whether the models are drawn without animations.
    nonisolated(unsafe) static var showsModel = false

    /// A Boolean value that indicates whether the caller can use the engine's state: it runs on the main
    /// queue, which can be on any thread, or on the main thread of a program that doesn't run the queue.
    static var isOnMainQueue: Bool {
        _ = isMainQueueMarked
        return DispatchQueue.getSpecific(key: mainQueueKey) == true || Thread.isMainThread
    }

    static func makeLayerIdentity() -> Int {
        layerCount.wrappingAdd(1, ordering: .relaxed).newValue
    }
}

struct WeakLayer {
    weak var layer: CALayer?
}

/// Returns the current media time, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval {
    MediaClock.now
}
