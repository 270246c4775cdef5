/// What `gallery --fps` measures, and how it tells of it.
struct FPSOptions: Equatable {
    /// The animators that are measured, by their names.
    var animators: [String]
    /// How many layers each screen has; the demo's own screens if nil.
    var layers: Int?
    /// How many pieces a screen is cut into, in place of the animators' own ways; nil to leave it to them.
    var slices: Int?
    /// Rows for programs in place of a table.
    var isCSV = false
}
