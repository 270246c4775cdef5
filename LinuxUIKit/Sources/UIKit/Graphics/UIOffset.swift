/// An offset in points.
public struct UIOffset: Equatable, Codable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat

    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    public static let zero = UIOffset()
}
