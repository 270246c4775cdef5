/// One change of a batch: an item or a whole section that comes, goes, or moves.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable {
        case insert = 0
        case delete = 1
        case reload = 2
        case move = 3
        case none = 4
    }

    /// Where it was; nil for what comes. The item is `NSNotFound` for a whole section.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// Where it will be; nil for what goes.
    open private(set) var indexPathAfterUpdate: IndexPath?
    open private(set) var updateAction = Action.none

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        updateAction = action
        super.init()
    }
}
