/// A choreography in a scene, as the page's script plays it. Coordinates are in points of the container, with
/// y pointing down. Colors are those of the appearance in which it was created.
struct Motion: Encodable, Equatable {
    /// The duration, in seconds.
    var duration: Double
    /// The progress over time, or `nil` if it's linear.
    var pace: Track?
    /// The value `even` if bars move linearly, or `nil` if they follow the transition.
    var bars: String?
    /// The eye distance, in points.
    var eye: Double?
    /// The vanishing point, in points.
    var vanishing: [Double]?
    /// The red, green, blue, and alpha components of the backdrop.
    var ground: [String: Track]?
    /// The screen whose blurred picture is the backdrop.
    var blur: String?
    /// The frames of the screens `from` and `to` at rest: x- and y-coordinates, width, and height.
    var screens: [String: [Double]]
    /// The parts, from back to front.
    var parts: [Part] = []

    struct Part: Encodable, Equatable {
        /// The screen whose picture it shows, `from` or `to`, or `nil` if it shows none.
        var screen: String?
        /// Whether the picture is blurred.
        var isBlurred: Bool?
        /// The frame at rest, before rotation: x- and y-coordinates, width, and height.
        var frame: [Double]
        /// The initial rotation about its center, in radians.
        var turn: Double?
        /// The fill, as a CSS background.
        var fill: String?
        /// The anchor, in fractions of its size, and in points toward the viewer, or `nil` for the center.
        var anchor: [Double]?
        /// The tint and the shade, as CSS colors and backgrounds.
        var tint: String?
        var shade: String?
        var shadow: Shadow?
        /// The corners of the clip's shape, with alternating x- and y-coordinates, in fractions of the clip,
        /// or `nil` for a rectangle.
        var outline: [Double]?
        /// The tracks of the numbers that differ from a screen at rest, by the names of ``PoseTracks``.
        var poses: [String: Track]
    }

    struct Shadow: Encodable, Equatable {
        var color: String
        /// The standard deviation of the blur, in points.
        var blur: Double
        var x: Double
        var y: Double
        /// The corner radius, as a CSS length or percentage.
        var corners: String
        /// Whether it's visible through the part that casts it.
        var isFilled: Bool?
    }
}
