/// The work that was necessary to draw frames. The counts are the same on every machine for the same layers
/// at the same times.
@_spi(Host) public struct DrawingWork: Equatable, Sendable {
    /// The number of times that a layer was examined while frames were drawn.
    public var layers = 0
    /// The number of pairs of siblings that were compared, to determine their order or to find shared edges.
    public var pairs = 0
    /// The number of pictures that were drawn of the planes of rotated layers.
    public var pictures = 0
    /// The number of shadows that were drawn and blurred.
    public var shadows = 0
    /// The number of pixels that were sampled from pictures of rotated or slanted layers.
    public var pixels = 0

    public init() {}

    init(_ cache: RasterCache, _ projector: ProjectedImage) {
        self = cache.work
        pixels = projector.sampledPixels
    }

    static func += (sum: inout DrawingWork, other: DrawingWork) {
        sum.layers += other.layers
        sum.pairs += other.pairs
        sum.pictures += other.pictures
        sum.shadows += other.shadows
        sum.pixels += other.pixels
    }
}
