/// What frames took to draw, counted. The same layers at the same times give the same numbers on every machine.
@_spi(Host) public struct DrawingWork: Equatable, Sendable {
    /// How many times a layer was looked at while frames were drawn.
    public var layers = 0
    /// Siblings that were compared with one another: for the order in which to draw them, and for shared edges.
    public var pairs = 0
    /// Pictures that were drawn of the planes of turned layers.
    public var pictures = 0
    /// Shadows that were drawn and softened.
    public var shadows = 0

    public init() {}

    static func += (sum: inout DrawingWork, other: DrawingWork) {
        sum.layers += other.layers
        sum.pairs += other.pairs
        sum.pictures += other.pictures
        sum.shadows += other.shadows
    }
}
