/// Groups changes of layers: how long their implicit animations take, whether there are any, and what happens
/// after the last of them.
///
/// Outside of `begin` and `commit` changes go to an implicit transaction, which the host commits once a turn.
open class CATransaction: NSObject {
    open class func begin() {
        EngineState.transactions.append(TransactionLevel())
    }

    /// Ends the innermost transaction. Precondition: `begin` was called for it.
    open class func commit() {
        precondition(EngineState.transactions.count > 1, "CATransaction.commit() without begin()")
        EngineState.transactions.removeLast().close()
    }

    /// Commits the implicit transaction: animations added up to now begin now.
    open class func flush() {
        let level = EngineState.transactions[0]
        EngineState.transactions[0] = TransactionLevel()
        AnimationEngine.commit()
        level.close()
    }

    open class func lock() {}
    open class func unlock() {}

    /// Of animations that have none, in seconds. 0.25 unless set.
    open class func animationDuration() -> CFTimeInterval {
        EngineState.transactions.lazy.reversed().compactMap(\.duration).first ?? 0.25
    }

    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        current.duration = max(dur, 0)
    }

    /// Of animations that have none; `nil` unless set.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        EngineState.transactions.lazy.reversed().compactMap(\.timingFunction).first ?? nil
    }

    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.timingFunction = .some(function)
    }

    /// Whether changes of properties run no actions.
    open class func disableActions() -> Bool {
        EngineState.transactions.lazy.reversed().compactMap(\.disablesActions).first ?? false
    }

    open class func setDisableActions(_ flag: Bool) {
        current.disablesActions = flag
    }

    open class func completionBlock() -> (() -> Void)? {
        current.token?.block
    }

    /// Runs `block` once, when all animations added to this transaction from now on have ended or were removed;
    /// at its commit if there are none. A block set before keeps to the animations added up to now.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        let former = current.token
        current.token = block.map(CompletionToken.init)
        former?.close()
    }

    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
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
        default: current.values[key] = anObject
        }
    }

    /// What the host does once a turn: ``flush()``, then the blocks that wait for a commit. Tells whether there
    /// were any, since they may have changed something that needs another commit.
    @discardableResult
    @_spi(Host) public static func commitImplicit() -> Bool {
        flush()
        let blocks = EngineState.afterCommit
        EngineState.afterCommit = []
        for block in blocks { block() }
        return !blocks.isEmpty
    }

    /// Runs `block` after the implicit transaction's next commit.
    @_spi(Host) public static func addAfterCommit(_ block: @escaping () -> Void) {
        EngineState.afterCommit.append(block)
    }

    private static var current: TransactionLevel {
        EngineState.transactions[EngineState.transactions.count - 1]
    }

    /// The completions that an animation added now has a part in: of this transaction and of those around it.
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

/// One transaction of the stack; what it does not set comes from the one around it.
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

/// Counts the animations that a completion block waits for.
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

    /// No more animations will come.
    func close() {
        isClosed = true
        if running == 0 { block() }
    }
}
