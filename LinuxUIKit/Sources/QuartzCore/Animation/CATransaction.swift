/// A group of changes to layers. A transaction determines the duration of implicit animations, whether there
/// are any, and what happens when the last of them ends.
///
/// Changes outside `begin` and `commit` belong to an implicit transaction, which the host commits once per
/// turn.
open class CATransaction: NSObject {
    open class func begin() {
        EngineState.transactions.append(TransactionLevel())
    }

    /// Ends the innermost transaction. A matching call to `begin` is required.
    open class func commit() {
        precondition(EngineState.transactions.count > 1, "CATransaction.commit() without begin()")
        EngineState.transactions.removeLast().close()
        if EngineState.isFlushDue, EngineState.transactions.count == 1 { flush() }
    }

    /// Commits the implicit transaction: Views are laid out and drawn, and the animations that were added
    /// start. If there's an explicit transaction, this waits until it has been committed.
    open class func flush() {
        EngineState.isFlushDue = EngineState.transactions.count > 1
        guard !EngineState.isFlushDue else { return }
        // Only the main queue has a host.
        guard EngineState.isOnMainQueue, let flush = EngineState.hostsFlush else { return startAnimations() }
        flush()
    }

    /// Sets what the host does when the app calls ``flush()``.
    @_spi(Host) public static func setFlush(_ body: @escaping @MainActor () -> Void) {
        EngineState.hostsFlush = { MainActor.assumeIsolated(body) }
    }

    /// Starts the animations that were added before.
    @_spi(Host) public static func startAnimations() {
        let level = EngineState.transactions[0]
        EngineState.transactions[0] = TransactionLevel()
        AnimationEngine.commit()
        level.close()
    }

    open class func lock() {}
    open class func unlock() {}

    /// Returns the duration for animations without one, in seconds. The default is 0.25.
    open class func animationDuration() -> CFTimeInterval {
        EngineState.transactions.lazy.reversed().compactMap(\.duration).first ?? 0.25
    }

    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        current.duration = max(dur, 0)
    }

    /// Returns the timing function for animations without one. The default is `nil`.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        EngineState.transactions.lazy.reversed().compactMap(\.timingFunction).first ?? nil
    }

    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.timingFunction = .some(function)
    }

    /// Returns a Boolean value that indicates whether changes of properties run no actions.
    open class func disableActions() -> Bool {
        // Every change of every layer asks.
        for level in EngineState.transactions.reversed() {
            if let flag = level.disablesActions { return flag }
        }
        return false
    }

    open class func setDisableActions(_ flag: Bool) {
        current.disablesActions = flag
    }

    open class func completionBlock() -> (() -> Void)? {
        current.token?.block
    }

    /// Sets a block that runs once, when all animations that are added to this transaction from now on have
    /// ended or were removed. Without such animations, it runs at the commit. A block that was set before
    /// still waits for the animations that were added until now.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        let former = current.token
        current.token = block.map(CompletionToken.init)
        former?.close()
    }

    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: NSNumber(value: animationDuration())
        case kCATransactionDisableActions: NSNumber(value: disableActions())
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: EngineState.transactions.lazy.reversed().compactMap { $0.values[key] }.first
        }
    }

    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            if case .number(let value)? = AnimatableValue(anObject, like: nil) { setAnimationDuration(value) }
        case kCATransactionDisableActions:
            if case .number(let value)? = AnimatableValue(anObject, like: nil) {
                setDisableActions(value != 0)
            }
        case kCATransactionAnimationTimingFunction:
            setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: current.values[key] = wrappedForCocoa(anObject)
        }
    }

    /// Performs the host's work of one turn: starts animations, and then runs the blocks that wait for a
    /// commit. Returns a Boolean value that indicates whether there were any, because they can make another
    /// commit necessary.
    @discardableResult
    @_spi(Host) public static func commitImplicit() -> Bool {
        startAnimations()
        let blocks = EngineState.afterCommit
        EngineState.afterCommit = []
        for block in blocks { block() }
        return !blocks.isEmpty
    }

    /// Runs a block after the next commit of the implicit transaction.
    @_spi(Host) public static func addAfterCommit(_ block: @escaping () -> Void) {
        EngineState.afterCommit.append(block)
    }

    private static var current: TransactionLevel {
        EngineState.transactions[EngineState.transactions.count - 1]
    }

    /// Registers a new animation, and returns the completions that wait for it: those of this transaction and
    /// of the transactions around it.
    static func register() -> [CompletionToken] {
        let tokens = EngineState.transactions.reversed().compactMap(\.token)
        for token in tokens { token.enter() }
        return tokens
    }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
public let kCATransactionDisableActions = "disableActions"

/// A transaction on the stack. Values that it doesn't set come from the transaction around it.
final class TransactionLevel {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction??
    var disablesActions: Bool?
    var values: [String: Any] = [:]
    var token: CompletionToken?

    func close() {
        token?.close()
    }
}

/// A count of the animations that a completion block waits for.
final class CompletionToken {
    let block: () -> Void
    private var running = 0
    private var isClosed = false

    init(_ block: @escaping () -> Void) {
        self.block = block
    }

    func enter() {
        running += 1
    }

    func leave() {
        running -= 1
        if isClosed, running == 0 { block() }
    }

    /// Marks the end of the transaction. No more animations will be added.
    func close() {
        isClosed = true
        if running == 0 { block() }
    }
}
