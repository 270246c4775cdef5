/// A change in a batch: the insertion, deletion, or move of an item or a whole section.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable {
        case insert = 0
        case delete = 1
        case reload = 2
        case move = 3
        case none = 4
    }

    /// The index path before the update, or `nil` for an insertion. For a whole section, the item is
    /// `NSNotFound`.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// The index path after the update, or `nil` for a deletion.
    open private(set) var indexPathAfterUpdate: IndexPath?
    open private(set) var updateAction = Action.none

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        updateAction = action
        super.init()
    }
}
