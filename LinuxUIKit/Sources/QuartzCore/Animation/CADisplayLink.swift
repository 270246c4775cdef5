/// A timer that fires once per frame. Apple's initializer takes a target and a selector. Here, the host
/// creates a display link with a closure.
open class CADisplayLink: NSObject {
    private let handler: (CADisplayLink) -> Void
    private var isAdded = false

    /// The time of the previous frame, in media time.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time of the frame in preparation, in media time.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// The duration of a frame, in seconds.
    open var duration: CFTimeInterval { 1 / 60 }
    open var isPaused = false
    /// The requested frame rates. Here, a display link fires once per frame of the clock, regardless of this
    /// value.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// The display links that are active.
    @_spi(Host) public static var added: [CADisplayLink] { EngineState.displayLinks }

    @_spi(Host) public init(handler: @escaping (CADisplayLink) -> Void) {
        self.handler = handler
        super.init()
        timestamp = MediaClock.now
        targetTimestamp = MediaClock.now
    }

    /// Activates the display link from the next frame on. Here, all run loops and modes are the same.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isAdded else { return }
        isAdded = true
        targetTimestamp = MediaClock.now
        EngineState.displayLinks.append(self)
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        invalidate()
    }

    open func invalidate() {
        isAdded = false
        EngineState.displayLinks.removeAll { $0 === self }
    }

    static func fireDue() {
        guard !EngineState.isInBackground else { return }
        let now = MediaClock.now
        for link in EngineState.displayLinks where link.isAdded && now > link.targetTimestamp {
            link.timestamp = link.targetTimestamp
            link.targetTimestamp = now
            if !link.isPaused { link.handler(link) }
        }
    }
}
