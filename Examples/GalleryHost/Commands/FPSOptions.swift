/// The options of `gallery --fps`.
struct FPSOptions: Equatable {
    /// The names of the animators to measure.
    var animators: [String]
    /// The number of layers of each screen, or `nil` for the demo's own screens.
    var layers: Int?
    /// The number of slices to cut a screen into, instead of using the animators, or `nil` to use these.
    var slices: Int?
    /// Whether to print CSV instead of a table.
    var isCSV = false
}
