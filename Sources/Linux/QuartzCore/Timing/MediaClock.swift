// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public typealias CFTimeInterval = Double

/// The time of everything that moves. It stands still unless the host moves it, so that a frame is a function
/// of the time asked for and the same run draws the same pixels.
@_spi(Host) public enum MediaClock {
    private static let start: CFTimeInterval = 1000

    /// The current media time, in seconds. It never goes back except by ``reset()``.
    public static var now: CFTimeInterval {
        get { EngineState.now }
        set {
            precondition(newValue.isFinite, "The media clock takes a finite time")
            EngineState.now = max(EngineState.now, newValue)
        }
    }

    /// Sets the clock back to its start and forgets running animations and open transactions.
    public static func reset() {
        AnimationEngine.reset()
        EngineState.now = start
    }
}

/// The engine's whole mutable state. Layers and animations are not bound to an actor, as Apple's are not, but
/// everything that moves or draws them runs on the main thread, which is what makes these variables safe.
enum EngineState {
    nonisolated(unsafe) static var now: CFTimeInterval = 1000
    nonisolated(unsafe) static var nextSerial = 0
    nonisolated(unsafe) static var commitCount = 0
    nonisolated(unsafe) static var animated: [ObjectIdentifier: WeakLayer] = [:]
    nonisolated(unsafe) static var unresolved: [ActiveAnimation] = []
    nonisolated(unsafe) static var orphans: [ActiveAnimation] = []
    nonisolated(unsafe) static var detached: [WeakLayer] = []
    nonisolated(unsafe) static var transactions: [TransactionLevel] = [TransactionLevel()]
    nonisolated(unsafe) static var afterCommit: [() -> Void] = []
    nonisolated(unsafe) static var displayLinks: [CADisplayLink] = []
    /// Which layout pass of a whole tree is running, and how deeply it was asked for from inside of itself.
    nonisolated(unsafe) static var layoutRun = 0
    nonisolated(unsafe) static var layoutDepth = 0
    nonisolated(unsafe) static var isBuildingPresentation = false
    /// Whether animations are left out of what shows.
    nonisolated(unsafe) static var showsModel = false
}

struct WeakLayer {
    weak var layer: CALayer?
}

/// The current media time, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval {
    MediaClock.now
}
