/// Keeps views for a suite, which is released on any thread: what it holds is the main actor's to release.
@MainActor public final class ReleasedOnMain<Value> {
    public let value: Value

    public init(_ value: Value) { self.value = value }

    isolated deinit {}
}
