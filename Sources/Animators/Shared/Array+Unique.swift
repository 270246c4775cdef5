import TransitionKit

extension [TransitionElementID] {
    /// The names in order, each only once, so that a view that's named twice moves only once.
    var unique: Self {
        var known: Set<TransitionElementID> = []
        return filter { known.insert($0).inserted }
    }
}
