@_spi(Host) import QuartzCore

/// The running app. On Linux there is no run loop of its own: a host or a test turns it by hand with
/// `tick()`.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    private static var current: UIApplication?

    /// The one application object, made on first use.
    open class var shared: UIApplication {
        if let current { return current }
        let application = UIApplication()
        current = application
        CATransaction.setFlush { UIApplication.shared.flush() }
        return application
    }

    public nonisolated static let didBecomeActiveNotification =
        NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification =
        NSNotification.Name("UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification =
        NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification =
        NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    public nonisolated static let didReceiveMemoryWarningNotification =
        NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")

    open var applicationState: State { state }

    /// The direction of the app's language. Hosts set it with `setUserInterfaceLayoutDirection(_:)`.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }

    /// The text size that the user asked for. Hosts set it with `setPreferredContentSizeCategory(_:)`.
    open var preferredContentSizeCategory: UIContentSizeCategory { textSize }

    /// The app's windows on screen, back to front.
    @available(iOS, introduced: 2.0, deprecated: 15.0, message: "Ask the scene for its windows")
    open var windows: [UIWindow] { windowsOnScreen.filter { !$0.isSystemWindow } }

    /// The window that gets what has no place on the screen, such as keys.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Ask the scene for its key window")
    open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }

    /// The windows on screen, back to front, with those that are the system's.
    @_spi(Host) public var windowsOnScreen: [UIWindow] { visibleWindows.compactMap(\.window) }

    open var connectedScenes: Set<UIScene> { [windowScene] }

    /// How many times changes were committed to the screen.
    private(set) var commitCount = 0
    /// Whether the windows are being laid out for a commit.
    private(set) var isLayingOut = false
    private var commitWaiters: [() -> Void] = []

    /// Is told of every commit, when its frame can be seen, and whether somebody has forced it in the middle
    /// of a turn.
    @_spi(Host) public var commitObserver: ((_ isForced: Bool) -> Void)?

    weak var firstResponder: UIResponder? { didSet { softwareKeyboard?.update() } }
    var waitingResponders = WaitingResponders()
    /// How many responders wait for the first responder to resign in their favor.
    var successorCount = 0
    var softwareKeyboard: SoftwareKeyboard?
    /// The keyboard layout guides that views have made.
    var keyboardGuides: [WeakKeyboardGuide] = []
    /// Whether the first responder is not asked if it agrees to resign.
    var forcesResignation = false
    private var state = State.active { didSet { AnimationEngine.isInBackground = state == .background } }
    private(set) var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    private var textSize = UIContentSizeCategory.large
    @_spi(Host) public private(set) lazy var windowScene = UIWindowScene(application: self)

    /// The app does not own its windows, whoever made them does.
    private var visibleWindows: [WeakWindow] = []

    private struct WeakWindow {
        weak var window: UIWindow?
    }

    func windowDidBecomeVisible(_ window: UIWindow) {
        visibleWindows.removeAll { $0.window == nil || $0.window === window }
        let index = visibleWindows.firstIndex { $0.window!.windowLevel > window.windowLevel }
        visibleWindows.insert(WeakWindow(window: window), at: index ?? visibleWindows.count)
    }

    func windowDidBecomeHidden(_ window: UIWindow) {
        visibleWindows.removeAll { $0.window == nil || $0.window === window }
    }

    // MARK: Events

    let touchRouter = TouchRouter()

    /// Sends an event to the windows it concerns.
    open func sendEvent(_ event: UIEvent) {
        let concerned = event.windows
        let visible = windowsOnScreen.filter(concerned.contains)
        // A finger that's down when its window is hidden is still reported, or its gestures would never end.
        // So is a scroll that has begun.
        let isContinuous = event.type == .touches || event.type == .scroll
        let hidden = isContinuous ? concerned.subtracting(visible) : []
        for window in visible + hidden { window.sendEvent(event) }
    }

    // MARK: Commits

    /// Lays out and draws whatever is dirty and commits it.
    func commit() {
        layOutWindows()
        CATransaction.startAnimations()
        didCommit(isForced: false)
    }

    /// A commit and the blocks that waited for it; false if there were none.
    fileprivate func commitTurn() -> Bool {
        layOutWindows()
        let hadBlocks = CATransaction.commitImplicit()
        didCommit(isForced: false)
        return RunLoopQueue.main.runAfterCommit() || hadBlocks
    }

    /// A commit in the middle of a turn, so that views can be captured with their latest changes. Not to be
    /// called while the windows are laid out.
    func forceCommit() {
        layOutWindows()
        CATransaction.startAnimations()
        didCommit(isForced: true)
    }

    /// Commits what the app has changed in this turn. In a layout pass, only animations start.
    private func flush() {
        isLayingOut ? CATransaction.startAnimations() : forceCommit()
    }

    /// Calls a closure as soon as the commit that is under way has been made.
    func whenCommitted(_ body: @escaping () -> Void) {
        commitWaiters.append(body)
    }

    private func didCommit(isForced: Bool) {
        commitCount += 1
        let waiters = commitWaiters
        commitWaiters = []
        for waiter in waiters { waiter() }
        commitObserver?(isForced)
    }

    /// Updates of properties and layout passes until nothing is dirty. A view that dirties itself in every
    /// pass gets a limited number.
    func layOutWindows() {
        guard !isLayingOut else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        for _ in 0..<20 {
            let windows = windowsOnScreen
            for window in windows { window.layoutIfNeeded() }
            FirstDisplay.run()
            for window in windows { window.layer.displayTreeIfNeeded() }
            if !windows.contains(where: \.isDirty) { return }
        }
    }
}

// MARK: - The run loop, for hosts and tests

extension UIApplication {
    @_spi(Host) public func setUserInterfaceLayoutDirection(_ direction: UIUserInterfaceLayoutDirection) {
        guard layoutDirection != direction else { return }
        layoutDirection = direction
        UITraitCollection.screenDidChange()
        for window in windowsOnScreen { window.appearanceDidChange() }
    }

    /// Text of this size from now on, in all windows. The unspecified category is the default one.
    @_spi(Host) public func setPreferredContentSizeCategory(_ category: UIContentSizeCategory) {
        let category = category == .unspecified ? .large : category
        guard textSize != category else { return }
        textSize = category
        UITraitCollection.screenDidChange()
        for window in windowsOnScreen { window.appearanceDidChange() }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification,
            object: self,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue]
        )
    }

    /// One turn of the run loop at `MediaClock.now`: deferred blocks, layout, commit, blocks that waited for
    /// the commit (and layout and commit of what they changed), then the callbacks of finished animations.
    @_spi(Host) public func tick() {
        RunLoopQueue.main.runDeferred()
        softwareKeyboard?.update()
        // What starts after a commit starts in this very frame.
        while commitTurn() {}
        AnimationEngine.finishDue()
        PropertyAnimators.finishDue()
        RunLoopQueue.main.notifyFrame(at: MediaClock.now)
        windowScene.focusSystem?.moveOn(in: windowScene.keyWindow)
        commit()
        RunLoopQueue.main.endTurn()
    }

    /// Whether a turn of the run loop, however much later, would find nothing to do: nothing is dirty,
    /// nothing moves and nobody waits for a frame. What the user does next may change that.
    @_spi(Host) public var isIdle: Bool {
        RunLoopQueue.main.isEmpty && !AnimationEngine.isBusy && !PropertyAnimators.areRunning
            && !windowsOnScreen.contains(where: \.isDirty)
    }

    /// Calls a closure once what has changed up to now is committed, in a turn of its own.
    @_spi(Host) public func afterCommit(_ body: @escaping () -> Void) {
        RunLoopQueue.main.afterCommit(body)
    }

    /// Moves the clock by `seconds` in steps of `frameInterval`, the last one shorter, and ticks at each.
    @_spi(Host) public func advance(by seconds: TimeInterval, frameInterval: TimeInterval = 1.0 / 60) {
        precondition(seconds >= 0 && frameInterval > 0, "time only moves forward")
        let start = MediaClock.now
        var step = 1.0
        // A step that would end within a rounding error of the end is the last one.
        while step * frameInterval < seconds - 1e-9 {
            MediaClock.now = start + step * frameInterval
            tick()
            step += 1
        }
        MediaClock.now = start + seconds
        tick()
    }

    /// Leaves the app. From now on, nothing that it shows moves.
    @_spi(Host) public func enterBackground() {
        NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: windowScene)
        NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
        state = .background
        NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: windowScene)
        NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
    }

    /// Returns to the app.
    @_spi(Host) public func enterForeground() {
        state = .inactive
        NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
        state = .active
        NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
    }

    /// Tells the app that memory runs short: the view controllers of its windows first, then who has asked
    /// for the notification.
    @_spi(Host) public func warnOfLowMemory() {
        for window in windows { window.rootViewController?.passMemoryWarning() }
        NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
    }

    /// A fresh application, for a test: active, no windows, the clock at its start, nothing pending,
    /// animations enabled, left to right, text of the default size, Reduce Motion off, a hardware keyboard,
    /// the default screen.
    @_spi(Host) public static func reset() {
        for window in current?.windowsOnScreen ?? [] { window.isHidden = true }
        current = nil
        RunLoopQueue.main.removeAll()
        PropertyAnimators.reset()
        MediaClock.reset()
        UIView.setAnimationsEnabled(true)
        UIAccessibility.resetForTests()
        UIScreen.main.reset()
        UIView.snapshotCount = 0
        UIView.lastCutPicture = nil
    }
}

extension UIWindow {
    /// Whether anything in it waits for a pass.
    fileprivate var isDirty: Bool { layer.treeNeedsLayout || propertyUpdates.isDue }
}
