/// An object that a user interface test finds by its identifier.
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    @MainActor var accessibilityIdentifier: String? { get set }
}
