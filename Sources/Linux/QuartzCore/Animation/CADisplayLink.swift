/// Calls back once a frame. Apple's is made with a target and a selector; here the host makes it with a closure.
open class CADisplayLink: NSObject {
    private let handler: (CADisplayLink) -> Void
    private var isAdded = false

    /// The time of the frame before, in media time.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time of the frame that is being made, in media time.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// Of a frame, in seconds.
    open var duration: CFTimeInterval { 1 / 60 }
    open var isPaused = false
    /// How often it would like to be called; here it is called once a frame of the clock, whatever it says.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Those that are called now.
    @_spi(Host) public static var added: [CADisplayLink] { EngineState.displayLinks }

    @_spi(Host) public init(handler: @escaping (CADisplayLink) -> Void) {
        self.handler = handler
        super.init()
        timestamp = MediaClock.now
        targetTimestamp = MediaClock.now
    }

    /// Starts the callbacks, from the next frame on. There is one run loop here, whichever is named.
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
        let now = MediaClock.now
        for link in EngineState.displayLinks where link.isAdded && now > link.targetTimestamp {
            link.timestamp = link.targetTimestamp
            link.targetTimestamp = now
            if !link.isPaused { link.handler(link) }
        }
    }
}
