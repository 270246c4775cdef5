/// A value of which there can be changed copies.
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
