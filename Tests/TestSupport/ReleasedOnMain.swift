/// A container for a suite's views. A suite can be released on any thread, but views must be released on the
/// main actor.
@MainActor public final class ReleasedOnMain<Value> {
    public let value: Value

    public init(_ value: Value) { self.value = value }

    isolated deinit {}
}
