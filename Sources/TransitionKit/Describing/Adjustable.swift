/// A value that can be copied with changes.
protocol Adjustable {}

extension Adjustable {
    /// Returns a changed copy.
    func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}

extension Choreography: Adjustable {}
extension Participant: Adjustable {}
extension Pose: Adjustable {}
