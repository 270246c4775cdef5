import TransitionKit

extension [TransitionElementID] {
    /// The names in order, each only once. A view that's named twice moves once.
    var unique: Self {
        var known: Set<TransitionElementID> = []
        return filter { known.insert($0).inserted }
    }
}
