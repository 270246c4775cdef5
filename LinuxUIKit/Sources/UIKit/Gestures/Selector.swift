/// The name of an Objective-C method. There's no Objective-C runtime here to call it, so this type only makes
/// declarations with selectors compile.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let name: String

    public init(_ str: String) {
        name = str
    }

    public init(stringLiteral value: String) {
        name = value
    }

    public var description: String { name }
}
