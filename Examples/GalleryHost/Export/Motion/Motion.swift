/// A choreography in a scene as the page's script plays it: in points of the container, y down, with the
/// colors of the style that was on when it was made.
struct Motion: Encodable, Equatable {
    /// In seconds.
    var duration: Double
    /// Progress over time; none where both are the same.
    var pace: Track?
    /// Whether bars go evenly, and not along with the pace.
    var bars: String?
    /// The eye's distance in points.
    var eye: Double?
    /// Where all runs together, in points.
    var vanishing: [Double]?
    /// What lies behind: a color's red, green, blue and alpha.
    var ground: [String: Track]?
    /// The screen of which a blurred picture lies behind.
    var blur: String?
    /// Where the screens are at rest, `from` and `to`: x, y, width and height.
    var screens: [String: [Double]]
    /// From the back to the front.
    var parts: [Part] = []

    struct Part: Encodable, Equatable {
        /// Whose picture it shows, `from` or `to`; nil for what shows none.
        var screen: String?
        /// Whether that picture is the blurred one.
        var isBlurred: Bool?
        /// Where it is at rest, before it is turned: x, y, width and height.
        var frame: [Double]
        /// How far it is turned about its middle before anything else, in radians.
        var turn: Double?
        /// What it is filled with, as a CSS background.
        var fill: String?
        /// In parts of its size, and in points toward the viewer; nil for the middle.
        var anchor: [Double]?
        /// CSS colors and backgrounds.
        var tint: String?
        var shade: String?
        var shadow: Shadow?
        /// The corners of the shape that its clip cuts out, x and y in turn, in parts of the clip; nil for a
        /// rectangle.
        var outline: [Double]?
        /// Its poses: what differs from a screen at rest, by the names of ``PoseTracks``.
        var poses: [String: Track]
    }

    struct Shadow: Encodable, Equatable {
        var color: String
        /// The standard deviation of its blur, in points.
        var blur: Double
        var x: Double
        var y: Double
        /// The radius of its corners, as a CSS length or percentage.
        var corners: String
        /// Whether it is seen through what casts it.
        var isFilled: Bool?
    }
}
